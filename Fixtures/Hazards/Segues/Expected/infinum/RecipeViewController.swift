import UIKit

final class RecipeViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: RecipePresenterInterface = RecipeWireframe.assemble(self)

    enum SegueIdentifier: String {
        case steps, shopping, web
    }

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var cookButton: UIButton!

    var recipe: Recipe! {
        get { presenter.recipe }
        set { presenter.recipe = newValue }
    }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = presenter.recipe.title
        cookButton.addTarget(self, action: #selector(cook), for: .touchUpInside)
        presenter.loadStock()
    }

    // MARK: - Actions

    @objc private func cook() {
        presenter.cook()
    }

    @IBAction func unwindToRecipe(_ segue: UIStoryboardSegue) {
        guard let shopping = segue.source as? ShoppingViewController else { return }
        presenter.buy(shopping.bought)
    }

    // MARK: - Navigation

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        guard SegueIdentifier(rawValue: identifier) == .web else {
            return super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
        }
        return presenter.isOnline
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier.flatMap(SegueIdentifier.init) {
        case .steps:
            (segue.destination as? StepsViewController)?.steps = (sender as? Recipe ?? presenter.recipe).steps
        case .shopping:
            guard let shopping = segue.destination as? ShoppingViewController else { return }
            shopping.wanted = sender as? [String] ?? []
            shopping.onOrder = { [weak self] name in
                self?.presenter.order(name)
            }
        case .web, nil:
            super.prepare(for: segue, sender: sender)
        }
    }
}

// MARK: - Extensions -

extension RecipeViewController: RecipeViewInterface {

    // MARK: - Update view

    func showMissing(_ missing: [String]) {
        titleLabel.text = "\(presenter.recipe.title), missing \(missing.joined(separator: ", "))"
    }
}
