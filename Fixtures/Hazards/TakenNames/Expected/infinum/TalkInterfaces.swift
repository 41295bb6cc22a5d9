import UIKit

@preconcurrency @MainActor
protocol TalkWireframeInterface: WireframeInterface {
    func leave()
}

@preconcurrency @MainActor
protocol TalkViewInterface: ViewInterface {
    func showSpeaker()
}

@preconcurrency @MainActor
protocol TalkPresenterInterface: PresenterInterface {
    var presenter: Speaker? { get set }

    func swap()
    func load()
}

@preconcurrency @MainActor
protocol TalkInteractorInterface: InteractorInterface {
    func load()
    func fetchNext(after presenter: Speaker?) -> Speaker?
}

@preconcurrency @MainActor
protocol TalkInteractorOutputInterface: AnyObject, Sendable {
    var presenter: Speaker? { get set }

    func showSpeaker()
}
