import UIKit

@MainActor
struct Printer {
    func send(_ lines: [String]) {
        Trace.record("print \(lines)")
    }
}
