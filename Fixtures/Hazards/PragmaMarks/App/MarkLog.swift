import UIKit

@MainActor
struct MarkLog {
    func write(_ line: String) {
        Trace.record("log: \(line)")
    }
}
