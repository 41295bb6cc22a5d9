import Testing
import ViperSplit

/// A module whose types would hide others isn't made.
struct SplitTests {
    private func split(_ line: String, context: String? = nil, module: String? = nil) throws -> Split {
        let controller = """
            import UIKit
            class NotesViewController: UIViewController {
                \(line)
                // MARK: - Handle view event
                func load() { print(1) }
            }

            """
        return try ViperSplit.split(
            [SourceFile(path: "NotesViewController.swift", text: controller)],
            options: SplitOptions(
                moduleName: module, context: context.map { [SourceFile(path: "App.swift", text: $0)] },
                template: try Template("vipera")))
    }

    @Test(arguments: [
        ("", "class NotesView {}"), ("private let shown: NotesView? = nil", nil),
        ("", "import Kit\nlet shown = NotesView()"),
    ])
    func aNameThatIsInUseIsTaken(_ line: String, _ context: String?) throws {
        #expect(throws: SplitError.nameTaken("NotesView", moduleName: "Notes")) {
            try split(line, context: context, module: "Notes")
        }
        let longer = try split(line, context: context)
        #expect(longer.changes.changes.contains { $0.path.hasSuffix("NotesScreenDefaultPresenter.swift") })
        let said = "there is a `NotesView` already, so the module is called `NotesScreen`"
        #expect(longer.findings.contains { $0.rule == "module-name" && $0.message.hasPrefix(said) })
    }

    /// `BaseWireframe` is what every module of the style inherits from.
    @Test(arguments: [("infinum", "BaseScreenWireframe"), ("vipera", "BaseDefaultPresenter")])
    func aNameThatTheStyleBuildsOnIsTaken(_ style: String, _ type: String) throws {
        let text = """
            import UIKit
            class BaseViewController: UIViewController {
                // MARK: - Handle view event
                private var count = 0
                func add() { count += 1 }
            }
            """
        let split = try ViperSplit.split(
            [SourceFile(path: "BaseViewController.swift", text: text)],
            options: SplitOptions(template: try Template(style)))
        #expect(split.changes.changes.contains { $0.path == type + ".swift" }, "\(split.changes.changes.map(\.path))")
    }

    @Test(arguments: [
        ("// a NotesView", "let text = \"NotesView\""),
        ("private let shown: NoteView? = nil", "class OtherNotesView {}"),
    ])
    func aNameThatOnlyTextHasIsFree(_ line: String, _ context: String?) throws {
        #expect(try split(line, context: context).outcome == .split)
    }

    @Test func aClassMayStandUnderACondition() throws {
        let controller = """
            #if DEBUG
            import UIKit
            class NotesViewController: UIViewController {
                // MARK: - Handle view event
                func load() { print(1) }
            }
            #endif

            """
        let split = try ViperSplit.split(
            [SourceFile(path: "NotesViewController.swift", text: controller)],
            options: SplitOptions(template: try Template("vipera")))
        #expect(split.outcome == .split)
    }

    @Test func anotherNameOfTheModuleIsAWayOut() throws {
        #expect(try split("", context: "class NotesView {}", module: "NoteList").outcome == .split)
    }
}
