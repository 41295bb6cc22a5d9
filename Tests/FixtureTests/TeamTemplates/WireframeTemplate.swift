import ViperSplit

extension TeamTemplates {
    /// A wireframe that makes the module in its initialiser, on a base class that holds the view controller.
    static let wireframe: [SourceFile] = [
        (
            "Interfaces",
            """
            import UIKit

            protocol ___VARIABLE_moduleName___WireframeInterface: WireframeInterface {
            }

            protocol ___VARIABLE_moduleName___ViewInterface: ViewInterface {
            }

            protocol ___VARIABLE_moduleName___PresenterInterface: PresenterInterface {
            }

            protocol ___VARIABLE_moduleName___InteractorInterface: InteractorInterface {
            }
            """
        ),
        (
            "ViewController",
            """
            import UIKit

            final class ___VARIABLE_moduleName___ViewController: UIViewController {
                var presenter: ___VARIABLE_moduleName___PresenterInterface!
            }

            extension ___VARIABLE_moduleName___ViewController: ___VARIABLE_moduleName___ViewInterface {
            }
            """
        ),
        (
            "Presenter",
            """
            import Foundation

            final class ___VARIABLE_moduleName___Presenter {
                private unowned let view: ___VARIABLE_moduleName___ViewInterface
                private let interactor: ___VARIABLE_moduleName___InteractorInterface
                private let wireframe: ___VARIABLE_moduleName___WireframeInterface

                init(
                    view: ___VARIABLE_moduleName___ViewInterface,
                    interactor: ___VARIABLE_moduleName___InteractorInterface,
                    wireframe: ___VARIABLE_moduleName___WireframeInterface
                ) {
                    self.view = view
                    self.interactor = interactor
                    self.wireframe = wireframe
                }
            }

            extension ___VARIABLE_moduleName___Presenter: ___VARIABLE_moduleName___PresenterInterface {
            }
            """
        ),
        (
            "Interactor",
            """
            import Foundation

            final class ___VARIABLE_moduleName___Interactor {
            }

            extension ___VARIABLE_moduleName___Interactor: ___VARIABLE_moduleName___InteractorInterface {
            }
            """
        ),
        (
            "Wireframe",
            """
            import UIKit

            final class ___VARIABLE_moduleName___Wireframe: BaseWireframe<___VARIABLE_moduleName___ViewController> {

                init() {
                    let moduleViewController = ___VARIABLE_moduleName___ViewController()
                    super.init(viewController: moduleViewController)

                    let interactor = ___VARIABLE_moduleName___Interactor()
                    let presenter = ___VARIABLE_moduleName___Presenter(
                        view: moduleViewController, interactor: interactor, wireframe: self)
                    moduleViewController.presenter = presenter
                }
            }

            extension ___VARIABLE_moduleName___Wireframe: ___VARIABLE_moduleName___WireframeInterface {
            }
            """
        ),
    ].map { SourceFile(path: "NoneInteractor/___VARIABLE_moduleName___\($0).swift", text: header + $1 + "\n") }
}
