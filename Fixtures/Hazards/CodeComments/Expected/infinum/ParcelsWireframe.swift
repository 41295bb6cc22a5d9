import UIKit

final class ParcelsWireframe: BaseWireframe<ParcelsViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = ParcelsViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: ParcelsViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: ParcelsViewController) -> ParcelsPresenterInterface {
        ParcelsWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: ParcelsViewInterface) -> ParcelsPresenter {
        let interactor = ParcelsInteractor()
        let presenter = ParcelsPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension ParcelsWireframe: ParcelsWireframeInterface {
}
