import ViperSplit

extension TeamTemplates {
    /// Parts in folders, a configurator that is given the view controller, and a router that is made with it.
    static let configurator: [SourceFile] = [
        (
            "View/",
            "ViewController",
            """
            import UIKit

            protocol ___VARIABLE_moduleName___Input: AnyObject {
                func setupInitialState()
            }

            class ___VARIABLE_moduleName___ViewController: UIViewController, ___VARIABLE_moduleName___Input {
                var output: ___VARIABLE_moduleName___Output!

                func setupInitialState() {
                }
            }
            """
        ),
        (
            "Presenter/",
            "Presenter",
            """
            import Foundation

            protocol ___VARIABLE_moduleName___Output {
            }

            class ___VARIABLE_moduleName___PresenterImplementation: ___VARIABLE_moduleName___Output {
                weak var view: ___VARIABLE_moduleName___Input!
                var interactor: ___VARIABLE_moduleName___InteractorInput!
                var router: ___VARIABLE_moduleName___RouterInput!
            }
            """
        ),
        (
            "Interactor/",
            "Interactor",
            """
            import Foundation

            protocol ___VARIABLE_moduleName___InteractorInput {
            }

            class ___VARIABLE_moduleName___Interactor: ___VARIABLE_moduleName___InteractorInput {
                weak var output: ___VARIABLE_moduleName___PresenterImplementation!
            }
            """
        ),
        (
            "Router/",
            "Router",
            """
            import UIKit

            protocol ___VARIABLE_moduleName___RouterInput {
            }

            class ___VARIABLE_moduleName___Router: ___VARIABLE_moduleName___RouterInput {
                private unowned let screen: UIViewController

                init(_ controller: UIViewController) {
                    screen = controller
                }
            }
            """
        ),
        (
            "Configurator/",
            "Configurator",
            """
            import UIKit

            protocol ___VARIABLE_moduleName___Configuring {
                func configure(for input: UIViewController)
            }

            struct ___VARIABLE_moduleName___Configurator: ___VARIABLE_moduleName___Configuring {
                func configure(for input: UIViewController) {
                    guard let controller = input as? ___VARIABLE_moduleName___ViewController else { return }
                    let presenter = ___VARIABLE_moduleName___PresenterImplementation()
                    presenter.view = controller
                    presenter.router = ___VARIABLE_moduleName___Router(input)
                    let interactor = ___VARIABLE_moduleName___Interactor()
                    interactor.output = presenter
                    presenter.interactor = interactor
                    controller.output = presenter
                }
            }
            """
        ),
    ].map { SourceFile(path: "\($0)___FILEBASENAME___\($1).swift", text: header + $2 + "\n") }
}
