import UIKit

final class RadioWireframe: BaseWireframe<RadioViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = RadioViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: RadioViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: RadioViewController) -> RadioPresenterInterface {
        RadioWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: RadioViewInterface) -> RadioPresenter {
        let interactor = RadioInteractor()
        let presenter = RadioPresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension RadioWireframe: RadioWireframeInterface {
}
