import UIKit

@preconcurrency @MainActor
protocol VoteWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol VoteViewInterface: ViewInterface {
    func showResult()
    func finishIfNeeded()
}

@preconcurrency @MainActor
protocol VotePresenterInterface: PresenterInterface {
    var votes: [String: Int] { get set }
    var maximum: Int { get set }
    var unused: Int { get set }
    var summary: String { get }
    var ballot: Ballot { get }

    func vote(for option: String)
    func restore()
}

@preconcurrency @MainActor
protocol VoteInteractorInterface: InteractorInterface {
    var ballot: Ballot { get }

    func restore()
    func save()
}

@preconcurrency @MainActor
protocol VoteInteractorOutputInterface: AnyObject, Sendable {
    var votes: [String: Int] { get set }
}
