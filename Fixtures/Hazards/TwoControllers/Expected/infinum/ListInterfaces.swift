import UIKit

@preconcurrency @MainActor
protocol ListWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol ListViewInterface: ViewInterface {
    func open(_ word: String)
}

@preconcurrency @MainActor
protocol ListPresenterInterface: PresenterInterface {
    var words: [String] { get set }

    func select(_ index: Int)
}

@preconcurrency @MainActor
protocol ListInteractorInterface: InteractorInterface {
    var words: [String] { get set }
}
