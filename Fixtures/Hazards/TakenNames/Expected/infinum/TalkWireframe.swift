import UIKit

final class TalkWireframe: BaseWireframe<TalkViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = TalkViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.modulePresenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: TalkViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: TalkViewController) -> TalkPresenterInterface {
        TalkWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: TalkViewInterface) -> TalkPresenter {
        let interactor = TalkInteractor()
        let presenter = TalkPresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension TalkWireframe: TalkWireframeInterface {

    // MARK: - Wireframe

    func leave() {
        viewController.dismiss(animated: true)
    }
}
