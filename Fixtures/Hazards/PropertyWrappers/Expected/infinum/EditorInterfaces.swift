import UIKit

@preconcurrency @MainActor
protocol EditorWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol EditorViewInterface: ViewInterface {
    var fontSize: Int { get set }

    func showSize()
}

@preconcurrency @MainActor
protocol EditorPresenterInterface: PresenterInterface {
    func zoom(by factor: Int)
}
