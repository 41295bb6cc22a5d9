import Testing

@testable import ViperSplit

/// Code that sets what can't be set is refused before anything is made of it.
struct ImpossibleAssignmentTests {
    @Test(arguments: [
        "private let n = 1\nfunc f() { n = 2 }", "private var n: Int { 1 }\nfunc f() { self.n = 2 }",
        "private let n: Int\nfunc f() { run { self.n = 2 } }",
        "private let n: Int\ninit() { super.init(nibName: nil, bundle: nil); n = 2 }",
        "private let n: Int\nconvenience init(code: Int) { self.init(); n = code }",
    ])
    func itIsRefused(members: String) throws {
        let error = #expect(throws: SplitError.self) { try split(files(members), options: SplitOptions()) }
        guard case .cannotBeSet("n", "App/NotesViewController.swift", let line) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(line == 6)
    }

    @Test(arguments: [
        "private var n = 1\nfunc f() { n = 2 }", "private var n: Int { get { 1 } set {} }\nfunc f() { n = 2 }",
        "private let n: Int\ninit() { n = 2; super.init(nibName: nil, bundle: nil) }",
        "private let n = Box()\nfunc f() { n.value = 2 }", "private let n = Box()\nfunc f() { n += 2 }",
        "private let n = 1\nfunc f() { var n = 1; n = 2; print(n) }",
        "private let n = 1\nfunc f(_ other: Box) { other.n = 2 }",
    ])
    func whatACompilerTakesIsNot(members: String) {
        #expect(throws: Never.self) { try split(files(members), options: SplitOptions()) }
    }
}
