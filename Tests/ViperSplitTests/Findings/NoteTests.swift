import Foundation
import Testing

@testable import ViperSplit

/// Notes on the code and its split, each with code that gets none.
struct NoteTests {
    private func findings(
        _ source: String, context: [String]? = nil, moduleName: String? = nil
    ) throws -> [Finding] {
        let options = SplitOptions(moduleName: moduleName, context: contextFiles(context))
        return try split(files(source), options: options).findings
    }

    private func messages(_ rule: String, _ source: String, context: [String]? = nil) throws -> [String] {
        try findings(source, context: context).filter { $0.rule == rule }.map(\.message)
    }

    // MARK: - Titles

    @Test(
        arguments: [
            ("Business use cases", .businessUseCase), ("Handle view events", .handleViewEvent),
            ("Manage modell", .manageModel), ("Business use case", nil), ("BUSINESS  USE CASE", nil), ("Helpers", nil),
            ("View models", nil), ("View lifecycle", .viewLife), ("View Life Cycle", .viewLife),
            ("View configuration", .viewConfig), ("Handling view events", .handleViewEvent),
            ("Business use-cases", .businessUseCase), ("Updating views", .updateView), ("Lifecycle", nil),
            ("Life cycle", nil), ("View setup", nil), ("View life insurance", nil), ("Update ViewModel", nil),
            ("Update view constraints", nil), ("Model management", nil), ("Wireframe delegate", nil), ("Views", nil),
        ] as [(String, ZIKViperSection?)])
    func aTitleThatIsNearlyASectionIsTold(_ title: String, _ section: ZIKViperSection?) throws {
        let note = section.map { Note.nearSection(title, $0) }
        let source =
            "// MARK: - \(title)\nfunc f() { print(1) }\n// MARK: - Wireframe\nfunc g() { dismiss(animated: true) }"
        #expect(try messages("near-section", source) == [note?.message].compactMap { $0 })
    }

    @Test func theNoteSaysWhichSectionIsMeant() {
        #expect(
            Note.nearSection("Manage models", .manageModel).message
                == "`Manage models` is no section of ZIKViper's; write `Manage model`, if that is meant")
    }

    /// A part of a section says of its members what that says.
    @Test(arguments: [("View life", false), ("View config", true)])
    func aTitleThatIsNearlyItsOwnSectionIsNone(_ whole: String, _ isTold: Bool) throws {
        let source =
            "// MARK: - \(whole)\n// MARK: View lifecycle\nfunc f() { print(1) }\n// MARK: - Wireframe\n"
            + "func g() { dismiss(animated: true) }"
        #expect(try messages("near-section", source).isEmpty == !isTold)
    }

    /// What the configuration says of a title is no slip.
    @Test func aTitleThatIsConfiguredIsNone() throws {
        let source =
            "// MARK: - Manage models\nfunc f() { print(1) }\n// MARK: - Wireframe\nfunc g() { dismiss(animated: true) }"
        let options = SplitOptions(titles: ["Manage models": "presenter"])
        #expect(try split(files(source), options: options).findings.filter { $0.rule == "near-section" } == [])
    }

    // MARK: - Members

    @Test(arguments: [
        ("subscript(i: Int) -> Int { i }", "`subscript`", Note.FixedKind.subscript),
        ("#if DEBUG\nfunc f() {}\n#endif", "`f`", .conditional),
        (
            "private static let f = 1\nfunc g() { print(Self.f) }\n// MARK: - View life\nfunc h() { print(Self.f) }",
            "`f`", .sharedStatic
        ),
        ("static let f = 1", "`f`", .openStatic),
    ])
    func aMemberOfAKindThatStaysIsTold(_ code: String, _ name: String, _ kind: Note.FixedKind) throws {
        let note = Note.fixedKind(
            member: String(name.dropFirst().dropLast()), Note.Request(role: .presenter, asker: .section), kind)
        let source = "// MARK: - Handle view event\nfunc start() {}\n\(code)"
        let found = try findings(source).filter { $0.rule == "fixed-kind" }
        #expect(found.map(\.message) == [note.message])
        #expect(found.first?.message.hasPrefix("\(name) stays in the View, though its section asks") == true)
        let own = source.replacing("Handle view event", with: "View life")
        #expect(try messages("fixed-kind", own) == [])
    }

    @Test func anOutletThatACommentAsksForIsTold() throws {
        func messages(_ comment: String) throws -> [String] {
            try self.messages(
                "fixed-kind", "\(comment)\n@IBOutlet var label: UILabel!\n// MARK: - Wireframe\nfunc f() {}")
        }
        let note = Note.fixedKind(member: "label", Note.Request(role: .presenter, asker: .comment), .outlet)
        #expect(try messages("// viper-split: presenter") == [note.message])
        #expect(try messages("// viper-split: view") == [])
        #expect(try messages("// MARK: - Handle view event") == [])
    }

    @Test(arguments: ["struct f {}", "init() { super.init(nibName: nil, bundle: nil) }", "deinit {}"])
    func aDeclarationThatACommentAsksForIsTold(_ code: String) throws {
        func messages(_ comment: String) throws -> [String] {
            try self.messages("fixed-kind", "// MARK: - Wireframe\n\(comment)\n\(code)\nfunc g() {}")
        }
        #expect(
            try messages("// viper-split: presenter").map {
                $0.contains("though a comment asks for the Presenter: only")
            } == [true])
        #expect(try messages("// a comment") == [])
    }

    @Test func methodsOfNoSectionAreNamedUpToSix() throws {
        func methods(_ count: Int) -> String { (1...count).map { "func f\($0)() {}" }.joined(separator: "\n") }
        #expect(
            try messages("no-role", "// MARK: -\n" + methods(1)) == [
                Note.noRole(members: ["f1"], title: "").message
            ])
        let seven = try #require(try messages("no-role", methods(7)).first)
        #expect(seven.hasPrefix("`f1`, `f2`, `f3`, `f4`, `f5`, `f6` and 1 more under no mark stay in the View"))
        #expect(try messages("no-role", "// MARK: - Handle view event\n" + methods(7)) == [])
    }

    @Test func uIKitInLogicIsTold() throws {
        func source(_ section: String, _ code: String) -> String { "// MARK: - \(section)\n\(code)" }
        #expect(
            try messages("uikit-in-presenter", source("Handle view event", "func f(_ v: UIView) {}")) == [
                Note.uiKitInPresenter(member: "f", type: "UIView").message
            ])
        #expect(
            try messages("uikit-in-interactor", source("Business use case", "private func f() { print(UIColor.red) }"))
                == [Note.uiKitInInteractor(member: "f", type: "UIColor").message])
        #expect(try messages("uikit-in-presenter", source("Handle view event", "func f(_ n: Int) {}")) == [])
        // What an entry point keeps is the View's.
        let kept =
            "var n = 0\noverride func viewDidLoad() {\nsuper.viewDidLoad()\nview.addSubview(UILabel())\nn += 1\n}"
        #expect(try messages("uikit-in-presenter", source("Handle view event", kept)) == [])
        #expect(try messages("uikit-in-interactor", source("Business use case", "private func f() { print(1) }")) == [])
    }

    // MARK: - The module

    @Test func anAppWithoutTheBaseTypesIsTold() throws {
        let source = "// MARK: - Handle view event\nfunc f() {}"
        let base = "class BaseWireframe {}\nprotocol WireframeInterface {}\nprotocol ViewInterface {}"
        #expect(
            try messages("base-files", source, context: [base]) == [
                Note.baseFiles(
                    types: ["InteractorInterface", "PresenterInterface"], command: "viper-split base"
                ).message
            ])
        #expect(
            try messages(
                "base-files", source,
                context: [base, "protocol PresenterInterface {}\nprotocol InteractorInterface {}"]) == [])
    }

    /// Base files of another module aren't in sight, unless they are public and imported.
    @Test(arguments: [
        ("They are the module's own.", "import UIKit", "", "App/Screens/Base.swift", true),
        ("They are another module's own.", "import Core", "", "Core/Base.swift", false),
        ("They are public, and imported.", "import Core", "public ", "Core/Base.swift", true),
        ("They are public, and not imported.", "import UIKit", "public ", "Core/Base.swift", false),
    ])
    func baseFilesOfAnotherTargetArentSeen(
        _ sentence: String, _ line: String, _ access: String, _ path: String, _ isSeen: Bool
    ) throws {
        let names = ["WireframeInterface", "ViewInterface", "InteractorInterface", "PresenterInterface"]
        let base = names.map { "\(access)protocol \($0) {}\n" }.joined() + "\(access)class BaseWireframe {}\n"
        let context = [
            SourceFile(path: path, text: base),
            SourceFile(path: "App/Other.swift", text: "import Core\nclass Other {}"),
        ]
        let given = SourceFile(
            path: "App/NotesViewController.swift",
            text:
                "\(line)\nclass NotesViewController: UIViewController {\n// MARK: - Handle view event\nfunc f() {}\n}\n"
        )
        let split = try split([given], options: SplitOptions(context: context))
        let messages = split.findings.filter { $0.rule == "base-files" }.map(\.message)
        #expect(messages.isEmpty == isSeen, "\(sentence) \(messages)")
        #expect(messages.allSatisfy { $0.contains("the module `Core`'s, which isn't this file's") }, "\(sentence)")
        let wireframe = split.changes.changes.first { $0.path.hasSuffix("Wireframe.swift") }
        #expect(
            try wireframe?.newContents().components(separatedBy: "import Core").count
                == (isSeen && !access.isEmpty ? 2 : 1), "\(sentence)")
    }

    @Test(arguments: [("import UIKit", true), ("import VIPERBase", false)])
    func anAppWithTheLibraryThatBaseFilesStandForIsNotTold(_ line: String, _ isTold: Bool) throws {
        let options = SplitOptions(
            context: contextFiles(["\(line)\nclass Other {}"]), template: try Template("viper-base"))
        let found = try split(files("// MARK: - Handle view event\nfunc f() {}"), options: options).findings
        #expect(found.contains { $0.rule == "base-files" } == isTold)
    }

    @Test func aScreenThatNoStoryboardShowsIsTold() throws {
        let source = "@IBOutlet var label: UILabel!\n// MARK: - Handle view event\nfunc f() {}"
        #expect(
            try messages("no-screen-source", source, context: []) == [
                Note.noScreenSource(of: "NotesViewController", outlet: "label").message
            ])
        #expect(try messages("no-screen-source", "// MARK: - Handle view event\nfunc f() {}", context: []) == [])
    }

    @Test func aScreenThatTheModuleCannotMakeIsTold() throws {
        func source(_ access: String) -> String {
            "\(access)init(n: Int) { super.init(nibName: nil, bundle: nil) }\n// MARK: - Wireframe\nfunc f() {}"
        }
        #expect(
            try messages("no-plain-init", source("private ")) == [Note.noPlainInit(of: "NotesViewController").message])
        #expect(try messages("no-plain-init", source("")) == [])
        let segue = Note.noPlainInit(of: "NotesViewController", storyboard: "Main.storyboard")
        #expect(segue.message.contains("only a segue takes `NotesViewController` from `Main.storyboard`; give it a"))
    }

    @Test(arguments: [
        ("App/Notes/ViewController.swift", "Notes", ModuleName.Namesake.folder("Notes")),
        ("ViewController.swift", "Main", .nothing),
    ])
    func aClassThatSaysNothingOfTheModuleIsTold(
        _ path: String, _ name: String, _ namesake: ModuleName.Namesake
    ) throws {
        func messages(_ className: String) throws -> [String] {
            let text = "class \(className): UIViewController {\n    // MARK: - Handle view event\n    func f() {}\n}\n"
            let given = [SourceFile(path: path, text: text)]
            return try split(given, options: SplitOptions()).findings.filter { $0.rule == "module-name" }.map(\.message)
        }
        #expect(try messages("ViewController") == [Note.moduleName(name, of: "ViewController", namesake).message])
        #expect(try messages("NotesViewController") == [])
    }

    @Test func aStoryboardIsNamed() {
        let note = Note.moduleName("Notes", of: "ViewController", .interfaceFile("Notes.storyboard"))
        #expect(note.message.contains("so it is called `Notes`, after the storyboard or nib `Notes.storyboard`;"))
    }

    @Test func theTypesOfATemplateAreNamed() {
        #expect(Note.templateTypes(["Base"]).message.hasSuffix("see that the app has it"))
        #expect(Note.templateTypes(["Base", "Router"]).message.hasSuffix("see that the app has them"))
    }

    @Test(arguments: [
        (ModuleObstacle.notInSight("A"), "`A` isn't in sight; declare it, or give its file with `--context`"),
        (.notLinked("A", to: "B"), "`A` has no property of the type `B`; declare one, which may be optional"),
        (.noProtocol("A"), "`A` isn't a protocol; make it one"),
        (.notAdopted("A"), "no class in sight adopts `A`; give its file with `--context`"),
        (
            .adoptedByMany("A", ["B", "C"]),
            "`A` is adopted by each of `B`, `C`, which would lack what it comes to require; "
                + "give the module a protocol of its own"
        ),
        (
            .adoptedByMany("A", ["B", "C", "D", "E"]),
            "`A` is adopted by each of `B`, `C`, `D` and others, which would lack what it comes to require; "
                + "give the module a protocol of its own"
        ),
    ])
    func whatKeepsAModuleFromGrowingIsNamed(_ obstacle: ModuleObstacle, words: String) {
        #expect(Note.moduleShape(obstacle).message == "what is new here can't go into its module: " + words)
    }

    // MARK: - Faults

    @Test func aBodyThatSeparationWouldChangeIsTold() {
        #expect(Note.leftWhole(member: "f").message.hasPrefix("the body of `f` is left whole"))
        #expect(Note.leftWhole(member: "f").severity == .note)
    }

    @Test func anOutputThatIsWrongIsNotGivenAway() throws {
        func split(_ failures: [String]) throws -> Split {
            try ViperSplit.split(
                GivenController(files("// MARK: - Handle view event\nfunc f() {}"), options: SplitOptions()),
                options: SplitOptions(), verifying: { _, _ in failures })
        }
        let broken = try split(["`f` isn't there"])
        #expect(broken.outcome == .verificationFailed && broken.changes.changes.isEmpty)
        expectFinding("internal-error", Note.internalError("`f` isn't there").message, in: broken)
        #expect(broken.findings.map(\.severity) == [.error])
        let whole = try split([])
        #expect(whole.outcome == .split && whole.findings.isEmpty)
    }
}
