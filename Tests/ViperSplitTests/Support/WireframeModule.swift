/// A module of a note, whose Wireframe makes the screen and is pushed in the screen's place.
enum WireframeModule {
    static let text = """
        protocol NoteDelegate: AnyObject {}
        protocol NoteViewInterface: AnyObject {}
        protocol NotePresenterInterface: AnyObject { var delegate: NoteDelegate? { get set } }
        protocol NoteInteractorInterface: AnyObject {}
        protocol WireframeInterface: AnyObject {}
        final class NoteInteractor: NoteInteractorInterface { private let client = NoteClient() }
        final class NoteClient {}
        final class NotePresenter: NotePresenterInterface {
            private unowned let view: NoteViewInterface
            private let interactor: NoteInteractorInterface
            private let wireframe: WireframeInterface
            weak var delegate: NoteDelegate?
            init(view: NoteViewInterface, interactor: NoteInteractorInterface, wireframe: WireframeInterface) {
                self.view = view
                self.interactor = interactor
                self.wireframe = wireframe
            }
        }
        final class NoteViewController: UIViewController, NoteViewInterface {
            private let id: Int
            lazy var presenter: NotePresenterInterface = NoteWireframe.assemble(self)
            var delegate: NoteDelegate? {
                get { presenter.delegate }
                set { presenter.delegate = newValue }
            }
            init(id: Int) {
                self.id = id
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        class BaseWireframe<ViewController: UIViewController> {
            private weak var knownViewController: ViewController?
            private var newViewController: ViewController?
            init(viewController: ViewController) {
                knownViewController = viewController
                newViewController = viewController
            }
            init(existing viewController: ViewController) { knownViewController = viewController }
        }
        extension BaseWireframe: WireframeInterface {
            var viewController: ViewController {
                defer { newViewController = nil }
                guard let viewController = knownViewController else { fatalError() }
                return viewController
            }
        }
        extension UINavigationController {
            func pushWireframe<ViewController>(_ wireframe: BaseWireframe<ViewController>, animated: Bool = true) {
                pushViewController(wireframe.viewController, animated: animated)
            }
            func setRootWireframe<ViewController>(_ wireframe: BaseWireframe<ViewController>, animated: Bool = true) {
                setViewControllers([wireframe.viewController], animated: animated)
            }
        }
        final class NoteWireframe: BaseWireframe<NoteViewController> {
            init(id: Int, delegate: NoteDelegate? = nil) {
                let moduleViewController = NoteViewController(id: id)
                super.init(viewController: moduleViewController)
                moduleViewController.presenter = makePresenter(for: moduleViewController)
                moduleViewController.delegate = delegate
            }
            private override init(existing viewController: NoteViewController) { super.init(existing: viewController) }
            static func assemble(_ viewController: NoteViewController) -> NotePresenterInterface {
                NoteWireframe(existing: viewController).makePresenter(for: viewController)
            }
            private func makePresenter(for view: NoteViewInterface) -> NotePresenter {
                let interactor = NoteInteractor()
                let presenter = NotePresenter(view: view, interactor: interactor, wireframe: self)
                return presenter
            }
            func close() { viewController.show(UIAlertController(), sender: nil) }
        }
        """
}
