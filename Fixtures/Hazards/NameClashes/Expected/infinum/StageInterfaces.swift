import UIKit

@preconcurrency @MainActor
protocol StageWireframeInterface: WireframeInterface {
    func leave(_ viewController: String)
}

@preconcurrency @MainActor
protocol StageViewInterface: ViewInterface {
}

@preconcurrency @MainActor
protocol StagePresenterInterface: PresenterInterface {
    var presenter: Speaker? { get set }
    var output: [String] { get }

    func leave(_ viewController: String)
}
