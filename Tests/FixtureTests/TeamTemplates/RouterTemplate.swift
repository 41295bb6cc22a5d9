import ViperSplit

extension TeamTemplates {
    /// A router that makes the module, optional links, conformances in the heads of classes, an interface that asks for the
    /// presenter.
    static let router: [SourceFile] = [
        (
            "Contract",
            """
            import Foundation

            protocol ___VARIABLE_sceneName:identifier___ViewProtocol: AnyObject {
                var presenter: ___VARIABLE_sceneName:identifier___PresenterProtocol? { get set }
            }

            protocol ___VARIABLE_sceneName:identifier___PresenterProtocol: AnyObject {
            }

            protocol ___VARIABLE_sceneName:identifier___InteractorProtocol: AnyObject {
                var output: ___VARIABLE_sceneName:identifier___PresenterProtocol? { get set }
            }

            protocol ___VARIABLE_sceneName:identifier___RouterProtocol: AnyObject {
            }
            """
        ),
        (
            "ViewController",
            """
            import UIKit

            class ___FILEBASENAMEASIDENTIFIER___: UIViewController, ___VARIABLE_sceneName:identifier___ViewProtocol {
            \tvar presenter: ___VARIABLE_sceneName:identifier___PresenterProtocol?

            \toverride func viewDidLoad() {
            \t\tsuper.viewDidLoad()
            \t}
            }
            """
        ),
        (
            "Presenter",
            """
            import Foundation

            class ___FILEBASENAMEASIDENTIFIER___: ___VARIABLE_sceneName:identifier___PresenterProtocol {
                weak var view: ___VARIABLE_sceneName:identifier___ViewProtocol?
                var interactor: ___VARIABLE_sceneName:identifier___InteractorProtocol?
                private let router: ___VARIABLE_sceneName:identifier___RouterProtocol

                init(router: ___VARIABLE_sceneName:identifier___RouterProtocol) {
                    self.router = router
                }
            }
            """
        ),
        (
            "Interactor",
            """
            import Foundation

            class ___FILEBASENAMEASIDENTIFIER___: ___VARIABLE_sceneName:identifier___InteractorProtocol {
                weak var output: ___VARIABLE_sceneName:identifier___PresenterProtocol?
            }
            """
        ),
        (
            "Router",
            """
            import UIKit

            class ___FILEBASENAMEASIDENTIFIER___: ___VARIABLE_sceneName:identifier___RouterProtocol {
                weak var viewController: UIViewController?

                static func createModule() -> UIViewController {
                    let view = ___VARIABLE_sceneName:identifier___ViewController()
                    let interactor = ___VARIABLE_sceneName:identifier___Interactor()
                    let router = ___VARIABLE_sceneName:identifier___Router()
                    let presenter = ___VARIABLE_sceneName:identifier___Presenter(router: router)
                    presenter.view = view
                    presenter.interactor = interactor
                    interactor.output = presenter
                    view.presenter = presenter
                    router.viewController = view
                    return view
                }
            }
            """
        ),
    ].map { SourceFile(path: "___FILEBASENAME___\($0).swift", text: header + $1 + "\n") }
}
