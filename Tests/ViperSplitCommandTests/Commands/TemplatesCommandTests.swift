import Foundation
import Testing
import ViperSplit

struct TemplatesCommandTests {
    @Test func theListHasALineForEveryStyle() throws {
        let lines = try Sandbox().viperSplit("templates", "list").output.split(separator: "\n")
        #expect(lines.map { $0.prefix { $0 != " " } } == Template.builtIn.map { Substring($0.name) })
        #expect(lines.first?.hasPrefix("infinum ") == true)
    }

    @Test func aStyleIsShown() throws {
        let output = try Sandbox().viperSplit("templates", "show", "zikviper").output
        #expect(output.contains("  presenter   XViewPresenter   XViewEventHandler, XViewDataSource, "))
        #expect(output.contains("  XWireframe       weak    view            XViewController\n"))
        #expect(
            output.contains(
                "\nIt builds on nothing; a new one builds on LazyService.swift, ViperRouter.swift, ViperView.swift, ViperWireframe.swift.\n"
            ))
        #expect(try Sandbox().viperSplit("templates", "show", "vipera").output.contains("\nIt builds on nothing.\n"))
        #expect(output.contains("\nNew modules: --kind interactor|output|submodule|view|service|adapter.\n"))
        #expect(output.contains("\n\nKinds of its own:\n  output     tells "))
        #expect(!output.contains("___VARIABLE"))
    }

    @Test func anUnknownStyle() throws {
        try Sandbox().expectRefusal(
            "templates", "show", "mvvm", status: 64,
            message: "error: no template is named `mvvm`; there is "
                + Template.builtIn.map { "`\($0.name)`" }.joined(separator: ", "))
    }

    @Test func anExportedStyleIsTheFolderToTheLetter() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.viperSplit("templates", "export", "infinum", "Ours", "--quiet").status == 0)
        for file in Template.standard.files { #expect(try sandbox.read("Ours/" + file.path) == file.text) }
        #expect(try sandbox.read("Ours/manifest.json").contains("\"summary\": \""))
        try sandbox.write("mine", to: "Ours/manifest.json")
        try sandbox.expectRefusal(
            "templates", "export", "infinum", "Ours", status: 73,
            message: "error: `Ours/manifest.json` exists; choose another name, or another folder")
    }

    // MARK: - Xcode

    @Test func everyVariantIsInstalledAndUninstalled() throws {
        let sandbox = try Sandbox()
        try sandbox.write("mine", to: "Xcode/Mine.xctemplate/A.swift")
        let before = try sandbox.snapshot()
        #expect(try sandbox.viperSplit("templates", "install", "--to", "Xcode").status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.path("Xcode/infinum Module.xctemplate"))
        let variants = ["None", "Storyboard", "XIB"].flatMap { interface in
            ["Interactor", "InteractorAndFormatter", "Simple"].map { interface + $0 }
        }
        #expect(names.sorted() == variants.sorted()[..<6] + ["TemplateInfo.plist"] + variants.sorted()[6...])
        #expect(try sandbox.viperSplit("templates", "uninstall", "--to", "Xcode").status == 0)
        #expect(try sandbox.snapshot() == before)
    }

    @Test(arguments: ["Xcode", "Library/Xcode/Templates"], [true, false])
    func foldersAreLeftAsTheyWere(_ folder: String, _ isThere: Bool) throws {
        let sandbox = try Sandbox()
        if isThere { try sandbox.makeFolder(folder) }
        let before = try sandbox.snapshot()
        // The second installation doesn't take the folders of the first for the user's.
        for _ in 0..<2 { #expect(try sandbox.viperSplit("templates", "install", "--to", folder).status == 0) }
        #expect(try sandbox.snapshot() != before)
        #expect(try sandbox.viperSplit("templates", "uninstall", "--to", folder).status == 0)
        #expect(try sandbox.snapshot() == before)
    }

    @Test func aReceiptThatIsNotOursIsLeft() throws {
        let sandbox = try Sandbox()
        try sandbox.write("[]", to: "Xcode/.viper-split-receipt.json")
        try sandbox.expectRefusal(
            "templates", "uninstall", "--to", "Xcode", status: 66,
            message:
                "error: can't read `Xcode/.viper-split-receipt.json`: it isn't a list of installed files; remove the folder by hand"
        )
    }

    @Test func xcodeIsToldTheFoldersThatThereAre() throws {
        let files = xcodeTemplates()
        for info in files where info.path.hasSuffix("Module.xctemplate/TemplateInfo.plist") {
            let list = try PropertyListSerialization.propertyList(from: Data(info.text.utf8), format: nil)
            let options = try #require((list as? [String: Any])?["Options"] as? [[String: Any]])
            #expect(options.map { $0["Identifier"] as? String } == ["moduleName", "interface", "kind", "productName"])
            let values = options.map { $0["Values"] as? [String] ?? [] }
            let folder = info.path.dropLast("TemplateInfo.plist".count)
            for variant in values[1].flatMap({ interface in values[2].map { interface + $0 } }) {
                #expect(files.contains { $0.path.hasPrefix(folder + variant + "/") }, "\(folder)\(variant)")
            }
        }
    }

    @Test(arguments: [
        ("infinum", "infinum BaseInterfaces"),
        ("infinum SwiftUI", "infinum BaseInterfaces and infinum SwiftUI BaseInterfaces"),
        ("infinum RxSwift", "infinum BaseInterfaces"), ("viper-base", "viper-base BaseInterfaces"),
        ("zikviper", "zikviper BaseInterfaces"), ("zikviper View", "zikviper BaseInterfaces"),
        ("vipera", nil),
    ])
    func xcodeHasWhatModulesBuildOn(_ name: String, _ base: String?) throws {
        let files = xcodeTemplates()
        let info = try #require(files.first { $0.path == "\(name) Module.xctemplate/TemplateInfo.plist" })
        let list = try PropertyListSerialization.propertyList(from: Data(info.text.utf8), format: nil)
        let description = try #require((list as? [String: Any])?["Description"] as? String)
        #expect(description.hasSuffix(base.map { "; once per app, make the files of \($0), too" } ?? ""))
        #expect(description.contains("once per app") == (base != nil))
        for folder in base?.components(separatedBy: " and ") ?? [] {
            #expect(files.contains { $0.path == "\(folder).xctemplate/TemplateInfo.plist" })
        }
    }

    /// No file twice: whoever takes a flavour has taken the style's own.
    @Test func aBaseTemplateHasTheBaseFiles() throws {
        func names(_ folder: String) -> [String] {
            xcodeTemplates().map(\.path).filter { $0.hasPrefix(folder + "/") }.map {
                String($0.dropFirst(folder.count + 1))
            }
        }
        let base = try Template.standard.baseFiles().map(\.path)
        #expect(names("infinum BaseInterfaces.xctemplate") == ["TemplateInfo.plist"] + base)
        #expect(
            names("infinum SwiftUI BaseInterfaces.xctemplate") == [
                "TemplateInfo.plist", "LazyHostingViewController.swift",
            ])
        #expect(names("infinum RxSwift BaseInterfaces.xctemplate") == [])
        #expect(names("vipera BaseInterfaces.xctemplate") == [])
    }

    @Test func aChangedFileStays() throws {
        let sandbox = try Sandbox()
        let file = "Xcode/vipera Module.xctemplate/TemplateInfo.plist"
        #expect(try sandbox.viperSplit("templates", "install", "--to", "Xcode").status == 0)
        try sandbox.write("mine", to: file)
        let outcome = try sandbox.viperSplit("templates", "uninstall", "--to", "Xcode")
        #expect(outcome.output.hasPrefix("`\(file)` has changed, so it stays\nremoved "))
        #expect(try sandbox.snapshot().keys.filter { try sandbox.isFile($0) } == [file])
    }

    @Test func anotherFileIsNotOverwritten() throws {
        let sandbox = try Sandbox()
        let file = "Xcode/vipera Module.xctemplate/TemplateInfo.plist"
        try sandbox.write("mine", to: file)
        try sandbox.expectRefusal(
            "templates", "install", "--to", "Xcode", status: 73,
            message: "error: `\(file)` exists; choose another name, or another folder")
    }

    @Test func installingTwiceChangesNothing() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.viperSplit("templates", "install", "--to", "Xcode").status == 0)
        try sandbox.expectNoChange("templates", "install", "--to", "Xcode")
    }

    @Test func whatIsNotInstalledIsNotRemoved() throws {
        let sandbox = try Sandbox()
        try sandbox.write("mine", to: "Xcode/A.swift")
        let outcome = try sandbox.viperSplit("templates", "uninstall", "--to", "Xcode")
        #expect(outcome == Outcome(status: 0, output: "nothing is installed in `Xcode`\n", errors: ""))
        #expect(try sandbox.read("Xcode/A.swift") == "mine")
    }
}

extension Sandbox {
    fileprivate func isFile(_ name: String) throws -> Bool {
        if case .file = try snapshot()[name] { return true } else { return false }
    }
}
