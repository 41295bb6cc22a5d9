import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

final class RecipesViewController: UIViewController {

    // MARK: - Properties

    lazy var presenter: RecipesViewOutputProtocol! = RecipesBuilder.assemble(self)

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var countLabel: UILabel!
    @IBOutlet weak var hintLabel: UILabel!

    weak var editor: RecipeEditorViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipes"
        tableView.dataSource = self
        tableView.delegate = self
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addTapped))
        presenter.reload()
    }

    @objc func addTapped() {
        presenter.addTapped()
    }

    @objc func cancelEditing() {
        presenter.cancelEditing()
    }

    func makeEditor(for recipe: Recipe) -> RecipeEditorViewController {
        let editor = RecipeEditorViewController(recipe: recipe)
        editor.delegate = self
        editor.title = "\(recipe.name), \(countLabel.text ?? "")"
        return editor
    }
}

// MARK: - RecipesViewProtocol

extension RecipesViewController: RecipesViewProtocol {

    // MARK: - Update view

    func setCountLabelText(_ text: String?) {
        countLabel.text = text
    }

    func setHintLabelText(_ text: String?) {
        hintLabel.text = text
    }

    func reloadTableView() {
        tableView.reloadData()
    }
}

// MARK: - VIPERView

extension RecipesViewController: VIPERView {
}

// MARK: - RecipeEditorDelegate

extension RecipesViewController: RecipeEditorDelegate {

    func editor(_ editor: RecipeEditorViewController, didSave name: String) {
        presenter.add(name)
        if editor.presentingViewController != nil {
            presenter.close()
        } else {
            presenter.goBack()
        }
        presenter.reload()
    }
}

// MARK: - UITableViewDataSource, UITableViewDelegate

extension RecipesViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.recipes.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = presenter.recipes[indexPath.row].name
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter.didSelectRow(at: indexPath)
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        presenter.accessoryButtonTappedForRow(with: indexPath)
    }
}
