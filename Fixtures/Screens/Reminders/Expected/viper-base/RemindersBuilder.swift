import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
final class RemindersBuilder {

    /// A new screen with its presenter.
    static func build(source: ReminderSource) -> (view: RemindersViewController, presenter: RemindersPresenter) {
        let view = RemindersViewController(source: source)
        return (view, view.presenter as! RemindersPresenter)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ view: RemindersViewController, source: ReminderSource) -> RemindersPresenter {
        let router = RemindersRouter()
        let interactor = RemindersInteractor(source: source)
        let presenter = RemindersPresenter()

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
