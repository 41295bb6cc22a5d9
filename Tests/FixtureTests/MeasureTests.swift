import Foundation
import Testing
import ViperSplit

@testable import Oracle
@testable import corpus_report

/// What the report counts as a message of the split's own, and what it knows of an app that isn't compiled.
struct MeasureTests {
    private func message(_ text: String, _ place: String = "Notes.swift:1") -> CompilerMessage {
        CompilerMessage(isError: true, text: text, place: place)
    }

    private let before = ["cannot find 'Theme' in scope", "value of type 'Note' has no member 'tag'"]

    @Test(arguments: [
        ("value of type 'Note' has no member 'text'", 1), ("value of type 'Note' has no member 'tag'", 0),
        ("argument 'Theme' is missing", 0), ("failed to produce diagnostic for expression", 0),
        ("conditional downcast from 'Note?' to 'Note' does nothing", 1),
    ])
    func onlyWhatTheOriginalDoesNotShowIsNew(_ text: String, _ count: Int) {
        #expect(newMessages([message(text)], besides: before.map { message($0) }).count == count, "\(text)")
    }

    @Test(arguments: [("Notes.swift:1", 0), ("Notes.swift:2", 1)])
    func aLineWithANameThatIsMissingTellsNothing(_ place: String, _ count: Int) {
        let after = [message("cannot find 'Theme' in scope"), message("cannot convert 'Int' to 'String'", place)]
        #expect(newMessages(after, besides: before.map { message($0) }).count == count)
    }

    @Test func plainMembersOfTheAppAreDeclared() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = """
            protocol Chrome { var height: CGFloat { get }; var theme: Theme { get } }
            class Other { var height = 1 }
            extension Double { func rounded(to places: Int) -> Double { 0 }; func themed() -> Theme { .plain } }
            extension UIAlertController { convenience init(text: String, theme: Theme) { self.init() } }
            """
        try app.write(to: folder.appending(path: "App.swift"), atomically: true, encoding: .utf8)
        let text = declaredMembers(of: ["Chrome"], in: folder).map(\.text).joined()
        #expect(text.contains("extension Chrome {\n    public var height: CGFloat { get { fatalError() } set {} }\n}"))
        #expect(text.contains("    public func rounded(to places: Int) -> Double { fatalError() }"))
        #expect(text.contains("    public convenience init(text: String, theme: Theme) { fatalError() }"))
        #expect(!text.contains("themed") && !text.contains("Other") && !text.contains("var theme"))
    }

    // MARK: - Stand-ins

    private func standIn(for name: String, in code: String, app: String = "") -> String {
        stubs(
            for: [message("cannot find type '\(name)' in scope")],
            in: [SourceFile(path: "Notes.swift", text: code)],
            of: AppClasses(in: [SourceFile(path: "App.swift", text: app)])
        ).map(\.text).joined()
    }

    @Test(arguments: [
        ("class Notes: UIHostingController<Content> {}", "UIHostingController"),
        ("var host: UIHostingController<Content>?", "UIHostingController"),
        ("class Notes: SwiftUI.UIHostingController<Content> {}", "UIHostingController"),
    ])
    func aClassOfTheSDKIsWhatItDescendsFrom(code: String, name: String) {
        #expect(standIn(for: name, in: code).contains("open class \(name)<T0>: UIViewController {"))
    }

    @Test func aGenericClassIsOneThatDescendsFromAViewController() {
        let code = "class Notes: ListViewController<Note> { var box: Box<Note>? }"
        #expect(standIn(for: "ListViewController", in: code).contains("ListViewController<T0>: UIViewController {"))
        #expect(standIn(for: "Box", in: code).contains("open class Box<T0>: StandIn {"))
        let app = """
            class ListViewController<Item, Cell>: BaseListViewController {}
            class BaseListViewController: UITableViewController {}
            class Box {}
            """
        let pair = "class Notes: ListViewController<Note, NoteCell> {}"
        #expect(
            standIn(for: "ListViewController", in: pair, app: app)
                .contains("ListViewController<Item, Cell>: UITableViewController {"))
        #expect(standIn(for: "Box", in: "var box: Box?", app: app).contains("open class Box: StandIn {"))
    }

    @Test func initialisersOfTheAppsBaseClassesAreDeclared() {
        let app = """
            class BaseViewController: RootViewController {}
            class RootViewController: UIViewController {
                init() { super.init(nibName: nil, bundle: nil) }
                init(title: String, items: [Int], theme: Theme) { super.init(nibName: nil, bundle: nil) }
                init(title: String?) { super.init(nibName: nil, bundle: nil) }
                required init?(coder aDecoder: NSCoder) { nil }
                private init(number: Int) { super.init(nibName: nil, bundle: nil) }
            }
            class PlainViewController: UIViewController { convenience init(x: Int) { self.init() } }
            """
        let text = standIn(for: "BaseViewController", in: "class Notes: BaseViewController {}", app: app)
        #expect(text.contains("open class BaseViewController: UIViewController {\n    public init() { fatalError() }"))
        #expect(text.contains("public init(title: String?) { fatalError() }"))
        #expect(text.contains("public required init?(coder aDecoder: NSCoder) { fatalError() }"))
        #expect(text.contains("public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)"))
        #expect(!text.contains("Theme") && !text.contains("number"))
        #expect(text.ranges(of: "required").count == 1, "what is inherited isn't declared twice")
        let plain = standIn(for: "PlainViewController", in: "class Notes: PlainViewController {}", app: app)
        #expect(!plain.contains("init"))
    }

    @Test func anotherNameForATypeIsNoClass() {
        let app = """
            typealias Completion = (Result<Note, Error>) -> Void
            typealias Handler<Item> = (Item) -> Void
            private typealias Own = Int
            enum Store { typealias Inner = Int }
            """
        let code = "func load(_ done: @escaping Completion) {}"
        #expect(
            standIn(for: "Completion", in: code, app: app).contains(
                "typealias Completion = (Result<Note, Error>) -> Void"))
        #expect(standIn(for: "Handler", in: code, app: app).contains("typealias Handler<Item> = (Item) -> Void"))
        for name in ["Own", "Inner", "Other"] {
            #expect(standIn(for: name, in: code, app: app).contains("open class \(name): StandIn {"))
        }
    }

    @Test func onlyAnObjectOfFoundationIsOne() {
        let app = "class Player: Base {}\nclass Base: NSObject {}\nclass Setting { var value = Theme.plain }"
        #expect(standIn(for: "Player", in: "", app: app).contains("open class Player: NSObject {"))
        #expect(standIn(for: "Setting", in: "", app: app).contains("open class Setting: StandIn {"))
    }

    /// Neither is an alias of a function type a class, nor a property called `value` a method of `NSObject`.
    @Test func whatStandsForTheAppsTypesIsQuiet() async throws {
        let code = """
            import UIKit
            final class NotesViewController: UIViewController {
                var setting: Setting?
                func load(_ done: @escaping Completion) { done(1) }
                func show(_ text: String) { title = "\\(setting?.value ?? text)" }
            }
            extension Setting { var value: String? { nil } }
            """
        let original = SourceFile(path: "NotesViewController.swift", text: code)
        let missing = try await messages(of: [original])
        func shown(_ app: String) async throws -> [String] {
            let app = AppClasses(in: [SourceFile(path: "App.swift", text: app)])
            let files = stubs(for: missing, in: [original], of: app)
            return try await messages(of: [original, standInRootFile] + files).map(\.description)
        }
        #expect(try await shown("typealias Completion = (Int) -> Void\nstruct Setting {}") == [])
        #expect(try await !shown("").isEmpty, "a class can't be called")
    }

    /// The compiler takes what a stand-in declares.
    @Test func aStandInCompiles() async throws {
        let code = """
            import UIKit
            final class NotesViewController: ListViewController<Int> {
                init() { super.init(items: [1], style: .plain) }
                required init?(coder: NSCoder) { super.init(coder: coder) }
                override func viewDidLoad() { super.viewDidLoad(); tableView.reloadData() }
            }
            """
        let app = """
            class ListViewController<Item>: UITableViewController {
                init(items: [Item], style: UITableView.Style) { super.init(style: style) }
                required init?(coder: NSCoder) { nil }
            }
            """
        let original = SourceFile(path: "NotesViewController.swift", text: code)
        let missing = try await messages(of: [original])
        let files = stubs(
            for: missing, in: [original], of: AppClasses(in: [SourceFile(path: "App.swift", text: app)]))
        #expect(!missing.isEmpty)
        let shown = try await messages(of: [original] + files).map(\.description)
        #expect(shown == [])
        #expect(
            try await !messages(of: [original] + stubs(for: missing, in: [original], of: AppClasses(in: []))).isEmpty)
    }
}
