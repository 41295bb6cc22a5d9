import UIKit

enum Log {
    static func write(_ line: String) {
        Trace.record("log: \(line)")
    }
}

/// Finishes a download when the driver says so.
@MainActor
final class Downloader {
    static let shared = Downloader()

    var onProgress: ((Float) -> Void)?
    private var running: [() -> Void] = []

    func download(_ names: [String], completion: @escaping (Int) -> Void) {
        Trace.record("download(\(names.joined(separator: ", ")))")
        running.append { completion(names.count) }
    }

    func verify(_ count: Int) {
        Trace.record("verify(\(count))")
    }

    func pause(completion: @escaping (Bool) -> Void) {
        Trace.record("pause")
        running.append { completion(true) }
    }

    func run() {
        Trace.record("run \(running.count)")
        let all = running
        running = []
        onProgress?(0.5)
        all.forEach { $0() }
    }
}
