import Testing

@testable import ViperSplit

/// A builder's `build()` that is its base class's, where it makes the screen as the screen's initialiser does, and where not.
struct InheritedFactoryTests {
    /// A change to a module, or to the base that it has.
    struct Change: CustomTestStringConvertible {
        let old: String
        let new: String

        var testDescription: String { "\(old) -> \(new)" }
    }

    private static let module = """
        import UIKit

        protocol NoteViewProtocol: AnyObject {}
        protocol NoteViewOutputProtocol: AnyObject {}
        protocol NoteInteractorProtocol: AnyObject {}
        protocol NoteInteractorOutputProtocol: AnyObject {}
        protocol NoteRouterProtocol: AnyObject {}
        final class NoteView: UIViewController, VIPERView, NoteViewProtocol {
            private let titleLabel = UILabel()
            lazy var presenter: NoteViewOutputProtocol! = NoteBuilder.assemble(self)
        }
        final class NotePresenter: VIPERPresenter, NoteViewOutputProtocol, NoteInteractorOutputProtocol {
            weak var view: NoteViewProtocol!
            var interactor: NoteInteractorProtocol!
            var router: NoteRouterProtocol!
            private var notes: [String] = []
        }
        final class NoteInteractor: VIPERInteractor, NoteInteractorProtocol {
            weak var presenter: NoteInteractorOutputProtocol!
        }
        final class NoteRouter: VIPERRouter, NoteRouterProtocol {
            weak var viewController: UIViewController! {
                didSet { screen = viewController as? NoteView }
            }
            private weak var screen: NoteView!
        }
        final class NoteBuilder: VIPERBuilder<NoteView, NotePresenter, NoteInteractor, NoteRouter> {
            override class var defaultViewUIType: VIPERViewUIType { .none }
        }
        extension NoteBuilder {
            static func assemble(_ view: NoteView) -> NotePresenter {
                let router = NoteRouter()
                let interactor = NoteInteractor()
                let presenter = NotePresenter()

                view.presenter = presenter
                presenter.view = view
                presenter.interactor = interactor
                presenter.router = router
                interactor.presenter = presenter
                router.viewController = view
                return presenter
            }
        }
        """

    private func factories(
        _ changes: [Change], besides more: String = "", base: [SourceFile]? = nil
    ) throws -> [ScreenFactory] {
        let files = try base ?? Template("viper-base").baseFiles()
        var texts = files.map(\.text) + [Self.module, more]
        for change in changes {
            #expect(texts.contains { $0.contains(change.old) }, "\(change.old)")
            texts = texts.map { $0.replacing(change.old, with: change.new) }
        }
        let units = try texts.enumerated().map { place, text in
            try readUnit(SourceFile(path: "\(place).swift", text: text), index: place)
        }
        return AppContext(given: units, context: []).screenFactories(in: "NoteBuilder")
    }

    @Test(arguments: [
        [],
        // `.none` is what the base class says already.
        [Change(old: "    override class var defaultViewUIType: VIPERViewUIType { .none }\n", new: "")],
        [
            Change(
                old: "class var defaultViewUIType: VIPERViewUIType { .none }",
                new: "class var defaultViewUIType: VIPERViewUIType { return .none }")
        ],
        // A base class whose one function takes no source, too, as the published one.
        [
            Change(old: "build() -> VIPERModule", new: "build(viewUIType: VIPERViewUIType? = nil) -> VIPERModule"),
            Change(
                old: "build(viewUIType: defaultViewUIType)", new: "made(viewUIType: viewUIType ?? defaultViewUIType)"),
            Change(
                old: "static func build(viewUIType: VIPERViewUIType)",
                new: "static func made(viewUIType: VIPERViewUIType)"),
        ],
        [
            Change(
                old: "extension NoteBuilder {",
                new: "extension VIPERBuilder { static func build(kind: Int) -> Int { 3 } }\nextension NoteBuilder {")
        ],
        // The order in which nobody is told of anything.
        [
            Change(old: "    presenter.router = router\n", new: ""),
            Change(old: "return presenter\n", new: "presenter.router = router\n        return presenter\n"),
        ],
    ])
    func theBaseClassMakesTheScreen(changes: [Change]) throws {
        let found = try factories(changes)
        #expect(
            found == [
                ScreenFactory(
                    screen: "NoteView", callee: "NoteBuilder.build", access: ".view", parameters: [])
            ])
        #expect(found.first?.owner == "NoteBuilder")
    }

    @Test(arguments: [
        // The screen comes from elsewhere.
        Change(
            old: "override class var defaultViewUIType: VIPERViewUIType { .none }",
            new: "override class var defaultViewUIType: VIPERViewUIType { .storyboard(name: \"Note\", bundle: nil) }"),
        Change(
            old: "override class var defaultViewUIType: VIPERViewUIType { .none }",
            new: "override class var defaultViewUIType: VIPERViewUIType { .nib(name: \"Note\", bundle: nil) }"),
        Change(
            old: "override class var defaultViewUIType: VIPERViewUIType { .none }",
            new: "override class var defaultViewUIType: VIPERViewUIType { kind }"),
        // Another function of the name is nearer, or nobody can tell which.
        Change(
            old: "extension NoteBuilder {",
            new: "extension NoteBuilder {\n    static func build() -> NoteView { NoteView() }"),
        Change(
            old: "extension VIPERBuilder {", new: "extension VIPERBuilder {\n    static func build() -> Int { 3 }\n"),
        Change(old: "extension VIPERBuilder {", new: "extension VIPERBuilder where Presenter: AnyObject {"),
        Change(old: "extension VIPERBuilder {", new: "@available(iOS 26, *) extension VIPERBuilder {"),
        Change(old: "extension VIPERBuilder {", new: "private extension VIPERBuilder {"),
        Change(old: "static func build()", new: "func build()"),
        Change(old: "static func build()", new: "static func build(of kind: Int)"),
        Change(
            old: "extension VIPERBuilder {",
            new: "extension VIPERBuilder {\n    static func build(kind: Int = 3) -> Int { kind }\n"),
        Change(old: "build(viewUIType: defaultViewUIType)", new: "build(viewUIType: otherViewUIType)"),
        Change(old: "build(viewUIType: defaultViewUIType)", new: "build(viewUIType: defaultViewUIType, in: 3)"),
        Change(old: "build(viewUIType: defaultViewUIType)", new: "build()"),
        // Making a part does something, or its end does.
        Change(old: "private let titleLabel = UILabel()", new: "private let title2 = Store.shared.next()"),
        Change(old: "private var notes: [String] = []", new: "private var notes = Store.shared.load()"),
        Change(old: "private var notes: [String] = []", new: "init() { Store.shared.start() }"),
        Change(old: "private var notes: [String] = []", new: "deinit { Store.shared.stop() }"),
        Change(
            old: "private var notes: [String] = []",
            new: "private let kept = Kept()\n}\nfinal class Kept {\n    deinit { Store.shared.stop() }"),
        Change(
            old: "weak var presenter: NoteInteractorOutputProtocol!",
            new: "weak var presenter: NoteInteractorOutputProtocol!\n    let first = Store.shared.first()"),
        Change(
            old: "private weak var screen: NoteView!",
            new: "private weak var screen: NoteView! { didSet { Store.shared.start() } }"),
        Change(old: "weak var view: NoteViewProtocol!", new: "weak var view: NoteViewProtocol! { didSet { load() } }"),
        // The screen assembles another module, or none.
        Change(old: "! = NoteBuilder.assemble(self)", new: "!"),
        Change(
            old: "lazy var presenter: NoteViewOutputProtocol! = NoteBuilder.assemble(self)",
            new: "lazy var presenter: NoteViewOutputProtocol! = OtherBuilder.assemble(self)"),
        Change(old: "        presenter.router = router\n", new: ""),
        Change(old: "        router.viewController = view\n", new: ""),
        Change(old: "        return presenter\n", new: "        presenter.isNew = true\n        return presenter\n"),
        Change(old: "        return presenter\n", new: "        return NotePresenter()\n"),
        Change(old: "let interactor = NoteInteractor()", new: "let interactor = OtherInteractor()"),
        Change(
            old: "        interactor.presenter = presenter\n",
            new: "        interactor.presenter = presenter\n        Store.shared.start()\n"),
        // The base class does something else than ours.
        Change(old: "        return module\n", new: "        print(module)\n        return module\n"),
        Change(old: "        module.presenter.router = module.router as? Presenter.Router\n", new: ""),
        Change(
            old: "            return View()\n        }\n    }\n}",
            new: "            let view = View()\n            view.load()\n            return view\n        }\n    }\n}"),
        Change(old: "presenter: Presenter(),", new: "presenter: Presenter.make(),"),
        Change(old: "    let view: View\n", new: "    let view: View\n    init(view: View) { fatalError() }\n"),
    ])
    func whatElseItDoesIsNone(change: Change) throws {
        #expect(try factories([change]).isEmpty)
    }

    /// The builder's own function, in an extension, that calls its base class's and hands values to the screen.
    private static let handing = """
        extension NoteBuilder {
            static func build(id: Int?) -> VIPERModule<NoteView, NotePresenter, NoteInteractor, NoteRouter> {
                let module = build()
                module.view.id = id
                return module
            }
        }
        """
    private static let identified = Change(
        old: "private let titleLabel = UILabel()", new: "private let titleLabel = UILabel()\n    var id: Int?")

    @Test(arguments: [
        ([], ".view"),
        (
            [
                Change(old: "VIPERModule<NoteView, NotePresenter, NoteInteractor, NoteRouter> {", new: "NoteView {"),
                Change(old: "return module\n    }\n}", new: "return module.view\n    }\n}"),
            ], ""
        ),
    ])
    func aFunctionThatHandsOverValuesMakesTheScreen(changes: [Change], access: String) throws {
        let found = try factories([Self.identified] + changes, besides: Self.handing)
        #expect(found.count == 2)
        #expect(
            found.first
                == ScreenFactory(
                    screen: "NoteView", callee: "NoteBuilder.build", access: access,
                    parameters: [
                        ScreenFactory.Parameter(label: "id", use: .property("id"), mayBeLeftOut: false)
                    ]))
    }

    @Test(arguments: [
        Change(old: "module.view.id = id", new: "module.view.id = id\n        print(module)"),
        Change(old: "module.view.id = id", new: "module.router.id = id"),
        Change(old: "module.view.id = id", new: "module.view.id = 3"),
        Change(old: "let module = build()", new: "let module = make()"),
        Change(old: "return module\n    }\n}", new: "return other\n    }\n}"),
        Change(
            old: "extension NoteBuilder {\n    static func build(id",
            new: "private extension NoteBuilder {\n    static func build(id"),
    ])
    func aFunctionThatDoesAnythingElseIsNone(change: Change) throws {
        #expect(try factories([Self.identified, change], besides: Self.handing).map(\.parameters.count) == [0])
    }

    /// What the base class does is out of sight.
    @Test func withoutTheBaseClassThereIsNone() throws {
        #expect(try factories([], base: []).isEmpty)
    }

    @Test(arguments: ["class VIPERBuilder {}", "extension NoteBuilder { static var build: Int { 3 } }"])
    func aNameForTwoIsNone(more: String) throws {
        #expect(try factories([], besides: more).isEmpty)
    }
}
