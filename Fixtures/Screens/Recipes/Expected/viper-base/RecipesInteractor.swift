import Foundation

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class RecipesInteractor: VIPERInteractor {

    // MARK: - Properties

    weak var presenter: RecipesInteractorOutputProtocol!

    private let store: RecipeStore

    // MARK: - Lifecycle

    convenience init() {
        self.init(store: .shared)
    }

    init(store: RecipeStore) {
        self.store = store
    }

    // MARK: - Helpers

    private var settings: RecipeSettings { RecipeSettings.shared }
}

// MARK: - RecipesInteractorProtocol

extension RecipesInteractor: RecipesInteractorProtocol {

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
