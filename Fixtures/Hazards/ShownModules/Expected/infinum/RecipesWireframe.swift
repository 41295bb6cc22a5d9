import UIKit

final class RecipesWireframe: BaseWireframe<RecipesViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = RecipesViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: RecipesViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: RecipesViewController) -> RecipesPresenterInterface {
        RecipesWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: RecipesViewInterface) -> RecipesPresenter {
        let presenter = RecipesPresenter(view: view, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension RecipesWireframe: RecipesWireframeInterface {

    // MARK: - Wireframe

    func showFirst(of topics: [String]) {
        viewController.navigationController?.pushViewController(TopicViewController(topic: topics[0]), animated: true)
    }

    func pushDetails(recipe: String) {
        let details = DetailsViewController(recipe: recipe)
        details.delegate = viewController
        details.subtitle = "fresh"
        viewController.navigationController?.pushViewController(details, animated: true)
    }

    func presentDetails(recipe: String) {
        viewController.present(DetailsViewController(recipe: recipe), animated: true)
    }

    func showDetails() {
        let details = DetailsViewController(recipe: "Preview")
        // Nobody is told of likes here.
        details.subtitle = "old"
        details.title = "Last week"
        viewController.present(details, animated: true)
    }

    func showDetails(recipe: String) {
        viewController.navigationController?.setViewControllers([DetailsViewController(recipe: recipe)], animated: false)
    }

    func showHelp() {
        viewController.navigationController?.pushViewController(HelpViewController(), animated: false)
    }

    func showTopic(topic: String) {
        viewController.navigationController?.pushViewController(TopicViewController(topic: topic), animated: true)
    }

    func showClock() {
        viewController.navigationController?.pushViewController(ClockViewController(), animated: false)
    }

    func showNews() {
        viewController.navigationController?.pushViewController(NewsViewController(feed: "food"), animated: false)
    }
}
