import UIKit

@preconcurrency @MainActor
protocol RecipesWireframeInterface: WireframeInterface {
    func showFirst(of topics: [String])
    func pushDetails(recipe: String)
    func presentDetails(recipe: String)
    func showDetails()
    func showDetails(recipe: String)
    func showHelp()
    func showTopic(topic: String)
    func showClock()
    func showNews()
}

@preconcurrency @MainActor
protocol RecipesViewInterface: ViewInterface {
    func reloadTableView()
}

@preconcurrency @MainActor
protocol RecipesPresenterInterface: PresenterInterface {
    var recipes: [String] { get set }

    func didSelectRow(at indexPath: IndexPath)
    func surprise()
    func preview()
    func startOver()
    func help()
    func readOn()
    func readFavourites()
    func watch()
    func hearNews()
    func detailsDidLike(_ recipe: String)
}
