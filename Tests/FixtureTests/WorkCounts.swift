import Foundation
import ViperSplit

/// How often a split did what it may have to do again for every round.
struct WorkCounts: Hashable, CustomStringConvertible {
    /// By stage, in the order of `stages`.
    private(set) var entries: [Int]

    /// Models of a controller, plans, and controllers written anew with their bodies taken apart.
    static let stages: [Stage] = [.semantics, .plan, .separation]

    init(_ watch: WorkWatch) { entries = Self.stages.map(watch.entries) }

    init?(_ columns: some Collection<Substring>) {
        entries = columns.compactMap { Int($0) }
        guard entries.count == Self.stages.count else { return nil }
    }

    var columns: [String] { entries.map(String.init) }

    var description: String { zip(Self.stages, entries).map { "\($1) x \($0)" }.joined(separator: ", ") }

    /// Nothing was done more often than in the other.
    func isWithin(_ other: WorkCounts) -> Bool { zip(entries, other.entries).allSatisfy(<=) }

    func lowered(by other: WorkCounts) -> WorkCounts {
        var counts = self
        counts.entries = zip(entries, other.entries).map(min)
        return counts
    }
}

/// Counts the stages of splits.
final class WorkWatch: StageObserver, @unchecked Sendable {
    // The lock guards what follows.
    private let lock = NSLock()
    private var counts: [Stage: Int] = [:]

    func didBegin(_ stage: Stage, bytes: Int) { lock.withLock { counts[stage, default: 0] += 1 } }
    func didEnd(_ stage: Stage) {}

    func entries(of stage: Stage) -> Int { lock.withLock { counts[stage, default: 0] } }
}
