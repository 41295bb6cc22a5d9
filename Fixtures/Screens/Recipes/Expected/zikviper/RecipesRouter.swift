import UIKit

/// Ways to other modules, for the wireframe.
@preconcurrency @MainActor
class RecipesRouter {
}

// MARK: - Router input

extension RecipesRouter: RecipesRouterInput {

    func makeRecipeEditor(recipe: Recipe?) -> RecipeEditorViewController {
        RecipeEditorViewController(recipe: recipe)
    }
}
