import UIKit

final class RecipesWireframe: BaseWireframe<RecipesViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = RecipesViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: RecipesViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: RecipesViewController) -> RecipesPresenterInterface {
        RecipesWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: RecipesViewInterface) -> RecipesPresenter {
        let interactor = RecipesInteractor()
        let presenter = RecipesPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension RecipesWireframe: RecipesWireframeInterface {

    // MARK: - Wireframe

    func showRecipeEditor() {
        let editor = RecipeEditorViewController(recipe: nil)
        editor.delegate = viewController
        editor.navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: viewController, action: #selector(RecipesViewController.cancelEditing))
        editor.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: editor, action: #selector(RecipeEditorViewController.save))
        let navigation = UINavigationController(rootViewController: editor)
        viewController.present(navigation, animated: true)
        self.viewController.editor = editor
    }

    func close() {
        viewController.dismiss(animated: true)
    }

    func showRecipeEditor(for recipe: Recipe) {
        let editor = viewController.makeEditor(for: recipe)
        viewController.navigationController?.pushViewController(editor, animated: true)
        self.viewController.editor = editor
    }

    func showCookScreen(of name: String) {
        Cooks.cook(of: name, isFamous: true) { [weak self] cook in
            self?.viewController.navigationController?.pushViewController(cook, animated: true)
        }
    }

    func showKeeper(of recipe: Recipe) {
        guard let keeper = Keepers.keeper(of: recipe) else { return }
        keeper.title = "Secret"
        viewController.present(keeper, animated: true)
    }

    func showShareSheet(handler: @escaping () -> Void, at indexPath: IndexPath) {
        let sheet = UIAlertController(title: "Share?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            ShareAction { $0.title = "Share" }.handled { _ in handler() })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = viewController.tableView.cellForRow(at: indexPath) ?? viewController.tableView
        viewController.present(sheet, animated: true)
    }

    func goBack() {
        viewController.navigationController?.popViewController(animated: true)
    }
}
