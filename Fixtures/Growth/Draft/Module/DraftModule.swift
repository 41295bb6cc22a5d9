import UIKit

@MainActor
protocol DraftModuleDelegate: AnyObject {
    func didSave(_ draft: Draft)
}

@MainActor
class DraftModule {

    func buildDefault(with draft: Draft, delegate: DraftModuleDelegate? = nil) -> UIViewController {
        let view = DraftDefaultView()
        let interactor = DraftDefaultInteractor(store: DraftStore())
        let presenter = DraftDefaultPresenter(draft: draft)
        let router = DraftDefaultRouter()

        view.presenter = presenter

        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router

        interactor.presenter = presenter

        router.presenter = presenter
        router.viewController = view
        router.delegate = delegate

        return view
    }
}
