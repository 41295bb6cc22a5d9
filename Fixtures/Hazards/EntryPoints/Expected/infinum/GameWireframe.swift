import UIKit

final class GameWireframe: BaseWireframe<GameViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = GameViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: GameViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: GameViewController) -> GamePresenterInterface {
        GameWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: GameViewInterface) -> GamePresenter {
        let interactor = GameInteractor()
        let presenter = GamePresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension GameWireframe: GameWireframeInterface {
}
