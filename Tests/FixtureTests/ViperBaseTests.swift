import Foundation
import Oracle
import Testing
import ViperSplit

/// Modules of viper-base fit the published library and the base files alike, and behave as it says.
@Suite struct ViperBaseTests {
    /// What a module builds on, and in which mode the app is compiled; the library knows nothing of actors.
    enum Base: CaseIterable, CustomTestStringConvertible {
        case library, files, filesInSwift6

        var sources: [SourceFile] {
            get throws { self == .library ? [publishedLibrary] : try ViperBaseTests.template.baseFiles() }
        }
        var mode: LanguageMode { self == .filesInSwift6 ? .swift6 : .swift5 }
        var testDescription: String { "\(self)" }
    }

    private static var template: Template { get throws { try Template("viper-base") } }

    private func module(_ name: String, _ interface: ModuleOptions.Interface = .none) throws -> [SourceFile] {
        try newModule(ModuleOptions(name: name, template: Self.template, interface: interface))
            .filter { $0.path.hasSuffix(".swift") }
    }

    @Test(arguments: Base.allCases)
    func everyBlankModuleCompiles(with base: Base) async throws {
        let modules = try ModuleOptions.Interface.allCases.flatMap { try module("\($0)".capitalized, $0) }
        let build = try await Toolchain.shared.build(
            lower(modules + base.sources, driver: nil), mode: base.mode)
        // The compiler warns of everything on the main actor that adopts what the library requires of no actor.
        let faults = build.messages.filter { $0.isError || base != .library }
        #expect(faults.map(\.description) == [])
    }

    /// The screens differ in what the builder could make: one has an initialiser of its own, and one becomes final.
    @Test(arguments: [Base.library, .files], ["NoteList", "Initialisers", "Booking"])
    func aSplitCompiles(with base: Base, _ name: String) async throws {
        let fixture = try fixture(named: name)
        let split = try FixtureSplit(fixture, options: fixture.options(style: "viper-base"))
        let build = try await Toolchain.shared.build(
            lower(split.files + base.sources + fixture.app, driver: nil), mode: base.mode)
        #expect(build.messages.filter(\.isError).map(\.description) == [])
    }

    /// Its builder gives the concrete presenter, as that of a blank module does, and the screen is whole.
    @Test(arguments: [Base.library, .files])
    func aSplitIsBuiltByTheLibrarysBuilder(with base: Base) async throws {
        let fixture = try fixture(named: "NoteList")
        let split = try FixtureSplit(fixture, options: fixture.options(style: "viper-base"))
        let main = """
            MainActor.assumeIsolated {
                let module = NoteListBuilder.build()
                module.presenter.filter = "milk"
                say(module.view.filter, module.view.presenter === module.presenter)
                say(module.presenter.view === module.view, module.router.viewController === module.view)
                say(NoteListBuilder.build(viewUIType: VIPERViewUIType.none).attachToNavigationController().viewControllers.count)
                say(NoteListViewController().presenter is NoteListPresenter)
            }
            """
        let said = try await linesSaid(
            by: main, of: split.files.map { SourceFile(path: $0.path, text: $0.text) } + base.sources + fixture.app,
            mode: base.mode)
        #expect(said == ["milk true", "true true", "1", "true"])
    }

    /// What others set of new screens goes to the view once the module is whole.
    @Test(arguments: [Base.library, .files])
    func valuesAreHandedToAModule(with base: Base) async throws {
        let controller = SourceFile(
            path: "NoteViewController.swift",
            text: """
                import UIKit

                class NoteViewController: UIViewController {
                    var note: String?
                    var limit: Int?

                    // MARK: - Handle view event

                    private func add() { note = (note ?? "") + "!" }
                    override func viewDidLoad() { super.viewDidLoad(); add() }
                }
                """)
        let app = SourceFile(
            path: "Shower.swift",
            text: """
                import UIKit

                @MainActor func makeNote() -> UIViewController {
                    let next = NoteViewController()
                    next.note = "milk"
                    next.limit = 3
                    return next
                }
                """)
        let split = try split([controller], options: SplitOptions(context: [app], template: Self.template))
        try #require(split.outcome == .split, "\(split.findings.map(\.message))")
        let files = try split.changes.changes.map { SourceFile(path: $0.path, text: try $0.newContents()) }
        let main = """
            MainActor.assumeIsolated {
                let module = NoteBuilder.build(note: "milk", limit: 3)
                module.view.loadViewIfNeeded()
                say(module.view.note ?? "", module.view.limit ?? 0, module.view.presenter === module.presenter)
                say(NoteBuilder.build(note: "tea").view.limit ?? 0)
                say(NoteBuilder.build().view.note ?? "none")
            }
            """
        let said = try await linesSaid(by: main, of: files + base.sources + [app], mode: base.mode)
        #expect(said == ["milk! 3 true", "0", "none"])
    }

    @Test func withoutEitherNothingCompiles() async throws {
        let build = try await Toolchain.shared.build(lower(try module("Login"), driver: nil), mode: .swift5)
        #expect(!build.compiles)
    }

    @Test(arguments: Base.allCases)
    func aModuleIsBuiltOfMocks(with base: Base) async throws {
        let main = """
            final class MockView: UIViewController, VIPERView {
                var presenter: LoginViewOutputProtocol!
            }
            extension MockView: LoginViewProtocol {}

            MainActor.assumeIsolated {
                typealias MockModuleBuilder = VIPERBuilder<MockView, LoginPresenter, LoginInteractor, LoginRouter>

                let module = MockModuleBuilder.build()
                say(module.view.presenter === module.presenter, module.presenter.view === module.view)
                say(module.interactor.presenter === module.presenter)
                say(module.presenter.interactor === module.interactor, module.presenter.router === module.router)
                say(module.router.viewController === module.view)
            }
            """
        #expect(try await lines(main, base) == ["true true", "true", "true true", "true"])
    }

    /// As the documents have it: data is handed to the concrete presenter, by a build method of one's own.
    @Test(arguments: Base.allCases)
    func dataIsHandedToThePresenter(with base: Base) async throws {
        let main = """
            extension LoginBuilder {
                static func build(title: String) -> LoginView {
                    let module = build()
                    module.presenter.view?.show(title)
                    return module.view
                }
            }
            extension LoginViewProtocol {
                func show(_ title: String) { (self as? LoginView)?.title = title }
            }

            MainActor.assumeIsolated { say(LoginBuilder.build(title: "Hello").title ?? "") }
            """
        #expect(try await lines(main, base) == ["Hello"])
    }

    @Test(arguments: Base.allCases)
    func aRouterGoesToOtherModules(with base: Base) async throws {
        let main = """
            MainActor.assumeIsolated {
                let module = LoginBuilder.build()
                let window = module.attachToWindow(withNavigationController: true)
                let stack = window.rootViewController as! UINavigationController
                module.router.pushModule(withView: LoginBuilder.build().view)
                say(stack.viewControllers.count, stack.topViewController is LoginView)
                module.router.presentModule(withView: LoginBuilder.build().view, embedIn: .navigationController) {
                    say("presented")
                }
                say((stack.presentedViewController as? UINavigationController)?.topViewController is LoginView)

                let other = LoginBuilder.build()
                say(other.attachToWindow().rootViewController === other.view)
                // Nothing is around it.
                other.router.pushModule(withView: LoginBuilder.build().view)
                other.router.presentModule(withView: LoginBuilder.build().view)
                say(other.view.presentedViewController is LoginView)
                say(LoginBuilder.build().attachToNavigationController().viewControllers.count)
                MainLoop.drain()
            }
            """
        #expect(try await lines(main, base) == ["2 true", "true", "true", "true", "1", "presented"])
    }

    @Test(arguments: Base.allCases)
    func theViewIsTheStoryboards(with base: Base) async throws {
        let main = """
            MainActor.assumeIsolated {
                UIStoryboard.register("LoginView") {
                    let view = LoginView()
                    view.title = "of the storyboard"
                    return view
                }
                UINib.register("Other") { say("nib"); return [] }
                say(LoginBuilder.build().view.title ?? "")
                say(LoginBuilder.build(viewUIType: VIPERViewUIType.none).view.title ?? "of code")
                _ = LoginBuilder.build(viewUIType: .nib(name: "Other", bundle: nil))
            }
            """
        #expect(try await lines(main, base, .storyboard) == ["of the storyboard", "of code", "nib"])
    }

    /// `.none` isn't nil, as it is where a builder takes an optional: that would be the storyboard.
    @Test(arguments: [Base.files])
    func noneIsCode(with base: Base) async throws {
        let main = """
            MainActor.assumeIsolated {
                UIStoryboard.register("LoginView") {
                    let view = LoginView()
                    view.title = "of the storyboard"
                    return view
                }
                say(LoginBuilder.build(viewUIType: .none).view.title ?? "of code")
                say(LoginBuilder.build(viewUIType: LoginBuilder.defaultViewUIType).view.title ?? "of code")
            }
            """
        #expect(try await lines(main, base, .storyboard) == ["of code", "of the storyboard"])
    }

    /// What a program says that has a module called Login.
    private func lines(
        _ main: String, _ base: Base, _ interface: ModuleOptions.Interface = .none
    ) async throws -> [String] {
        try await linesSaid(by: main, of: module("Login", interface) + base.sources, mode: base.mode)
    }
}

/// The declarations that modules meet of viper-base 2.1: a stand-in, isolated to no actor as the library isn't.
let publishedLibrary = SourceFile(
    path: "PublishedLibrary.swift",
    text: """
        import UIKit

        public protocol VIPERBaseLayer: AnyObject { init() }
        public protocol VIPERView: VIPERBaseLayer {
            associatedtype Presenter
            var presenter: Presenter! { get set }
        }
        public protocol VIPERPresenter: VIPERBaseLayer {
            associatedtype View
            associatedtype Interactor
            associatedtype Router
            var view: View! { get set }
            var interactor: Interactor! { get set }
            var router: Router! { get set }
        }
        public protocol VIPERInteractor: VIPERBaseLayer {
            associatedtype Presenter
            var presenter: Presenter! { get set }
        }
        public protocol VIPERRouter: VIPERBaseLayer { var viewController: UIViewController! { get set } }
        public enum VIPERModuleEmbedType { case none, navigationController }
        public enum VIPERViewUIType {
            case storyboard(name: String, bundle: Bundle?)
            case nib(name: String, bundle: Bundle?)
            case none
        }

        extension VIPERRouter {
            public func presentModule(
                withView destination: UIViewController, embedIn: VIPERModuleEmbedType = .none, animated: Bool = true,
                completion: (() -> Void)? = nil
            ) {
                let shown = embedIn == .none ? destination : UINavigationController(rootViewController: destination)
                (viewController.navigationController ?? viewController)
                    .present(shown, animated: animated, completion: completion)
            }

            public func pushModule(
                withView destination: UIViewController, embedIn: VIPERModuleEmbedType = .none, animated: Bool = true
            ) {
                let shown = embedIn == .none ? destination : UINavigationController(rootViewController: destination)
                viewController.navigationController?.pushViewController(shown, animated: animated)
            }
        }

        public struct VIPERModule<
            View: UIViewController & VIPERView, Presenter: VIPERPresenter, Interactor: VIPERInteractor,
            Router: VIPERRouter
        > {
            public let view: View
            public let presenter: Presenter
            public let interactor: Interactor
            public let router: Router

            public func attachToWindow(withNavigationController: Bool = false) -> UIWindow {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = withNavigationController ? attachToNavigationController() : view
                window.makeKeyAndVisible()
                return window
            }

            public func attachToNavigationController() -> UINavigationController {
                UINavigationController(rootViewController: view)
            }
        }

        open class VIPERBuilder<
            View: UIViewController & VIPERView, Presenter: VIPERPresenter, Interactor: VIPERInteractor,
            Router: VIPERRouter
        > {
            open class var defaultViewUIType: VIPERViewUIType { .none }
        }

        extension VIPERBuilder {
            public class func build(
                viewUIType: VIPERViewUIType? = nil
            ) -> VIPERModule<View, Presenter, Interactor, Router> {
                let (presenter, interactor, router) = (Presenter(), Interactor(), Router())
                let view: View
                switch viewUIType ?? defaultViewUIType {
                case .storyboard(let name, let bundle):
                    view = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController() as! View
                case .nib(let name, let bundle):
                    view = View()
                    _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: view, options: nil)
                case .none: view = View()
                }
                view.presenter = presenter as? View.Presenter
                presenter.view = view as? Presenter.View
                presenter.router = router as? Presenter.Router
                presenter.interactor = interactor as? Presenter.Interactor
                interactor.presenter = presenter as? Interactor.Presenter
                router.viewController = view
                return VIPERModule(view: view, presenter: presenter, interactor: interactor, router: router)
            }
        }
        """)
