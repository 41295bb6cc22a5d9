import Foundation

@preconcurrency @MainActor
class RecipesInteractor {

    // MARK: - Module

    weak var eventHandler: RecipesInteractorEventHandler!
    weak var dataSource: RecipesInteractorDataSource!

    // MARK: - Properties

    private let store: RecipeStore

    // MARK: - Lifecycle

    init(store: RecipeStore = .shared) {
        self.store = store
    }

    // MARK: - Helpers

    private var settings: RecipeSettings { RecipeSettings.shared }
}

// MARK: - Interactor input

extension RecipesInteractor: RecipesInteractorInput {

    // MARK: - Business use case

    var order: RecipeOrder { settings.order }

    var hint: String { settings.hint }

    func all(sortedBy order: RecipeOrder) -> [Recipe] {
        store.all(sortedBy: order)
    }

    func indexStore(_ count: Int) {
        store.index(count)
    }

    func increaseLaunches() {
        settings.launches += 1
    }

    func begin(_ name: String) {
        store.begin(name)
    }

    func cancel() {
        store.cancel()
    }

    func canShare(_ recipe: Recipe) -> Bool {
        store.canShare(recipe)
    }

    func shareRecipe(_ recipe: Recipe) {
        store.share(recipe)
    }

    func add(_ name: String) {
        store.add(name)
    }
}
