import UIKit

final class RecipesViewController: UITableViewController {

    // MARK: - Public properties -

    lazy var presenter: RecipesPresenterInterface = RecipesWireframe.assemble(self)

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipes"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { presenter.recipes.count }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectRow(at: indexPath)
    }

    @IBAction func surprise() {
        presenter.surprise()
    }

    @IBAction func preview() {
        presenter.preview()
    }

    @IBAction func startOver() {
        presenter.startOver()
    }

    @IBAction func help() {
        presenter.help()
    }

    @IBAction func readOn() {
        presenter.readOn()
    }

    @IBAction func readFavourites() {
        presenter.readFavourites()
    }

    @IBAction func watch() {
        presenter.watch()
    }

    @IBAction func hearNews() {
        presenter.hearNews()
    }

    @IBAction func startTimer() {
        let timer = TimerViewController()
        timer.onEnd = { [weak self] rounds in
            self?.presenter.recipes.append("Tea \(rounds)")
            self?.tableView.reloadData()
        }
        present(timer, animated: true)
    }
}

// MARK: - Extensions -

extension RecipesViewController: RecipesViewInterface {

    // MARK: - Update view

    func reloadTableView() {
        tableView.reloadData()
    }
}

extension RecipesViewController: DetailsViewControllerDelegate {
    func detailsDidLike(_ recipe: String) {
        presenter.detailsDidLike(recipe)
    }
}
