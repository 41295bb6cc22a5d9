import Foundation
import Oracle
import TestScope
import Testing
import ViperSplit

/// A team's Xcode template as it stands, without a manifest: controllers split into it behave.
@Suite struct XcodeTemplateTests {
    static let cases = [
        "NoteList", "Booking", "Lifetime", "Reminders", "Assembly", "Initialisers", "Search", "NameClashes", "Generics",
        "AsyncAwait", "LintComments",
    ]

    @Test(.long, arguments: cases, TeamTemplates.all.keys.sorted())
    func aControllerIsSplitIntoIt(_ name: String, _ template: String) async throws {
        let fixture = try fixture(named: name)
        var options = try fixture.options(style: Template.standard.name)
        options.template = Template(folder: "Ours.xctemplate", files: TeamTemplates.all[template] ?? [])
        let split = try FixtureSplit(fixture, options: options)

        #expect(split.split.outcome == .split, "\(split.findings)")
        let base = template == "wireframe" ? baseFiles(besides: split.files) : []
        let comparison = try await compare(fixture, split: split.files + base)
        #expect(comparison.isEqual, "\(comparison)")
    }

    @Test(arguments: [
        (
            "___Router.swift", "class ___FILEBASENAMEASIDENTIFIER___", "class Leader",
            "no class looks like the Wireframe"
        ),
        ("___Presenter.swift", "weak var view: ", "weak var screen_: Any //", "has no property for"),
        ("___Router.swift", "Presenter(router: router)", "Nobody()", "no function makes"),
        (
            "___Interactor.swift", "import Foundation",
            "import Foundation\nprotocol Extra {}\nclass OtherInteractor {}", "both look like the Interactor"
        ),
        ("___ViewController.swift", "\tvar presenter: ", "\tweak var presenter: ", "nobody would keep the module"),
        ("___Presenter.swift", "weak var view: ", "var view: ", "`view` of `_Presenter` closes a ring of strong links"),
        ("___Router.swift", "createModule()", "createModule(router: _Router)", "hands `router` on"),
        ("___Router.swift", "let view = _ViewController()", "let view = UIViewController()", "but not beside"),
        (
            "___Router.swift", "let view = _ViewController()",
            "let all = UINavigationController()\n        let view = all.topViewController as! _ViewController",
            "it returns `all`, which the view controller is taken from"
        ),
        (
            "___Router.swift", "static func createModule() -> UIViewController", "init()",
            "makes more than its own instance"
        ),
        ("___Router.swift", "static func createModule(", "func createModule(", nil),
    ])
    func whatCannotBeToldIsAnErrorWithOneLine(_ file: String, _ old: String, _ new: String, _ reason: String?) throws {
        func placed(_ text: String) -> String {
            text.replacing(/\b_(?=[A-Z])/, with: "___VARIABLE_sceneName:identifier___")
        }
        let (old, new) = (placed(old), placed(new))
        let files = TeamTemplates.router.map { source in
            source.path.hasSuffix(file)
                ? SourceFile(
                    path: source.path,
                    text: source.text.replacing(old, with: new).replacing(
                        "return view", with: new.contains("let all") ? "return all" : "return view")) : source
        }
        #expect(files != TeamTemplates.router)
        let template = Template(folder: "Ours.xctemplate", files: files)
        guard let reason = reason.map({ $0.replacing("_P", with: "___VARIABLE_moduleName___P") }) else {
            #expect(throws: Never.self) { try styleFacts(template) }
            return
        }
        let error = #expect(throws: SplitError.self) {
            try styleFacts(template)
        }
        #expect("\(error.map { "\($0)" } ?? "")".contains(reason), "\(error.map { "\($0)" } ?? "")")
        #expect("\(error.map { "\($0)" } ?? "")".hasPrefix("`Ours.xctemplate`: "))
    }

    @Test(arguments: TeamTemplates.all.keys.sorted())
    func protocolsStandWhereTheTemplateHasThem(_ template: String) throws {
        let fixture = try fixture(named: "NoteList")
        var options = try fixture.options(style: Template.standard.name)
        options.template = Template(folder: "Ours.xctemplate", files: TeamTemplates.all[template] ?? [])
        let files = try FixtureSplit(fixture, options: options).files
        func places(_ text: String) -> [String] { files.filter { $0.text.contains(text) }.map(\.path) }
        let view = "NoteListViewController.swift"
        let expected = [
            "router": "NoteListContract.swift", "wireframe": "NoteListInterfaces.swift",
            "unlinked": "NoteListProtocols.swift", "storyboard": "NoteListModule.swift",
        ]
        #expect(
            places("protocol NoteListView") + (template == "configurator" ? places("protocol NoteListInput:") : []) == [
                expected[template] ?? view
            ])
        #expect(places("import Combine") == (template == "apart" ? [view] : []))
        #expect(files.count == (template == "together" ? 1 : 5))
    }

    /// Xcode's own file: what its options are called, of which type, with which default value.
    private func info(_ options: [(id: String, type: String, value: String)]) -> SourceFile {
        let list = options.map { option in
            "<dict><key>Identifier</key><string>\(option.id)</string><key>Type</key><string>\(option.type)</string>"
                + "<key>Default</key><string>\(option.value)</string></dict>"
        }
        return SourceFile(
            path: "TemplateInfo.plist",
            text: """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict><key>Options</key><array>\(list.joined())</array></dict></plist>
                """)
    }

    private func module(_ files: [SourceFile]) throws -> [SourceFile] {
        try newModule(ModuleOptions(name: "Login", template: Template(folder: "Ours.xctemplate", files: files)))
    }

    /// How a template's function styles a new view controller is no matter of one that there is.
    @Test(
        arguments: [
            (
                "A new one is styled where it is made.", "router",
                "let view = ___VARIABLE_sceneName:identifier___ViewController()",
                "view.title = \"New\"\n        view.loadViewIfNeeded()", ["createModule"]
            ),
            (
                "One that is given isn't styled.", "configurator", "controller.output = presenter",
                "controller.title = \"New\"", []
            ),
        ] as [(String, String, String, String, [String])])
    func aScreenThatThereIsIsNotStyled(
        _ sentence: String, _ template: String, _ line: String, _ looks: String, _ styling: [String]
    ) throws {
        let files = TeamTemplates.all[template] ?? []
        let styled = files.map {
            SourceFile(path: $0.path, text: $0.text.replacing(line, with: "\(line)\n        \(looks)"))
        }
        #expect(styled != files, "\(sentence)")
        let fixture = try fixture(named: "NoteList")
        var options = try fixture.options(style: Template.standard.name)
        options.template = Template(folder: "Ours.xctemplate", files: styled)
        let functions = try FixtureSplit(fixture, options: options).files.flatMap { file in
            file.text.components(separatedBy: "func ").dropFirst()
        }
        let found = functions.filter { $0.contains(".title = \"New\"") }.map { String($0.prefix { $0 != "(" }) }
        #expect(found == styling, "\(sentence)")
        #expect(functions.contains { $0.hasPrefix("assemble(") }, "\(sentence)")
    }

    /// An option's default value may name another option, as Xcode fills it in.
    @Test(
        arguments: [
            ("It names the module.", "___VARIABLE_sceneName___Leader", "LoginLeader"),
            ("It names one that names the module.", "___VARIABLE_kind:identifier___Leader", "LoginMainLeader"),
            ("It is itself.", "Leader", "Leader"),
            ("They go round.", "___VARIABLE_round___Leader", "Login"),
        ] as [(String, String, String)])
    func anOptionMayNameAnother(_ sentence: String, _ value: String, _ name: String) throws {
        let options = info([
            ("sceneName", "text", ""), ("presenterClass", "static", value),
            ("kind", "static", "___VARIABLE_sceneName___Main"), ("round", "static", "___VARIABLE_presenterClass___"),
        ])
        let files = TeamTemplates.router.map { file in
            SourceFile(
                path: file.path,
                text: file.path.contains("Presenter")
                    ? file.text.replacing(
                        "class ___FILEBASENAMEASIDENTIFIER___", with: "class ___VARIABLE_presenterClass___")
                    : file.text)
        }
        let made = try module([options] + files)
        #expect(
            made.contains { $0.text.contains("class \(name): LoginPresenterProtocol") },
            "\(sentence) \(made.filter { $0.path.contains("Presenter") }.map(\.text))")
    }

    @Test func xcodesDefaultsChooseTheFolder() throws {
        let others = TeamTemplates.wireframe.map { file in
            SourceFile(
                path: file.path.replacing("NoneInteractor", with: "AFirst"),
                text: file.text.replacing("moduleViewController", with: "other"))
        }
        let options = info([("a", "popup", "None"), ("b", "popup", "Interactor")])
        let made = try module([options] + others + TeamTemplates.wireframe)
        #expect(made.contains { $0.text.contains("moduleViewController") })
        #expect(!made.contains { $0.text.contains("let other") })
    }

    @Test(arguments: [("class ___FILEBASENAMEASIDENTIFIER___: ", "BasePresenter, ", true), ("", "", false)])
    func whatTheTemplateBuildsOnIsNamed(_ head: String, _ base: String, _ isNamed: Bool) throws {
        let files = TeamTemplates.router.map { file in
            file.path.contains("Presenter")
                ? SourceFile(path: file.path, text: file.text.replacing(head, with: head + base)) : file
        }
        let fixture = try fixture(named: "NoteList")
        var options = try fixture.options(style: Template.standard.name)
        options.template = Template(folder: "Ours.xctemplate", files: files)
        options.context = fixture.app
        let findings = try FixtureSplit(fixture, options: options).findings
        let sentence =
            "the template's types build on `BasePresenter`, which no given file declares; see that the app has it"
        #expect(findings.contains(sentence) == isNamed, "\(findings)")
        #expect(findings.contains("[template-types]") == isNamed)
    }

    @Test func aSplitTakesTheFolderWithAViewController() throws {
        let swiftUI = TeamTemplates.wireframe.map { file in
            SourceFile(
                path: file.path.replacing("NoneInteractor", with: "SwiftUI"),
                text: file.text.replacing("UIViewController", with: "View"))
        }
        let files = [info([("a", "popup", "SwiftUI")])] + swiftUI + TeamTemplates.wireframe
        #expect(try module(files).contains { $0.text.contains("class LoginViewController: View ") })
        let facts = try styleFacts(Template(folder: "Ours.xctemplate", files: files))
        #expect(facts.components.contains { $0.type == "XViewController" })
    }

    @Test func twoModulesInOneFolderAreRefused() throws {
        let twice = TeamTemplates.router.map { SourceFile(path: "Other/" + $0.path, text: $0.text) }
        let error = #expect(throws: SplitError.self) { try module(TeamTemplates.router + twice) }
        let sentence = "two files are called `___VARIABLE_moduleName___Contract.swift`; give the folder of one module"
        #expect("\(error.map { "\($0)" } ?? "")" == "`Ours.xctemplate`: \(sentence)")
    }

    @Test func aNewModuleIsWhatXcodeWouldMake() throws {
        let storyboard = SourceFile(
            path: "___FILEBASENAME___.storyboard", text: "<scene customClass=\"___FILEBASENAME___ViewController\"/>")
        let old = SourceFile(
            path: "___FILEBASENAME___Old.swift",
            text:
                "// ___VARIABLE_note___\nimport UIKit\n\nclass ___FILEBASENAMEASIDENTIFIER___Old {}\n\n___VARIABLE_note___\n"
        )
        let options = info([("note", "text", "// a note"), ("productName", "static", "___VARIABLE_sceneName___")])
        let made = try module([options, storyboard, old] + TeamTemplates.router)
        func text(_ name: String) -> String? { made.first { $0.path == name }?.text }
        #expect(text("Login.storyboard") == "<scene customClass=\"LoginViewController\"/>")
        #expect(text("LoginOld.swift")?.hasSuffix("import UIKit\n\nclass LoginOld {}\n\n// a note\n") == true)
        // Nothing of what a split needs.
        #expect(text("LoginViewController.swift")?.contains("    var presenter: LoginPresenterProtocol?\n") == true)
        #expect(text("LoginViewController.swift")?.contains("super.viewDidLoad()") == true)
        #expect(!made.contains { $0.text.contains("MainActor") || $0.text.contains("assemble") })
    }

    @Test func anXcodeTemplateHasNoVariantsOfOurs() throws {
        let template = Template(folder: "Ours.xctemplate", files: TeamTemplates.router)
        #expect(throws: SplitError.self) {
            try newModule(ModuleOptions(name: "Login", template: template, kind: .simple))
        }
        #expect(throws: SplitError.self) {
            try newModule(ModuleOptions(name: "Login", template: template, interface: .storyboard))
        }
    }
}
