import Oracle
import TestScope
import Testing
import ViperSplit

/// Modules of the kinds that ZIKViper declares behave as it says.
@Suite(.long) struct ModuleKindTests {
    /// A view controller and a view alike are where a wireframe starts from.
    @Test(arguments: LanguageMode.allCases)
    func theRouterGoesFromTheView(_ mode: LanguageMode) async throws {
        let main = """
            extension LoginWireframe {
                func push(_ screen: UIViewController) { router.push(screen, from: view.routeSource, animated: false) }
                func present(_ screen: UIViewController) {
                    router.present(screen, from: view.routeSource, animated: false) { say("presented") }
                }
                func leave() {
                    router.dismiss(view.routeSource, animated: false, completion: nil)
                    router.pop(view.routeSource, animated: false)
                }
            }

            MainActor.assumeIsolated {
                let screen = LoginBuilder.makeViewController()
                let wireframe = (screen.eventHandler as! LoginViewPresenter).wireframe as! LoginWireframe
                let stack = UINavigationController(rootViewController: screen)
                say(wireframe.view.routeSource === screen)
                wireframe.push(UIViewController())
                wireframe.present(UIViewController())
                say(stack.viewControllers.count, screen.presentedViewController != nil)
                wireframe.leave()
                say(stack.viewControllers.count, screen.presentedViewController != nil)

                let view = BadgeBuilder.makeView()
                say(view.routeSource == nil)
                let parts = (view.eventHandler as! BadgeViewPresenter).wireframe as! BadgeWireframe
                parts.router.push(UIViewController(), from: parts.view.routeSource, animated: false)
                screen.view.addSubview(view)
                say(view.routeSource === screen, parts.view.routeSource === screen)
                parts.router.push(UIViewController(), from: parts.view.routeSource, animated: false)
                say(stack.viewControllers.count)
                MainLoop.drain()
            }
            """
        let files = try module("Login", nil) + module("Badge", "view")
        #expect(
            try await lines(main, files, mode)
                == ["true", "2 true", "1 false", "true", "true true", "2", "presented"])
    }

    @Test(arguments: LanguageMode.allCases)
    func aModuleTellsItsOutput(_ mode: LanguageMode) async throws {
        let main = """
            @MainActor final class Parent: UIViewController, LoginModuleOutput, MenuModuleOutput {}

            MainActor.assumeIsolated {
                var parent: Parent? = Parent()
                let screen = LoginBuilder.makeViewController(moduleOutput: parent)
                let presenter = screen.eventHandler as! LoginViewPresenter
                say(presenter.moduleOutput === parent, presenter.view === screen)
                parent = nil
                say(presenter.moduleOutput == nil)

                let other = Parent()
                let child = MenuBuilder.embed(in: other.view, of: other, moduleOutput: other)
                say(other.children.count, child.parent === other, child.view.superview === other.view)
                say((child.eventHandler as! MenuViewPresenter).moduleOutput === other)
                say(LoginBuilder.assemble(LoginViewController()).moduleOutput == nil)
            }
            """
        let files = try module("Login", "output") + module("Menu", "submodule")
        #expect(try await lines(main, files, mode) == ["true true", "true", "1 true true", "true", "true"])
    }

    @Test(arguments: LanguageMode.allCases)
    func aViewTellsOfItsLife(_ mode: LanguageMode) async throws {
        let main = """
            @MainActor final class Handler: BadgeViewEventHandler, BadgeViewDataSource {
                func handleViewReady() { say("ready") }
                func handleViewRemoved() { say("removed") }
                func handleViewWillAppear(_ animated: Bool) { say("will appear") }
                func handleViewDidAppear(_ animated: Bool) { say("did appear") }
                func handleViewWillDisappear(_ animated: Bool) { say("will disappear") }
                func handleViewDidDisappear(_ animated: Bool) { say("did disappear") }
            }

            MainActor.assumeIsolated {
                let window = UIWindow(frame: .zero)
                let view = BadgeBuilder.makeView()
                let handler = Handler()
                view.eventHandler = handler
                view.didMoveToSuperview()
                for _ in 0..<2 {
                    view.willMove(toWindow: window)
                    window.addSubview(view)
                    view.didMoveToWindow()
                    view.willMove(toWindow: nil)
                    view.removeFromSuperview()
                    view.didMoveToWindow()
                    view.didMoveToSuperview()
                }
            }
            """
        let once = ["will appear", "did appear", "will disappear", "did disappear", "removed"]
        #expect(try await lines(main, module("Badge", "view"), mode) == ["ready"] + once + once)
    }

    @Test(arguments: LanguageMode.allCases)
    func aServiceIsMadeOnceItIsAskedFor(_ mode: LanguageMode) async throws {
        let main = """
            @MainActor final class Screen: LogServiceEventHandler {}

            MainActor.assumeIsolated {
                var screen: Screen? = Screen()
                let log = LogBuilder.makeLazyService(eventHandler: screen)
                say((log.service as! LogService).eventHandler === screen, log.service === log.service)
                screen = nil
                say((log.service as! LogService).eventHandler == nil)
                var made = 0
                let lazy = LazyService { made += 1; return made }
                say(made)
                say(lazy.service, lazy.service)
            }
            """
        #expect(try await lines(main, module("Log", "service"), mode) == ["true true", "true", "0", "1 1"])
    }

    @Test(arguments: LanguageMode.allCases)
    func anAdapterAsksTheProvider(_ mode: LanguageMode) async throws {
        let protocols = ["func modify()", "func edit()"]
        let files = try module("Editor", "adapter").map { file in
            let text = file.text.replacing(
                "ProvidedInput: AnyObject, Sendable {", with: "ProvidedInput: AnyObject, Sendable { \(protocols[0])"
            ).replacing(
                "RequiredInput: AnyObject, Sendable {", with: "RequiredInput: AnyObject, Sendable { \(protocols[1])"
            )
            .replacing(
                "extension EditorAdapter: EditorRequiredInput {",
                with: "extension EditorAdapter: EditorRequiredInput { func edit() { provider.modify() }")
            return SourceFile(path: file.path, text: text)
        }
        let main = """
            @MainActor final class Editor: EditorProvidedInput { func modify() { say("modifies") } }

            MainActor.assumeIsolated {
                let required: EditorRequiredInput = EditorAdapter(Editor())
                required.edit()
            }
            """
        #expect(try await lines(main, files, mode) == ["modifies"])
    }

    private func module(_ name: String, _ kind: String?) throws -> [SourceFile] {
        try newModule(
            ModuleOptions(
                name: name, template: Template("zikviper"), kind: kind.map(ModuleOptions.Kind.init(rawValue:))))
    }

    private func lines(_ main: String, _ files: [SourceFile], _ mode: LanguageMode) async throws -> [String] {
        try await linesSaid(by: main, of: files + Template("zikviper").baseFiles(), mode: mode)
    }
}
