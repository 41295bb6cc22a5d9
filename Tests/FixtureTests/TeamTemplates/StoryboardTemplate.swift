import ViperSplit

extension TeamTemplates {
    /// A view controller that is made with its presenter, in a navigation controller.
    static let storyboard: [SourceFile] = [
        (
            "Module",
            """
            import UIKit

            protocol ___VARIABLE_moduleName___ViewInput: AnyObject {}

            protocol ___VARIABLE_moduleName___ViewOutput: AnyObject {
                var view: ___VARIABLE_moduleName___ViewInput? { get set }
            }

            protocol ___VARIABLE_moduleName___InteractorInput {}

            protocol ___VARIABLE_moduleName___WireFrameInput {}

            enum ___VARIABLE_moduleName___Module {
                static func make() -> UINavigationController {
                    let interactor = ___VARIABLE_moduleName___Interactor()
                    let wireFrame = ___VARIABLE_moduleName___WireFrame()
                    let presenter = ___VARIABLE_moduleName___Presenter(interactor: interactor, wireFrame: wireFrame)
                    // The presenter comes first.
                    let controller = ___VARIABLE_moduleName___ViewController(output: presenter)
                    let navigation = UINavigationController(rootViewController: controller)
                    controller.output.view = controller
                    return navigation
                }
            }
            """
        ),
        (
            "ViewController",
            """
            import UIKit

            final class ___VARIABLE_moduleName___ViewController: UIViewController {
                let output: ___VARIABLE_moduleName___ViewOutput

                init(output: ___VARIABLE_moduleName___ViewOutput) {
                    self.output = output
                    super.init(nibName: nil, bundle: nil)
                }

                required init?(coder: NSCoder) { fatalError() }
            }

            extension ___VARIABLE_moduleName___ViewController: ___VARIABLE_moduleName___ViewInput {}
            """
        ),
        (
            "Presenter",
            """
            final class ___VARIABLE_moduleName___Presenter {
                weak var view: ___VARIABLE_moduleName___ViewInput?
                private let interactor: ___VARIABLE_moduleName___InteractorInput
                private let wireFrame: ___VARIABLE_moduleName___WireFrameInput

                init(
                    interactor: ___VARIABLE_moduleName___InteractorInput, wireFrame: ___VARIABLE_moduleName___WireFrameInput
                ) {
                    self.interactor = interactor
                    self.wireFrame = wireFrame
                }
            }

            extension ___VARIABLE_moduleName___Presenter: ___VARIABLE_moduleName___ViewOutput {}
            """
        ),
        (
            "Interactor",
            """
            final class ___VARIABLE_moduleName___Interactor: ___VARIABLE_moduleName___InteractorInput {
                weak var presenter: ___VARIABLE_moduleName___Presenter?
            }
            """
        ),
        (
            "WireFrame",
            """
            final class ___VARIABLE_moduleName___WireFrame: ___VARIABLE_moduleName___WireFrameInput {}
            """
        ),
    ].map { SourceFile(path: "___VARIABLE_moduleName___\($0).swift", text: header + $1 + "\n") }
}
