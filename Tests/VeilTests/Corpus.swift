import Foundation

/// Real view trees and JSON samples that lie beside a checkout, where there are any.
enum Corpus {
    private static let folder: URL =
        ProcessInfo.processInfo.environment["VEIL_CORPUS"].map { URL(fileURLWithPath: $0) }
        ?? Case.folder.appendingPathComponent("../../../shared/corpus").standardizedFileURL

    /// One for each line of the `.ndjson` files.
    static let documents: [Document] = files(in: folder).filter { $0.pathExtension == "ndjson" }.flatMap { file in
        ((try? [UInt8](Data(contentsOf: file))) ?? []).split(separator: 0x0A).enumerated().map { index, line in
            Document(name: "\(file.lastPathComponent):\(index + 1)", bytes: [UInt8](line))
        }
    }

    /// JSON texts whose names begin with `y` where they must be accepted, `n` refused, and `i` either.
    static let samples: [Document] = files(in: folder.appendingPathComponent("JSONTestSuite"))
        .filter { $0.pathExtension == "json" }
        .map { Document(name: $0.lastPathComponent, bytes: (try? [UInt8](Data(contentsOf: $0))) ?? []) }

    struct Document: Sendable, CustomStringConvertible {
        var name: String
        var bytes: [UInt8]

        var description: String { name }
    }

    private static func files(in folder: URL) -> [URL] {
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).sorted { $0.path < $1.path }
    }
}
