import Foundation
import ViperSplit

/// Xcode templates as teams have them, without a manifest.
enum TeamTemplates {
    static let all = ["router": router, "wireframe": wireframe, "apart": apart, "together": together]

    private static let header = "//\n//  ___FILENAME___\n//  ___PROJECTNAME___\n//\n\n"

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

    /// The router's template with the protocols in other files: each above the class that adopts it, but for the router's, which
    /// has a file of its own.
    static let apart: [SourceFile] = {
        let declarations = protocols(of: router)
        let files = router.dropFirst().map { file in
            let own = declarations.first { file.path.contains("___\($0.owner)") && $0.owner != "Router" }?.text ?? ""
            let text = file.text.replacing("class ", with: own + "class ", maxReplacements: 1)
            let isView = file.path.contains("View")
            return SourceFile(
                path: file.path,
                text: isView ? text.replacing("import UIKit", with: "import UIKit\nimport Combine") : text)
        }
        let own = declarations.first { $0.owner == "Router" }?.text ?? ""
        return files + [
            SourceFile(path: "___FILEBASENAME___RouterProtocol.swift", text: header + "import Foundation\n\n" + own)
        ]
    }()

    /// The router's template in one file, which is then the view controller's.
    static let together: [SourceFile] = {
        let texts = router.map { file in
            let name = file.path.dropFirst("___FILEBASENAME___".count).dropLast(".swift".count)
            return file.text.replacing(header, with: "").replacing("import Foundation\n", with: "")
                .replacing("import UIKit\n", with: "")
                .replacing("___FILEBASENAMEASIDENTIFIER___", with: "___VARIABLE_sceneName:identifier___\(name)")
        }
        return [SourceFile(path: "___FILEBASENAME___.swift", text: header + "import UIKit\n" + texts.joined())]
    }()

    /// The protocols of the first file of a template, by the word that their owners' names have, too.
    private static func protocols(of template: [SourceFile]) -> [(owner: String, text: String)] {
        template[0].text.components(separatedBy: "protocol ").dropFirst().compactMap { text in
            let owner = ["View", "Presenter", "Interactor", "Router"].first {
                text.contains("___\($0)Protocol: AnyObject")
            }
            return owner.map { ($0, "protocol " + text) }
        }
    }
}
