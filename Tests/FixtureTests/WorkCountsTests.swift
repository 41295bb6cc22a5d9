import Foundation
import Oracle
import Testing

@testable import ViperSplit

/// Every case in the standard style: the work of its split stays within the bounds of `WorkCounts.tsv`, which only fall.
@Suite struct WorkCountsTests {
    @Test(arguments: FixtureTests.names)
    func aSplitDoesNoMoreThanItDid(_ name: String) throws {
        let counts = try work(of: try fixture(named: name), style: FixtureTests.styles[0])
        if Goldens.isRecording { try WorkBounds.shared.lower(name, to: counts) }
        let bound = try #require(try WorkBounds.shared.bound(of: name), "no row of \(name), which has \(counts)")
        #expect(counts.isWithin(bound), "more than \(bound): \(counts)")
        #expect(bound.isWithin(counts), "less than \(bound): \(counts); VIPER_SPLIT_RECORD=1 lowers the bound")
    }

    /// Counts the work of a split of its own: what the splits of a case share is counted by the first of them alone.
    private func work(of fixture: FixtureCase, style: String) throws -> WorkCounts {
        // What is read once a process is no work of the first split.
        _ = builtInStyles
        let work = WorkWatch()
        _ = try Stage.$observer.withValue(work) { try FixtureSplit(fixture, style: style) }
        return WorkCounts(work)
    }

    @Test func everyRowIsOfACase() throws {
        #expect(Set(try WorkBounds.shared.names()).subtracting(FixtureTests.names) == [])
    }

    /// The test would notice.
    @Test(arguments: [([1, 9, 0], true), ([1, 8, 0], true), ([2, 9, 0], false), ([1, 9, 1], false)])
    func whatIsMoreIsNoticed(_ entries: [Int], _ isWithin: Bool) throws {
        let bound = try #require(WorkCounts(["1", "9", "0"]))
        let counts = try #require(WorkCounts(entries.map { Substring(String($0)) }))
        #expect(counts.isWithin(bound) == isWithin)
        #expect(counts.lowered(by: bound).isWithin(bound))
    }
}

/// The table of bounds: a case a row, its name and a number for each of `WorkCounts.stages`.
private final class WorkBounds: Sendable {
    static let shared = WorkBounds()

    private let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "WorkCounts.tsv")
    /// Tests of several cases record at the same time.
    private let lock = NSLock()

    private func rows() throws -> [Substring: WorkCounts] {
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.split(separator: "\n").reduce(into: [:]) { rows, line in
            let columns = line.split(separator: "\t")
            rows[columns[0]] = WorkCounts(columns.dropFirst())
        }
    }

    func names() throws -> [String] { try lock.withLock { try rows().keys.map(String.init) } }

    func bound(of name: String) throws -> WorkCounts? { try lock.withLock { try rows()[name[...]] } }

    /// Writes down what is lower than the bound, or the first bound of a case.
    func lower(_ name: String, to counts: WorkCounts) throws {
        try lock.withLock {
            var rows = try rows()
            rows[name[...]] = rows[name[...]]?.lowered(by: counts) ?? counts
            let lines = rows.sorted { $0.key < $1.key }.map {
                ([String($0)] + $1.columns).joined(separator: "\t") + "\n"
            }
            try lines.joined().write(to: file, atomically: true, encoding: .utf8)
        }
    }
}
