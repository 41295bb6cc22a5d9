import UIKit

@preconcurrency @MainActor
protocol RecipesView: AnyObject, Sendable {
    func setCountLabelText(_ text: String?)
    func setHintLabelText(_ text: String?)
    func reloadTableView()
}

@preconcurrency @MainActor
protocol RecipesPresenter: AnyObject, Sendable {
    var recipes: [Recipe] { get }

    func reload()
    func addTapped()
    func cancelEditing()
    func didSelectRow(at indexPath: IndexPath)
    func accessoryButtonTappedForRow(with indexPath: IndexPath)
    func close()
    func goBack()
    func add(_ name: String)
}

@preconcurrency @MainActor
protocol RecipesInteractor: AnyObject, Sendable {
    var order: RecipeOrder { get }
    var hint: String { get }

    func all(sortedBy order: RecipeOrder) -> [Recipe]
    func indexStore(_ count: Int)
    func increaseLaunches()
    func begin(_ name: String)
    func cancel()
    func canShare(_ recipe: Recipe) -> Bool
    func shareRecipe(_ recipe: Recipe)
    func add(_ name: String)
}

@preconcurrency @MainActor
protocol RecipesRouter: AnyObject, Sendable {
    func showRecipeEditor()
    func close()
    func showRecipeEditor(for recipe: Recipe)
    func showCookScreen(of name: String)
    func showKeeper(of recipe: Recipe)
    func showShareSheet(handler: @escaping () -> Void, at indexPath: IndexPath)
    func goBack()
}
