// Coverage-guided fuzzing of the reader, of the whole pipeline, and of results as input. Compiled into one module with
// the core by run.sh. The first byte of the data chooses the caller's options, the rest is the document.

/// What the caller asks for, and what remains of it when a result comes back.
private let choices: [(asked: String, later: String)] = [
    ("", ""),
    (#"{"reasons":["placeholder"]}"#, ""),
    (#"{"reasons":["placeholder","privacy"],"lock":true}"#, #"{"lock":true}"#),
    (#"{"effect":"confidential"}"#, ""),
    (#"{"effect":"blurred","lock":true}"#, #"{"lock":true}"#),
    (#"{"effect":"placeholder","host":"app"}"#, #"{"host":"app"}"#),
    (#"{"reasons":["privacy","confidential"],"host":"app"}"#, #"{"host":"app"}"#),
    (#"{"target":"iOS 14.4","colorScheme":"dark"}"#, #"{"target":"iOS 14.4","colorScheme":"dark"}"#),
    (#"{"reasons":["invalidated"],"target":"macOS 10.15"}"#, #"{"target":"macOS 10.15"}"#),
    (#"{"reasons":["confidential","blurred"],"lock":true,"host":"app"}"#, #"{"lock":true,"host":"app"}"#),
    (#"{"strict":true}"#, #"{"strict":true}"#),
    (#"{"explain":true,"reasons":["placeholder"]}"#, "-"),
    (#"{"explain":true,"effect":"confidential","lock":true}"#, "-"),
]

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    guard let data, size > 0 else { return 0 }
    let choice = choices[Int(data[0]) % choices.count]
    let input = Array(UnsafeBufferPointer(start: data + 1, count: size - 1))
    let redactor = Redactor(optionsJSON: Array(choice.asked.utf8))
    let result = redactor.result(of: input)
    let read = parsed(result.json, "the result")
    _ = parsed(redactor.findings(of: input), "the findings")
    if result.isRefused {
        precondition(read["error"]?["code"] != nil, "refused without a code")
        return 0
    }
    // Only RFC 8259 gets through: what the independent reader refuses must not have been accepted.
    _ = parsed(input, "an accepted document")
    guard let body = read.range(of: "body") else { fatalError("no body") }
    guard choice.later != "-" else { return 0 }
    let again = Redactor(optionsJSON: Array(choice.later.utf8)).result(of: result.json)
    let second = parsed(again.json, "the second result")
    guard !again.isRefused, let range = second.range(of: "body") else {
        fatalError("a result is refused as input: \(String(decoding: again.json, as: UTF8.self))")
    }
    precondition(
        again.json[range].elementsEqual(result.json[body]),
        "no fixed point:\n\(String(decoding: result.json, as: UTF8.self))\n\(String(decoding: again.json, as: UTF8.self))"
    )
    return 0
}

private func parsed(_ json: [UInt8], _ what: String) -> StrictJSON {
    do { return try StrictJSON(json) } catch {
        fatalError("\(what) is no JSON (\(error)): \(String(decoding: json, as: UTF8.self))")
    }
}
