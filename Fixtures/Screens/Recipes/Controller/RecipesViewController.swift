import UIKit

class RecipesViewController: UIViewController {

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var countLabel: UILabel!
    @IBOutlet weak var hintLabel: UILabel!

    private let store = RecipeStore.shared
    private var recipes: [Recipe] = []
    private var cancels = 0
    weak var editor: RecipeEditorViewController?

    private var settings: RecipeSettings { RecipeSettings.shared }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipes"
        tableView.dataSource = self
        tableView.delegate = self
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addTapped))
        reload()
    }

    private func reload() {
        recipes = store.all(sortedBy: settings.order)
        countLabel.text = "\(recipes.count) recipes, \(cancels) cancelled"
        if #available(iOS 15, *) {
            hintLabel.text = settings.hint
            store.index(recipes.count)
        }
        tableView.reloadData()
    }

    @objc func addTapped() {
        settings.launches += 1
        store.begin("new")
        let editor = RecipeEditorViewController(recipe: nil)
        editor.delegate = self
        editor.navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(cancelEditing))
        editor.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: editor, action: #selector(RecipeEditorViewController.save))
        let navigation = UINavigationController(rootViewController: editor)
        present(navigation, animated: true)
        self.editor = editor
    }

    @objc private func cancelEditing() {
        cancels += 1
        store.cancel()
        dismiss(animated: true)
        reload()
    }

    private func makeEditor(for recipe: Recipe) -> RecipeEditorViewController {
        let editor = RecipeEditorViewController(recipe: recipe)
        editor.delegate = self
        editor.title = "\(recipe.name), \(countLabel.text ?? "")"
        return editor
    }

    private func edit(_ recipe: Recipe) {
        store.begin(recipe.name)
        let editor = makeEditor(for: recipe)
        navigationController?.pushViewController(editor, animated: true)
        self.editor = editor
    }

    private func showCook(of recipe: Recipe) {
        settings.launches += 1
        Cooks.cook(of: recipe.name, isFamous: true) { [weak self] cook in
            self?.navigationController?.pushViewController(cook, animated: true)
        }
    }

    private func open(_ recipe: Recipe) {
        if recipe.isSecret {
            guard let keeper = Keepers.keeper(of: recipe) else { return }
            keeper.title = "Secret"
            present(keeper, animated: true)
            return
        }
        showCook(of: recipe)
    }

    private func share(_ recipe: Recipe, at indexPath: IndexPath) {
        guard store.canShare(recipe) else { return }
        let sheet = UIAlertController(title: "Share?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            ShareAction { $0.title = "Share" }.handled { [weak self] _ in
                self?.store.share(recipe)
                self?.reload()
            })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = tableView.cellForRow(at: indexPath) ?? tableView
        present(sheet, animated: true)
    }
}

// MARK: - RecipeEditorDelegate

extension RecipesViewController: RecipeEditorDelegate {

    func editor(_ editor: RecipeEditorViewController, didSave name: String) {
        store.add(name)
        if editor.presentingViewController != nil {
            dismiss(animated: true)
        } else {
            navigationController?.popViewController(animated: true)
        }
        reload()
    }
}

// MARK: - UITableViewDataSource, UITableViewDelegate

extension RecipesViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        recipes.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = recipes[indexPath.row].name
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let recipe = recipes[indexPath.row]
        if indexPath.row == 0 {
            edit(recipe)
        } else {
            open(recipe)
        }
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        share(recipes[indexPath.row], at: indexPath)
    }
}
