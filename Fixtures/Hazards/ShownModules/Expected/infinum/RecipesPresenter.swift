import Foundation

@preconcurrency @MainActor
final class RecipesPresenter {

    // MARK: - Private properties -

    private unowned let view: RecipesViewInterface
    private let wireframe: RecipesWireframeInterface

    // MARK: - Properties -

    var recipes = ["Soup", "Pie"]
    private var favourites: [String] = []

    // MARK: - Lifecycle -

    init(
        view: RecipesViewInterface,
        wireframe: RecipesWireframeInterface
    ) {
        self.view = view
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension RecipesPresenter: RecipesPresenterInterface {

    func didSelectRow(at indexPath: IndexPath) {
        wireframe.pushDetails(recipe: recipes[indexPath.row])
    }

    func surprise() {
        recipes.reverse()
        wireframe.presentDetails(recipe: recipes[0])
    }

    func preview() {
        wireframe.showDetails()
    }

    func startOver() {
        wireframe.showDetails(recipe: recipes[0])
    }

    func help() {
        recipes.append("Help")
        wireframe.showHelp()
    }

    func readOn() {
        recipes.append("Topic")
        wireframe.showTopic(topic: recipes[0])
    }

    func readFavourites() {
        recipes.append("Favourites")
        wireframe.showFirst(of: favourites)
    }

    func watch() {
        recipes.append("Clock")
        wireframe.showClock()
    }

    func hearNews() {
        recipes.append("News")
        wireframe.showNews()
    }

    func detailsDidLike(_ recipe: String) {
        recipes.append(recipe)
        favourites.append(recipe)
        view.reloadTableView()
        Trace.record("has \(recipes)")
    }
}
