import SwiftSyntax
import Testing

@testable import ViperSplit

/// Screens that may be made with their modules where none was made, and those of which somebody would hear.
struct UnnoticedScreensTests {
    /// A change to the module, or to what shows it.
    struct Change: CustomTestStringConvertible {
        let old: String
        let new: String
        /// What else is changed of the module.
        var besides: [(old: String, new: String)] = []
        /// What the app has besides.
        var more = ""

        var testDescription: String { "\(old) -> \(new)" }
    }

    private static let module = """
        import UIKit

        struct Word: ExpressibleByStringLiteral, Hashable { init(stringLiteral value: String) { print(value) } }
        struct Note {
            let id: Int
            var title: String { Store.shared.next() }
            weak var owner: Owner!
        }
        enum Kind { case plain, full }
        protocol NoteViewOutputProtocol: AnyObject {}
        protocol NoteInteractorProtocol: AnyObject {}
        protocol NoteRouterProtocol: AnyObject {}
        final class NoteView: UIViewController {
            enum State { case idle, busy }
            private let titleLabel = UILabel()
            private var state: State = .idle
            private let text: String?
            private let id: Int
            private let kind: Kind
            lazy var presenter: NoteViewOutputProtocol! = NoteBuilder.assemble(self)
            init(id: Int, kind: Kind = .plain) {
                self.id = id
                self.kind = kind
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        final class NotePresenter: NoteViewOutputProtocol {
            weak var view: NoteView!
            var interactor: NoteInteractorProtocol!
            var router: NoteRouterProtocol!
            private var notes: [String] = []
            required init() {}
        }
        final class NoteInteractor: NSObject, NoteInteractorProtocol {}
        final class NoteRouter: NoteRouterProtocol {
            weak var viewController: UIViewController! {
                didSet { screen = viewController as? NoteView }
            }
            private weak var screen: NoteView!
        }
        final class NoteBuilder {
            static func build(id: Int, kind: Kind = .plain) -> (view: NoteView, presenter: NotePresenter) {
                let view = NoteView(id: id, kind: kind)
                return (view, view.presenter as! NotePresenter)
            }
            static func assemble(_ view: NoteView) -> NotePresenter {
                let router = NoteRouter()
                let interactor = NoteInteractor()
                let presenter = NotePresenter()

                view.presenter = presenter
                presenter.view = view
                presenter.interactor = interactor
                presenter.router = router
                router.viewController = view
                return presenter
            }
        }
        final class Store {
            static let shared = Store()
            init() { print("started") }
            func next() -> String { "" }
        }
        final class Quiet { static let shared = Quiet() }
        final class ListRouter {
            private weak var screen: UIViewController!
            func show(id: Int, note: Note, notes: [Note], later: Int!) {
                push(NoteView(id: id), animated: true)
            }
        }
        """

    /// - Parameter isAlone: the builder gives the view and nothing else, so that it makes the same screen whatever its parts do.
    private func isUnnoticed(_ change: Change?, isAlone: Bool = false) throws -> Bool {
        var text = Self.module
        if isAlone {
            text = text.replacing("-> (view: NoteView, presenter: NotePresenter)", with: "-> NoteView")
                .replacing("return (view, view.presenter as! NotePresenter)", with: "return view")
        }
        for (old, new) in change.map({ [($0.old, $0.new)] + $0.besides }) ?? [] {
            #expect(text.contains(old), "\(old)")
            text = text.replacing(old, with: new)
        }
        text += "\n" + (change?.more ?? "")
        let unit = try readUnit(SourceFile(path: "Note.swift", text: text))
        let app = AppContext(given: [unit], context: [])
        let calls = nodes(FunctionCallExprSyntax.self, in: Syntax(unit.tree))
        let push = try #require(calls.first { $0.calledExpression.bareName == "push" })
        let making = try #require(push.arguments.first?.expression.as(FunctionCallExprSyntax.self))
        let found = app.screenFactories(in: "NoteBuilder").first
        if !isAlone, change != nil, found == nil { return false }
        let factory = try #require(found)
        let screens = UnnoticedScreens(app: app, scopes: Scopes(of: [unit.tree]), ownScreen: "screen")
        return screens.isUnnoticed(making, by: factory, pushedBy: push)
    }

    private static func kindOfObjects(_ more: String) -> String {
        "final class Kind {\n    static let plain = Kind()\n    static let full = Kind()\n    \(more)\n}"
    }

    /// The view holds a value of its own type, which somebody may have given it.
    private static func holdingState(_ cases: String, more: String = "") -> Change {
        Change(
            old: "private let id: Int\n", new: "private let id: Int\n    private let other: State\n",
            besides: [
                ("self.id = id\n", "self.id = id\n        other = state\n"), ("case idle, busy", "case \(cases)"),
            ], more: more)
    }

    private static let making = "push(NoteView(id: id)"

    @Test func aModuleThatOnlyHoldsValuesIsUnnoticed() throws {
        #expect(try isUnnoticed(nil) && isUnnoticed(nil, isAlone: true))
    }

    @Test(arguments: [
        Change(old: making, new: "push(NoteView(id: 3, kind: .full)"),
        Change(old: making, new: "push(NoteView(id: -3, kind: Kind.full)"),
        Change(old: making, new: "push(NoteView(id: note.id)"),
        Change(
            old: "\(making), animated: true)",
            new: "let next = id\n\(making.replacing("id)", with: "next)")), animated: !true)"),
        holdingState("idle, busy"), holdingState("idle, busy, read(Note, [Int])"),
        Change(old: "self.kind = kind", new: "self.kind = kind\n        text = \"Note \\(id)\""),
        // What the view makes is its own.
        Change(
            old: "UILabel()",
            new: """
                {
                    let label = UILabel()
                    label.text = "Notes"
                    label.font = .systemFont(ofSize: 17)
                    label.textAlignment = .center
                    label.layer.cornerRadius = 8
                    label.setContentHuggingPriority(.required, for: .vertical)
                    return label
                }()
                """),
        Change(old: "private var notes: [String] = []", new: "private var notes = Set<String>()"),
        Change(old: "private var notes: [String] = []", new: "private var notes: [String] = [\"a\"]"),
        Change(old: "private var notes: [String] = []", new: "private var notes: [String: Int] = [\"a\": 1]"),
        Change(old: "private var notes: [String] = []", new: "private lazy var first = Store.shared.next()"),
        Change(old: "private var notes: [String] = []", new: "private let quiet = Quiet.shared"),
        Change(old: "enum Kind { case plain, full }", new: kindOfObjects("")),
        Change(old: "private let id: Int\n", new: "private let id: Int\n    weak var delegate: Owner?\n"),
        Change(old: "private let id: Int\n", new: "private let id: Int\n    func viewDidLoad() { print(id) }\n"),
    ])
    func soAreValuesThatAreThere(change: Change) throws { #expect(try isUnnoticed(change)) }

    @Test(arguments: [
        // A part does something when it is made.
        Change(
            old: "required init() {}",
            new: "required init() { NotificationCenter.default.post(name: .done, object: nil) }"),
        Change(
            old: "private var notes: [String] = []",
            new: "private let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }"),
        Change(old: "self.id = id", new: "self.id = id\n        print(id)"),
        // The app may add constants to Apple's types.
        Change(
            old: "private var notes: [String] = []", new: "private let first: String = .next",
            more: "extension String { static var next: String { print(1); return \"\" } }"),
        // A list of the app's values may be made by its code.
        Change(old: "private var notes: [String] = []", new: "private var notes: [Word] = [\"a\"]"),
        Change(old: "private var notes: [String] = []", new: "private var notes: Set<Word> = [\"a\"]"),
        Change(old: "private var notes: [String] = []", new: "private var notes: Set<Kind> = [.plain]"),
        Change(old: "self.kind = kind", new: "self.kind = kind\n        text = \"Note \\(loud: id)\""),
        Change(old: "self.id = id", new: "self.id = Store.shared.count"),
        Change(old: "self.id = id", new: "self.id = last"),
        Change(
            old: "super.init(nibName: nil, bundle: nil)\n",
            new: "super.init(nibName: nil, bundle: nil)\n        title = \"Note\"\n"),
        Change(old: "nibName: nil, bundle", new: "nibName: Store.shared.next(), bundle"),
        Change(old: "private var notes: [String] = []", new: "private var notes = Store.shared"),
        Change(old: "private var notes: [String] = []", new: "private let store: Store = .shared"),
        Change(
            old: "private var notes: [String] = []", new: "private let store: Store = .first",
            more: "extension Store { static let first = Store() }"),
        Change(old: "private var notes: [String] = []", new: "@Stored var notes: [String] = []"),
        Change(old: "UILabel()", new: "{ let label = UILabel(); Store.shared.log(); return label }()"),
        Change(old: "UILabel()", new: "{ let label = UILabel(); label.text = Store.shared.next(); return label }()"),
        Change(
            old: "UILabel()", new: "{ let label = UILabel(); label.note = 3; return label }()",
            more: "extension UIView { var note: Int { get { 0 } set { print(newValue) } } }"),
        Change(
            old: "UILabel()", new: "{ let label = UILabel(); label.log(); return label }()",
            more: "extension UIView { func log() { print(self) } }"),
        Change(
            old: "UILabel()",
            new: "{ let list = UIScrollView(); list.contentOffset = .zero; return list }()"),
        Change(
            old: "UILabel()",
            new: "{ let label = UILabel(); label.font = .preferredFont(forTextStyle: .body); return label }()"),
        // A class above does.
        Change(
            old: "class NotePresenter: NoteViewOutputProtocol",
            new: "class NotePresenter: Base, NoteViewOutputProtocol", more: "class Base { init() { print(1) } }"),
        Change(
            old: "class NoteView: UIViewController", new: "class NoteView: Base",
            more: "class Base: UIViewController { let first = Store() }"),
        Change(old: "class NoteView: UIViewController", new: "class NoteView: LibraryViewController"),
        // So may UIKit, by what the class has instead of its own.
        Change(old: "class NoteView: UIViewController", new: "class NoteView: UITabBarController"),
        Change(
            old: "private let id: Int\n",
            new: "private let id: Int\n    override var title: String? { didSet { print(id) } }\n"),
        Change(
            old: "UILabel()", new: "UIStackView(arrangedSubviews: [Row()])",
            more: "final class Row: UIView { override func didMoveToSuperview() { print(1) } }"),
        // Its end does.
        Change(old: "lazy var presenter", new: "deinit { print(id) }\n    lazy var presenter"),
        Change(old: "required init() {}", new: "required init() {}\n    deinit { print(1) }"),
        Change(
            old: "class NoteInteractor: NSObject,", new: "class NoteInteractor: Base,",
            more: "class Base: NSObject { deinit { print(1) } }"),
        Change(
            old: "private var notes: [String] = []", new: "private let kept = Kept()",
            more: "final class Kept { deinit { print(1) } }"),
        // So may that of what it holds.
        Change(old: "enum Kind { case plain, full }", new: kindOfObjects("deinit { print(1) }")),
        Change(
            old: "enum Kind { case plain, full }",
            new: "enum Kind { case plain, full, held(Held) }\nfinal class Held { deinit { print(1) } }"),
        Change(old: "enum Kind { case plain, full }", new: "enum Kind { case plain, full, held(NoteRouterProtocol) }"),
        Change(old: "enum Kind { case plain, full }", new: "enum Kind { case plain, full, held(() -> Void) }"),
        holdingState("idle, busy, held(Held)", more: "final class Held { deinit { print(1) } }"),
        holdingState("idle, busy, held(Kept)"),
        Change(old: "enum Kind { case plain, full }", new: "enum Kind { case plain, full, held(LibraryValue) }"),
        Change(
            old: "enum Kind { case plain, full }",
            new:
                "enum Kind { case plain, full, held(Held) }\nclass Held {}\nfinal class Other: Held { deinit { print(1) } }"
        ),
        // An argument may fail, or somebody hears of it.
        Change(old: making, new: "push(NoteView(id: notes[0].id)"),
        Change(old: making, new: "push(NoteView(id: later)"),
        Change(old: making, new: "push(NoteView(id: later!)"),
        Change(old: making, new: "push(NoteView(id: note.owner)"),
        Change(old: making, new: "push(NoteView(id: note.title)"),
        Change(old: making, new: "push(NoteView(id: note.id / id)"),
        Change(old: making, new: "push(NoteView(id: next)"),
        Change(old: making, new: "push(NoteView(id: -id)"),
        Change(old: making, new: "push(NoteView(id: Int(ratio))"),
        Change(old: "self.kind = kind", new: "self.kind = kind\n        text = \"\\(kind)\""),
        Change(old: "self.kind = kind", new: "self.kind = kind\n        text = [id: \"a\", 3: \"b\"]"),
        Change(
            old: "private var notes: [String] = []", new: "private let name: Name = \"a\"",
            more: "struct Name: ExpressibleByStringLiteral { init(stringLiteral text: String) { print(text) } }"),
        Change(old: making, new: "push(NoteView(id: next())"),
        Change(old: making, new: "var next: Int { print(1); return 3 }\n        push(NoteView(id: next)"),
        Change(old: making, new: "push(NoteView(id: { Store.shared.count }())"),
        Change(old: "animated: true)", new: "animated: isSlow)"),
        Change(old: "animated: true)", new: "animated: Store.shared.isSlow)"),
    ])
    func otherwiseSomebodyMayHearOfIt(change: Change) throws {
        #expect(try !isUnnoticed(change) && !isUnnoticed(change, isAlone: true))
    }

    /// What the screen assembles might be another presenter.
    @Test func aCastThatMayFailIsNone() throws {
        #expect(try !isUnnoticed(Change(old: "-> NotePresenter {", new: "-> NoteViewOutputProtocol {")))
    }

    private static let atOnce = Change(
        old: "super.init(nibName: nil, bundle: nil)",
        new: "super.init(nibName: nil, bundle: nil)\n        presenter = NoteBuilder.assemble(self)")

    @Test func aScreenMayPutItsModuleTogetherAtOnce() throws {
        #expect(try isUnnoticed(Self.atOnce) && isUnnoticed(Self.atOnce, isAlone: true))
    }

    @Test(arguments: [
        "presenter = NoteBuilder.started(self)", "presenter = Store.shared.presenter(for: self)",
        "presenter = NoteBuilder.assemble(self, Store.shared.next())", "NoteBuilder.assemble(self)",
    ])
    func whatDoesMoreAtOnceIsHeardOf(code: String) throws {
        let change = Change(old: Self.atOnce.old, new: "\(Self.atOnce.old)\n        \(code)")
        #expect(try !isUnnoticed(change) && !isUnnoticed(change, isAlone: true))
    }
}
