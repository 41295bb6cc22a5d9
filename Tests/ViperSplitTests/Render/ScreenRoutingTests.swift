import Foundation
import Testing

@testable import ViperSplit

/// Which screens a Wireframe asks its Router for.
struct ScreenRoutingTests {
    private func text(_ wireframe: String, app: String = "", types: String = "") throws -> String {
        try RoutedSplit(wireframe, app: app, types: types).files().sorted { $0.key < $1.key }.map(\.value).joined()
    }

    private func isRouted(_ making: String, app: String = "", types: String = "") throws -> Bool {
        let text = try text("func show(name: String) { present(\(making), animated: true) }", app: app, types: types)
        let (isAsked, isMade) = (text.contains("present(router.make"), text.contains("present(\(making)"))
        #expect(isAsked != isMade, "\(text)")
        return isAsked
    }

    @Test func aScreenComesFromTheRouter() throws {
        let text = try text("func show(name: String) { present(NoteViewController(name: name), animated: true) }")
        #expect(text.contains("view.present(router.makeNote(name: name), animated: true)"))
        #expect(text.contains("    func makeNote(name: String) -> NoteViewController\n}"))
        #expect(
            text.contains("func makeNote(name: String) -> NoteViewController {\n        NoteViewController(name: name)")
        )
    }

    @Test func theSameIsMadeOnce() throws {
        let text = try text(
            """
            func show(name: String) {
                present(NoteVC(), animated: true)
                present(NoteVC(), animated: false)
            }
            """)
        #expect(text.ranges(of: "router.makeNote()").count == 2)
        #expect(text.ranges(of: "func makeNote() -> NoteVC").count == 2)
    }

    @Test func commentsStayWhereTheyAre() throws {
        let text = try text(
            """
            func show(name: String) {
                present(NoteViewController(/* whole */ name: name /* as it is */), animated: true)
            }
            """)
        #expect(text.contains("router.makeNote(/* whole */ name: name /* as it is */), animated"))
        #expect(text.ranges(of: "whole").count == 1)
    }

    @Test(arguments: [
        // A closure doesn't hold the Wireframe.
        "func show(name: String) { DispatchQueue.main.async { self.present(NoteViewController(name: name), animated: true) } }",
        // A local name stands before the Router's.
        "func show(name: String) { let router = name; present(NoteViewController(name: router), animated: true) }",
        // There since some version only, or under a condition.
        "func show(name: String) { if #available(iOS 26, *) { present(NoteViewController(name: name), animated: true) } }",
        """
        func show(name: String) {
            #if DEBUG
            present(NoteViewController(name: name), animated: true)
            #endif
        }
        """,
    ])
    func whereTheRouterCantBeAskedTheWireframeMakesTheScreen(body: String) throws {
        let text = try text(body)
        #expect(!text.contains("router.make") && text.contains("NoteViewController(name: "))
    }

    /// What the view controller stands under, its module does.
    @Test func aModuleUnderAConditionHasItsRouterThere() throws {
        let split = RoutedSplit(
            "func show(name: String) { present(NoteViewController(name: name), animated: true) }", types: "#endif",
            above: "#if os(iOS)\n")
        let files = try split.files()
        #expect(files["Wireframe"]?.contains("router.makeNote(name: name)") == true)
        #expect(files["Router"]?.contains("#if os(iOS)") == true)
    }

    // MARK: - Initialisers

    @Test(arguments: [
        ("HelpViewController()", true),
        // What its initialisers take, nobody in sight tells; nor whether it is a screen.
        ("HelpViewController(name: name)", false),
        ("HelpPages()", false),
        // Apple's make no module.
        ("UIViewController()", false),
    ])
    func aScreenOutOfSightIsMadeByTheRouterToo(_ making: String, _ isAsked: Bool) throws {
        #expect(try isRouted(making) == isAsked)
    }

    @Test(arguments: [
        ("let help = HelpViewController(); help.title = name; present(help, animated: true)", true),
        // It may give none, or fail, or wait.
        ("guard let help = HelpViewController() else { return }; present(help, animated: true)", false),
        ("if let help = HelpViewController() { present(help, animated: true) }", false),
        ("let help = HelpViewController(); help?.title = name; present(help!, animated: true)", false),
        ("if let help = try? HelpViewController() { present(help, animated: true) }", false),
        // Which one it is the type says.
        ("let help: HelpViewController<Int> = HelpViewController(); present(help, animated: true)", false),
    ])
    func aScreenOutOfSightIsMadeAtOnce(_ body: String, _ isAsked: Bool) throws {
        #expect(try text("func show(name: String) { \(body) }").contains("router.makeHelp()") == isAsked)
    }

    @Test(arguments: [
        ("init(name: String)", "name: name", true),
        ("init(name: String, at place: Int = 0)", "name: name, at: 1", true),
        ("init(_ name: String)", "name", true),
        ("init(_ first: String = \"\", name: String)", "name: name", true),
        (
            "init(onEnd: @escaping (Note) -> Void, notes: [Note]?, by: [String: any Error])",
            "onEnd: { _ in }, notes: nil, by: [:]", true
        ),
        ("init()", "", true),
        // It may give none, or later.
        ("init?(name: String)", "name: name", false),
        ("init?()", "", false),
        // Types of its own, or that nobody knows.
        ("init<T>(name: T)", "name: name", false),
        ("init(name: some StringProtocol)", "name: name", false),
        ("init(kind: Kind)", "kind: .plain", false),
        ("init(kind: HelpViewController.Kind)", "kind: .plain", true),
        ("init(order: Order)", "order: .up", false),
        ("init(page: Page)", "page: 1", false),
        ("init(unknown: Elsewhere)", "unknown: elsewhere()", false),
        // What isn't handed on, or isn't the same when it is.
        ("init(name: @autoclosure () -> String)", "name: name", false),
        ("init(names: String...)", "names: name, name", false),
        ("init(@Wrapped name: String)", "name: name", false),
        ("init(name: String, line: Int = #line)", "name: name", false),
        ("init(line: Int = #line)", "", false),
        // Which one is called isn't known.
        ("init(name: String) { super.init(nibName: nil, bundle: nil) }; init(name: Int)", "name: name", false),
        ("@available(iOS 13, *) init(name: String)", "name: name", false),
    ])
    func whatAScreenIsMadeByMayBeCalledFromElsewhere(_ initializer: String, _ arguments: String, _ isAsked: Bool) throws
    {
        let app = """
            class BaseViewController: UIViewController { enum Order { case up } }
            class HelpViewController: BaseViewController, Paged {
                enum Kind { case plain }
                typealias Page = Int
                \(initializer) { super.init(nibName: nil, bundle: nil) }
            }
            """
        #expect(try isRouted("HelpViewController(\(arguments))", app: app) == isAsked)
    }

    @Test(arguments: [
        ("class HelpViewController: UIViewController {}", true),
        ("@objc(Help) class HelpViewController: UIViewController {}", true),
        ("@available(iOS 13, *)\nclass HelpViewController: UIViewController {}", false),
        ("@Observed class HelpViewController: UIViewController {}", false),
        ("#if DEBUG\nclass HelpViewController: UIViewController {}\n#endif", false),
        (
            "class HelpViewController: UIViewController {\n#if DEBUG\n  init() { super.init(nibName: nil, bundle: nil) }\n#endif\n}",
            false
        ),
        ("class HelpViewController: BaseOfLibrary {}", false),
        ("class Base<T>: UIViewController {}\nclass HelpViewController: Base<Int> {}", false),
    ])
    func aScreenIsThereForEverybody(_ app: String, _ isAsked: Bool) throws {
        #expect(try isRouted("HelpViewController()", app: app) == isAsked)
    }

    @Test(arguments: [
        ("struct Page {}", true), ("private struct Note {}", false), ("", true),
    ])
    func aTypeIsTheSameForEverybody(_ types: String, _ isAsked: Bool) throws {
        let app =
            "class HelpViewController: UIViewController { init(note: Note) { super.init(nibName: nil, bundle: nil) } }"
        #expect(try isRouted("HelpViewController(note: Note())", app: app, types: types) == isAsked)
    }

    /// Code that is kept for later doesn't say by itself whose Router it means.
    @Test func whatIsKeptIsMadeByTheWireframe() throws {
        let app =
            "func later(_ screen: @escaping @autoclosure () -> UIViewController) {}\nfunc now(_ screen: UIViewController) {}"
        let text = try text("func show(name: String) { later(NoteVC()); now(NoteVC()) }", app: app)
        #expect(text.contains("later(NoteVC())") && text.contains("now(router.makeNote())"))
    }

    @Test(arguments: [
        ("_ = self ~> NoteVC()", false), ("_ = self +> NoteVC()", true), ("_ = keep(NoteVC())", false),
        ("_ = Keeper.init(NoteVC())", false), ("_ = keeper[NoteVC()]", false),
    ])
    func whatTakesCodeIsNoPlaceForTheRouter(_ statement: String, _ isAsked: Bool) throws {
        let kept = "@escaping @autoclosure () -> UIViewController"
        let app = """
            infix operator ~>
            infix operator +>
            func ~> (one: Any, other: \(kept)) -> Int { 0 }
            func +> (one: Any, other: UIViewController) -> Int { 0 }
            struct Keeper {
                init(_ screen: \(kept)) {}
                \(statement.contains("keep(") ? "func callAsFunction(_ screen: \(kept)) {}" : "")
                subscript(_ screen: \(kept)) -> Int { 0 }
            }
            let keeper = Keeper(UIViewController())
            let keep = keeper
            """
        let text = try text("func show(name: String) { \(statement) }", app: app)
        #expect(text.contains("router.makeNote()") == isAsked)
    }

    @Test(arguments: [
        ("let other = NoteVC.self; _ = other", true),
        ("final class NoteVC: UIViewController {}", false),
        ("func NoteVC() -> UIViewController { UIViewController() }", false),
        ("let NoteVC = { UIViewController() }", false),
        ("guard let NoteVC = Optional({ UIViewController() }) else { return }", false),
    ])
    func aLocalNameStandsBeforeTheScreens(_ local: String, _ isAsked: Bool) throws {
        let text = try text("func show(name: String) {\n\(local)\npresent(NoteVC(), animated: true)\n}")
        #expect(text.contains("router.makeNote()") == isAsked)
    }

    @Test(arguments: [
        ("", true),
        ("extension UIViewController { convenience init(id: String) { self.init() } }", false),
        ("extension UIViewController { convenience init(by id: String) { self.init() } }", true),
        ("extension Modelled { init(id: String) { self.init() } }", false),
        ("func HelpViewController(id: String) -> UIViewController { UIViewController() }", false),
    ])
    func oneInitialiserTakesTheArguments(_ others: String, _ isAsked: Bool) throws {
        let app = """
            protocol Modelled: UIViewController { init() }
            class HelpViewController: UIViewController, Modelled { convenience init(id: Int) { self.init() } }
            \(others)
            """
        #expect(try isRouted("HelpViewController(id: 1)", app: app) == isAsked)
    }

    @Test(arguments: [("style", false), ("look", true)])
    func theSystemsInitialisersCount(_ label: String, _ isAsked: Bool) throws {
        let app =
            "class HelpViewController: UITableViewController { convenience init(\(label): Int) { self.init(style: .plain) } }"
        #expect(try isRouted("HelpViewController(\(label): 1)", app: app) == isAsked)
    }

    @Test(arguments: [
        ("URL", true), ("UIImage", true), ("CGFloat", true), ("AVAsset", false), ("MKCoordinateRegion", false),
    ])
    func theRoutersFileSeesTheTypes(_ type: String, _ isAsked: Bool) throws {
        let app = """
            func made() -> Never { fatalError() }
            class HelpViewController: UIViewController { init(file: \(type)) { super.init(nibName: nil, bundle: nil) } }
            """
        #expect(try isRouted("HelpViewController(file: made())", app: app) == isAsked)
    }

    // MARK: - Names

    @Test func oneNameIsForOneScreen() throws {
        let text = try text(
            """
            func show(name: String) {
                present(NoteViewController(name: name), animated: true)
                present(NoteVC(), animated: true)
            }
            """)
        #expect(text.contains("router.makeNote(name: name)") && text.contains("view.present(NoteVC(), animated: true)"))
    }

    @Test func anotherStyleHasNoRouterForIt() throws {
        let split = RoutedSplit("func show(name: String) { present(NoteVC(), animated: true) }")
        var options = try split.options
        options.template = try #require(Template.builtIn.first { $0.name == "zikviper-router" })
        let changes = try ViperSplit.split(split.given, options: options).changes.changes
        #expect(try changes.contains { try $0.newContents().contains("present(NoteVC()") })
    }

    /// A module that is there grows without it: its Router is what somebody has made of it.
    @Test func aModuleThatGrowsKeepsItsRouter() throws {
        let split = RoutedSplit("func show(name: String) { present(NoteViewController(name: name), animated: true) }")
        let files = try split.files()
        let view = try #require(files["ViewController"])
        let mark = "    // MARK: - Wireframe\n    func help() { present(NoteVC(), animated: true) }\n}"
        let end = try #require(view.range(of: "\n}")?.upperBound)
        let grown = view.replacingCharacters(in: view.index(before: end)..<end, with: mark)
        var options = try split.options
        options.context =
            split.context
            + files.filter { $0.key != "ViewController" }.map {
                SourceFile(path: "List\($0.key).swift", text: $0.value)
            }
        let second = try ViperSplit.split([SourceFile(path: split.given[0].path, text: grown)], options: options)
        #expect(second.outcome == .split, "\(second.findings.map(\.message))")
        let changed = second.changes.changes.map(\.path)
        #expect(changed.contains("ListWireframe.swift") && !changed.contains("ListRouter.swift"))
        let wireframe = try second.changes.changes.first { $0.path == "ListWireframe.swift" }?.newContents()
        #expect(wireframe?.contains("view.present(NoteVC()") == true)
        #expect(wireframe?.contains("router.makeNote(name: name)") == true)
    }
}
