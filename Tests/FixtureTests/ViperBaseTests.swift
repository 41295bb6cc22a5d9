import Foundation
import Oracle
import TestScope
import Testing
import ViperSplit

/// Modules of viper-base fit the published library and the base files alike, and behave as it says.
@Suite(.long) struct ViperBaseTests {
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
        let build = try await Toolchain.shared.build(
            lower(filesOfSplit(fixtureNamed: name) + base.sources, driver: nil), mode: base.mode)
        #expect(build.messages.filter(\.isError).map(\.description) == [])
    }

    /// Its builder gives the concrete presenter, as that of a blank module does, and the screen is whole.
    @Test(arguments: [Base.library, .files])
    func aSplitIsBuiltByTheLibrarysBuilder(with base: Base) async throws {
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
            by: main, of: filesOfSplit(fixtureNamed: "NoteList") + base.sources, mode: base.mode)
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
        let files = try filesOfSplit(of: controller, in: [app])
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

    /// A nib that has the name of the class, or that an initialiser gives, comes with the view, as it did; as the library's `.nib`
    /// it comes before, and nobody calls `viewDidLoad()`.
    @Test(
        arguments: [Base.library, .files],
        [
            ("NoteViewController", ""),
            ("Note", "convenience init() { self.init(nibName: \"Note\", bundle: nil) }"),
        ])
    func aNibComesWithTheView(with base: Base, _ made: (nib: String, by: String)) async throws {
        let controller = SourceFile(
            path: "NoteViewController.swift",
            text: """
                import UIKit

                class NoteViewController: UIViewController {
                    @IBOutlet weak var label: UILabel!
                    private var count = 1

                    \(made.by)

                    // MARK: - View life

                    override func viewDidLoad() { super.viewDidLoad(); add() }

                    // MARK: - Handle view event

                    private func add() { count += 1; label.text = String(count) }
                }
                """)
        let nib = SourceFile(
            path: "\(made.nib).xib",
            text: """
                <document>
                <placeholder placeholderIdentifier="IBFilesOwner" customClass="NoteViewController"/>
                </document>
                """)
        let app = SourceFile(
            path: "Shower.swift",
            text: """
                import UIKit

                @MainActor func makeNote() -> NoteViewController {
                    UINib.register("\(made.nib)") { ["view": UIView(), "label": UILabel()] }
                    return NoteViewController(nibName: "\(made.nib)", bundle: nil)
                }
                @MainActor func text(of screen: NoteViewController) -> String {
                    screen.loadViewIfNeeded()
                    return screen.label?.text ?? "nothing"
                }
                """)
        let files = try filesOfSplit(of: controller, in: [app, nib])
        let shown = "MainActor.assumeIsolated { say(text(of: makeNote())) }"
        let before = try await linesSaid(by: shown, of: [controller, app], mode: base.mode)
        let main = """
            \(shown)
            MainActor.assumeIsolated {
                let module = NoteBuilder.build()
                say(module.view.isViewLoaded, text(of: module.view), module.view.presenter === module.presenter)
                let early = NoteBuilder.build(viewUIType: .nib(name: "\(made.nib)", bundle: nil)).view
                say(early.isViewLoaded, text(of: early))
            }
            """
        let said = try await linesSaid(by: main, of: files + base.sources + [app], mode: base.mode)
        #expect(before == ["2"])
        #expect(said == before + ["false 2 true", "true nothing"])
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

    /// Where a builder takes an optional, `.none` is nil, and so the storyboard; the base files' isn't.
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
                say(LoginBuilder.build(viewUIType: .none).view.title ?? "of code")
                say(LoginBuilder.build(viewUIType: LoginBuilder.defaultViewUIType).view.title ?? "of code")
                _ = LoginBuilder.build(viewUIType: .nib(name: "Other", bundle: nil))
            }
            """
        let none = base == .library ? "of the storyboard" : "of code"
        #expect(
            try await lines(main, base, .storyboard)
                == ["of the storyboard", "of code", none, "of the storyboard", "nib"])
    }

    /// The files of a fixture that is split, and those of its app.
    private func filesOfSplit(fixtureNamed name: String) throws -> [SourceFile] {
        let fixture = try fixture(named: name)
        return try FixtureSplit(fixture, options: fixture.options(style: "viper-base")).files + fixture.app
    }

    /// The files of a view controller that is split.
    private func filesOfSplit(of controller: SourceFile, in app: [SourceFile]) throws -> [SourceFile] {
        let split = try split([controller], options: SplitOptions(context: app, template: Self.template))
        try #require(split.outcome == .split, "\(split.findings.map(\.message))")
        return try split.changes.changes.map { SourceFile(path: $0.path, text: try $0.newContents()) }
    }

    /// What a program says that has a module called Login.
    private func lines(
        _ main: String, _ base: Base, _ interface: ModuleOptions.Interface = .none
    ) async throws -> [String] {
        try await linesSaid(by: main, of: module("Login", interface) + base.sources, mode: base.mode)
    }
}
