import UIKit

final class RecipeViewController: UIViewController {

    enum SegueIdentifier: String {
        case steps, shopping, web
    }

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var cookButton: UIButton!

    /// Set by the list of recipes.
    var recipe: Recipe!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = recipe.title
        cookButton.addTarget(self, action: #selector(cook), for: .touchUpInside)
        loadStock()
    }

    // MARK: - Update view

    private func showMissing(_ missing: [String]) {
        titleLabel.text = "\(recipe.title), missing \(missing.joined(separator: ", "))"
    }

    // MARK: - Actions

    @objc private func cook() {
        if missing.isEmpty {
            performSegue(withIdentifier: SegueIdentifier.steps.rawValue, sender: recipe)
        } else {
            performSegue(withIdentifier: SegueIdentifier.shopping.rawValue, sender: missing)
        }
    }

    @IBAction func unwindToRecipe(_ segue: UIStoryboardSegue) {
        guard let shopping = segue.source as? ShoppingViewController else { return }
        buy(shopping.bought)
    }

    // MARK: - Navigation

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        guard SegueIdentifier(rawValue: identifier) == .web else {
            return super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
        }
        return pantry.isOnline
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier.flatMap(SegueIdentifier.init) {
        case .steps:
            (segue.destination as? StepsViewController)?.steps = (sender as? Recipe ?? recipe).steps
        case .shopping:
            guard let shopping = segue.destination as? ShoppingViewController else { return }
            shopping.wanted = sender as? [String] ?? []
            shopping.onOrder = { [weak self] name in
                self?.order(name)
            }
        case .web, nil:
            super.prepare(for: segue, sender: sender)
        }
    }

    // MARK: - Business use case

    private func loadStock() {
        missing = recipe.needs.filter { !pantry.has($0) }
        if !missing.isEmpty {
            showMissing(missing)
        }
    }

    private func buy(_ names: [String]) {
        names.forEach(pantry.add)
        loadStock()
    }

    private func order(_ name: String) {
        pantry.order(name) { [weak self] in
            self?.buy([name])
        }
    }

    // MARK: - Manage model

    private let pantry = Pantry.shared
    private var missing: [String] = []
}
