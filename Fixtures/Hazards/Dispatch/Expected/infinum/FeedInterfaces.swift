import UIKit

@preconcurrency @MainActor
protocol FeedWireframeInterface: WireframeInterface {
    func finish()
}

@preconcurrency @MainActor
protocol FeedViewInterface: ViewInterface {
    func load()
    func show(_ status: String)
    func showBriefly(_ status: String)
}

@preconcurrency @MainActor
protocol FeedPresenterInterface: PresenterInterface {
    var queue: DispatchQueue { get }
    var names: [String] { get }
    var counts: [String: Int] { get set }
    var isLoading: Bool { get set }

    func refresh()
    func showBrieflyForLoadAll(_ group: DispatchGroup)
    func didLoad(_ loaded: [String])
}

@preconcurrency @MainActor
protocol FeedInteractorInterface: InteractorInterface {
    var queue: DispatchQueue { get }
    var names: [String] { get set }
    var counts: [String: Int] { get set }
    var isLoading: Bool { get set }
}
