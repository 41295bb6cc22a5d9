import UIKit

final class OptionsWireframe: BaseWireframe<OptionsViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = OptionsViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: OptionsViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: OptionsViewController) -> OptionsPresenterInterface {
        OptionsWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: OptionsViewInterface) -> OptionsPresenter {
        let interactor = OptionsInteractor()
        let presenter = OptionsPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension OptionsWireframe: OptionsWireframeInterface {

    // MARK: - Wireframe

    func showHelp() {
        let help = HelpViewController()
        viewController.navigationController?.pushViewController(help, animated: false)
    }
}
