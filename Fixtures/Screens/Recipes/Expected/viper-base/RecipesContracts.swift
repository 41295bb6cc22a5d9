import UIKit

// MARK: - View Contract

@preconcurrency @MainActor
protocol RecipesViewProtocol: AnyObject, Sendable {
    func setCountLabelText(_ text: String?)
    func setHintLabelText(_ text: String?)
    func reloadTableView()
}

// MARK: - View Output Contract

@preconcurrency @MainActor
protocol RecipesViewOutputProtocol: AnyObject, Sendable {
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

// MARK: - Interactor Contract

@preconcurrency @MainActor
protocol RecipesInteractorProtocol: AnyObject, Sendable {
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

// MARK: - Interactor Output Contract

@preconcurrency @MainActor
protocol RecipesInteractorOutputProtocol: AnyObject, Sendable {
}

// MARK: - Router Contract

@preconcurrency @MainActor
protocol RecipesRouterProtocol: AnyObject, Sendable {
    func showRecipeEditor()
    func close()
    func showRecipeEditor(for recipe: Recipe)
    func showCookScreen(of name: String)
    func showKeeper(of recipe: Recipe)
    func showShareSheet(handler: @escaping () -> Void, at indexPath: IndexPath)
    func goBack()
}
