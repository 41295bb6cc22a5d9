import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class RecipesRouter: VIPERRouter {

    // MARK: - Properties

    weak var viewController: UIViewController! {
        didSet { screen = viewController as? RecipesViewController }
    }

    /// The view controller, by its own class.
    private weak var screen: RecipesViewController!
}

// MARK: - RecipesRouterProtocol

extension RecipesRouter: RecipesRouterProtocol {

    // MARK: - Router

    func showRecipeEditor() {
        let editor = RecipeEditorViewController(recipe: nil)
        editor.delegate = screen!
        editor.navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: screen!, action: #selector(RecipesViewController.cancelEditing))
        editor.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: editor, action: #selector(RecipeEditorViewController.save))
        let navigation = UINavigationController(rootViewController: editor)
        screen.present(navigation, animated: true)
        self.screen.editor = editor
    }

    func close() {
        screen.dismiss(animated: true)
    }

    func showRecipeEditor(for recipe: Recipe) {
        let editor = screen.makeEditor(for: recipe)
        screen.navigationController?.pushViewController(editor, animated: true)
        self.screen.editor = editor
    }

    func showCookScreen(of name: String) {
        Cooks.cook(of: name, isFamous: true) { [weak self] cook in
            self?.screen.navigationController?.pushViewController(cook, animated: true)
        }
    }

    func showKeeper(of recipe: Recipe) {
        guard let keeper = Keepers.keeper(of: recipe) else { return }
        keeper.title = "Secret"
        screen.present(keeper, animated: true)
    }

    func showShareSheet(handler: @escaping () -> Void, at indexPath: IndexPath) {
        let sheet = UIAlertController(title: "Share?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            ShareAction { $0.title = "Share" }.handled { _ in handler() })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = screen.tableView.cellForRow(at: indexPath) ?? screen.tableView
        screen.present(sheet, animated: true)
    }

    func goBack() {
        screen.navigationController?.popViewController(animated: true)
    }
}
