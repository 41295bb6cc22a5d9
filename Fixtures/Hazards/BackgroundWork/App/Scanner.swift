import UIKit

/// Blocks until it is done; it may be called from any queue.
final class Scanner: @unchecked Sendable {
    static let shared = Scanner()
    var onEvent: ((String) -> Void)?
    var onEnd: (() -> Void)?

    func scanAll() -> [String] {
        Trace.record("scanAll()")
        return ["a", "b"]
    }
    func size(of pages: [String]) -> Int {
        Trace.record("size(of: \(pages))")
        return pages.count
    }
    func export(name: String) -> String {
        Trace.record("export(\(name))")
        return name
    }
    func upload(_ data: String) { Trace.record("upload(\(data))") }
    func record(_ text: String) { Trace.record("record(\(text))") }
}

@MainActor
final class ScanButton {
    var onTap: (() -> Void)?
}
