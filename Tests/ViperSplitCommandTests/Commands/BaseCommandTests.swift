import Foundation
import Testing
import ViperSplit

struct BaseCommandTests {
    @Test func theBaseFilesAreWrittenToTheFolder() throws {
        let sandbox = try Sandbox()
        let outcome = try sandbox.viperSplit("base", "--output", "App/Viper/")
        #expect(outcome.status == 0)
        for file in try Template.standard.baseFiles() {
            #expect(try sandbox.read("App/Viper/" + file.path) == file.text)
            #expect(outcome.output.contains("wrote `App/Viper/\(file.path)`\n"))
        }
    }

    @Test func theCurrentFolderIsTheDefault() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.viperSplit("base").status == 0)
        let files = try Template.standard.baseFiles().map(\.path)
        #expect(try sandbox.snapshot().keys.sorted() == files.sorted())
    }

    @Test func aFlavourHasBaseFilesOfItsOwn() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.viperSplit("base", "--hosting", "swiftui").status == 0)
        let names = try sandbox.snapshot().keys
        #expect(names.contains("LazyHostingViewController.swift") && names.contains("BaseWireframe.swift"))
        try sandbox.expectRefusal(
            "base", "--template", "vipera", "--reactive", "rx", status: 64,
            message:
                "error: the style `vipera` has no modules with `--reactive rx`; leave that out, or choose another style"
        )
    }

    @Test func whatOnlyBlankModulesBuildOnIsWrittenToo() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.viperSplit("base", "--template", "zikviper").status == 0)
        #expect(try sandbox.read("ViperView.swift").contains("var routeSource: UIViewController? { get }"))
    }

    @Test func aStyleWithoutBaseFilesSaysSo() throws {
        let sandbox = try Sandbox()
        let outcome = try sandbox.viperSplit("base", "--template", "vipera")
        #expect(outcome == Outcome(status: 0, output: "the style `vipera` has no base files; write none\n", errors: ""))
        #expect(try sandbox.snapshot().isEmpty)
    }

    /// A folder that is called like a style is meant where it is written as a folder.
    @Test func aNameIsABuiltInStyle() throws {
        let sandbox = try Sandbox()
        try sandbox.write("", to: "infinum/Notes.txt")
        #expect(try sandbox.viperSplit("base", "--template", "infinum", "--output", "Viper").status == 0)
        #expect(try sandbox.viperSplit("base", "--template", "./infinum", "--output", "Viper").status != 0)
    }

    @Test func filesAlreadyThereAreLeftAlone() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.viperSplit("base").status == 0)
        try sandbox.expectNoChange("base")
        let outcome = try sandbox.viperSplit("base")
        #expect(outcome.output.contains("`ViewInterface.swift` is already there\n"))
        #expect(!outcome.output.contains("wrote"))
    }

    @Test func aFileThatDiffersIsNotOverwritten() throws {
        let sandbox = try Sandbox()
        try sandbox.write("// mine\n", to: "ViewInterface.swift")
        try sandbox.expectRefusal(
            "base", status: 73, message: "error: `ViewInterface.swift` exists; pass `--force` to overwrite")
    }

    @Test func forceOverwrites() throws {
        let sandbox = try Sandbox()
        try sandbox.write("// mine\n", to: "ViewInterface.swift")
        let outcome = try sandbox.viperSplit("base", "--force")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("overwrote `ViewInterface.swift`\n"))
        #expect(try sandbox.read("ViewInterface.swift").contains("protocol ViewInterface"))
    }

    @Test func quietPrintsNothing() throws {
        #expect(try Sandbox().viperSplit("base", "--quiet") == Outcome(status: 0, output: "", errors: ""))
    }

    @Test func aFolderThatCannotBeMade() throws {
        let sandbox = try Sandbox()
        try sandbox.write("", to: "App")
        try sandbox.expectRefusal(
            "base", "--output", "App", status: 73,
            message: "error: can't write `App/BaseWireframe.swift`: not a directory"
        )
    }

    /// A module sees the base files of its own target, and those of another only if they are public.
    @Test func itSaysWhereTheyBelong() throws {
        let sandbox = try Sandbox()
        try sandbox.write("", to: "Package.swift")
        let own = try sandbox.viperSplit("base", "--output", "Sources/Core/Viper")
        #expect(
            own.output.hasSuffix(
                "add them to the target `Core`; modules of another target see them only with `--access public`\n"))
        let all = try sandbox.viperSplit("base", "--output", "Sources/Core/Viper", "--access", "public", "--force")
        #expect(all.output.hasSuffix("modules of another target see them if their view controllers import it\n"))
        #expect(try sandbox.read("Sources/Core/Viper/BaseWireframe.swift").contains("open class BaseWireframe<"))
    }
}
