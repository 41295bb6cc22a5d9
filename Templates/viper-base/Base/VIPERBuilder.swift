import UIKit

/// Where the view of a module comes from.
enum VIPERViewUIType {
    /// The first view controller of a storyboard.
    case storyboard(name: String, bundle: Bundle?)
    /// A nib, whose owner is the view controller.
    case nib(name: String, bundle: Bundle?)
    /// Code.
    case none
}

/// Makes the parts of a module and connects them; the parts of a test may be mocks.
@preconcurrency @MainActor
class VIPERBuilder<
    View: UIViewController & VIPERView, Presenter: VIPERPresenter, Interactor: VIPERInteractor, Router: VIPERRouter
> {

    class var defaultViewUIType: VIPERViewUIType { .none }
}

extension VIPERBuilder {

    /// A new module, whose view comes from where `defaultViewUIType` says.
    static func build() -> VIPERModule<View, Presenter, Interactor, Router> {
        build(viewUIType: defaultViewUIType)
    }

    /// A new module.
    ///
    /// - Parameter viewUIType: where its view comes from; `.none` for code, whatever `defaultViewUIType` says.
    static func build(viewUIType: VIPERViewUIType) -> VIPERModule<View, Presenter, Interactor, Router> {
        let module = VIPERModule(
            view: makeView(viewUIType),
            presenter: Presenter(),
            interactor: Interactor(),
            router: Router()
        )
        module.view.presenter = module.presenter as? View.Presenter
        module.presenter.view = module.view as? Presenter.View
        module.presenter.interactor = module.interactor as? Presenter.Interactor
        module.presenter.router = module.router as? Presenter.Router
        module.interactor.presenter = module.presenter as? Interactor.Presenter
        module.router.viewController = module.view
        return module
    }

    private static func makeView(_ viewUIType: VIPERViewUIType) -> View {
        switch viewUIType {
        case .storyboard(let name, let bundle):
            let storyboard = UIStoryboard(name: name, bundle: bundle)
            guard let view = storyboard.instantiateInitialViewController() as? View else {
                fatalError("The first view controller of the storyboard \(name) isn't a \(View.self); set its class there.")
            }
            return view
        case .nib(let name, let bundle):
            let view = View()
            _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: view, options: nil)
            return view
        case .none:
            return View()
        }
    }
}
