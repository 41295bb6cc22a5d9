import Foundation
import Oracle
import Testing
import ViperSplit

/// A team's Xcode template as it stands, without a manifest: controllers split into it behave.
@Suite struct XcodeTemplateTests {
    static let cases = [
        "NoteList", "Booking", "Lifetime", "Reminders", "Assembly", "Initialisers", "Search", "NameClashes", "Generics",
        "AsyncAwait",
    ]

    @Test(arguments: cases, TeamTemplates.all.keys.sorted())
    func aControllerIsSplitIntoIt(_ name: String, _ template: String) async throws {
        let fixture = try #require(FixtureCase(directory: FixtureCase.folder.appending(path: name)))
        var options = try fixture.options(style: Template.standard.name)
        options.template = Template(folder: "Ours.xctemplate", files: TeamTemplates.all[template] ?? [])
        let split = try FixtureSplit(fixture, options: options)

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
    ])
    func whatCannotBeToldIsAnErrorWithOneLine(_ file: String, _ old: String, _ new: String, _ reason: String) throws {
        let files = TeamTemplates.router.map { source in
            source.path.hasSuffix(file)
                ? SourceFile(path: source.path, text: source.text.replacing(old, with: new)) : source
        }
        #expect(files != TeamTemplates.router)
        let error = #expect(throws: SplitError.self) {
            try newModule(ModuleOptions(name: "Login", template: Template(folder: "Ours.xctemplate", files: files)))
        }
        #expect("\(error.map { "\($0)" } ?? "")".contains(reason), "\(error.map { "\($0)" } ?? "")")
        #expect("\(error.map { "\($0)" } ?? "")".hasPrefix("`Ours.xctemplate`: "))
    }

    @Test(arguments: TeamTemplates.all.keys.sorted())
    func protocolsStandWhereTheTemplateHasThem(_ template: String) throws {
        let fixture = try #require(FixtureCase(directory: FixtureCase.folder.appending(path: "NoteList")))
        var options = try fixture.options(style: Template.standard.name)
        options.template = Template(folder: "Ours.xctemplate", files: TeamTemplates.all[template] ?? [])
        let files = try FixtureSplit(fixture, options: options).files
        func places(_ text: String) -> [String] { files.filter { $0.text.contains(text) }.map(\.path) }
        let view = "NoteListViewController.swift"
        let expected = ["router": "NoteListContract.swift", "wireframe": "NoteListInterfaces.swift", "apart": view]
        #expect(places("protocol NoteListView") == [expected[template] ?? view])
        #expect(places("import Combine") == (template == "apart" ? [view] : []))
        #expect(files.count == ["router": 5, "wireframe": 5, "apart": 5, "together": 1][template])
    }

    @Test func xcodesDefaultsChooseTheFolder() throws {
        let info = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>Options</key><array>
            <dict><key>Identifier</key><string>a</string><key>Type</key><string>popup</string><key>Default</key><string>None</string></dict>
            <dict><key>Identifier</key><string>b</string><key>Type</key><string>popup</string><key>Default</key><string>Interactor</string></dict>
            </array></dict></plist>
            """
        let others = TeamTemplates.wireframe.map { file in
            SourceFile(
                path: file.path.replacing("NoneInteractor", with: "AFirst"),
                text: file.text.replacing("moduleViewController", with: "other"))
        }
        let files = [SourceFile(path: "TemplateInfo.plist", text: info)] + others + TeamTemplates.wireframe
        let module = try newModule(
            ModuleOptions(name: "Login", template: Template(folder: "Ours.xctemplate", files: files)))
        #expect(module.contains { $0.text.contains("moduleViewController") })
        #expect(!module.contains { $0.text.contains("let other") })
    }
}
