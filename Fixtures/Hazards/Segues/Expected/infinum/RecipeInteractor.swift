import Foundation

@preconcurrency @MainActor
final class RecipeInteractor {

    // MARK: - Public properties -

    weak var output: RecipeInteractorOutputInterface!

    // MARK: - Manage model

    private let pantry = Pantry.shared
    var missing: [String] = []
}

// MARK: - Extensions -

extension RecipeInteractor: RecipeInteractorInterface {

    // MARK: - Business use case

    func loadStock() {
        missing = output.recipe.needs.filter { !pantry.has($0) }
        if !missing.isEmpty {
            output.showMissing(missing)
        }
    }

    func buy(_ names: [String]) {
        names.forEach(pantry.add)
        loadStock()
    }

    func order(_ name: String) {
        pantry.order(name) { [weak self] in
            self?.buy([name])
        }
    }

    var isOnline: Bool { pantry.isOnline }
}
