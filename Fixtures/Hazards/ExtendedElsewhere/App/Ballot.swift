import UIKit

@MainActor
final class Ballot {
    static var stored: [String: Int] = [:]

    func load() -> [String: Int] {
        Trace.record("ballot.load")
        return Ballot.stored
    }

    func save(_ votes: [String: Int]) {
        Trace.record("ballot.save(\(votes.values.reduce(0, +)))")
        Ballot.stored = votes
    }
}
