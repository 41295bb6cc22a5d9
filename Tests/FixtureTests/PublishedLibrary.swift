import ViperSplit

/// The declarations that modules meet of viper-base 2.1: a stand-in, isolated to no actor as the library isn't.
let publishedLibrary = SourceFile(
    path: "PublishedLibrary.swift",
    text: """
        import UIKit

        public protocol VIPERBaseLayer: AnyObject { init() }
        public protocol VIPERView: VIPERBaseLayer {
            associatedtype Presenter
            var presenter: Presenter! { get set }
        }
        public protocol VIPERPresenter: VIPERBaseLayer {
            associatedtype View
            associatedtype Interactor
            associatedtype Router
            var view: View! { get set }
            var interactor: Interactor! { get set }
            var router: Router! { get set }
        }
        public protocol VIPERInteractor: VIPERBaseLayer {
            associatedtype Presenter
            var presenter: Presenter! { get set }
        }
        public protocol VIPERRouter: VIPERBaseLayer { var viewController: UIViewController! { get set } }
        public enum VIPERModuleEmbedType { case none, navigationController }
        public enum VIPERViewUIType {
            case storyboard(name: String, bundle: Bundle?)
            case nib(name: String, bundle: Bundle?)
            case none
        }

        extension VIPERRouter {
            public func presentModule(
                withView destination: UIViewController, embedIn: VIPERModuleEmbedType = .none, animated: Bool = true,
                completion: (() -> Void)? = nil
            ) {
                let shown = embedIn == .none ? destination : UINavigationController(rootViewController: destination)
                (viewController.navigationController ?? viewController)
                    .present(shown, animated: animated, completion: completion)
            }

            public func pushModule(
                withView destination: UIViewController, embedIn: VIPERModuleEmbedType = .none, animated: Bool = true
            ) {
                let shown = embedIn == .none ? destination : UINavigationController(rootViewController: destination)
                viewController.navigationController?.pushViewController(shown, animated: animated)
            }
        }

        public struct VIPERModule<
            View: UIViewController & VIPERView, Presenter: VIPERPresenter, Interactor: VIPERInteractor,
            Router: VIPERRouter
        > {
            public let view: View
            public let presenter: Presenter
            public let interactor: Interactor
            public let router: Router

            public func attachToWindow(withNavigationController: Bool = false) -> UIWindow {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = withNavigationController ? attachToNavigationController() : view
                window.makeKeyAndVisible()
                return window
            }

            public func attachToNavigationController() -> UINavigationController {
                UINavigationController(rootViewController: view)
            }
        }

        open class VIPERBuilder<
            View: UIViewController & VIPERView, Presenter: VIPERPresenter, Interactor: VIPERInteractor,
            Router: VIPERRouter
        > {
            open class var defaultViewUIType: VIPERViewUIType { .none }
        }

        extension VIPERBuilder {
            public class func build(
                viewUIType: VIPERViewUIType? = nil
            ) -> VIPERModule<View, Presenter, Interactor, Router> {
                let (presenter, interactor, router) = (Presenter(), Interactor(), Router())
                let view: View
                switch viewUIType ?? defaultViewUIType {
                case .storyboard(let name, let bundle):
                    view = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController() as! View
                case .nib(let name, let bundle):
                    view = View()
                    _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: view, options: nil)
                case .none: view = View()
                }
                view.presenter = presenter as? View.Presenter
                presenter.view = view as? Presenter.View
                presenter.router = router as? Presenter.Router
                presenter.interactor = interactor as? Presenter.Interactor
                interactor.presenter = presenter as? Interactor.Presenter
                router.viewController = view
                return VIPERModule(view: view, presenter: presenter, interactor: interactor, router: router)
            }
        }
        """)
