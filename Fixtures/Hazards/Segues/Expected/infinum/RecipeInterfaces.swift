import UIKit

@preconcurrency @MainActor
protocol RecipeWireframeInterface: WireframeInterface {
    func showSteps(sender: Recipe?)
    func showShopping(sender: [String])
}

@preconcurrency @MainActor
protocol RecipeViewInterface: ViewInterface {
    func showMissing(_ missing: [String])
}

@preconcurrency @MainActor
protocol RecipePresenterInterface: PresenterInterface {
    var recipe: Recipe! { get set }
    var isOnline: Bool { get }

    func cook()
    func loadStock()
    func buy(_ names: [String])
    func order(_ name: String)
}

@preconcurrency @MainActor
protocol RecipeInteractorInterface: InteractorInterface {
    var missing: [String] { get }
    var isOnline: Bool { get }

    func loadStock()
    func buy(_ names: [String])
    func order(_ name: String)
}

@preconcurrency @MainActor
protocol RecipeInteractorOutputInterface: AnyObject, Sendable {
    var recipe: Recipe! { get }

    func showMissing(_ missing: [String])
}
