import Testing

@testable import ViperSplit

/// What the Router does in the place of the Wireframe, done otherwise.
struct RouterFaultTests {
    private func failures(_ old: String = "", _ new: String = "", in file: String = "") throws -> [String] {
        let split = RoutedSplit("func show(name: String) { present(NoteViewController(name: name), animated: true) }")
        let options = try split.options
        let plan = try #require(try Planner(GivenController(split.given, options: options), options)).plan()
        var changes = try render(plan, outputDirectory: nil).changes
        for (place, change) in changes.changes.enumerated() where change.path == "List\(file).swift" {
            let text = try change.newContents()
            try #require(text.ranges(of: old).count == 1, "\(text)")
            changes.changes[place] = .create(path: change.path, contents: text.replacing(old, with: new))
        }
        return verify(plan, changes)
    }

    @Test func aRouterThatMakesWhatTheWireframeMadeIsCorrect() throws { #expect(try failures() == []) }

    @Test(arguments: [
        ("        NoteViewController(name: name)", "        NoteVC()", "Router"),
        ("        NoteViewController(name: name)", "        NoteViewController(name: name, mode: .plain)", "Router"),
        (
            "        NoteViewController(name: name)", "        log()\n        return NoteViewController(name: name)",
            "Router"
        ),
        ("        NoteViewController(name: name)", "        NoteViewController(name: \"\")", "Router"),
        ("makeNote(name: String) ->", "makeNote(name: String?) ->", "Router"),
        ("makeNote(name: String) ->", "makeNote(name: String?) ->", "Protocols"),
        ("    func makeNote(name: String) -> NoteViewController\n", "", "Protocols"),
        ("router.makeNote(name: name)", "router.makeNote(name: \"\")", "Wireframe"),
        ("router.makeNote(name: name)", "router.makeNotes(name: name)", "Wireframe"),
        ("router.makeNote(name: name)", "NoteViewController(name: name)", "Wireframe"),
    ])
    func aRouterThatMakesAnythingElseIsFound(_ old: String, _ new: String, _ file: String) throws {
        #expect(try !failures(old, new, in: file).isEmpty)
    }

    @Test func whatNobodyAsksForIsFound() throws {
        let found = try failures(
            "    func makeNote(name: String)", "    func log() {}\n\n    func makeNote(name: String)", in: "Router")
        #expect(found == ["`ListRouter` has `log`, which nobody asks for"])
    }
}
