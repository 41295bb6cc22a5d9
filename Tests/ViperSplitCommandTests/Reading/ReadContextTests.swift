import Foundation
import Testing
import ViperSplit

@testable import viper_split

struct ReadContextTests {
    @Test func theSwiftFilesBelowAreReadInOrder() throws {
        let sandbox = try Sandbox()
        for name in ["App/b.swift", "App/a/c.swift", "App/A.swift", "App/notes.txt"] {
            try sandbox.write("// \(name)\n", to: name)
        }
        let context = try readContext(sandbox.path("App"))
        let names = ["App/A.swift", "App/a/c.swift", "App/b.swift"]
        #expect(context.files == names.map { SourceFile(path: sandbox.path($0), text: "// \($0)\n") })
        #expect(context.warnings == [])
    }

    @Test func hiddenFoldersAndPackagesAreSkipped() throws {
        let sandbox = try Sandbox()
        for folder in ["Pods", "App/Carthage", ".build", "App/.git", "Podsy"] {
            try sandbox.write("", to: "\(folder)/A.swift")
        }
        #expect(try paths(in: sandbox) == [sandbox.path("Podsy/A.swift")])
    }

    @Test func linksInACircleEnd() throws {
        let sandbox = try Sandbox()
        try sandbox.write("", to: "App/A.swift")
        try sandbox.link("App/Again", to: "..")
        #expect(try paths(in: sandbox) == [sandbox.path("App/A.swift")])
    }

    @Test func aFileThatIsNotUTF8IsLeftOutWithAWarning() throws {
        let sandbox = try Sandbox()
        try sandbox.write(bytes: [0xFF], to: "A.swift")
        try sandbox.write("", to: "B.swift")
        let context = try readContext(sandbox.root.path)
        #expect(context.files.map(\.path) == [sandbox.path("B.swift")])
        #expect(context.warnings.map(\.rule) == ["unread-context"])
        #expect(context.warnings.map(\.path) == [sandbox.path("A.swift")])
    }

    @Test(.enabled(if: geteuid() != 0, "root may read anything"))
    func aFolderThatCannotBeReadIsLeftOutWithAWarning() throws {
        let sandbox = try Sandbox()
        try sandbox.write("", to: "Closed/A.swift")
        try sandbox.setPermissions(0o000, of: "Closed")
        defer { try? sandbox.setPermissions(0o755, of: "Closed") }
        let context = try readContext(sandbox.root.path)
        #expect(context.files == [])
        #expect(
            context.warnings.map(\.message) == [
                "left out of the context: can't read `\(sandbox.path("Closed"))`: permission denied"
            ]
        )
    }

    @Test func whatGitLeavesOutIsSkipped() throws {
        let sandbox = try Sandbox()
        for name in ["Generated/A.swift", "App/B.swift", "App/Made.swift", "App/C.swift"] {
            try sandbox.write("", to: name)
        }
        try sandbox.write("Generated/\nMade.swift\n", to: ".gitignore")
        let all = ["App/B.swift", "App/C.swift", "App/Made.swift", "Generated/A.swift"].map(sandbox.path)
        #expect(try paths(in: sandbox) == all)
        try sandbox.git("init", "--quiet")
        #expect(try paths(in: sandbox) == [all[0], all[1]])
    }

    @Test func aFolderThatGitLeavesOutIsReadWhenItIsNamed() throws {
        let sandbox = try Sandbox()
        try sandbox.write("", to: "Generated/A.swift")
        try sandbox.write("Generated/\n", to: ".gitignore")
        try sandbox.git("init", "--quiet")
        #expect(try readContext(sandbox.path("Generated")).files.map(\.path) == [sandbox.path("Generated/A.swift")])
    }

    private func paths(in sandbox: Sandbox) throws -> [String] {
        try readContext(sandbox.root.path).files.map(\.path)
    }

    private func readContext(_ folder: String) throws(CommandError) -> ContextFiles {
        var context = ContextFiles()
        try context.read(below: folder)
        return context
    }
}
