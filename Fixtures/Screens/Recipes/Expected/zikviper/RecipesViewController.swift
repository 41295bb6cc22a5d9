import UIKit

class RecipesViewController: UIViewController {

    // MARK: - Module

    // One presenter is both: assembling the module sets them together.
    lazy var eventHandler: RecipesViewEventHandler = RecipesBuilder.assemble(self)
    lazy var viewDataSource: RecipesViewDataSource = RecipesBuilder.assemble(self)

    // MARK: - Properties

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
        eventHandler.reload()
    }

    @objc func addTapped() {
        eventHandler.addTapped()
    }

    @objc func cancelEditing() {
        eventHandler.cancelEditing()
    }

    func makeEditor(for recipe: Recipe) -> RecipeEditorViewController {
        let editor = RecipeEditorViewController(recipe: recipe)
        editor.delegate = self
        editor.title = "\(recipe.name), \(countLabel.text ?? "")"
        return editor
    }
}

// MARK: - View input

extension RecipesViewController: RecipesViewInput {

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

// MARK: - RecipeEditorDelegate

extension RecipesViewController: RecipeEditorDelegate {

    func editor(_ editor: RecipeEditorViewController, didSave name: String) {
        eventHandler.add(name)
        if editor.presentingViewController != nil {
            eventHandler.close()
        } else {
            eventHandler.goBack()
        }
        eventHandler.reload()
    }
}

// MARK: - UITableViewDataSource, UITableViewDelegate

extension RecipesViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewDataSource.numberOfRecipes
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = viewDataSource.name(at: indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        eventHandler.didSelectRow(at: indexPath)
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        eventHandler.accessoryButtonTappedForRow(with: indexPath)
    }
}
