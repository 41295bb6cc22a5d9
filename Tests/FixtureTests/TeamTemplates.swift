import Foundation
import ViperSplit

/// Xcode templates as teams have them, without a manifest.
enum TeamTemplates {
    static let all = [
        "router": router, "wireframe": wireframe, "apart": apart, "together": together, "unlinked": unlinked,
        "configurator": configurator, "storyboard": storyboard,
    ]

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

    /// A router that holds no view controller and is made in passing, comments where members go, requirements that are static or
    /// have a default, a protocol file without imports, a service with a class of its own, and optional chains.
    static let unlinked: [SourceFile] = [
        (
            "Protocols",
            """
            protocol ___VARIABLE_moduleName___ViewProtocol: class {
                var presenter: ___VARIABLE_moduleName___PresenterProtocol? { get set }
                func setup()
            }

            protocol ___VARIABLE_moduleName___PresenterProtocol: class {
                var view: ___VARIABLE_moduleName___ViewProtocol? { get set }
                var interactor: ___VARIABLE_moduleName___InteractorProtocol? { get set }
                var router: ___VARIABLE_moduleName___RouterProtocol? { get set }
                func viewIsReady()
            }

            extension ___VARIABLE_moduleName___PresenterProtocol {
                func viewIsReady() {}
            }

            protocol ___VARIABLE_moduleName___InteractorProtocol: class {
                var output: ___VARIABLE_moduleName___OutputProtocol? { get set }
            }

            protocol ___VARIABLE_moduleName___OutputProtocol: class {
            }

            protocol ___VARIABLE_moduleName___RouterProtocol: class {
                static func createModule() -> UIViewController
            }
            """
        ),
        (
            "View",
            """
            import UIKit

            class ___VARIABLE_moduleName___View: UIViewController {
                var presenter: ___VARIABLE_moduleName___PresenterProtocol?

                override func viewDidLoad() {
                    super.viewDidLoad()
                    presenter?.viewIsReady()
                }

                func setup() {
                    prepare()
                }

                private func prepare() {}
            }

            extension ___VARIABLE_moduleName___View: ___VARIABLE_moduleName___ViewProtocol {
                // TODO: what the presenter commands
            }
            """
        ),
        (
            "Presenter",
            """
            import Foundation

            class ___VARIABLE_moduleName___Presenter {
                weak var view: ___VARIABLE_moduleName___ViewProtocol?
                var interactor: ___VARIABLE_moduleName___InteractorProtocol?
                var router: ___VARIABLE_moduleName___RouterProtocol?
            }

            extension ___VARIABLE_moduleName___Presenter: ___VARIABLE_moduleName___PresenterProtocol {
                // TODO: what the view tells
            }

            extension ___VARIABLE_moduleName___Presenter: ___VARIABLE_moduleName___OutputProtocol {
                // TODO: what the interactor tells
            }
            """
        ),
        (
            "Interactor",
            """
            import Foundation

            class ___VARIABLE_moduleName___Interactor {
                weak var output: ___VARIABLE_moduleName___OutputProtocol?
                private let log: ___VARIABLE_moduleName___Log

                init(log: ___VARIABLE_moduleName___Log = ___VARIABLE_moduleName___Log()) {
                    self.log = log
                }
            }

            class ___VARIABLE_moduleName___Log {}

            extension ___VARIABLE_moduleName___Interactor: ___VARIABLE_moduleName___InteractorProtocol {
                // TODO: what the presenter asks
            }
            """
        ),
        (
            "Router",
            """
            import Foundation
            import UIKit

            class ___VARIABLE_moduleName___Router: ___VARIABLE_moduleName___RouterProtocol {
                static func createModule() -> UIViewController {
                    let storyboard = UIStoryboard(name: "___VARIABLE_moduleName___", bundle: nil)
                    let view = storyboard.instantiateInitialViewController() as? ___VARIABLE_moduleName___View
                    let presenter: ___VARIABLE_moduleName___PresenterProtocol & ___VARIABLE_moduleName___OutputProtocol = ___VARIABLE_moduleName___Presenter()
                    view?.presenter = presenter
                    view?.presenter?.view = view
                    view?.presenter?.router = ___VARIABLE_moduleName___Router()
                    view?.presenter?.interactor = ___VARIABLE_moduleName___Interactor()
                    view?.presenter?.interactor?.output = presenter
                    return view!
                }
            }
            """
        ),
    ].map { SourceFile(path: "___VARIABLE_moduleName___\($0).swift", text: header + $1 + "\n") }

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
