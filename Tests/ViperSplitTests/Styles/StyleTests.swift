import Foundation
import Testing

@testable import ViperSplit

/// Every shipped style is whole: what its manifest says is what its skeletons have.
struct StyleTests {
    static let styles: [(String, ModuleOptions.Flavour?)] =
        Template.builtIn.flatMap { template in ([nil] + template.flavours).map { (template.name, $0) } }

    private func style(_ name: String, _ flavour: ModuleOptions.Flavour?) throws -> Style {
        try Template(name).style(flavour: flavour)
    }

    /// The standard style comes first.
    @Test(arguments: Template.builtIn)
    func aFormatterIsGivenByTheStylesThatHaveOne(template: Template) throws {
        if try template.style().hasFormatter {
            #expect(throws: Never.self) { try template.style(usesFormatter: true) }
        } else {
            #expect(throws: SplitError.noVariant("--formatter", template: template.name)) {
                try template.style(usesFormatter: true)
            }
        }
        #expect(throws: Never.self) { try template.style(usesFormatter: false) }
    }

    @Test func everyFolderOfTemplatesWithAManifestIsAStyle() throws {
        let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let folder = package.appending(path: "Templates")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { name in
            FileManager.default.fileExists(atPath: folder.appending(path: "\(name)/\(Style.manifestName)").path)
        }
        let others = names.filter { $0 != Template.standard.name }
        #expect(Template.builtIn.map(\.name) == [Template.standard.name] + others)
    }

    @Test(arguments: styles)
    func theManifestAgreesWithTheSkeletons(_ name: String, _ flavour: ModuleOptions.Flavour?) throws {
        let faults = try style(name, flavour).faults
        #expect(faults == [], "\(faults)")
    }

    @Test(arguments: styles)
    func theNameIsTheFolders(_ name: String, _ flavour: ModuleOptions.Flavour?) throws {
        #expect(try style(name, flavour).name.hasPrefix(name))
        #expect(try !style(name, flavour).summary.hasSuffix("."))
    }

    /// What only the Interactor would say something to goes with it, wherever the view comes from.
    @Test(arguments: ModuleOptions.Interface.allCases, ModuleOptions.Kind.ofComponents)
    func aModuleWithoutAnInteractorHasNothingOfOne(
        interface: ModuleOptions.Interface, kind: ModuleOptions.Kind
    ) throws {
        let module = try newModule(ModuleOptions(name: "Login", interface: interface, kind: kind))
        let naming = module.filter { $0.text.contains("Interactor") }.map(\.path)
        #expect(naming.isEmpty == (kind == .simple), "\(naming)")
        #expect(!module.contains { $0.text.contains("Output") })
    }

    /// What is seen by others, too, stays, as far as it isn't the component's own.
    @Test(arguments: [Role.interactor, .wireframe])
    func whatOthersSeeStays(role: Role) throws {
        let style = try Template.standard.style().leavingOut(role)
        for interface in Set(style.links.compactMap(\.interface)) {
            #expect(style.skeletons.values.contains { $0.contains("protocol \(interface)") }, "\(interface)")
        }
    }

    // MARK: - Seeded faults

    @Test(arguments: [
        ("weak var view: _ViewInput!", "unowned var view: _ViewInput!", "`view` isn't weak in `_ViewPresenter`"),
        ("var wireframe: _WireframeInput!", "", "`_ViewPresenter` has no property `wireframe`"),
        ("var interactor: _InteractorInput!", "var interactor: Any!", "`interactor` isn't a `_InteractorInput`"),
        ("class _Interactor {", "class _Worker {", "declares no class `_Interactor`"),
        (
            "extension _Interactor: _InteractorInput {", "extension _Interactor {",
            "`_Interactor` doesn't adopt `_InteractorInput`"
        ),
        ("protocol _WireframeInput: ", "protocol _Other: ", "no file declares a protocol `_WireframeInput`"),
        ("protocol _RouterInput: ", "protocol _Other: ", "no file declares a protocol `_RouterInput`"),
        ("extension _Router: _RouterInput {", "extension _Router {", "`_Router` doesn't adopt `_RouterInput`"),
        ("var router: _RouterInput!", "", "`_Wireframe` has no property `router`"),
        ("var router: _RouterInput!", "var router: Any!", "`router` isn't a `_RouterInput` in `_Wireframe`"),
        ("let interactor = _Interactor()", "", "the assembly doesn't make `_Interactor`"),
    ])
    func aFaultIsFound(_ old: String, _ new: String, _ message: String) throws {
        func placed(_ text: String) -> String { text.replacing("_", with: String.modulePlaceholder) }
        var style = try style("zikviper", nil)
        for (name, text) in style.skeletons {
            style.setSkeleton(text.replacing(placed(old), with: placed(new)), named: name)
        }
        #expect(style.faults.contains { $0.contains(placed(message)) }, "\(style.faults)")
    }

    @Test func whatIsLeftOutWithAComponentIsItsAlone() throws {
        var style = try style("infinum", nil)
        let file = "\(String.modulePlaceholder)Formatter.swift"
        style.setSkeleton((style.skeletons[file] ?? "") + "\nstruct Theme {}\n", named: file)
        #expect(style.faults.contains { $0.hasSuffix("Formatter` is optional, but its file declares `Theme`, too") })
    }

    @Test(arguments: [
        (#"{ "name": "simple", "summary": "" }"#, "there is a kind `simple` already; choose another name"),
        (#"{ "name": "view", "summary": "" }"#, "there is a kind `view` already; choose another name"),
        (
            #"{ "name": "part", "summary": "", "like": "whole" }"#,
            "the kind `part` is like `whole`, but no kind above it has that name"
        ),
        (
            #"{ "name": "part", "summary": "", "like": "part" }"#,
            "the kind `part` is like `part`, but no kind above it has that name"
        ),
        (
            #"{ "name": "part", "summary": "", "without": ["A.swift"] }"#,
            "the kind `part` is without `A.swift`, but there is no such file"
        ),
        (#"{ "name": "part", "summary": "", "with": [] }"#, "unknown key `kinds[5].with`"),
        (#"{ "name": "part", "summary": "" }"#, nil),
    ])
    func aFaultOfAKindIsFound(_ kind: String, _ message: String?) throws {
        var files = try Template("zikviper").texts
        let manifest = try #require(files[Style.manifestName])
        files[Style.manifestName] = manifest.replacing("\n  ]\n}", with: ",\n    \(kind)\n  ]\n}")
        let template = Template(folder: "Ours", files: files.map { SourceFile(path: $0.key, text: $0.value) })
        guard let message else {
            #expect(try template.style().kinds.last?.rawValue == "part")
            return
        }
        let error = #expect(throws: SplitError.self) { try template.style() }
        #expect("\(try #require(error))".contains(message))
    }

    @Test func aFolderOfNoKindIsFound() throws {
        var files = try Template("zikviper").texts
        files["Kinds/outptu/A.swift"] = ""
        #expect(
            try Style(files: files, folder: "Ours").faults == ["there is a folder `Kinds/outptu`, but no kind `outptu`"]
        )
    }

    @Test func theOrderOfMakingIsReadFromTheSkeletons() throws {
        var style = try style("zikviper", nil)
        #expect(style.assemblyOrder == [.wireframe, .interactor, .presenter])
        for (name, text) in style.skeletons {
            let line = "        let interactor = \(String.modulePlaceholder)Interactor()\n"
            let body = text.replacing(line, with: "").replacing(
                "        let wireframe", with: line + "        let wireframe")
            style.setSkeleton(body, named: name)
        }
        #expect(style.assemblyOrder == [.interactor, .wireframe, .presenter])
    }

    @Test func aMissingFileIsFound() throws {
        let files = try Template("vipera").texts.filter { !$0.key.hasSuffix("DefaultRouter.swift") }
        #expect(try Style(files: files, folder: "Ours").faults.first?.hasPrefix("there is no file") == true)
    }
}
