import UIKit

@MainActor
final class LessonsRouter: LessonsLeaving {

    weak var viewController: LessonsViewController?

    static func makeScreen() -> LessonsViewController {
        let screen = LessonsViewController()
        let presenter = LessonsPresenter()
        let router = LessonsRouter()
        screen.presenter = presenter
        presenter.view = screen
        presenter.interactor = LessonsInteractor()
        presenter.router = router
        router.viewController = screen
        return screen
    }

    func leave() {
        viewController?.dismiss(animated: true)
    }
}
