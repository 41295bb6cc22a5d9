import Foundation

@preconcurrency @MainActor
final class ReportInteractor {

    // MARK: - Manage model

    private let archive = Archive()
    var readings: [Int] = [3, 1]
}

// MARK: - Extensions -

extension ReportInteractor: ReportInteractorInterface {

    // MARK: - Business use case

    func map<T, R>(_ values: [T], _ transform: (T) throws -> R) rethrows -> [R] {
        archive.note("map \(values.count)")
        return try values.map(transform)
    }

    func limit<T>(_ values: inout [T], to maximum: Int) throws(ReportError) {
        guard maximum >= 0 else { throw .negative }
        archive.store(any: maximum)
        values = Array(values.prefix(maximum))
    }

    func check(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String) {
        if !condition() {
            archive.note(message())
        }
    }
}
