import Foundation

@preconcurrency @MainActor
final class StagePresenter {

    // MARK: - Private properties -

    private unowned let view: StageViewInterface
    private let wireframe: StageWireframeInterface

    // MARK: - Handle view event

    /// Whoever presents at the moment. The programme sets it.
    var presenter: Speaker? {
        didSet { output.append(presenter?.name ?? "-") }
    }

    // MARK: - Provide view data source

    private(set) var output: [String] = []

    // MARK: - Lifecycle -

    init(
        view: StageViewInterface,
        wireframe: StageWireframeInterface
    ) {
        self.view = view
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension StagePresenter: StagePresenterInterface {

    // MARK: - Forwarding

    func leave(_ viewController: String) {
        wireframe.leave(viewController)
    }
}
