import UIKit

@preconcurrency @MainActor
protocol EditorWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol EditorViewInterface: ViewInterface {
    var fontSize: Int { get set }
    var draft: String { get set }

    func showSize()
    func warnIfNeeded()
}

@preconcurrency @MainActor
protocol EditorPresenterInterface: PresenterInterface {
    func type(_ text: String)
    func zoom(by factor: Int)
}
