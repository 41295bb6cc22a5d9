import Foundation

@preconcurrency @MainActor
class RecipesDefaultPresenter {

    // MARK: - Module

    var router: RecipesRouter!
    var interactor: RecipesInteractor!
    weak var view: RecipesView!

    // MARK: - Properties

    var recipes: [Recipe] = []
    private var cancels = 0

    // MARK: - Helpers

    private func edit(_ recipe: Recipe) {
        interactor.begin(recipe.name)
        router.showRecipeEditor(for: recipe)
    }

    private func showCook(of recipe: Recipe) {
        interactor.increaseLaunches()
        router.showCookScreen(of: recipe.name)
    }

    private func open(_ recipe: Recipe) {
        if recipe.isSecret {
            router.showKeeper(of: recipe)
            return
        }
        showCook(of: recipe)
    }

    private func share(_ recipe: Recipe, at indexPath: IndexPath) {
        guard interactor.canShare(recipe) else { return }
        router.showShareSheet(handler: { [weak self] in
            self?.interactor.shareRecipe(recipe)
            self?.reload()
        }, at: indexPath)
    }
}

// MARK: - RecipesPresenter

extension RecipesDefaultPresenter: RecipesPresenter {

    func reload() {
        let view = self.view!
        recipes = interactor.all(sortedBy: interactor.order)
        view.setCountLabelText("\(recipes.count) recipes, \(cancels) cancelled")
        if #available(iOS 15, *) {
            view.setHintLabelText(interactor.hint)
            interactor.indexStore(recipes.count)
        }
        view.reloadTableView()
    }

    func addTapped() {
        interactor.increaseLaunches()
        interactor.begin("new")
        router.showRecipeEditor()
    }

    func cancelEditing() {
        cancels += 1
        interactor.cancel()
        router.close()
        reload()
    }

    // MARK: - UITableViewDataSource, UITableViewDelegate

    func didSelectRow(at indexPath: IndexPath) {
        let recipe = recipes[indexPath.row]
        if indexPath.row == 0 {
            edit(recipe)
        } else {
            open(recipe)
        }
    }

    func accessoryButtonTappedForRow(with indexPath: IndexPath) {
        share(recipes[indexPath.row], at: indexPath)
    }

    // MARK: - Forwarding

    func close() {
        router.close()
    }

    func goBack() {
        router.goBack()
    }

    func add(_ name: String) {
        interactor.add(name)
    }
}
