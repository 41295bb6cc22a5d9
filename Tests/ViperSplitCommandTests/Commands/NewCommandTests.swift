import Foundation
import Testing

struct NewCommandTests {
    @Test func aBlankModuleIsWrittenToTheFolder() throws {
        let sandbox = try Sandbox()
        let outcome = try sandbox.viperSplit("new", "Login", "--output", "App/Login/")
        #expect(outcome.status == 0)
        let names = ["Interactor", "Interfaces", "Presenter", "ViewController", "Wireframe"].map { "Login\($0).swift" }
        #expect(outcome.output == names.map { "wrote `App/Login/\($0)`\n" }.joined())
        #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.path("App/Login")).sorted() == names)
        #expect(try sandbox.read("App/Login/LoginPresenter.swift").contains("final class LoginPresenter {"))
    }

    @Test(arguments: [
        (["--kind", "simple"], "LoginWireframe.swift", "LoginInteractor()", false),
        (["--kind", "formatter"], "LoginWireframe.swift", "LoginFormatter()", true),
        ([], "LoginWireframe.swift", "LoginFormatter()", false),
        (
            ["--interface", "storyboard"], "LoginWireframe.swift",
            "storyboard.instantiateViewController(ofType: LoginViewController.self)", true
        ),
        (
            ["--interface", "storyboard", "--reactive", "rx"], "LoginWireframe.swift",
            "    // MARK: - Private properties -\n\n    private let storyboard = UIStoryboard(name: \"Login\", bundle: nil)\n",
            true
        ),
        (["--interface", "xib"], "LoginWireframe.swift", "storyboard", false),
        ([], "LoginViewController.swift", "    // MARK: - Life cycle -\n\n    override func viewDidLoad() {\n", true),
        ([], "LoginViewController.swift", "    var presenter: LoginPresenterInterface!\n", true),
        (["--interface", "xib"], "LoginWireframe.swift", "(nibName: \"LoginViewController\", bundle: nil)", true),
        (["--interface", "none"], "LoginWireframe.swift", "nibName", false),
        (
            ["--template", "vipera"], "LoginModule.swift",
            "func buildDefault(delegate: LoginModuleDelegate? = nil) -> UIViewController", true
        ),
        (["--template", "vipera"], "LoginModule.swift", "        router.delegate = delegate\n", true),
        (["--template", "vipera"], "LoginModule.swift", "assemble", false),
        (["--template", "vipera"], "LoginDefaultView.swift", "    var presenter: LoginPresenter?\n", true),
        (["--template", "vipera"], "LoginDefaultPresenter.swift", "    weak var view: LoginView?\n", true),
        (["--template", "vipera"], "LoginDefaultPresenter.swift", "init(", false),
        (
            ["--template", "vipera"], "LoginDefaultRouter.swift", "    weak var viewController: UIViewController?\n",
            true
        ),
        (["--template", "vipera"], "LoginDefaultRouter.swift", "    weak var delegate: LoginModuleDelegate?\n", true),
        (
            ["--template", "vipera", "--interface", "storyboard"], "LoginModule.swift",
            ".instantiateViewController(withIdentifier: \"LoginDefaultView\") as! LoginDefaultView", true
        ),
        (
            ["--template", "zikviper", "--interface", "storyboard"], "LoginBuilder.swift",
            ".instantiateViewController(withIdentifier: \"LoginViewController\") as! LoginViewController", true
        ),
        (
            ["--template", "viper-base", "--interface", "xib"], "LoginBuilder.swift",
            "defaultViewUIType: VIPERViewUIType { .nib(name: \"LoginView\", bundle: nil) }", true
        ),
        (
            ["--template", "viper-base", "--interface", "storyboard"], "LoginView.storyboard",
            "customClass=\"LoginView\"", true
        ),
        (["--template", "viper-base"], "LoginContracts.swift", "// MARK: - Interactor Output Contract", true),
        (["--template", "viper-base"], "LoginRouter.swift", "weak var viewController: UIViewController!\n", true),
        (["--template", "viper-base"], "LoginView.swift", "assemble", false),
        (["--template", "viper-base"], "LoginBuilder.swift", "defaultViewUIType: VIPERViewUIType { .none }", true),
        (["--template", "zikviper"], "LoginWireframe.swift", "weak var view: ViperView!\n", true),
        (["--template", "zikviper"], "LoginProtocols.swift", "protocol LoginRouterInput: ViperRouter {", true),
        (
            ["--template", "zikviper", "--kind", "output"], "LoginViewPresenter.swift",
            "    weak var moduleOutput: LoginModuleOutput?\n", true
        ),
        (["--template", "zikviper"], "LoginViewPresenter.swift", "moduleOutput", false),
        (
            ["--template", "zikviper", "--kind", "output", "--interface", "xib"], "LoginBuilder.swift",
            "let viewController = LoginViewController(nibName: \"LoginViewController\", bundle: nil)\n", true
        ),
        (
            ["--template", "zikviper", "--kind", "submodule"], "LoginProtocols.swift", "protocol LoginModuleOutput: ",
            true
        ),
        (
            ["--template", "zikviper", "--kind", "submodule"], "LoginBuilder.swift", "    static func embed(\n", true
        ),
        (["--template", "zikviper", "--kind", "output"], "LoginBuilder.swift", "embed", false),
        (
            ["--template", "zikviper", "--kind", "view"], "LoginBuilder.swift",
            "    static func makeView() -> LoginView {\n", true
        ),
        (["--template", "zikviper", "--kind", "view"], "LoginBuilder.swift", "ViewController", false),
        (
            ["--template", "zikviper", "--kind", "service"], "LoginBuilder.swift",
            "-> LazyService<LoginServiceInput> {\n", true
        ),
        (
            ["--template", "zikviper", "--kind", "adapter"], "LoginAdapter.swift",
            "extension LoginAdapter: LoginRequiredInput {\n", true
        ),
        (["--hosting", "swiftui"], "LoginView.swift", "struct LoginView: View {", true),
        (["--hosting", "swiftui"], "LoginInterfaces.swift", "LoginViewInterface", false),
        (["--reactive", "rx"], "LoginInterfaces.swift", "enum Login {", true),
        (
            ["--template", "zikviper-router"], "LoginViewController.swift", "eventHandler.handleViewReady()", true
        ),
    ])
    func theOptionsDecide(_ options: [String], file: String, text: String, isThere: Bool) throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.run(["new", "Login"] + options).status == 0)
        #expect(try sandbox.read(file).contains(text) == isThere)
    }

    @Test(arguments: [
        (
            "view",
            ["Builder", "Interactor", "Protocols", "Router", "View", "ViewPresenter", "Wireframe"]
        ),
        ("service", ["Builder", "Protocols", "Router", "Service"]), ("adapter", ["Adapter", "AdapterProtocols"]),
    ])
    func aKindHasItsOwnFiles(_ kind: String, _ files: [String]) throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.viperSplit("new", "Login", "--template", "zikviper", "--kind", kind).status == 0)
        #expect(try sandbox.snapshot().keys.sorted() == files.map { "Login\($0).swift" })
    }

    @Test func whatHasNoPresenterHasNoTests() throws {
        let sandbox = try Sandbox()
        let outcome = try sandbox.viperSplit(
            "new", "Log", "--template", "zikviper", "--kind", "adapter", "--tests", "AppTests")
        #expect(
            outcome.output == "such a module has no Presenter to test; write no tests\n"
                + "wrote `LogAdapter.swift`\nwrote `LogAdapterProtocols.swift`\n")
    }

    @Test func nothingIsOverwritten() throws {
        let sandbox = try Sandbox()
        try sandbox.write("// mine\n", to: "LoginPresenter.swift")
        try sandbox.expectRefusal(
            "new", "Login", status: 73,
            message: "error: `LoginPresenter.swift` exists; choose another name, or another folder")
    }

    @Test func aSecondRunChangesNothing() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.viperSplit("new", "Login").status == 0)
        try sandbox.expectNoChange("new", "Login")
    }

    @Test(
        arguments: [
            (
                ["9Lives"], 64,
                "error: `9Lives` can't be a module name; type names are made of it, such as `9LivesPresenter`"
            ),
            (
                ["Login", "--template", "vipera", "--kind", "simple"], 64,
                "error: the style `vipera` has no modules of the kind `simple`; there is `interactor`"
            ),
            (
                ["Login", "--template", "zikviper", "--kind", "formatter"], 64,
                "error: the style `zikviper` has no modules of the kind `formatter`; there is `interactor`, `output`, `submodule`, `view`, `service`, `adapter`"
            ),
            (
                ["Login", "--kind", "adapter"], 64,
                "error: the style `infinum` has no modules of the kind `adapter`; there is `simple`, `interactor`, `formatter`"
            ),
            (
                ["Login", "--template", "zikviper-router", "--kind", "view"], 64,
                "error: the style `zikviper-router` has no modules of the kind `view`; there is `interactor`"
            ),
            (
                ["Login", "--template", "zikviper", "--kind", "view", "--interface", "xib"], 64,
                "error: the style `zikviper` has no modules with `--kind view --interface xib`; leave that out, or choose another style"
            ),
            (
                ["Login", "--template", "vipera", "--reactive", "rx"], 64,
                "error: the style `vipera` has no modules with `--reactive rx`; leave that out, or choose another style"
            ),
            (
                ["Login", "--hosting", "swiftui", "--interface", "xib"], 64,
                "error: the style `infinum` has no modules with `--interface xib`; leave that out, or choose another style"
            ),
        ] as [([String], Int32, String)])
    func whatAStyleHasNotIsRefused(_ arguments: [String], status: Int32, message: String) throws {
        try Sandbox().expectRefusal(of: ["new"] + arguments, status: status, message: message)
    }
}
