import Testing

@testable import ViperSplit

/// How members are merged into the skeletons.
struct ModuleFileTests {
    @Test func aPresenterIsTheSkeletonWithItsMembers() throws {
        let module = try expectSplit(
            """
            // MARK: - Handle view event
            /// Loads.
            func load() { fetch() }

            private func reset() { count = 0 }

            private var count = 0
            // MARK: - Business use case
            private func fetch() { print(1) }
            """)
        #expect(
            module.presenter
                == """
                import Foundation

                @preconcurrency @MainActor
                final class NotesPresenter {

                    // MARK: - Private properties -

                    private unowned let view: NotesViewInterface
                    private let interactor: NotesInteractorInterface
                    private let wireframe: NotesWireframeInterface

                    // MARK: - Handle view event

                    private var count = 0

                    // MARK: - Lifecycle -

                    init(
                        view: NotesViewInterface,
                        interactor: NotesInteractorInterface,
                        wireframe: NotesWireframeInterface
                    ) {
                        self.view = view
                        self.interactor = interactor
                        self.wireframe = wireframe
                    }

                    // MARK: - Handle view event

                    private func reset() { count = 0 }
                }

                // MARK: - Extensions -

                extension NotesPresenter: NotesPresenterInterface {

                    // MARK: - Handle view event

                    /// Loads.
                    func load() { fetch() }
                }

                """.replacing("{ fetch() }", with: "{ interactor.fetch() }"))
    }

    @Test func membersWithoutAMarkHaveAMarkOfTheirOwn() throws {
        try expectSplit(
            "private var a = 1\n// MARK: - Handle view event\nprivate var b = 1\nfunc f() { a = 2; b = 2 }",
            presenter:
                "// MARK: - Properties -\n\nprivate var a = 1\n\n// MARK: - Handle view event\n\nprivate var b = 1")
    }

    @Test func propertiesThatStoodTogetherStillDo() throws {
        try expectSplit(
            "// MARK: - Handle view event\nprivate var a = 1\nprivate var b = 1\n\nprivate var c = 1\nfunc f() { a = b + c }",
            presenter: "private var a = 1\nprivate var b = 1\n\nprivate var c = 1")
    }

    @Test func whatWasApartIsSeparated() throws {
        try expectSplit(
            "// MARK: - Handle view event\nfunc a() {}\nvar x: Int { 1 }\n// why\nfunc b() {}",
            presenter: "func a() {}\nvar x: Int { 1 }\n// why\nfunc b() {}")
    }

    @Test func everyMarkGoesAlongOnce() throws {
        let module = try expectSplit(
            """
            // MARK: - Handle view event
            private func a() { b(); c() }
            // MARK: - Provide view data source
            private func b() {}
            private func c() {}
            """)
        #expect(module.presenter.ranges(of: "// MARK: - Provide view data source").count == 1)
        expect(module.view, lacks: "MARK: - Handle")
    }

    @Test func equalMarksAreWrittenOnce() throws {
        let other = "// MARK: - Handle view event\nextension NotesViewController {\nfunc b() {}\n}"
        try expectSplit(
            "// MARK: - Handle view event\nfunc a() {}", extending: [other],
            presenter: "// MARK: - Handle view event\n\nfunc a() {}\n\nfunc b() {}")
        let module = try expectSplit(
            """
            // MARK: - Send view event
            @objc func a() {}
            // MARK: - Handle view event
            @objc func b() { print(1) }
            // MARK: - Wireframe
            @objc func c() { dismiss(animated: true) }
            """)
        #expect(module.view.ranges(of: "// MARK: - Send view event").count == 1)
    }

    @Test func differentMarksAreAllWritten() throws {
        let other = "// MARK: - Provide view data source\nextension NotesViewController {\nfunc b() {}\n}"
        try expectSplit(
            "// MARK: - Handle view event\nfunc a() {}", extending: [other],
            presenter:
                "// MARK: - Handle view event\n\nfunc a() {}\n\n// MARK: - Provide view data source\n\nfunc b() {}")
    }

    // MARK: - What isn't needed

    @Test func anInteractorThatNothingNeedsIsLeftOut() throws {
        let module = try expectSplit("// MARK: - Handle view event\nfunc f() {}")
        #expect(module.names == ["Interfaces", "Presenter", "ViewController", "Wireframe"])
        #expect(!(module.presenter + module.wireframe + module.interfaces).lowercased().contains("interactor"))
        let summary = module.split.summary.map(\.component)
        #expect(summary == ["View", "Presenter", "Wireframe"])
    }

    @Test func anInteractorThatSomethingNeedsIsThere() throws {
        let module = try expectSplit("// MARK: - Business use case\nfunc f() {}")
        #expect(module.split.summary.map(\.component) == ["View", "Presenter", "Interactor", "Wireframe"])
        expect(module.wireframe, holds: "let interactor = NotesInteractor()")
    }

    @Test func anOutputThatNothingUsesIsLeftOut() throws {
        let module = try expectSplit("// MARK: - Business use case\nfunc f() {}")
        #expect(!(module.interactor + module.presenter + module.wireframe + module.interfaces).contains("utput"))
    }

    @Test func anOutputThatSomethingUsesIsWired() throws {
        let module = try expectSplit(
            "// MARK: - Business use case\nfunc f() { g() }\n// MARK: - Handle business event\nprivate func g() {}",
            presenter:
                "extension NotesPresenter: NotesInteractorOutputInterface {\n\n// MARK: - Handle business event\n\nfunc g() {}\n}",
            interactor: "weak var output: NotesInteractorOutputInterface!", wireframe: "interactor.output = presenter")
        expect(module.interactor, holds: "func f() { output.g() }")
    }

    @Test func theSummaryCountsMembersAndLines() throws {
        let source = "func v() {}\n// MARK: - Handle view event\n/// Two.\nfunc f() {}\n@objc func g() {\n}"
        let summary = try expectSplit(source).split.summary
        #expect(
            summary == [
                ComponentSummary(component: "View", path: "App/NotesViewController.swift", members: 1, lines: 1),
                ComponentSummary(component: "Presenter", path: "App/NotesPresenter.swift", members: 2, lines: 4),
                ComponentSummary(component: "Wireframe", path: "App/NotesWireframe.swift", members: 0, lines: 0),
            ])
    }

    // MARK: - Imports

    @Test(
        arguments: [
            ("A framework that nothing tells about goes along.", "import Moya", "print(1)", "import Moya\n"),
            (
                "So does a library where its names are.", "import SnapKit", "print(ConstraintMaker.self)",
                "import SnapKit\n"
            ),
            (
                "One that is known by its names goes where they are.", "import CoreData", "print(NSFetchRequest.self)",
                "import CoreData\n"
            ),
            (
                "A submodule is known by its module.", "import class CoreData.NSManagedObject",
                "print(NSManagedObject.self)", "import class CoreData.NSManagedObject\n"
            ),
            ("A testable import stays one.", "@testable import Core", "print(1)", "@testable import Core\n"),
            (
                "A conditional import stays one.", "#if canImport(Sync)\nimport Sync\n#endif", "print(1)",
                "#if canImport(Sync)\nimport Sync\n#endif\n"
            ),
        ] as [(String, String, String, String)])
    func importsFollowTheCode(_ sentence: String, line: String, code: String, expected: String) throws {
        let source =
            "import UIKit\n\(line)\nclass NotesViewController: UIViewController {\n    // MARK: - Handle view event\n    func f() { \(code) }\n}"
        let module = try expectSplit(source, presenter: "import Foundation\n" + expected)
        expect(module.view, holds: "import UIKit\n" + line)
    }

    @Test func anImportThatIsNotNeededStaysBehind() throws {
        let source =
            "import CoreData\nimport SnapKit\nimport UIKit\nclass NotesViewController: UIViewController {\n    // MARK: - Handle view event\n    func f() {}\n}"
        let module = try expectSplit(source)
        expect(module.presenter, lacks: "CoreData")
        expect(module.presenter, lacks: "SnapKit")
    }

    @Test(
        "With the app in sight a library goes only where something may be its.",
        arguments: [
            ("let n = Note(title: \"\"); print(n.title, rows.map { $0 })", []), ("print(Gauge(1))", ["Gauges"]),
            ("print(√1)", ["Charts", "Gauges"]), ("print(-1)", []), ("print(1 <~ 2)", ["Charts", "Gauges"]),
            ("print(Chart.self)", ["Charts", "Gauges"]), ("\n#if canImport(Gears)\nprint(1)\n#endif\n", []),
        ])
    func librariesFollowWhatTheyMayDeclare(_ code: String, _ expected: [String]) throws {
        let source = """
            import Charts
            import Gauges
            import UIKit
            class NotesViewController: UIViewController {
                // MARK: - Handle view event
                private var rows: [Int] = []
                func f() { \(code) }
            }
            """
        let app = ["struct Note { let title: String }", "import Gauges\nlet gauge: Gauge? = nil"]
        let module = try expectSplit(source, context: app)
        let imports = ["Charts", "Gauges"].filter { module.presenter.contains("import \($0)\n") }
        #expect(imports == expected)
    }

    @Test(
        "A library of which only some names are listed goes where an unknown one is, too.",
        arguments: [
            ("let manager: SessionManager? = nil; print(manager as Any)", true),
            ("let note = Note(title: \"\"); print(note)", false), ("print(1)", false),
        ])
    func aLibraryMayHaveMoreNames(_ code: String, _ expected: Bool) throws {
        let source = """
            import Alamofire
            import UIKit
            class NotesViewController: UIViewController {
                // MARK: - Handle view event
                func f() { \(code) }
            }
            """
        let module = try expectSplit(source, context: ["struct Note { let title: String }"])
        #expect(module.presenter.contains("import Alamofire\n") == expected)
        // Where the app isn't in sight, any name may be unknown.
        let alone = try checkedSplit(source, context: nil)
        #expect(!alone.presenter.contains("import Alamofire\n"))
        // Of this one all names have the prefix.
        let other = try expectSplit(
            source.replacing("Alamofire", with: "GoogleMaps"), context: ["struct Note { let title: String }"])
        expect(other.presenter, lacks: "GoogleMaps")
    }

    @Test(
        "A name that the SDK has, too, is of the module that is imported.", arguments: ["Journals", "os", "OSLog"])
    func aNameIsOfTheModuleThatIsImported(_ imported: String) throws {
        let source = """
            import \(imported)
            import UIKit
            class NotesViewController: UIViewController {
                // MARK: - Handle view event
                private let logger = Logger(subsystem: "app", category: "notes")
                func f() { logger.debug("f") }
            }
            """
        let app = ["import \(imported)\nlet other: Logger? = nil"]
        let module = try expectSplit(source, context: app, presenter: "let logger = Logger(")
        let imports = ["Journals", "OSLog", "os"].filter { module.presenter.contains("import \($0)\n") }
        #expect(imports == [imported])
    }

    @Test(
        "A library whose files are in sight goes only where a name of its files is.",
        arguments: [
            ("print(Depot.self)", true), ("print([1].packed)", true), ("print(pack(1))", true), ("print(1)", false),
        ])
    func aLibraryInSightFollowsItsOwnNames(_ code: String, _ isImported: Bool) throws {
        let source = """
            import Depots
            import UIKit
            class NotesViewController: UIViewController {
                // MARK: - Handle view event
                func f() { \(code) }
            }
            """
        let library =
            "public class Depot {}\npublic extension Array { var packed: Int { count } }\npublic func pack(_: Int) {}"
        var options = SplitOptions()
        options.context = [
            SourceFile(path: "Depots/Depot.swift", text: library),
            SourceFile(path: "App/Note.swift", text: "class Note {}"),
        ]
        let result = try split([SourceFile(path: "App/NotesViewController.swift", text: source)], options: options)
        let presenter = try #require(result.changes.changes.first { $0.path == "App/NotesPresenter.swift" })
        #expect(try presenter.newContents().contains("import Depots\n") == isImported)
    }

    @Test func aTypeThatIsNewToTheModuleIsImported() throws {
        let app =
            separationApp + [
                "import RealmSwift\nextension NoteStore { func marks(_ name: String) -> Results<Note> { find(name) } }",
                "import RealmSwift\nlet other: Results<Note>? = nil",
            ]
        let module = try expectSplit(
            separationSource("print(store.marks(text))"), context: app, presenter: "print(interactor.marks(text))",
            interactor: "import Foundation\nimport RealmSwift\n")
        expect(module.interfaces, holds: "import RealmSwift\n")
        expect(module.presenter, lacks: "RealmSwift")
        expect(module.view, lacks: "RealmSwift")
    }

    @Test func whatUIKitShowsIsImportedWithoutIt() throws {
        func presenter(_ code: String) throws -> String {
            try expectSplit("// MARK: - Handle view event\nfunc f() { \(code) }", presenter: "func f()").presenter
        }
        let request = "print(UNNotificationRequest.self)"
        #expect(try presenter(request).hasPrefix("import Foundation\nimport UserNotifications\n\n"))
        #expect(try presenter("print(UNKnown.self)").hasPrefix("import Foundation\n\n"))
        #expect(try presenter("print(CGRect.self)").hasPrefix("import Foundation\n\n"))
    }

    @Test(arguments: [("Card.State", "Card", false), ("State<Int>", "Store", true)])
    func aNestedTypeIsNobodyElses(_ type: String, _ declared: String, _ imports: Bool) throws {
        let module = try expectSplit(
            "// MARK: - Data\nvar state: \(type)!\n// MARK: - Handle view event\nfunc f() { state = nil }",
            context: ["enum \(declared) { struct State {} }"])
        #expect(module.presenter.contains("state: \(type)"))
        #expect(module.presenter.contains("import SwiftUI") == imports)
    }

    @Test func thePresenterImportsUIKitOnlyWhereItMust() throws {
        let plain = try expectSplit("// MARK: - Handle view event\nfunc f() {}", presenter: "import Foundation\n")
        expect(plain.presenter, lacks: "UIKit")
        let forced = try expectSplit(
            "// MARK: - Handle view event\nfunc f(_ v: UIView) {}", presenter: "import UIKit\n")
        expectFinding(
            "uikit-in-presenter",
            "`f` takes `UIView` of UIKit into the Presenter; keep what needs it in a method of the View",
            in: forced.split)
    }

    @Test func aSenderThatIsDroppedForcesNothing() throws {
        let module = try expectSplit("// MARK: - Handle view event\n@IBAction func f(_ s: UIButton) { print(1) }")
        #expect(module.presenter.hasPrefix("import Foundation\n"))
        #expect(!module.split.findings.contains { $0.rule == "uikit-in-presenter" })
    }

    // MARK: - Header

    @Test func theHeaderNamesTheNewFile() throws {
        let source =
            "//\n//  NotesViewController.swift\n//  Notes\n//\n\nimport UIKit\n\nclass NotesViewController: UIViewController {\n    // MARK: - Handle view event\n    func f() {}\n}\n"
        let module = try expectSplit(source)
        #expect(module.presenter.hasPrefix("//\n//  NotesPresenter.swift\n//  Notes\n//\n\nimport Foundation\n"))
        #expect(module.interfaces.hasPrefix("//\n//  NotesInterfaces.swift\n//  Notes\n//\n\nimport UIKit\n"))
        #expect(module.view.hasPrefix("//\n//  NotesViewController.swift\n//  Notes\n//\n\nimport UIKit\n"))
    }

    /// A file that was renamed has another name in its header; a name within a sentence is no file's.
    @Test(
        arguments: [("Old.swift", "NotesPresenter.swift"), ("See Old.swift", "See Old.swift")])
    func theHeaderOfARenamedFileNamesTheNewFile(_ line: String, _ expected: String) throws {
        let source =
            "//\n//  \(line)\n//\n\nimport UIKit\n\nclass NotesViewController: UIViewController {\n    // MARK: - Handle view event\n    func f() {}\n}\n"
        let module = try expectSplit(source)
        #expect(module.presenter.hasPrefix("//\n//  \(expected)\n//\n"), "\(module.presenter)")
        #expect(module.view.hasPrefix("//\n//  \(line)\n//\n"))
    }

    @Test(
        arguments: [
            ("A comment on the class is no header.", "/// The screen.\n"),
            ("A mark is none.", "// MARK: - View\n\n"), ("A note to a tool is none.", "// swiftlint:disable all\n\n"),
        ] as [(String, String)])
    func otherCommentsAreNoHeader(_ sentence: String, comment: String) throws {
        let source =
            comment
            + "class NotesViewController: UIViewController {\n    // MARK: - Handle view event\n    func f() {}\n}\n"
        let module = try expectSplit(source)
        #expect(module.presenter.hasPrefix("import Foundation\n"), "\(sentence)")
        #expect(module.view.hasPrefix(comment), "\(sentence)")
    }
}
