import Foundation

@preconcurrency @MainActor
final class ShelfTabBarPresenter {

    // MARK: - Private properties -

    private unowned let view: ShelfTabBarViewInterface
    private let interactor: ShelfTabBarInteractorInterface
    private let wireframe: ShelfTabBarWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: ShelfTabBarViewInterface,
        interactor: ShelfTabBarInteractorInterface,
        wireframe: ShelfTabBarWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension ShelfTabBarPresenter: ShelfTabBarPresenterInterface {

    // MARK: - Handle view event

    func viewDidAppear() {
        if interactor.overdueCount > 1 { wireframe.showReminder() }
    }

    // MARK: - Forwarding

    var overdue: [String] { interactor.overdue }

    var overdueCount: Int { interactor.overdueCount }

    func loadOverdue() {
        interactor.loadOverdue()
    }
}

extension ShelfTabBarPresenter: ShelfTabBarInteractorOutputInterface {

    // MARK: - Forwarding

    func showOverdue(_ count: Int) {
        view.showOverdue(count)
    }
}
