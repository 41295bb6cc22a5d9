import Foundation

@preconcurrency @MainActor
final class VotePresenter {

    // MARK: - Private properties -

    private unowned let view: VoteViewInterface
    private let interactor: VoteInteractorInterface
    private let wireframe: VoteWireframeInterface

    // MARK: - Provide view data source

    var votes: [String: Int] = [:]
    var maximum = 3
    var unused = 0

    // MARK: - Lifecycle -

    init(
        view: VoteViewInterface,
        interactor: VoteInteractorInterface,
        wireframe: VoteWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension VotePresenter: VotePresenterInterface {

    // MARK: - Handle view event

    func vote(for option: String) {
        votes[option, default: 0] += 1
        interactor.save()
        view.showResult()
        view.finishIfNeeded()
    }

    // MARK: - Provide view data source

    var summary: String {
        votes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }

    // MARK: - Forwarding

    func restore() {
        interactor.restore()
    }

    var ballot: Ballot { interactor.ballot }
}

extension VotePresenter: VoteInteractorOutputInterface {
}
