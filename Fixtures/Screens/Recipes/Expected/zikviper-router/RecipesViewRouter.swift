import UIKit

/// Makes the parts of the module, connects them, and navigates from its screen.
@preconcurrency @MainActor
class RecipesViewRouter {

    // MARK: - Module

    weak var view: RecipesViewController!

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> RecipesViewController {
        RecipesViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: RecipesViewController) -> RecipesViewPresenter {
        let router = RecipesViewRouter()
        let interactor = RecipesInteractor()
        let presenter = RecipesViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter
        router.view = viewController

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.router = router

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }

    // MARK: - Router

    func showRecipeEditor() {
        let editor = RecipeEditorViewController(recipe: nil)
        editor.delegate = view!
        editor.navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: view!, action: #selector(RecipesViewController.cancelEditing))
        editor.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: editor, action: #selector(RecipeEditorViewController.save))
        let navigation = UINavigationController(rootViewController: editor)
        view.present(navigation, animated: true)
        self.view.editor = editor
    }

    func close() {
        view.dismiss(animated: true)
    }

    func showRecipeEditor(for recipe: Recipe) {
        let editor = view.makeEditor(for: recipe)
        view.navigationController?.pushViewController(editor, animated: true)
        self.view.editor = editor
    }

    func showCookScreen(of name: String) {
        Cooks.cook(of: name, isFamous: true) { [weak self] cook in
            self?.view.navigationController?.pushViewController(cook, animated: true)
        }
    }

    func showKeeper(of recipe: Recipe) {
        guard let keeper = Keepers.keeper(of: recipe) else { return }
        keeper.title = "Secret"
        view.present(keeper, animated: true)
    }

    func showShareSheet(handler: @escaping () -> Void, at indexPath: IndexPath) {
        let sheet = UIAlertController(title: "Share?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            ShareAction { $0.title = "Share" }.handled { _ in handler() })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = view.tableView.cellForRow(at: indexPath) ?? view.tableView
        view.present(sheet, animated: true)
    }

    func goBack() {
        view.navigationController?.popViewController(animated: true)
    }
}
