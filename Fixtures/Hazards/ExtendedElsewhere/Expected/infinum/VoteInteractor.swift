import Foundation

@preconcurrency @MainActor
final class VoteInteractor {

    // MARK: - Public properties -

    weak var output: VoteInteractorOutputInterface!

    // MARK: - Manage model

    let ballot = Ballot()
}

// MARK: - Extensions -

extension VoteInteractor: VoteInteractorInterface {

    // MARK: - Business use case

    func restore() {
        output.votes = ballot.load()
    }

    func save() {
        ballot.save(output.votes)
    }
}
