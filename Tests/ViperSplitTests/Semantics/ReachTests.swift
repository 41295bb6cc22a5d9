import SwiftSyntax
import Testing

@testable import ViperSplit

/// What a function of the app reaches, by itself and by what it calls.
struct ReachTests {
    private let app = """
        class NoteStore { static let shared = NoteStore(); func save() {} }
        enum Utils {
            static var defaults: UserDefaults = UserDefaults.standard
            static func stored(_ key: String) -> String? { defaults.string(forKey: key) }
            static func plain(_ key: String) -> String { key.uppercased() }
            static func even(_ n: Int) -> Bool { n == 0 || odd(n - 1) }
            static func odd(_ n: Int) -> Bool { n != 0 && even(n - 1) }
            static func pop(_ n: Int) -> Bool { n == 0 ? push(n) : false }
            static func push(_ n: Int) -> Bool { _ = stored(""); return pop(n) }
            static var recent: String? { stored("recent") }
            static let limit = 3
            static var order = "name"
            static var bundle: Bundle?
            static var formatter = NumberFormatter()
            static var logger = Logger(subsystem: "", category: "")
            static var choice = Choice()
            static func text(_ key: String) -> String { NSLocalizedString(key, bundle: bundle ?? .main, comment: "") }
        }
        struct Choice { func info(_ text: String) {} }
        extension OSLog { static let sync = OSLog(subsystem: "", category: "") }
        extension NoteStore { static let sync = NoteStore() }
        extension UIViewController {
            func alert() { present(UIAlertController(), animated: true) }
            func warn() { alert() }
            func tint() { view.backgroundColor = .red }
        }
        """

    private func reach(_ body: String) throws -> Touches {
        let controller = try controller("var items = [1]")
        let context = AppContext(
            given: controller.units, context: contextFiles([app, "func probe(_ screen: UIViewController) { \(body) }"]))
        let probe = try #require(context.declarations(named: "probe").first)
        return Semantics(controller, context).reach(of: probe)
    }

    @Test(
        arguments: [
            ("A service of the platform is data.", "UserDefaults.standard.set(1, forKey: \"\")", .data),
            ("So is one of the app.", "NoteStore.shared.save()", .data),
            ("What a helper does counts.", "print(Utils.stored(\"a\") as Any)", .data),
            ("So does what a property does.", "print(Utils.recent as Any)", .data),
            ("Helpers may call each other.", "_ = Utils.pop(1)", .data),
            ("A closure is code, too.", "[1].forEach { _ in NoteStore.shared.save() }", .data),
            ("What everybody may set is.", "print(Utils.order)", .data),
            ("A tool of a framework is none.", "print(Utils.formatter.string(from: 1) as Any)", []),
            ("A log is none.", "Utils.logger.info(\"\")", []),
            ("What isn't one is.", "Utils.choice.info(\"\")", .data),
            ("Nor is what the app has for one in an extension.", "os_log(\"\", log: OSLog.sync)", []),
            ("What it has for a service in one is.", "print(NoteStore.sync)", .data),
            ("A file is data, whoever reads it.", "print((try? Data(contentsOf: URL(string: \"\")!)) as Any)", .data),
            ("And whoever writes it.", "try? Data().write(to: URL(string: \"\")!)", .data),
            ("So is what a type of a framework has for all.", "print(Transaction.updates)", .data),
            ("Bytes are none.", "print(Data([1]), Data(count: 1))", []),
            ("Nor is what only looks texts up by one.", "print(Utils.text(\"a\"))", []),
            ("Presenting navigates.", "screen.present(UIViewController(), animated: true)", .navigation),
            ("A helper of screens does.", "screen.warn()", .navigation),
            ("A page is a screen of somebody.", "UIApplication.shared.open(URL(string: \"\")!)", .navigation),
            ("Unknown screens show as known ones do.", "Windows.top.present(screen, animated: true)", .navigation),
            ("One may do both.", "screen.warn(); NoteStore.shared.save()", [.data, .navigation]),
        ] as [(String, String, Touches)])
    func codeReaches(_ sentence: String, _ body: String, _ expected: Touches) throws {
        #expect(try reach(body) == expected, "\(sentence)")
    }

    /// Whoever reads a property shows nothing, whatever its observers do.
    @Test(arguments: [
        ("var top: Int { Help.open(); return 1 }", true), ("func top() { Help.open() }", true),
        ("var top = 1 { didSet { Help.open() } }", false), ("func top() -> Int { Help.open(); return 1 }", false),
    ])
    func isCalledToShow(_ declaration: String, _ answer: Bool) throws {
        let controller = try controller("var items = [1]")
        let helper =
            "enum Help { static func open() { UIViewController().present(UIViewController(), animated: true) } }"
        let context = AppContext(
            given: controller.units, context: contextFiles([helper, declaration]))
        let top = try #require(context.declarations(named: "top").first)
        #expect(Semantics(controller, context).isCalledToShow(top) == answer)
    }

    @Test(arguments: [
        ("Plain values are nobody's.", "print(Utils.plain(\"a\"))"),
        ("A circle of plain functions ends.", "_ = Utils.even(3)"),
        ("A stored constant is a value.", "print(Utils.limit)"),
        ("A view is no screen.", "screen.tint()"),
        ("A local name hides a type's.", "let NoteStore = 1; print(NoteStore)"),
        ("Other labels are another method.", "Windows.top.present(screen, at: 1)"),
    ])
    func otherCodeDoesnt(_ sentence: String, _ body: String) throws {
        #expect(try reach(body) == [], "\(sentence)")
    }
}
