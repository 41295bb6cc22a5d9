import UIKit

@preconcurrency @MainActor
protocol PapersWireframeInterface: WireframeInterface {
    func showPaperEditor(for desk: Desk?, row: Int)
    func showPaperEditor(for desk: Desk?, title: String)
    func showPaperEditor(for path: String?, root: String)
}

@preconcurrency @MainActor
protocol PapersViewInterface: ViewInterface {
}

@preconcurrency @MainActor
protocol PapersPresenterInterface: PresenterInterface {
    var desk: Desk? { get set }
    var root: String { get set }
    var shown: Int { get set }

    func open(_ row: Int)
    func openNext(_ title: String)
    func show(_ path: String?)
}
