import UIKit

@preconcurrency @MainActor
protocol StageWireframeInterface: WireframeInterface {
    func leave(_ viewController: String)
}

@preconcurrency @MainActor
protocol StageViewInterface: ViewInterface {
    func show(_ presenter: Speaker?)
}

@preconcurrency @MainActor
protocol StagePresenterInterface: PresenterInterface {
    var presenter: Speaker? { get set }
    var output: [String] { get }
    var interactor: Audience { get set }

    func callNext()
    func assemble()
}

@preconcurrency @MainActor
protocol StageInteractorInterface: InteractorInterface {
    var interactor: Audience { get set }
    var wireframe: Programme? { get }

    func assemble()
}

@preconcurrency @MainActor
protocol StageInteractorOutputInterface: AnyObject, Sendable {
    var presenter: Speaker? { get }
}
