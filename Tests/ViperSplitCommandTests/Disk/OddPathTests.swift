import Foundation
import Testing

/// Folders and names that aren't as simple as a program's author would have them.
struct OddPathTests {
    private let module = ["Interactor", "Interfaces", "Presenter", "Wireframe"].map { "Lamp\($0).swift" }

    private func sandbox(_ controller: String = "App/Lamp.swift") throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(lampController, to: controller)
        return sandbox
    }

    /// Checks that the module is written into the folder, and that nothing else is.
    private func expectModule(
        of controller: String, _ sandbox: Sandbox, in folder: String, output: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try sandbox.snapshot()
        let outcome = try sandbox.viperSplit(controller, "--output", output, "--allow-no-vcs")
        #expect(outcome.status == 0, "\(outcome.errors)", sourceLocation: sourceLocation)
        let files = try sandbox.snapshot().filter { if case .file = $0.value { true } else { false } }
        let new = files.keys.filter { before[$0] == nil }.sorted()
        #expect(new == module.map { "\(folder)/\($0)" }, sourceLocation: sourceLocation)
        #expect(try sandbox.viperSplit("undo", String(controller)).status == 0, sourceLocation: sourceLocation)
        #expect(try sandbox.snapshot() == before, sourceLocation: sourceLocation)
    }

    // MARK: - Names

    @Test(arguments: [
        ("App/x/../Lamp.swift", "App/x/../../Other/./Lamp//", "Other/Lamp"),
        ("App/Lamp.swift", "App/missing/../Lamp", "App/Lamp"),
    ])
    func aWayBackUpLeadsWhereItDoes(controller: String, output: String, folder: String) throws {
        let sandbox = try sandbox()
        try sandbox.makeFolder("App/x")
        try expectModule(of: controller, sandbox, in: folder, output: output)
    }

    @Test(arguments: ["a b", "it's \"so\"", "two\nlines", "caf\u{E9}", "-n", "$(touch gone)"])
    func aNameMayHoldAnything(name: String) throws {
        let sandbox = try sandbox("App/\(name)/\(name).swift")
        try expectModule(
            of: "App/\(name)/\(name).swift", sandbox, in: "App/\(name)/New \(name)", output: "App/\(name)/New \(name)")
    }

    @Test func aNameOfTwoLinesIsSaidOnOne() throws {
        let sandbox = try sandbox()
        try sandbox.write("", to: "two\nlines\u{1B}[31m")
        let outcome = try sandbox.viperSplit("new", "Lamp", "--output", "two\nlines\u{1B}[31m")
        #expect(outcome.errors == "error: can't write `two\\nlines\\u{1B}[31m/LampInteractor.swift`: not a directory\n")
        let written = try sandbox.viperSplit("App/Lamp.swift", "--output", "a\nb", "--allow-no-vcs").output
        #expect(written.contains("  a\\nb/LampPresenter.swift\n"))
    }

    // MARK: - Folders

    @Test func anOutputFolderInsideTheContext() throws {
        let sandbox = try sandbox()
        let arguments = ["App/Lamp.swift", "--context", "App", "--output", "App/Lamp", "--allow-no-vcs", "--quiet"]
        #expect(try sandbox.run(arguments).status == 0)
        let whole = try sandbox.snapshot()
        #expect(whole.count == 7)
        // The second run reads what the first has written, and leaves it alone.
        #expect(try sandbox.run(arguments) == Outcome(status: 0, output: "", errors: ""))
        #expect(try sandbox.snapshot() == whole)
    }

    @Test(arguments: [
        ["new", "Lamp", "--output", "File"], ["base", "--output", "File"], ["templates", "install", "--to", "File"],
        ["templates", "export", "infinum", "File"],
        ["App/Lamp.swift", "--allow-no-vcs", "--output", "File", "--quiet"],
    ])
    func anOutputFolderThatIsAFileIsRefused(arguments: [String]) throws {
        let sandbox = try sandbox()
        try sandbox.write("mine", to: "File")
        let before = try sandbox.snapshot()
        let outcome = try sandbox.run(arguments)
        #expect(outcome.status == 73)
        #expect(outcome.errors.hasPrefix("error: can't write `File/") && !outcome.errors.dropLast().contains("\n"))
        #expect(try sandbox.snapshot() == before)
    }

    // MARK: - Links

    @Test func anOutputFolderThatIsALinkIsFollowed() throws {
        let sandbox = try sandbox()
        try sandbox.makeFolder("Real")
        try sandbox.link("Link", to: "Real")
        try expectModule(of: "App/Lamp.swift", sandbox, in: "Real", output: "Link")
    }

    @Test func aLinkThatLeadsNowhereIsNoFolder() throws {
        let sandbox = try sandbox()
        try sandbox.link("Link", to: "Nowhere")
        try sandbox.expectRefusal(
            "new", "Lamp", "--output", "Link", status: 73,
            message:
                "error: can't write `Link/LampInteractor.swift`: `\(sandbox.path("Link"))` is a link that leads nowhere"
        )
    }

    @Test func aLinkThatLeadsNowhereIsNoRoomForANewFile() throws {
        let sandbox = try sandbox()
        try sandbox.link("App/LampPresenter.swift", to: "../Elsewhere.swift")
        try sandbox.expectRefusal(
            "App/Lamp.swift", "--allow-no-vcs", "--force", status: 73,
            message: "error: can't write `App/LampPresenter.swift`: something else is there")
    }

    // MARK: - Case

    @Test(arguments: ["App/lamppresenter.swift", "App/LAMPPRESENTER.swift"])
    func aNewFileThatDiffersByCaseFromOneThatIsThere(other: String) throws {
        let sandbox = try sandbox()
        try sandbox.write("mine", to: other)
        let outcome = try sandbox.viperSplit("App/Lamp.swift", "--allow-no-vcs", "--force", "--no-context")
        // On a disk that takes them for one the file exists.
        let isOne = FileManager.default.fileExists(atPath: sandbox.path("App/LampPresenter.swift"))
        if !isOne {
            #expect(
                outcome
                    == Outcome(
                        status: 73, output: "",
                        errors:
                            "error: the new file `App/LampPresenter.swift` would take the place of `\(sandbox.path(other))` on a disk that doesn't tell the case of letters; choose another name or folder\n"
                    ))
            #expect(try sandbox.snapshot().keys.sorted() == ["App", "App/Lamp.swift", other].sorted())
        }
    }

    @Test func aFolderThatDiffersByCaseFromOneThatIsThere() throws {
        let sandbox = try sandbox()
        try sandbox.makeFolder("Screens")
        let outcome = try sandbox.viperSplit("new", "Lamp", "--output", "screens/Lamp")
        if !FileManager.default.fileExists(atPath: sandbox.path("screens")) {
            #expect(outcome.status == 73 && outcome.errors.contains("take the place of `\(sandbox.path("Screens"))`"))
        }
        #expect(try sandbox.viperSplit("new", "Lamp", "--output", "Screens/Lamp").status == 0)
    }

    @Test func twoNewFilesThatDifferByCase() throws {
        let sandbox = try sandbox()
        #expect(try sandbox.viperSplit("templates", "export", "infinum", "Ours", "--quiet").status == 0)
        #expect(try sandbox.viperSplit("base", "--template", "Ours", "--output", "First", "--quiet").status == 0)
        try sandbox.write("// ours\n", to: "Ours/Base/baseWireframe.swift")
        try sandbox.expectRefusal(
            "base", "--template", "Ours", "--output", "Viper", "--quiet", status: 73,
            message:
                "error: the new file `Viper/baseWireframe.swift` would take the place of `\(sandbox.path("Viper/BaseWireframe.swift"))` on a disk that doesn't tell the case of letters; choose another name or folder"
        )
    }

    // MARK: - Two runs

    /// Whichever comes first: one run writes the module, and the other finds it, or is refused with a line.
    @Test func ofTwoRunsAtOnceOneSplits() throws {
        let arguments = ["App/Lamp.swift", "--allow-no-vcs", "--quiet"]
        let whole = try sandbox()
        #expect(try whole.run(arguments).status == 0)
        for _ in 0..<10 {
            let sandbox = try sandbox()
            let errors = (0..<2).map { sandbox.path("errors\($0).txt") }
            let runs = try errors.map { path in
                let process = try sandbox.makeProcess(viperSplitExecutable().path, arguments)
                try Data().write(to: URL(fileURLWithPath: path))
                process.standardOutput = FileHandle.nullDevice
                process.standardError = FileHandle(forWritingAtPath: path)
                try process.run()
                return process
            }
            for run in runs { run.waitUntilExit() }
            let statuses = runs.map(\.terminationStatus)
            #expect(statuses.contains(0) && statuses.allSatisfy { [0, 73].contains($0) }, "\(statuses)")
            for number in 0..<2 {
                let lines = try sandbox.read("errors\(number).txt").split(separator: "\n")
                #expect(lines.count == (statuses[number] == 0 ? 0 : 1), "\(lines)")
            }
            for path in errors { try FileManager.default.removeItem(atPath: path) }
            #expect(try sandbox.snapshot() == whole.snapshot())
        }
    }
}
