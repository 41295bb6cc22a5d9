import Testing

@testable import ViperSplit

/// View controllers whose modules have the names of no style.
struct ModuleByHandTests {
    private static let view = """
        import UIKit
        final class NotesViewController: UIViewController, NotesShowing {
            var handler: NotesHandling!
            private var count = 0
            func show(_ text: String) { title = text }
            @IBAction func add() {
                count += 1
                Store.shared.save(count)
                show("\\(count)")
                if count > 3 { close() }
            }
            private func close() { navigationController?.popViewController(animated: true) }
        }
        """

    private static let protocols = """
        protocol NotesShowing: AnyObject { func show(_ text: String) }
        protocol NotesHandling: AnyObject { func start() }
        protocol NotesStoring { var text: String { get } }
        protocol NotesLeaving { func leave() }
        """

    private static let presenter = """
        final class NotesHandler: NotesHandling {
            weak var ui: NotesShowing?
            let business: NotesStoring
            let ways: NotesLeaving
            init(business: NotesStoring, ways: NotesLeaving) {
                self.business = business
                self.ways = ways
            }
            func start() { ui?.show(business.text) }
        }
        """

    private static let interactor = """
        final class NotesInteractor: NotesStoring {
            var text: String { "a" }
        }
        """

    private static let router = """
        import UIKit
        final class NotesRouter {
            weak var viewController: NotesViewController?
        }
        extension NotesRouter: NotesLeaving {
            func leave() { viewController?.dismiss(animated: true) }
        }
        """

    private static let store =
        "import UIKit\nfinal class Store { static let shared = Store(); func save(_ n: Int) {} }"
    private static let module = [protocols, presenter, interactor, router, store]

    private func split(_ view: String = view, _ module: [String] = module) throws -> Split {
        try ViperSplit.split(files(view), options: SplitOptions(context: contextFiles(module)))
    }

    /// The module with another text for one that is in it.
    private func module(_ text: String, _ other: String) -> [String] {
        Self.module.map { $0.replacing(text, with: other) }
    }

    private func expectGrown(_ split: Split, _ comment: Testing.Comment? = nil) {
        #expect(split.outcome == .split, comment ?? "\(split.findings.map(\.message))")
        #expect(!split.changes.changes.contains { if case .create = $0 { true } else { false } }, comment)
        #expect(split.changes.changes.contains { $0.path == "App/Other1.swift" }, comment)
    }

    @Test func newMembersGoIntoTheFilesThatThereAre() throws {
        let split = try split()
        expectGrown(split)
        func grown(_ place: Int) throws -> String {
            let change = split.changes.changes.first { $0.path == "App/Other\(place).swift" }
            return try change?.newContents().outdented ?? ""
        }
        #expect(try grown(1).contains("func add() {\ncount += 1\n"))
        #expect(try grown(1).contains("ui?.show(\"\\(count)\")"))
        #expect(try grown(1).contains("if count > 3 { ways.close() }"))
        #expect(try grown(0).contains("func close()"))
        #expect(try grown(3).contains("viewController?.navigationController?.popViewController(animated: true)"))
        #expect(try grown(2).contains("func save(_ n: Int) {\nstore.save(n)\n}"))
    }

    /// Whether they use each other by protocols, as classes, or some of each, and whoever of them is missing.
    @Test func aModuleHasManyShapes() throws {
        let classes = Self.module.map { text in
            text.replacing("let business: NotesStoring", with: "let business: NotesInteractor")
                .replacing("let ways: NotesLeaving", with: "let ways: NotesRouter")
        }
        expectGrown(try split(Self.view, classes), "some of each")
        let direct = classes.map {
            $0.replacing("weak var ui: NotesShowing?", with: "weak var ui: NotesViewController?")
        }
        expectGrown(
            try split(Self.view.replacing("handler: NotesHandling!", with: "handler: NotesHandler!"), direct),
            "classes alone")
        let leaving = "final class NotesHandler: NotesHandling { weak var ui: NotesShowing?; var ways: NotesLeaving!\n"
        let storing = "final class NotesHandler: NotesHandling { weak var ui: NotesShowing?; var data: NotesStoring!\n"
        let start = "    func start() { ui?.show(\"\") }\n}"
        expectGrown(try split(Self.view, module(Self.presenter, leaving + start)), "without an interactor")
        expectGrown(try split(Self.view, module(Self.presenter, storing + start)), "without a router")
        expectGrown(
            try split(
                Self.view, module("NotesStoring {\n", "NotesStoring {\n    weak var output: NotesHandling?\n")),
            "with a link back")
        expectGrown(
            try split(Self.view, module("viewController: NotesViewController?", "viewController: UIViewController?")),
            "a router of any screen")
    }

    /// Types of the module may stand beside the view controller: they grow there, whichever they are.
    @Test(arguments: [0, 1, 2, 3])
    func aTypeOfTheModuleMayStandBesideTheViewController(_ place: Int) throws {
        let beside = Self.module[place].replacing("import UIKit\n", with: "")
        let view = Self.view.replacing("import UIKit\n", with: "import UIKit\n\n// Beside.\n" + beside + "\n\n")
        let module = Self.module.enumerated().filter { $0.offset != place }.map(\.element)
        let split = try split(view, module)
        #expect(split.outcome == .split, "\(split.findings.map(\.message))")
        #expect(!split.changes.changes.contains { if case .create = $0 { true } else { false } })
        let texts = try split.changes.changes.map { try $0.newContents().outdented }
        #expect(texts[0].hasPrefix("import UIKit\n\n// Beside.\n") && texts[0].contains("handler.add()"))
        for text in ["func add() {\ncount += 1\n", "func close()", "func save(_ n: Int) {\nstore.save(n)\n}"] {
            #expect(texts.count { $0.contains(text) } >= 1, "\(text)")
        }
    }

    // MARK: - A screen without its module

    private func grown(
        _ members: String, link: String = "handler: NotesHandling?", user: String = ""
    ) throws -> (Split, view: String) {
        let view = """
            import UIKit
            final class NotesViewController: UIViewController, NotesShowing {
                var \(link)
                let label = UILabel()
                func show(_ text: String) { title = text }
                // MARK: - Handle view event
                func tap() { Store.shared.save(1) }
                \(members)
            }
            """
        let split = try split(view, user.isEmpty ? Self.module : Self.module + [user])
        let change = split.changes.changes.first { $0.path == "App/NotesViewController.swift" }
        return (split, try change?.newContents() ?? view)
    }

    /// A value that the view needs of what isn't there is the one that the property is made with.
    @Test(arguments: [
        (
            "A list is empty.", "private var notes: [Int] = []\nfunc add() { notes.append(1); Store.shared.save(1) }",
            "label.text = \"\\(notes.count)\"", "label.text = \"\\((handler?.notes ?? []).count)\""
        ),
        (
            "A flag is down.", "private var isDone = false\nfunc add() { isDone = true; Store.shared.save(1) }",
            "label.isHidden = !isDone", "label.isHidden = !(handler?.isDone ?? false)"
        ),
        (
            "Alone it needs no parentheses.",
            "private var isDone = false\nfunc add() { isDone = true; Store.shared.save(1) }",
            "label.isHidden = isDone", "label.isHidden = handler?.isDone ?? false"
        ),
        (
            "What begins with nil says so by itself.",
            "private var name: String?\nfunc add() { name = \"a\"; Store.shared.save(1) }", "label.text = name",
            "label.text = handler?.name"
        ),
    ])
    func aValueStandsIn(_ sentence: String, _ state: String, _ use: String, _ expected: String) throws {
        let draw = "override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); \(use) }"
        let (split, view) = try grown(state + "\n" + draw)
        #expect(split.outcome == .split, "\(sentence) \(split.findings.map(\.message))")
        #expect(view.contains(expected), "\(sentence) \(view)")
        // Who puts the module together sees to it that the link is there.
        let certain = try grown(state + "\n" + draw, link: "handler: NotesHandling!").view
        #expect(!certain.contains("??"), "\(sentence) \(certain)")
    }

    /// State stays where nothing tells what it is without the module, and the finding names the link.
    @Test(arguments: [
        (
            "The value is worked out.",
            "private var n = Int.random(in: 0...9)\nfunc add() { n += 1; Store.shared.save(1) }"
        ),
        (
            "The view sets another.",
            "private var n = 0\n// MARK: - Update view\nfunc draw() { n = 1; label.text = \"\" }"
        ),
        ("Others set it.", "var n = 0\nfunc add() { n += 1; Store.shared.save(n) }"),
    ])
    func whatHasNoValueStays(_ sentence: String, _ state: String) throws {
        let draw = "override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); label.tag = n }"
        let user = "func skip(_ screen: NotesViewController) { screen.n = 3 }"
        let (split, view) = try grown(state + "\n" + draw, user: state.hasPrefix("private") ? "" : user)
        #expect(!view.contains("handler!") && view.contains("label.tag = n "), "\(sentence) \(view)")
        #expect(
            split.findings.contains { $0.message.contains("`handler`") && $0.message.contains("`n`") },
            "\(sentence) \(split.findings.map(\.message))")
    }

    /// A presenter that holds no part of VIPER is that of MVP, and what doesn't hold the view is none.
    @Test(arguments: [
        ("NotesInteractor", "NotesRepository", "NotesRouter", "NotesWays"),
        ("weak var ui: NotesShowing?", "var ui: Int?", "ui?.show", "print"),
        ("handler: NotesHandling!", "handler: Int!", "", ""),
    ])
    func whatIsNoModuleIsSplit(_ text: String, _ other: String, _ second: String, _ otherSecond: String) throws {
        func changed(_ source: String) -> String {
            let source = source.replacing(text, with: other)
            return second.isEmpty ? source : source.replacing(second, with: otherSecond)
        }
        let split = try split(changed(Self.view), Self.module.map(changed))
        #expect(split.outcome == .split, "\(split.findings.map(\.message))")
        #expect(split.changes.changes.contains { if case .create = $0 { true } else { false } })
    }

    @Test(arguments: ["let viewModel = NotesModel()", "var presenter: NotesModel!", "weak var presenter: NotesModel?"])
    func aNameSaysNothing(_ property: String) throws {
        let view = Self.view.replacing("var handler: NotesHandling!", with: property)
        let model = "import UIKit\nfinal class NotesModel { let router = NotesRouter(); var view: UIView? }"
        let split = try split(view, Self.module + [model])
        #expect(split.outcome == .split, "\(split.findings.map(\.message))")
        #expect(split.changes.changes.contains { if case .create = $0 { true } else { false } })
    }

    /// A second module is never written: the finding says what keeps the one that there is from growing.
    @Test(arguments: [
        (
            "final class NotesInteractor: NotesStoring", "struct NotesValues: NotesStoring",
            "let business", "let interactor", "no class in sight adopts `NotesStoring`"
        ),
        (
            "final class Store {",
            "final class Other: NotesShowing { func show(_ text: String) {} }\nfinal class Store {",
            "", "", "`NotesShowing` is adopted by each of `NotesViewController`, `Other`"
        ),
        (
            "final class NotesHandler: NotesHandling {\n    weak var ui: NotesShowing?",
            "class Base { weak var ui: NotesShowing? }\nfinal class NotesHandler: Base, NotesHandling {",
            "", "", "`NotesHandler` has no property of the type `NotesShowing`"
        ),
        (
            "final class NotesHandler: NotesHandling {\n    weak var ui: NotesShowing?",
            "class Base<View> { var ui: View? }\nfinal class NotesHandler: Base<NotesShowing>, NotesHandling {",
            "", "", "`NotesHandler` has no property of the type `NotesShowing`"
        ),
    ])
    func whatCantGrowIsRefused(
        _ text: String, _ other: String, _ second: String, _ otherSecond: String, message: String
    ) throws {
        let changed = module(text, other).map {
            second.isEmpty ? $0 : $0.replacing(second, with: otherSecond)
        }
        let split = try split(Self.view, changed)
        #expect(split.outcome == .nothingCanMove)
        #expect(split.changes.changes.isEmpty)
        #expect(split.findings.map(\.rule) == ["module-shape"])
        #expect(split.findings.allSatisfy { $0.message.contains(message) && $0.line == 3 }, "\(split.findings)")
    }

    @Test func aPresenterMadeInPlaceHasNoTypeToAsk() throws {
        let view = Self.view.replacing("var handler: NotesHandling!", with: "let handler = NotesHandler()")
        let split = try split(view)
        #expect(split.outcome == .nothingCanMove)
        #expect(
            split.findings.map(\.message).allSatisfy { $0.contains("no property of the type `NotesHandler`") },
            "\(split.findings)")
    }

    /// The delegate of a view controller may be another's presenter, where both adopt what that presenter holds.
    @Test func aDelegateIsThePresenterOfAViewOfItsOwn() throws {
        let view = Self.view.replacing("var handler: NotesHandling!", with: "weak var handler: NotesHandling?")
        expectGrown(try split(view))
        let other =
            "import UIKit\nfinal class OtherView: UIViewController, NotesShowing { func show(_ text: String) {} }"
        let shown = try split(view, Self.module + [other])
        #expect(shown.outcome == .split, "\(shown.findings.map(\.message))")
        #expect(shown.changes.changes.contains { if case .create = $0 { true } else { false } })
    }

    /// What others hold, too, is no part of the module alone.
    @Test func aSharedInteractorStaysAsItIs() throws {
        let other = "final class OtherHandler { let business: NotesStoring; init(_ b: NotesStoring) { business = b } }"
        let split = try split(Self.view, Self.module + [other])
        #expect(split.outcome == .split)
        #expect(!split.changes.changes.contains { $0.path == "App/Other2.swift" })
        #expect(try self.split().changes.changes.contains { $0.path == "App/Other2.swift" })
    }
}
