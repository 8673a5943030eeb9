import Testing
import VeilUI
