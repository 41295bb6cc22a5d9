import UIKit

final class UnnamedScreenWireframe: BaseWireframe<ViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = ViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: ViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: ViewController) -> UnnamedScreenPresenterInterface {
        UnnamedScreenWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: UnnamedScreenViewInterface) -> UnnamedScreenPresenter {
        let interactor = UnnamedScreenInteractor()
        let presenter = UnnamedScreenPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension UnnamedScreenWireframe: UnnamedScreenWireframeInterface {

    // MARK: - Wireframe

    func showBeginAgainAlert(onReset: @escaping () -> Void) {
        let alert = UIAlertController(title: "Begin again?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Reset", style: .destructive) { _ in onReset() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        viewController.present(alert, animated: true)
    }
}
