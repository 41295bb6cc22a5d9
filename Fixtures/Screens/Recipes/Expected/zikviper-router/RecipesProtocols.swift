import UIKit

@preconcurrency @MainActor
protocol RecipesViewInput: AnyObject, Sendable {
    func setCountLabelText(_ text: String?)
    func setHintLabelText(_ text: String?)
    func reloadTableView()
}

@preconcurrency @MainActor
protocol RecipesViewEventHandler: AnyObject, Sendable {
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
protocol RecipesViewDataSource: AnyObject, Sendable {
    var numberOfRecipes: Int { get }

    func name(at indexPath: IndexPath) -> String
}

@preconcurrency @MainActor
protocol RecipesInteractorInput: AnyObject, Sendable {
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
protocol RecipesInteractorEventHandler: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol RecipesInteractorDataSource: AnyObject, Sendable {
}
