import UIKit

final class ChecklistWireframe: BaseWireframe<ChecklistViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = ChecklistViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: ChecklistViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: ChecklistViewController) -> ChecklistPresenterInterface {
        ChecklistWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: ChecklistViewInterface) -> ChecklistPresenter {
        let interactor = ChecklistInteractor()
        let presenter = ChecklistPresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension ChecklistWireframe: ChecklistWireframeInterface {

    //Routes
    //#pragma mark Wireframe

    func showTask(_ task: Task) {
        let screen = TaskViewController()
        screen.task = task
        viewController.navigationController?.pushViewController(screen, animated: true)
    }

    func showNothingToClear() {
        let alert = UIAlertController(title: "Nothing is done yet", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        viewController.present(alert, animated: true)
    }
}
