import Foundation

struct Recipe: Equatable {
    var name: String
    var isSecret = false
    var hasKeeper = true
}

enum RecipeOrder { case name, age }

final class RecipeStore {
    static let shared = RecipeStore()
    var recipes: [Recipe] = []

    func all(sortedBy order: RecipeOrder) -> [Recipe] {
        Trace.record("all(sortedBy: \(order))")
        return order == .name ? recipes.sorted { $0.name < $1.name } : recipes
    }

    func begin(_ name: String) { Trace.record("begin \(name)") }
    func cancel() { Trace.record("cancel") }
    func index(_ count: Int) { Trace.record("index \(count)") }
    func canShare(_ recipe: Recipe) -> Bool { !recipe.isSecret }
    func share(_ recipe: Recipe) { Trace.record("share \(recipe.name)") }

    func add(_ name: String) {
        Trace.record("add \(name)")
        recipes.append(Recipe(name: name))
    }
}

final class RecipeSettings {
    static let shared = RecipeSettings()
    var order = RecipeOrder.age
    var hint = "Tap to cook"
    var launches = 0 { didSet { Trace.record("launches \(launches)") } }
}
