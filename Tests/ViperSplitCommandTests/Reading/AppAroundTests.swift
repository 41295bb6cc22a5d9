import Foundation
import Testing

@testable import viper_split

/// Where the rest of the app is found, and what is read of it.
struct AppAroundTests {
    private let controller = """
        import UIKit

        class NotesViewController: UIViewController {
            @IBOutlet var label: UILabel!
            let store = NoteStore.shared

            override func viewDidLoad() {
                super.viewDidLoad()
                load()
            }

            func load() {
                label.text = store.title()
            }
        }

        """
    private let store = """
        final class NoteStore {
            static let shared = NoteStore()
            func title() -> String { "" }
            func clear() {}
        }

        """
    private let `extension` = """
        extension NotesViewController {
            func clear() {
                store.clear()
                label.text = nil
            }
        }

        """

    private func sandbox(_ files: [String: String] = [:]) throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(controller, to: "App/Screens/Notes.swift")
        try sandbox.write(store, to: "App/Model/Store.swift")
        for (name, text) in files { try sandbox.write(text, to: name) }
        return sandbox
    }

    private func split(_ sandbox: Sandbox, _ arguments: String...) throws -> Outcome {
        try sandbox.run(["App/Screens/Notes.swift", "--dry-run"] + arguments)
    }

    // MARK: - Where it is

    @Test(arguments: ["Package.swift", "project.yml", "Notes.xcodeproj/project.pbxproj", "Notes.xcworkspace/contents"])
    func theNearestProjectIsRead(_ file: String) throws {
        let sandbox = try sandbox(["App/\(file)": "", "Other/Unused.swift": ""])
        try sandbox.makeFolder(".git")
        let sign = String(file.prefix { $0 != "/" })
        let files = sign == "Package.swift" ? 3 : 2
        let note =
            "the app is read from `App`, where `\(sign)` is: \(files) files; name another folder with `--context`, "
        let outcome = try split(sandbox)
        #expect(
            outcome.errors.hasPrefix("App:1:1: note: \(note)or none with `--no-context` [context]\n"),
            "\(outcome.errors)")
        // The store is known to be none of the app's views, and its `title` to be data.
        #expect(outcome.output.contains("store.title()"))
    }

    @Test func withoutAProjectTheRepositoryIsRead() throws {
        let sandbox = try sandbox(["Tools/Tool.swift": ""])
        try sandbox.makeFolder(".git")
        #expect(
            try split(sandbox).errors.hasPrefix(".:1:1: note: the app is read from `.`, where `.git` is: 3 files; "))
        let within = try sandbox.viperSplit("Notes.swift", "--dry-run", in: "App/Screens")
        #expect(within.errors.hasPrefix("../..:1:1: note: the app is read from `../..`, where `.git` is: 3 files; "))
    }

    @Test func whereNothingTellsItIsSaid() throws {
        let note = "note: no project and no repository is around it, so the rest of the app isn't known; "
        let outcome = try split(try sandbox())
        #expect(
            outcome.errors.hasPrefix("App/Screens/Notes.swift:1:1: \(note)name its folder with `--context` [context]\n")
        )
    }

    @Test func othersAreReadWhereTheyAreNamed() throws {
        let sandbox = try sandbox(["Package.swift": "", "Other/Unused.swift": ""])
        let outcome = try split(sandbox, "--context", "App/Model", "--context", "Other")
        #expect(
            outcome.errors.hasPrefix(
                "App/Model:1:1: note: the app is read from `App/Model`: 1 file [context]\n"
                    + "Other:1:1: note: the app is read from `Other`: 1 file [context]\n"))
    }

    @Test func noneIsReadWhereNoneIsWanted() throws {
        let sandbox = try sandbox(["Package.swift": ""])
        #expect(!(try split(sandbox, "--no-context").errors.contains("[context]")))
        #expect(try split(sandbox).errors.contains("[context]"))
        #expect(try split(sandbox, "--no-context", "--context", "App").status == 64)
    }

    /// The module of a view controller is seen in its folder, wherever the rest of the app is.
    @Test(arguments: [("App", true), ("Module", false)])
    func theModuleBesideIsSeenWithoutTheRest(_ folder: String, _ isSeen: Bool) throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            import UIKit
            final class NotesViewController: UIViewController, NotesShowing {
                var handler: NotesHandling!
                func show(_ text: String) { title = text }
                @IBAction func leave() { navigationController?.popViewController(animated: true) }
            }

            """, to: "App/NotesViewController.swift")
        try sandbox.write(
            """
            import UIKit
            protocol NotesShowing: AnyObject { func show(_ text: String) }
            protocol NotesHandling: AnyObject { func start() }
            protocol NotesLeaving: AnyObject { func leaveAll() }
            final class NotesHandler: NotesHandling {
                weak var view: NotesShowing?
                var router: NotesLeaving!
                func start() { view?.show("a") }
            }
            final class NotesRouter: NotesLeaving {
                weak var viewController: NotesViewController?
                func leaveAll() { viewController?.dismiss(animated: true) }
            }

            """, to: "\(folder)/Notes.swift")
        for options in [["--no-context"], []] {
            let outcome = try sandbox.run(["App/NotesViewController.swift", "--dry-run"] + options)
            #expect(outcome.output.contains("+++ b/\(folder)/Notes.swift") == isSeen, "\(outcome)")
            #expect(outcome.output.contains("new file mode") == !isSeen, "\(outcome)")
        }
    }

    @Test func theConfigurationNamesIt() throws {
        let sandbox = try sandbox(["App/.viper-split.json": #"{ "context": ["Model"] }"#, "Package.swift": ""])
        let folder = sandbox.path("App/Model")
        #expect(
            try split(sandbox).errors.hasPrefix(
                "\(folder):1:1: note: the app is read from `\(folder)`: 1 file [context]\n"))
        try sandbox.write(#"{ "context": [] }"#, to: "App/.viper-split.json")
        #expect(!(try split(sandbox).errors.contains("[context]")))
    }

    @Test func theSplitsOfAFolderFindItOnce() throws {
        let sandbox = try sandbox(["Package.swift": ""])
        let outcome = try sandbox.viperSplit("App/Screens", "--dry-run")
        #expect(outcome.errors.hasPrefix(".:1:1: note: the app is read from `.`, where `Package.swift` is: 3 files; "))
        #expect(outcome.errors.split(separator: "\n").count { $0.hasSuffix("[context]") } == 1)
    }

    // MARK: - Extensions in other files

    @Test(arguments: [[], ["--context", "App"]])
    func anExtensionElsewhereIsSplitAlong(_ context: [String]) throws {
        let sandbox = try sandbox(["Package.swift": "", "App/Screens/Notes+Clear.swift": `extension`])
        let outcome = try sandbox.run(["App/Screens/Notes.swift", "--dry-run"] + context)
        #expect(
            outcome.errors.contains(
                "App/Screens/Notes.swift:3:7: note: `App/Screens/Notes+Clear.swift` extends `NotesViewController`, so it is split "
                    + "along; to leave one alone, `exclude` it in the configuration [extension-files]\n"))
        #expect(outcome.output.contains("+++ b/App/Screens/Notes+Clear.swift\n"))
        // Without the app it is found only beside the view controller.
        #expect(try split(sandbox, "--no-context").errors.contains("[extension-files]"))
        try sandbox.write(`extension`, to: "App/Other/Notes+Clear.swift")
        try FileManager.default.removeItem(at: sandbox.root.appending(path: "App/Screens/Notes+Clear.swift"))
        #expect(try split(sandbox, "--no-context").errors.contains("[extension-files]") == false)
    }

    @Test func whatIsExcludedStaysToTheByte() throws {
        let sandbox = try sandbox([
            "Package.swift": "", "App/Screens/Notes+Clear.swift": `extension`,
            ".viper-split.json": #"{ "exclude": ["App/*+Clear.swift"] }"#,
        ])
        let outcome = try split(sandbox)
        #expect(outcome.output.contains("b/App/Screens/NotesPresenter.swift\n"))
        #expect(!outcome.output.contains("Notes+Clear.swift"))
    }

    @Test(arguments: ["App/Screens", "App/Screens/", "App/Screens/Notes.swift", "*/Notes.swift"])
    func anExcludedControllerIsLeftAlone(_ pattern: String) throws {
        let sandbox = try sandbox(["Package.swift": "", ".viper-split.json": "{ \"exclude\": [\"\(pattern)\"] }"])
        let outcome = try split(sandbox)
        #expect(outcome.output == "" && outcome.status == 0)
        #expect(
            outcome.errors.hasSuffix("`App/Screens/Notes.swift` is excluded by the configuration; nothing to do\n"))
        let plan = try sandbox.viperSplit("plan", "App/Screens/Notes.swift")
        #expect(plan.output == "" && plan.errors.hasSuffix("is excluded by the configuration; nothing to do\n"))
        #expect(try sandbox.viperSplit("App", "--dry-run").errors.contains("excluded by the configuration"))
    }

    @Test(arguments: ["Screens", "App/Screens/Note", "App/Screen", "App/Screens/Notes.swift/x"])
    func whatIsExcludedIsNamedWhole(_ pattern: String) throws {
        let sandbox = try sandbox(["Package.swift": "", ".viper-split.json": "{ \"exclude\": [\"\(pattern)\"] }"])
        #expect(try split(sandbox).output.contains("NotesPresenter.swift"))
    }

    @Test func anExtensionOfTestsIsNoneOfTheControllers() throws {
        let sandbox = try sandbox([
            "Package.swift": "", "Tests/Notes+Tests.swift": "@testable import Notes\n\n" + `extension`,
        ])
        let outcome = try split(sandbox)
        #expect(!outcome.output.contains("Notes+Tests.swift"))
        #expect(!outcome.errors.contains("[extension-files]") && !outcome.errors.contains("please report"))
        #expect(outcome.output.contains("NotesPresenter.swift"))
    }
}
