import Foundation
import Testing

/// Bad input gets one clear line and the right status, and nothing is written.
struct BadInputTests {
    @Test func aMissingFile() throws {
        try Sandbox().expectRefusal("A.swift", status: 66, message: "error: no such file: `A.swift`")
    }

    @Test func oneMissingFileOfTwo() throws {
        let sandbox = try Sandbox(controller: "A.swift")
        try sandbox.expectRefusal("A.swift", "B.swift", status: 66, message: "error: no such file: `B.swift`")
    }

    @Test func aFolderWithoutViewControllers() throws {
        let sandbox = try Sandbox()
        try sandbox.write("struct Note {}", to: "App/Note.swift")
        try sandbox.expectRefusal(
            "App", status: 65,
            message: "error: no view controller in `App`; give the file that declares the class")
    }

    @Test(.enabled(if: geteuid() != 0, "root may read anything"))
    func aFileThatCannotBeRead() throws {
        let sandbox = try Sandbox(controller: "A.swift")
        try sandbox.setPermissions(0o000, of: "A.swift")
        let outcome = try sandbox.viperSplit("A.swift")
        #expect(outcome == Outcome(status: 66, output: "", errors: "error: can't read `A.swift`: permission denied\n"))
    }

    @Test func notUTF8() throws {
        let sandbox = try Sandbox()
        try sandbox.write(bytes: Array("// a\n// ".utf8) + [0xE9, 0x0A], to: "A.swift")
        try sandbox.expectRefusal(
            "A.swift", status: 65, message: "error: `A.swift` is not UTF-8 (line 2); convert it first")
    }

    @Test func codeThatDoesNotParse() throws {
        let sandbox = try Sandbox()
        try sandbox.write("import UIKit\nclass AViewController: UIViewController {\n", to: "A.swift")
        let outcome = try sandbox.viperSplit("A.swift")
        #expect(outcome.status == 65)
        #expect(outcome.errors.hasPrefix("A.swift:"))
        #expect(outcome.errors.contains(": error: does not parse: "))
        #expect(outcome.errors.split(separator: "\n").count == 1)
        #expect(try sandbox.snapshot().count == 1)
    }

    @Test func noViewController() throws {
        let sandbox = try Sandbox()
        try sandbox.write("struct Note {}\n", to: "A.swift")
        try sandbox.expectRefusal(
            "A.swift", status: 65,
            message: "error: no view controller in `A.swift`; give the file that declares the class"
        )
    }

    @Test func anEmptyFile() throws {
        let sandbox = try Sandbox()
        try sandbox.write("", to: "A.swift")
        try sandbox.expectRefusal(
            "A.swift", status: 65,
            message: "error: no view controller in `A.swift`; give the file that declares the class"
        )
    }

    @Test func twoViewControllers() throws {
        let sandbox = try Sandbox()
        try sandbox.write(twoControllers, to: "A.swift")
        try sandbox.expectRefusal(
            "A.swift", status: 65,
            message: "error: several view controllers: `OneViewController`, `TwoViewController`; "
                + "choose one with `--controller`"
        )
    }

    @Test func anUnknownController() throws {
        let sandbox = try Sandbox()
        try sandbox.write(twoControllers, to: "A.swift")
        try sandbox.expectRefusal(
            "A.swift", "--controller", "Three", status: 64,
            message: "error: no view controller is named `Three`; there is `OneViewController`, `TwoViewController`"
        )
    }

    @Test func anUnknownTemplate() throws {
        let sandbox = try Sandbox(controller: "A.swift")
        let message =
            "error: no template is named `mvvm`; there is `infinum`, `viper-base`, `vipera`, `zikviper`, `zikviper-router`"
        try sandbox.expectRefusal("A.swift", "--template", "mvvm", status: 64, message: message)
        try sandbox.expectRefusal("base", "--template", "mvvm", status: 64, message: message)
    }

    @Test func aModuleNameThatIsNoName() throws {
        let sandbox = try Sandbox(controller: "A.swift")
        try sandbox.expectRefusal(
            "A.swift", "--module-name", "My Notes", status: 64,
            message: "error: `My Notes` can't be a module name; type names are made of it, such as `My NotesPresenter`"
        )
    }

    @Test func aMissingContext() throws {
        let sandbox = try Sandbox(controller: "A.swift")
        try sandbox.expectRefusal(
            "A.swift", "--context", "App", status: 66, message: "error: no such folder: `App`")
    }

    @Test func aContextThatIsAFile() throws {
        let sandbox = try Sandbox(controller: "A.swift")
        try sandbox.expectRefusal(
            "A.swift", "--context", "A.swift", status: 65, message: "error: `A.swift` is not a folder")
    }

    @Test(arguments: [[], ["--output"], ["A.swift", "--nonsense"]])
    func usage(arguments: [String]) throws {
        let outcome = try Sandbox().run(arguments)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("viper-split <file> ... [<options>]"))
    }

    @Test func aModuleAlreadySplitIsNoError() throws {
        let sandbox = try Sandbox(controller: "A.swift")
        try sandbox.expectSplit(of: "A.swift")
        let before = try sandbox.snapshot()
        let outcome = try sandbox.viperSplit("A.swift")
        #expect(outcome.status == 0)
        #expect(withoutFindings(outcome.errors) == "`A.swift` is already split; nothing to do\n")
        #expect(try sandbox.snapshot() == before)
    }
}

private let twoControllers = """
    import UIKit

    class OneViewController: UIViewController {}
    class TwoViewController: UIViewController {}

    """
