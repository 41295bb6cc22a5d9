import UIKit

final class MarksWireframe: BaseWireframe<MarksViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = MarksViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: MarksViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: MarksViewController) -> MarksPresenterInterface {
        MarksWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: MarksViewInterface) -> MarksPresenter {
        let interactor = MarksInteractor()
        let presenter = MarksPresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension MarksWireframe: MarksWireframeInterface {

    // MARK:- Wireframe -

    func wireframeDashes() {
        let alert = UIAlertController(title: viewController.presenter.presenterText, message: nil, preferredStyle: .alert)
        viewController.present(alert, animated: true)
    }
}
