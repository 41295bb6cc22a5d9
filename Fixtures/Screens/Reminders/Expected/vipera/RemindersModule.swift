import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
class RemindersModule {

    /// A new screen. It assembles its module when it first needs it.
    func buildDefault(source: ReminderSource) -> RemindersViewController {
        RemindersViewController(source: source)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    func assemble(_ view: RemindersViewController, source: ReminderSource) -> RemindersDefaultPresenter {
        let interactor = RemindersDefaultInteractor(source: source)
        let presenter = RemindersDefaultPresenter()
        let router = RemindersDefaultRouter()

        view.presenter = presenter

        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router

        interactor.presenter = presenter

        router.presenter = presenter
        router.viewController = view

        return presenter
    }
}
