import UIKit

@MainActor
func run(_ recipe: Recipe, bought: [String], ordered: [String], isOnline: Bool) {
    Trace.record("== \(recipe.title)")
    Pantry.shared.isOnline = isOnline
    let screen = RecipeViewController()
    let label = UILabel()
    let button = UIButton(type: .system)
    screen.recipe = recipe
    screen.setValue(label, forKey: "titleLabel")
    screen.setValue(button, forKey: "cookButton")
    screen.loadViewIfNeeded()
    Trace.record("label = \(label.text ?? "nil")")
    button.sendActions(for: .touchUpInside)

    let shopping = ShoppingViewController()
    let toShopping = UIStoryboardSegue(identifier: "shopping", source: screen, destination: shopping)
    screen.prepare(for: toShopping, sender: recipe.needs)
    for name in ordered {
        shopping.onOrder?(name)
    }
    shopping.bought = bought
    screen.unwindToRecipe(UIStoryboardSegue(identifier: "back", source: shopping, destination: screen))
    screen.unwindToRecipe(UIStoryboardSegue(identifier: "back", source: UIViewController(), destination: screen))
    button.sendActions(for: .touchUpInside)

    let steps = StepsViewController()
    let toSteps = UIStoryboardSegue(identifier: "steps", source: screen, destination: steps)
    screen.prepare(for: toSteps, sender: nil)
    screen.prepare(for: toSteps, sender: Recipe(title: "other", needs: [], steps: ["wait"]))
    screen.prepare(for: UIStoryboardSegue(identifier: "web", source: screen, destination: steps), sender: nil)
    for identifier in ["web", "steps", "none"] {
        Trace.record("\(identifier): \(screen.shouldPerformSegue(withIdentifier: identifier, sender: nil))")
    }
}

MainActor.assumeIsolated {
    run(Recipe(title: "Toast", needs: [], steps: ["toast"]), bought: [], ordered: [], isOnline: true)
    let soup = Recipe(title: "Soup", needs: ["salt", "leek", "milk"], steps: ["cut", "boil"])
    run(soup, bought: ["leek"], ordered: ["milk"], isOnline: false)
}
