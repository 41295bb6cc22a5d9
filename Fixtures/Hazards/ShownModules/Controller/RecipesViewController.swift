import UIKit

final class RecipesViewController: UITableViewController {

    private var recipes = ["Soup", "Pie"]
    private var favourites: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipes"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { recipes.count }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let details = DetailsViewController(recipe: recipes[indexPath.row])
        details.delegate = self
        details.subtitle = "fresh"
        navigationController?.pushViewController(details, animated: true)
    }

    @IBAction func surprise() {
        recipes.reverse()
        present(DetailsViewController(recipe: recipes[0]), animated: true)
    }

    @IBAction func preview() {
        let details = DetailsViewController(recipe: "Preview")
        // Nobody is told of likes here.
        details.subtitle = "old"
        details.title = "Last week"
        present(details, animated: true)
    }

    @IBAction func startOver() {
        navigationController?.setViewControllers([DetailsViewController(recipe: recipes[0])], animated: false)
    }

    @IBAction func help() {
        recipes.append("Help")
        navigationController?.pushViewController(HelpViewController(), animated: false)
    }

    @IBAction func readOn() {
        recipes.append("Topic")
        navigationController?.pushViewController(TopicViewController(topic: recipes[0]), animated: true)
    }

    @IBAction func readFavourites() {
        recipes.append("Favourites")
        showFirst(of: favourites)
    }

    @IBAction func watch() {
        recipes.append("Clock")
        navigationController?.pushViewController(ClockViewController(), animated: false)
    }

    @IBAction func hearNews() {
        recipes.append("News")
        navigationController?.pushViewController(NewsViewController(feed: "food"), animated: false)
    }

    @IBAction func startTimer() {
        let timer = TimerViewController()
        timer.onEnd = { [weak self] rounds in
            self?.recipes.append("Tea \(rounds)")
            self?.tableView.reloadData()
        }
        present(timer, animated: true)
    }

    // MARK: - Wireframe

    private func showFirst(of topics: [String]) {
        navigationController?.pushViewController(TopicViewController(topic: topics[0]), animated: true)
    }
}

extension RecipesViewController: DetailsViewControllerDelegate {
    func detailsDidLike(_ recipe: String) {
        recipes.append(recipe)
        favourites.append(recipe)
        tableView.reloadData()
        Trace.record("has \(recipes)")
    }
}
