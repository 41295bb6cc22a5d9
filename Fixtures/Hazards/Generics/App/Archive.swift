import UIKit

enum ReportError: Error, Equatable {
    case notANumber(String)
    case negative
}

@MainActor
protocol ReportReading {
    func read(_ values: [Int])
}

@MainActor
struct Archive {
    func note(_ line: String) {
        Trace.record("archive: \(line)")
    }

    func store(any value: any Hashable) {
        Trace.record("archive.store(\(value))")
    }
}

final class PrintViewController: UIViewController, ReportReading {
    func read(_ values: [Int]) {
        Trace.record("print \(values)")
    }
}
