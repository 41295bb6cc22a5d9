import Foundation

@preconcurrency @MainActor
final class BasketPresenter {

    // MARK: - Private properties -

    private unowned let view: BasketViewInterface
    private let interactor: BasketInteractorInterface
    private let wireframe: BasketWireframeInterface

    // MARK: - Provide view data source

    var total = 0

    // MARK: - Lifecycle -

    init(
        view: BasketViewInterface,
        interactor: BasketInteractorInterface,
        wireframe: BasketWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    // MARK: - Handle view event

    private func figs(upTo count: Int) -> [String] {
        Array(repeating: "fig", count: count - min(total, 1))
    }
}

// MARK: - Extensions -

extension BasketPresenter: BasketPresenterInterface {

    // MARK: - Handle view event

    func add(_ item: String) {
        if interactor.store(item) {
            total += 1
            view.showCount(total < BasketViewController.Constants.limit ? .some : .full)
        } else {
            wireframe.warn()
        }
    }

    func addFig() {
        for item in figs(upTo: 2) { add(item) }
    }
}
