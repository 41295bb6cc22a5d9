import Foundation
import Oracle
import Testing
import ViperSplit

/// A team's Xcode template as it stands, without a manifest: controllers split into it behave.
@Suite struct XcodeTemplateTests {
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

    static let cases = [
        "NoteList", "Booking", "Lifetime", "Reminders", "Assembly", "Initialisers", "Search", "NameClashes", "Generics",
        "AsyncAwait",
    ]

    @Test(arguments: cases, ["router", "wireframe"])
    func aControllerIsSplitIntoIt(_ name: String, _ template: String) async throws {
        let fixture = try #require(FixtureCase(directory: FixtureCase.folder.appending(path: name)))
        var options = try fixture.options(style: Template.standard.name)
        options.template = Template(
            folder: "Ours.xctemplate", files: template == "router" ? Self.router : Self.wireframe)
        let split = try FixtureSplit(fixture, options: options)

        let base = template == "router" ? [] : baseFiles(besides: split.files)
        let comparison = try await compare(fixture, split: split.files + base)
        #expect(comparison.isEqual, "\(comparison)")
    }

    @Test(arguments: [
        (
            "___Router.swift", "class ___FILEBASENAMEASIDENTIFIER___", "class Leader",
            "no class looks like the Wireframe"
        ),
        ("___Presenter.swift", "weak var view: ", "weak var screen_: Any //", "has no property for"),
        ("___Router.swift", "Presenter(router: router)", "Nobody()", "no function makes"),
        (
            "___Interactor.swift", "import Foundation",
            "import Foundation\nprotocol Extra {}\nclass OtherInteractor {}", "both look like the Interactor"
        ),
    ])
    func whatCannotBeToldIsAnErrorWithOneLine(_ file: String, _ old: String, _ new: String, _ reason: String) throws {
        let files = Self.router.map { source in
            source.path.hasSuffix(file)
                ? SourceFile(path: source.path, text: source.text.replacing(old, with: new)) : source
        }
        #expect(files != Self.router)
        let error = #expect(throws: SplitError.self) {
            try newModule(ModuleOptions(name: "Login", template: Template(folder: "Ours.xctemplate", files: files)))
        }
        #expect("\(error.map { "\($0)" } ?? "")".contains(reason), "\(error.map { "\($0)" } ?? "")")
        #expect("\(error.map { "\($0)" } ?? "")".hasPrefix("`Ours.xctemplate`: "))
    }

    @Test func xcodesDefaultsChooseTheFolder() throws {
        let info = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>Options</key><array>
            <dict><key>Identifier</key><string>a</string><key>Type</key><string>popup</string><key>Default</key><string>None</string></dict>
            <dict><key>Identifier</key><string>b</string><key>Type</key><string>popup</string><key>Default</key><string>Interactor</string></dict>
            </array></dict></plist>
            """
        let others = Self.wireframe.map { file in
            SourceFile(
                path: file.path.replacing("NoneInteractor", with: "AFirst"),
                text: file.text.replacing("moduleViewController", with: "other"))
        }
        let files = [SourceFile(path: "TemplateInfo.plist", text: info)] + others + Self.wireframe
        let module = try newModule(
            ModuleOptions(name: "Login", template: Template(folder: "Ours.xctemplate", files: files)))
        #expect(module.contains { $0.text.contains("moduleViewController") })
        #expect(!module.contains { $0.text.contains("let other") })
    }
}
