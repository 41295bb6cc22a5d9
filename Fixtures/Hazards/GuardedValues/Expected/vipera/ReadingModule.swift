import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
class ReadingModule {

    /// A new screen. It assembles its module when it first needs it.
    func buildDefault() -> ReadingViewController {
        ReadingViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    func assemble(_ view: ReadingViewController) -> ReadingDefaultPresenter {
        let interactor = ReadingDefaultInteractor()
        let presenter = ReadingDefaultPresenter()
        let router = ReadingDefaultRouter()

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
