import UIKit

@preconcurrency @MainActor
class RecipesDefaultRouter {

    // MARK: - Module

    weak var presenter: RecipesPresenter!
    weak var viewController: RecipesViewController!
}

// MARK: - RecipesRouter

extension RecipesDefaultRouter: RecipesRouter {

    // MARK: - Router

    func showRecipeEditor() {
        let editor = RecipeEditorViewController(recipe: nil)
        editor.delegate = viewController!
        editor.navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: viewController!, action: #selector(RecipesViewController.cancelEditing))
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
