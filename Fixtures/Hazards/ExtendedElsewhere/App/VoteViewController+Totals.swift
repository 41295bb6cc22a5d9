import UIKit

extension VoteViewController {

    var total: Int {
        votes.values.reduce(0, +)
    }

    var winner: String? {
        votes.sorted { $0.key < $1.key }.max { $0.value < $1.value }?.key
    }

    /// Every vote counts once less.
    func recount() {
        for option in votes.keys.sorted() {
            votes[option]! -= 1
        }
        votes = votes.filter { $0.value > 0 }
        maximum += 1
        ballot.save(votes)
        showResult()
        if total == 0 { finish() }
    }
}
