import SwiftSyntax
import Testing

@testable import ViperSplit

/// Which calls may make the app drop the screen before they return.
struct EffectsTests {
    /// Whether the Presenter's code, which a callback enters, keeps the screen until it has rendered.
    private func mayRelease(
        _ code: String, besides declarations: String = "", app: [String]? = nil
    ) throws -> Bool {
        let module = try expectSplit(
            """
            private func render() {}
            \(declarations)
            // MARK: - Handle view event
            private func f() {
                \(code)
                render()
            }
            private func enter() { DispatchQueue.main.async { [weak self] in self?.f() } }
            """, context: app, presenter: "view.render()")
        return module.presenter.contains("let view = self.view\n")
    }

    @Test(
        arguments: [
            ("A service may.", "store.save()", "let store: NoteStore"),
            ("A delegate may.", "delegate?.didSave()", "weak var delegate: NoteDelegate?"),
            ("A closure may.", "done?()", "var done: (() -> Void)?"),
            ("A method that does may.", "close()", "func close() { dismiss(animated: true) }"),
            (
                "So may one that calls it.", "leave()",
                "func leave() { close() }\nfunc close() { dismiss(animated: true) }"
            ),
            ("On self it is the same.", "self.close()", "func close() { dismiss(animated: true) }"),
            (
                "A closure that is run at once does.", "[1].forEach { _ in close() }",
                "func close() { dismiss(animated: true) }"
            ),
            (
                "A setter does what its observer does.", "isDone = true",
                "var isDone = false { didSet { dismiss(animated: true) } }"
            ),
        ] as [(String, String, String)])
    func callsThatMay(_ sentence: String, code: String, declarations: String) throws {
        #expect(try mayRelease(code, besides: declarations), "\(sentence)")
    }

    @Test(
        arguments: [
            ("A view's method doesn't.", "table.reloadData()", "let table = UITableView()"),
            ("An outlet's doesn't.", "table.reloadData()", "@IBOutlet var table: UITableView!"),
            ("A container's doesn't.", "items.append(1)", "var items = [1]"),
            ("A text's doesn't.", "name.append(\"\")", "var name: String = \"\""),
            ("A method that doesn't doesn't.", "show()", "func show() { print(1) }"),
            (
                "A closure runs later.", "print { [weak self] in self?.close() }",
                "func close() { dismiss(animated: true) }"
            ),
            ("A function of Swift doesn't.", "print(1)", ""),
            ("What shows a screen doesn't.", "present(UIViewController(), animated: true)", ""),
            (
                "A setter doesn't whose observer doesn't.", "isDone = true",
                "var isDone = false { didSet { print(1) } }"
            ),
            ("A pattern is no call.", "switch x { case .some(let y): print(y) default: break }", "var x: Int?"),
        ] as [(String, String, String)])
    func callsThatDoNot(_ sentence: String, code: String, declarations: String) throws {
        #expect(try !mayRelease(code, besides: declarations), "\(sentence)")
    }

    @Test(
        arguments: [
            ("A function of the app does what its body does.", "finish()", true),
            ("One that only counts doesn't.", "count()", false),
            ("One that calls it does, on any object.", "steps.last()", true),
            ("Its neighbour doesn't.", "steps.next()", false),
            ("What a subclass may do otherwise may.", "steps.skip()", true),
            ("A requirement has no body.", "(steps as Walking).next()", true),
            ("A setter of its own runs its observer.", "steps.open()", true),
            ("One without an observer runs nothing.", "steps.shut()", false),
            ("A part that is set sets the whole.", "steps.state.isOpen = true", true),
            ("That of another whole doesn't.", "steps.place.isOpen = true", false),
            ("What changes a part from within sets the whole.", "steps.state.open()", true),
            ("It doesn't set another.", "steps.place.open()", false),
            ("What only asks sets nothing.", "_ = steps.state.opened()", false),
            ("What is handed over to be changed is set.", "flip(&steps.state.isOpen)", true),
            ("Where nobody listens nothing runs.", "flip(&steps.place.isOpen)", false),
            ("A list that grows is set.", "steps.names.append(\"a\")", true),
            ("One that is counted isn't.", "_ = steps.names.firstIndex(of: \"a\")", false),
            ("A function that is handed on is run.", "[steps].forEach(end)", true),
            ("One that is kept isn't.", "keep(end)", false),
            ("An initialiser does what its body does.", "_ = Flusher()", true),
            ("Memberwise there is none.", "_ = Place()", false),
            ("Those that call each other do what one of them does.", "steps.ping(1)", true),
            ("If none of them does, they don't.", "steps.tick(1)", false),
        ] as [(String, String, Bool)])
    func functionsOfTheApp(_ sentence: String, code: String, may: Bool) throws {
        let app = """
            import UIKit
            weak var screen: UIViewController?
            var number = 0
            func finish() { screen?.dismiss(animated: false) }
            func count() { number += 1 }
            func flip(_ flag: inout Bool) { flag = !flag }
            func end(_ steps: Steps) { finish() }
            func keep(_ end: @escaping (Steps) -> Void) {}
            protocol Walking { func next() }
            class Steps: Walking {
                func last() { finish() }
                func next() { count() }
                func skip() { count() }
                var isOpen = false { didSet { finish() } }
                var isShut = false
                func open() { isOpen = true }
                func shut() { isShut = true }
                var state = Place() { didSet { finish() } }
                var place = Place()
                var names: [String] = [] { didSet { finish() } }
                func ping(_ times: Int) { pong(times - 1); pong(times - 2) }
                func pong(_ times: Int) { if times > 0 { ping(times) } else { finish() } }
                func tick(_ times: Int) { tock(times - 1) }
                func tock(_ times: Int) { if times > 0 { tick(times) } }
            }
            struct Place {
                var isOpen = false
                mutating func open() { isOpen = true }
                func opened() -> Place { Place(isOpen: true) }
            }
            final class Flusher { init() { finish() } }
            final class LastSteps: Steps { override func skip() { finish() } }
            """
        let found = try mayRelease(code, besides: "private let steps = Steps()", app: [app])
        #expect(found == may, "\(sentence)")
    }

    /// The effects of evaluating the value of `x`, or of running the code of a function.
    private func effects(of code: String, app: String) throws -> Effects {
        let controller = try controller("func f(note: Note, titles: [String]) { \(code) }")
        let semantics = Semantics(controller, AppContext(given: controller.units, context: contextFiles([app])))
        let body = try #require(controller.members.first?.function?.body)
        return semantics.effects(of: body.statements)
    }

    private static let app = """
        class Note {
            let id = 1
            var title = ""
            var isRead: Bool { title.isEmpty }
            var isOpened: Bool { count += 1; return true }
            lazy var parts = title.split(separator: " ")
            var flag = false { didSet { count += 1 } }
            func mark(_ title: String) { count += 1 }
            var keep: NSMutableArray?
            var place = Place() { didSet { count += 1 } }
        }
        class Draft: Note { override var isRead: Bool { true } }
        struct Place { var row = 0; mutating func move() {}; func moved() -> Place { Place(row: row + 1) } }
        protocol Named { var name: String { get } }
        struct Badge: Named { var name = "a" }
        enum Kind { case plain; static var latest: Kind { count += 1; return .plain } }
        class Store { static let shared = Store(); init() { count += 1 } }
        class Plain { static let shared = Plain(); let number: Int; init(number: Int = 1) { self.number = number } }
        class Counted { let number: Int; init() { number = 1; count += 1 } }
        class Stamped { let day = Date() }
        class Under: Stamped {}
        class Above { init() { count += 1 } }
        class Beneath: Above {}
        class Child { init(of note: Note) { note.title = "" } }
        func dated(_ number: Int = advance()) {}
        extension String { var counted: Int { advance() } }
        class Log { static let shared = Log(); init() { _ = Setup.shared } }
        class Setup { static let shared = Setup(); init() { _ = Log.shared } }
        func <+> (_ first: Int, _ second: Int) -> Int { count += 1; return first }
        extension Place { static func + (_ first: Place, _ second: Place) -> Place { count += 1; return first } }
        func later(_ work: @escaping () -> Int) {}
        func half(_ number: Int) -> Int { number / 2 }
        func advance() -> Int { count += 1; return count }
        var count = 0
        let limit = 3
        """

    @Test(
        arguments: [
            ("A constant of an object's is there.", "_ = note.id", []),
            ("A variable may be another one later.", "_ = note.title", .varies),
            ("What reads it is, too.", "_ = note.parts", .varies),
            ("Another class may compute it.", "_ = note.isRead", .unknownRead),
            ("Who asks may count.", "_ = note.isOpened", .anyTime),
            ("An observer isn't run by reading.", "_ = note.flag", .varies),
            ("It is by setting.", "note.flag = true", [.changes, .varies]),
            ("What is set others see.", "note.title = \"\"", .changes),
            ("What one has made oneself nobody sees.", "let draft = Draft(); draft.title = \"a\"", []),
            ("What one has been given others do.", "let draft = note; draft.title = \"a\"", .changes),
            ("A list of one's own grows unseen.", "var list = titles; list.append(\"a\")", .varies),
            ("A part of a value is the value's.", "_ = Place().row", []),
            ("A method that only computes does nothing.", "_ = Place().moved()", []),
            ("A property that a protocol asks for is itself.", "_ = Badge().name", []),
            ("A requirement may be anything.", "_ = (note as? Named)?.name", .unknownRead),
            ("A case is a constant.", "_ = Kind.plain", []),
            ("What computes one isn't.", "_ = Kind.latest", .anyTime),
            ("It isn't without its type, either.", "let kind: Kind = .latest", .anyTime),
            ("An instance that counts may be made.", "_ = Store.shared", .starts),
            ("One that assigns is made unseen.", "_ = Plain.shared", []),
            ("So is another one of it.", "_ = Plain(number: 2)", []),
            ("An initialiser does what its body does.", "_ = Counted()", .anyTime),
            ("Its properties have first values.", "_ = Stamped()", .undescribed),
            ("Those of the class above, too.", "_ = Under()", .undescribed),
            ("The class above is made, too.", "_ = Beneath()", .anyTime),
            ("So it is by another name.", "let day: Stamped = .init()", .undescribed),
            ("An initialiser sets what it is given for all to see.", "_ = Child(of: note)", .changes),
            ("A default value is evaluated.", "_ = dated()", .anyTime),
            ("It isn't where there is another.", "_ = dated(2)", []),
            ("What the app adds to texts does what its code does.", "_ = \"a\".counted", .anyTime),
            (
                "Behind an instance that nobody declares there is no constant.", "_ = Pro.shared.isOn",
                [.callsBack, .varies, .drifts, .starts]
            ),
            ("Those that make each other end.", "_ = Log.shared", .starts),
            ("A function does what its body does.", "_ = half(2)", []),
            ("So does this one.", "_ = advance()", .anyTime),
            ("Swift's operators compute.", "_ = limit + 2 == 5 && !titles.isEmpty", []),
            ("The app's do what their code does.", "_ = limit <+> 2", .anyTime),
            ("Those of a type, too.", "_ = Place() + Place()", .anyTime),
            ("Of one that nobody declares nothing is known.", "_ = limit <?> 2", .unknown),
            ("A variable of the file may change.", "_ = count", .varies),
            ("A constant doesn't.", "_ = limit", []),
            (
                "A setting that is looked up changes nothing.", "_ = UserDefaults.standard.bool(forKey: \"a\")",
                [.varies, .drifts]
            ),
            ("One that is kept does.", "UserDefaults.standard.set(true, forKey: \"a\")", .unknown),
            ("The instance that all share is one.", "_ = NotificationCenter.default", []),
            ("So is a value of a type that has a name.", "_ = AVMetadataObject.ObjectType.upce", []),
            ("The moment's isn't.", "_ = Locale.current", [.varies, .drifts]),
            ("Nor is now.", "_ = Date.now", [.varies, .drifts]),
            ("A view is made unseen, by an initialiser that it inherits, too.", "_ = UIStackView()", []),
            ("An empty list is one.", "_ = [Notification.Name]()", []),
            ("A closure that is kept runs later.", "let work = { advance() }", []),
            ("One that is run at once runs.", "titles.forEach { _ in advance() }", .anyTime),
            ("A function that is handed on is run.", "titles.forEach(note.mark)", [.changes, .varies]),
            ("One that only computes does nothing.", "_ = [1].map(half)", []),
            (
                "What one's own list hands on it runs all the same.", "let all = titles; all.forEach(note.keep!.add)",
                [.changes, .varies, .drifts, .traps]
            ),
            ("What isn't there ends the app.", "_ = note.keep!", [.varies, .traps]),
            ("So does an index.", "let all = [1]; _ = all[0]", .traps),
            ("So does a division by nothing.", "_ = 1 / titles.count", .traps),
            ("There is a half of everything.", "_ = titles.count / 2", []),
            ("A range may end before it begins.", "_ = 1..<titles.count", .traps),
            ("What is unwrapped by itself may not be there.", "let other: Note! = note; _ = other.id", .traps),
            ("A key doesn't.", "let all = [\"a\": 1]; _ = all[\"a\"]", []),
            ("Nor does an attempt that gives nothing.", "_ = note.keep as? Named", .varies),
            ("One that must succeed may.", "_ = note.keep as! Named", [.varies, .traps]),
            ("One that is kept runs later.", "later(advance)", []),
            ("What changes a value sets what holds it.", "note.place.move()", .anyTime),
            ("What only asks doesn't.", "_ = note.place.moved()", .varies),
            ("A key path reads nothing.", "_ = titles.map(\\.count)", []),
            ("Whoever waits sees what others did.", "await g()", .unknown),
        ] as [(String, String, Effects)])
    func evaluating(_ sentence: String, code: String, expected: Effects) throws {
        #expect(try effects(of: code, app: Self.app) == expected, "\(sentence)")
    }
}
