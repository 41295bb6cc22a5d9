import UIKit

@preconcurrency @MainActor
class RecipesWireframe {

    // MARK: - Module

    weak var view: RecipesViewController!
    var router: RecipesRouterInput!
}

// MARK: - Wireframe input

extension RecipesWireframe: RecipesWireframeInput {

    // MARK: - Wireframe

    func showRecipeEditor() {
        let editor = router.makeRecipeEditor(recipe: nil)
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
