import Testing

/// `--template DIR`: a team's own style.
struct OwnTemplateTests {
    private func sandbox(_ style: String = "zikviper", changing name: String, _ change: (String) -> String) throws
        -> Sandbox
    {
        let sandbox = try Sandbox()
        #expect(try sandbox.viperSplit("templates", "export", style, "Ours", "--quiet").status == 0)
        let file = "Ours/" + name.replacing("_", with: "___VARIABLE_moduleName___")
        let text = try sandbox.read(file)
        #expect(change(text) != text || name == "manifest.json")
        try sandbox.write(change(text), to: file)
        return sandbox
    }

    @Test func aControllerIsSplitIntoIt() throws {
        let sandbox = try sandbox(changing: "_Interactor.swift") { text in
            text.replacing("// MARK: - Interactor input", with: "// MARK: - What the presenter asks")
        }
        try sandbox.write(sampleController(), to: "NoteListViewController.swift")
        let outcome = try sandbox.viperSplit("NoteListViewController.swift", "--template", "Ours", "--allow-no-vcs")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try sandbox.read("NoteListInteractor.swift").contains("// MARK: - What the presenter asks\n"))
        #expect(try sandbox.read("NoteListViewController.swift").contains("lazy var eventHandler: "))
    }

    @Test func itsBaseFilesAndFlavoursAreItsOwn() throws {
        let sandbox = try sandbox("infinum", changing: "Base/ViewInterface.swift") { $0 + "// ours\n" }
        #expect(try sandbox.viperSplit("base", "--template", "Ours", "--output", "App").status == 0)
        #expect(try sandbox.read("App/ViewInterface.swift").hasSuffix("// ours\n"))
        #expect(try sandbox.viperSplit("new", "Login", "--template", "Ours", "--hosting", "swiftui").status == 0)
        #expect(try sandbox.read("LoginView.swift").contains("import SwiftUI"))
        let facts = try sandbox.viperSplit("templates", "show", "Ours").output
        #expect(facts.hasPrefix("Ours: ") && facts.contains("--hosting swiftui"))
        try sandbox.write(sampleController(), to: "NoteListViewController.swift")
        let outcome = try sandbox.viperSplit("NoteListViewController.swift", "--template", "Ours", "--allow-no-vcs")
        #expect(outcome.output.contains("viper-split base --template Ours"), "\(outcome)")
    }

    @Test func withoutAFlavourThereAreNoModulesInIt() throws {
        let sandbox = try sandbox("vipera", changing: "_Module.swift") { $0 + "// ours\n" }
        try sandbox.expectRefusal(
            "new", "Login", "--template", "Ours", "--reactive", "rx", status: 64,
            message:
                "error: the style `Ours` has no modules with `--reactive rx`; leave that out, or choose another style")
    }

    @Test(arguments: [
        (
            "\"role\": \"interactor\"", "\"rolle\": \"interactor\"",
            "`Ours/manifest.json`: unknown key `components[2].rolle`; there is "
        ),
        ("\"ownership\": \"weak\"", "\"ownership\": 1", "`Ours/manifest.json`: `links[2].ownership` isn't a string"),
        ("\"ownership\": \"weak\"", "\"ownership\": \"strong\"", "`Ours`: `view` isn't strong in "),
        ("Wireframe.swift\"", "Navigator.swift\"", "`Ours`: there is no file "),
        ("\"links\"", "\"lines\"", "`Ours/manifest.json`: unknown key `lines`; there is "),
        ("\"summary\": ", "\"viewSourceProperty\": ", "`Ours/manifest.json`: `summary` is missing"),
    ])
    func whatIsNotWholeIsRefusedWithOneLine(_ old: String, _ new: String, _ message: String) throws {
        let sandbox = try sandbox(changing: "manifest.json") { $0.replacing(old, with: new) }
        let outcome = try sandbox.viperSplit("new", "Login", "--template", "Ours")
        #expect(outcome.status == 65)
        #expect(outcome.errors.hasPrefix("error: " + message), "\(outcome.errors)")
        #expect(outcome.errors.split(separator: "\n").count == 1)
    }

    @Test func aFolderWithoutSkeletons() throws {
        let sandbox = try Sandbox()
        try sandbox.makeFolder("Ours")
        try sandbox.expectRefusal(
            "new", "Login", "--template", "Ours", status: 65,
            message: "error: `Ours`: there are no Swift files; give a folder of skeletons")
    }

    @Test func aFolderThatIsNotThere() throws {
        try Sandbox().expectRefusal(
            "new", "Login", "--template", "./Ours", status: 66, message: "error: no such folder: `./Ours`")
    }
}
