#ifndef VEIL_SYSTEM_H
#define VEIL_SYSTEM_H

#include "VeilFiles.h"

#endif
