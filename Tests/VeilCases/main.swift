// Reads pairs of lines, options and input, and writes one line for each: the result, or the error object. Many cases
// share one process, natively and in WebAssembly.

import Veil
import VeilSystem

func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { buffer in
        if veil_write(1, buffer.baseAddress, numericCast(buffer.count)) != 0 { exit(1) }
    }
}

func answerAll() {
    var lines = LineReader()
    while let options = lines.next(), let input = lines.next() {
        write(Redactor(optionsJSON: options).result(of: input).json + [0x0A])
    }
}

answerAll()
