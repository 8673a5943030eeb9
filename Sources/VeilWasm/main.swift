// Nothing runs here: the module is a library whose entry points stand in Exports.swift. SwiftPM links an executable
// only with a main file, and in WebAssembly the linker drops it again.
