import UIKit

final class RecipeWireframe: BaseWireframe<RecipeViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = RecipeViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: RecipeViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: RecipeViewController) -> RecipePresenterInterface {
        RecipeWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: RecipeViewInterface) -> RecipePresenter {
        let interactor = RecipeInteractor()
        let presenter = RecipePresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension RecipeWireframe: RecipeWireframeInterface {

    // MARK: - Wireframe

    func showSteps(sender: Recipe?) {
        viewController.performSegue(withIdentifier: RecipeViewController.SegueIdentifier.steps.rawValue, sender: sender)
    }

    func showShopping(sender: [String]) {
        viewController.performSegue(withIdentifier: RecipeViewController.SegueIdentifier.shopping.rawValue, sender: sender)
    }
}
