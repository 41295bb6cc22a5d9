import Foundation

@preconcurrency @MainActor
final class RecipePresenter {

    // MARK: - Private properties -

    private unowned let view: RecipeViewInterface
    private let interactor: RecipeInteractorInterface
    private let wireframe: RecipeWireframeInterface

    // MARK: - Properties -

    /// Set by the list of recipes.
    var recipe: Recipe!

    // MARK: - Lifecycle -

    init(
        view: RecipeViewInterface,
        interactor: RecipeInteractorInterface,
        wireframe: RecipeWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension RecipePresenter: RecipePresenterInterface {

    // MARK: - Actions

    func cook() {
        if interactor.missing.isEmpty {
            wireframe.showSteps(sender: recipe)
        } else {
            wireframe.showShopping(sender: interactor.missing)
        }
    }

    // MARK: - Forwarding

    func loadStock() {
        interactor.loadStock()
    }

    func buy(_ names: [String]) {
        interactor.buy(names)
    }

    func order(_ name: String) {
        interactor.order(name)
    }

    var isOnline: Bool { interactor.isOnline }
}

extension RecipePresenter: RecipeInteractorOutputInterface {

    // MARK: - Forwarding

    func showMissing(_ missing: [String]) {
        view.showMissing(missing)
    }
}
