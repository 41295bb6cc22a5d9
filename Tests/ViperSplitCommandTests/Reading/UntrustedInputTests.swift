import Foundation
import Testing

@testable import viper_split

/// Styles, configurations, plans and storyboards from elsewhere: they write nothing outside of the output folder, put no code of
/// their own into the app, and don't take all memory. Each is read or refused with one line.
struct UntrustedInputTests {
    private let depth = 100_000

    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(lampController, to: "App/Lamp.swift")
        return sandbox
    }

    private func deep(_ open: String, _ close: String) -> String {
        String(repeating: open, count: depth) + String(repeating: close, count: depth)
    }

    /// A file of 1 GB that takes no room.
    private func makeHuge(_ name: String, in sandbox: Sandbox) throws {
        try sandbox.write("", to: name)
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: sandbox.path(name)))
        try file.truncate(atOffset: 1 << 30)
        try file.close()
    }

    private let split = ["App/Lamp.swift", "--allow-no-vcs", "--quiet"]

    // MARK: - Paths

    @Test(arguments: ["../Gone", "/tmp/Gone", "Lamp/../../Gone", "Lamp.Gone"])
    func aModuleNameIsNoPath(name: String) throws {
        let message = "error: `\(name)` can't be a module name; type names are made of it, such as `\(name)Presenter`"
        try sandbox().expectRefusal(of: ["new", name], status: 64, message: message)
        try sandbox().expectRefusal(of: split + ["--module-name", name], status: 64, message: message)
    }

    @Test func aClassIsCalledNoPath() throws {
        let sandbox = try sandbox()
        try sandbox.write(
            lampController.replacing("LampViewController", with: "`../../Gone/LampViewController`"),
            to: "App/Lamp.swift")
        try sandbox.expectRefusal(
            of: split, status: 64,
            message:
                "error: `../../Gone/Lamp` can't be a module name; type names are made of it, such as `../../Gone/LampPresenter`"
        )
    }

    /// The default value of an option stands in file names, too.
    @Test(arguments: ["../../Gone/", "/tmp/Gone/", "Plain"])
    func anOptionOfAnXcodeTemplateIsNoPath(value: String) throws {
        let sandbox = try sandbox()
        let info = """
            <?xml version="1.0"?><plist version="1.0"><dict><key>Options</key><array><dict>
            <key>Identifier</key><string>kind</string><key>Default</key><string>\(value)</string>
            </dict></array></dict></plist>
            """
        try sandbox.write(info, to: "Ours.xctemplate/TemplateInfo.plist")
        for name in ["___VARIABLE_kind___Presenter.swift", "___VARIABLE_moduleName______VARIABLE_kind___View.swift"] {
            try sandbox.write("class ___VARIABLE_moduleName___ {}\n", to: "Ours.xctemplate/\(name)")
        }
        let before = try sandbox.snapshot().keys
        #expect(try sandbox.viperSplit("new", "Lamp", "--template", "Ours.xctemplate", "--output", "a/b").status == 0)
        let new = try sandbox.snapshot().keys.filter { !before.contains($0) }
        #expect(new.count == 4 && new.allSatisfy { $0 == "a" || $0 == "a/b" || $0.hasPrefix("a/b/Lamp") }, "\(new)")
    }

    @Test func aFileOfAManifestIsOneOfTheFolder() throws {
        let sandbox = try sandbox()
        #expect(try sandbox.viperSplit("templates", "export", "vipera", "Ours", "--quiet").status == 0)
        let manifest = try sandbox.read("Ours/manifest.json")
        let name = "___VARIABLE_moduleName___DefaultPresenter.swift"
        try sandbox.write(manifest.replacing("\"\(name)\"", with: "\"../Gone.swift\""), to: "Ours/manifest.json")
        try sandbox.expectRefusal(
            "new", "Lamp", "--template", "Ours", status: 65,
            message: "error: `Ours`: there is no file `../Gone.swift`")
    }

    /// Neither are the files behind it read nor is anything written there.
    @Test func aLinkedFolderOfATemplateIsNotFollowed() throws {
        let sandbox = try sandbox()
        #expect(try sandbox.viperSplit("templates", "export", "infinum", "Ours", "--quiet").status == 0)
        try sandbox.write("// theirs\n", to: "Elsewhere/Theirs.swift")
        try FileManager.default.removeItem(atPath: sandbox.path("Ours/Base"))
        try sandbox.link("Ours/Base", to: "../Elsewhere")
        let elsewhere = { try sandbox.snapshot().filter { $0.key.hasPrefix("Elsewhere") } }
        let before = try elsewhere()
        #expect(try sandbox.viperSplit("base", "--template", "Ours", "--output", "Viper").status == 0)
        #expect(try elsewhere() == before)
        #expect(!(try sandbox.snapshot().keys.contains("Viper/Theirs.swift")))
    }

    @Test func aNameInAPlanIsNoCode() throws {
        let sandbox = try sandbox()
        let plan = try sandbox.viperSplit("plan", "App/Lamp.swift", "--json").output
        let names = plan.matches(of: /"name" : "(\w+)"/).map { String($0.1) }
        let name = try #require(names.first)
        try sandbox.write(plan.replacing("\"\(name)\"", with: "\"a() {} func ../b\""), to: "plan.json")
        try sandbox.expectRefusal(
            of: split + ["--plan", "plan.json"], status: 65,
            message:
                "error: the plan calls the fragment `\(name)` `a() {} func ../b`, which is no name that it can have")
    }

    // MARK: - Code

    @Test func aHeaderIsNoCode() throws {
        let sandbox = try sandbox()
        try sandbox.write(#"{ "header": { "author": "Ada\nfatalError()" } }"#, to: "App/.viper-split.json")
        try sandbox.expectRefusal(
            "new", "Login", "--output", "App", status: 65,
            message: "error: `\(sandbox.path("App/.viper-split.json"))`: `header.author` has more than one line")
    }

    @Test(arguments: [("Main", "a\"); gone(\"\\(gone())&#10;"), ("M\"+gone()+\"", "lamp")])
    func aNameInAStoryboardIsNoCode(file: String, identifier: String) throws {
        let sandbox = try sandbox()
        let text = identifier.replacing("\"", with: "&quot;")
        try sandbox.write(
            "<document><viewController customClass=\"LampViewController\" storyboardIdentifier=\"\(text)\"/></document>",
            to: "App/\(file).storyboard")
        #expect(try sandbox.run(split + ["--context", "App"]).status == 0)
        let wireframe = try sandbox.read("App/LampWireframe.swift")
        let value = identifier.replacing("&#10;", with: "\n")
        #expect(wireframe.contains("UIStoryboard(name: \(file.debugDescription), bundle: nil)"))
        #expect(wireframe.contains("withIdentifier: \(value.debugDescription))"), "\(wireframe)")
    }

    // MARK: - Memory

    @Test func depthInAPlan() throws {
        let sandbox = try sandbox()
        for text in [deep("[", "]"), deep("{\"a\":", "}")] {
            try sandbox.write(text, to: "plan.json")
            try sandbox.expectRefusal(
                of: split + ["--plan", "plan.json"], status: 65,
                message:
                    "error: `plan.json` is no plan: it isn't JSON; make one with `viper-split plan --json`")
        }
    }

    @Test func depthInAConfiguration() throws {
        let sandbox = try sandbox()
        try sandbox.write("{\"titles\":\(deep("[", "]"))}", to: "App/.viper-split.json")
        try sandbox.expectRefusal(
            of: split, status: 65, message: "error: `\(sandbox.path("App/.viper-split.json"))`: it isn't JSON")
    }

    @Test func depthInAManifest() throws {
        let sandbox = try sandbox()
        try sandbox.write("{\"links\":\(deep("[", "]"))}", to: "Ours/manifest.json")
        try sandbox.expectRefusal(
            of: ["new", "Lamp", "--template", "Ours"], status: 65, message: "error: `Ours/manifest.json`: it isn't JSON"
        )
    }

    /// A list of options that can't be read says nothing.
    @Test(arguments: ["xml", "old"])
    func depthInThePropertyListOfATemplate(format: String) throws {
        let sandbox = try sandbox()
        let list =
            format == "xml"
            ? "<?xml version=\"1.0\"?><plist version=\"1.0\">\(deep("<array>", "</array>"))</plist>" : deep("(", ")")
        try sandbox.write(list, to: "Ours/TemplateInfo.plist")
        try sandbox.write("class ___VARIABLE_moduleName___View {}\n", to: "Ours/___VARIABLE_moduleName___View.swift")
        #expect(try sandbox.viperSplit("new", "Lamp", "--template", "Ours").status == 0)
        #expect(try sandbox.read("LampView.swift").hasSuffix("class LampView {}\n"))
    }

    @Test func depthInASkeleton() throws {
        let sandbox = try sandbox()
        #expect(try sandbox.viperSplit("templates", "export", "vipera", "Ours", "--quiet").status == 0)
        let file = "Ours/___VARIABLE_moduleName___Module.swift"
        try sandbox.write(sandbox.read(file) + "let x = \(deep("(", ")"))\n", to: file)
        try sandbox.expectRefusal(
            of: ["new", "Lamp", "--template", "Ours"], status: 65,
            message: "error: `Ours`: `___VARIABLE_moduleName___Module.swift` doesn't parse")
    }

    /// Eleven entities that each are ten of the one before, in a text or in an attribute; one of a file; and elements in elements.
    @Test(arguments: ["text", "attribute", "file", "depth"])
    func aStoryboardThatGrowsIsReadWithinLimits(kind: String) throws {
        let sandbox = try sandbox()
        try sandbox.write("secret", to: "secret.txt")
        let entities = (1..<12).map { number in
            "<!ENTITY l\(number) \"\(String(repeating: "&l\(number - 1);", count: 10))\">"
        }
        let file = "<!ENTITY file SYSTEM \"file://\(sandbox.path("secret.txt"))\">"
        let head = "<?xml version=\"1.0\"?><!DOCTYPE d [<!ENTITY l0 \"lol\">\(file)\(entities.joined())]>"
        let (text, attribute) =
            switch kind {
            case "text": ("&l11;", "")
            case "attribute": ("", " title=\"&l11;\"")
            case "file": ("&file;", "")
            default: (deep("<a>", "</a>"), "")
            }
        let screen = "<viewController customClass=\"LampViewController\" storyboardIdentifier=\"lamp\"\(attribute)/>"
        try sandbox.write("\(head)<document>\(text)\(screen)</document>", to: "App/Main.storyboard")
        // Without swap, more than this ends the program.
        let limited = ["-c", "ulimit -v 4000000; exec \"$0\" \"$@\"", try viperSplitExecutable().path]
        let outcome = try sandbox.run("/bin/bash", limited + split + ["--context", "App"])
        #expect(outcome == Outcome(status: 0, output: "", errors: ""))
        for (name, _) in try sandbox.snapshot() where name.hasSuffix(".swift") {
            #expect(!(try sandbox.read(name).contains("secret") || sandbox.read(name).contains("lollol")))
        }
    }

    @Test func aHugePlan() throws {
        let sandbox = try sandbox()
        try makeHuge("plan.json", in: sandbox)
        let outcome = try sandbox.run(split + ["--plan", "plan.json"])
        #expect(
            outcome
                == Outcome(
                    status: 65, output: "", errors: "error: `plan.json` is larger than 32 MB, and no more is read\n"))
    }

    @Test func aHugeConfiguration() throws {
        let sandbox = try sandbox()
        try makeHuge("App/.viper-split.json", in: sandbox)
        let outcome = try sandbox.run(split)
        let path = sandbox.path("App/.viper-split.json")
        #expect(outcome.status == 65)
        #expect(outcome.errors == "error: `\(path)` is larger than 32 MB, and no more is read\n")
    }

    @Test func aHugeFileOfATemplate() throws {
        let sandbox = try sandbox()
        try makeHuge("Ours/manifest.json", in: sandbox)
        let outcome = try sandbox.viperSplit("new", "Lamp", "--template", "Ours")
        #expect(outcome.status == 65)
        #expect(outcome.errors == "error: `Ours/manifest.json` is larger than 32 MB, and no more is read\n")
    }

    @Test func aHugeFileOfTheContextIsLeftOut() throws {
        let sandbox = try sandbox()
        try makeHuge("App/Main.storyboard", in: sandbox)
        let outcome = try sandbox.viperSplit("App/Lamp.swift", "--context", "App", "--allow-no-vcs")
        #expect(outcome.status == 0)
        #expect(
            outcome.errors.contains(
                "left out of the context: `App/Main.storyboard` is larger than 32 MB, and no more is read"))
    }

    @Test func aFolderOfThousandsOfFilesIsNoTemplate() throws {
        let sandbox = try sandbox()
        try sandbox.makeFolder("Ours")
        for number in 0...2000 { try sandbox.write("", to: "Ours/\(number).txt") }
        try sandbox.expectRefusal(
            "new", "Lamp", "--template", "Ours", status: 65,
            message: "error: `Ours` holds more than 2000 files; give the folder of one style")
    }

    // MARK: - Receipts

    /// A receipt that came with a folder takes nothing back outside of it, whatever it says; in it, it does.
    @Test func aReceiptOfAnotherFolderIsNotBelieved() throws {
        let sandbox = try sandbox()
        #expect(try sandbox.run(split + ["--output", "Modules"]).status == 0)
        let whole = try sandbox.snapshot()
        try FileManager.default.copyItem(atPath: sandbox.path("App"), toPath: sandbox.path("Copy"))
        let path = sandbox.path("Copy/.viper-split-written-1.json")
        let outcome = try sandbox.viperSplit("undo", "Copy")
        #expect(
            outcome
                == Outcome(
                    status: 66, output: "",
                    errors:
                        "error: can't read `\(path)`: it was copied here, and is about files outside of `\(sandbox.path("Copy"))`; remove it\n"
                ))
        #expect(try sandbox.snapshot().filter { !$0.key.hasPrefix("Copy") } == whole)
        #expect(try sandbox.viperSplit("undo", "App").status == 0)
        #expect(try sandbox.read("App/Lamp.swift") == lampController)
    }

    @Test func aPendingReceiptOfAnotherFolderIsNotBelieved() throws {
        let sandbox = try sandbox()
        let target = sandbox.path("gone.txt")
        let receipt = Receipt(files: [Receipt.File(path: target, old: "theirs", new: nil)], folders: [])
        let path = "App/.viper-split-pending.json"
        try sandbox.write(String(decoding: JSONEncoder().encode(receipt), as: UTF8.self), to: path)
        try sandbox.expectRefusal(
            of: split, status: 66,
            message:
                "error: can't read `\(sandbox.path(path))`: it was copied here, and is about files outside of `\(sandbox.path("App"))`; remove it"
        )
    }

    @Test func aListOfInstalledFilesRemovesNothingElsewhere() throws {
        let sandbox = try sandbox()
        try sandbox.write("mine", to: "mine.txt")
        let receipt = #"{ "files": [{ "path": "../mine.txt", "new": "mine" }], "folders": [] }"#
        try sandbox.write(receipt, to: "Xcode/.viper-split-receipt.json")
        try sandbox.expectRefusal(
            "templates", "uninstall", "--to", "Xcode", status: 66,
            message:
                "error: can't read `Xcode/.viper-split-receipt.json`: it isn't a list of installed files; remove the folder by hand"
        )
    }
}
