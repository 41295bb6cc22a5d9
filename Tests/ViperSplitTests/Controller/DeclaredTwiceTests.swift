import Testing

@testable import ViperSplit

/// Members that no compiler takes beside each other are refused before anything is made of them.
struct DeclaredTwiceTests {
    @Test(arguments: [
        "func f() {}\nfunc f() {}", "func f(_ a: Int) {}\nfunc f(_ b: Int) {}", "var a = 1\nvar a = 2",
        "let a = 1, a = 2", "init(a: Int) { super.init(nibName: nil, bundle: nil) }\ninit(a b: Int) { fatalError() }",
        "func f() {}\nfunc f() throws {}", "private func f() {}\nfunc f() {}",
    ])
    func twinsAreRefused(members: String) throws {
        let error = #expect(throws: SplitError.self) { try split(members) }
        guard case .declaredTwice(_, let places) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(places.count == 2)
    }

    @Test(arguments: [
        "func f() {}\nfunc f(_ a: Int) {}", "func f(a: Int) {}\nfunc f(b: Int) {}", "func f() {}\nfunc f() async {}",
        "func f() {}\nfunc f() -> Int { 1 }", "func f() {}\nstatic func f() {}",
        "#if DEBUG\nfunc f() {}\n#else\nfunc f() {}\n#endif", "func f<T>(_ a: T) {}\nfunc f<T: Hashable>(_ a: T) {}",
    ])
    func whatACompilerTellsApartIsNotRefused(members: String) {
        #expect(throws: Never.self) { try split(members) }
    }

    @Test func thePlacesAreNamed() {
        #expect(throws: SplitError.declaredTwice(name: "f()", places: ["line 2 of `A.swift`", "line 3 of `A.swift`"])) {
            try split("func f() {}\nfunc f() {}")
        }
    }

    @Test func whatIsPrivateToEachFileIsNot() {
        let extensions = ["B.swift", "C.swift"].map {
            SourceFile(path: $0, text: "extension AViewController {\n    private func f() {}\n}\n")
        }
        #expect(throws: Never.self) { try split("", and: extensions) }
        let open = ["B.swift", "C.swift"].map {
            SourceFile(path: $0, text: "extension AViewController {\n    func f() {}\n}\n")
        }
        #expect(throws: SplitError.self) { try split("", and: open) }
    }

    @Test(
        arguments: [
            (
                "It goes beside the given file, and the others are split along.",
                ["B": "func f() {}", "C": "func g() {}"], ["C"], [("B", "f()", "A")]
            ),
            (
                "The given file decides first, whatever the files are called.",
                ["0": "func f() {}\nfunc g() {}", "1": "func g() {}"], ["1"], [("0", "f()", "A")]
            ),
            (
                "Of two that nobody has given neither is known to be the one.",
                ["B": "func g() {}", "C": "func g() {}"], [], [("B", "g()", "C"), ("C", "g()", "B")]
            ),
            (
                "Nor is one of three.", ["B": "func g() {}", "C": "func g() {}", "D": "func g() {}"], [],
                [("B", "g()", "C"), ("C", "g()", "B"), ("D", "g()", "B")]
            ),
            ("A name of several is told.", ["B": "static var c = 1, b = 2"], [], [("B", "b", "A")]),
            (
                "It may be its own twin.", ["B": "func g() {}\nfunc g() {}", "C": "func h() {}"], ["C"],
                [("B", "g()", "B")]
            ),
            ("What is private to a file is nobody else's.", ["B": "private func f() {}"], ["B"], []),
            ("Others of the name are others.", ["B": "func f(_ a: Int) {}"], ["B"], []),
            (
                "What is excluded is told by the configuration.", ["Excluded": "func f() {}", "C": "func g() {}"],
                ["C"], []
            ),
            (
                "It keeps no other from it.", ["Excluded": "func g() {}", "C": "func g() {}"], ["C"], []
            ),
        ] as [(String, [String: String], [String], [(String, String, String)])])
    func aFileOfTheAppThatDeclaresAMemberAgain(
        _ sentence: String, _ others: [String: String], _ along: [String], _ told: [(String, String, String)]
    ) throws {
        let name = "AViewController"
        let file = SourceFile(
            path: "A.swift", text: "class \(name): UIViewController {\n    func f() {}\n    static var b = 1\n}\n")
        var options = SplitOptions()
        options.excludedPaths = ["Excluded.swift"]
        options.context = others.sorted { $0.key < $1.key }.map { path, members in
            SourceFile(path: path + ".swift", text: "extension \(name) {\n\(members)\n}\n")
        }
        let given = try GivenController([file], options: options)
        #expect(given.files.map(\.path) == ["A.swift"] + along.map { $0 + ".swift" }, "\(sentence)")
        #expect(given.controller.twins.isEmpty, "\(sentence)")
        let notes = told.map { path, member, other in
            Note.declaringAgain(path + ".swift", of: name, member: member, with: other + ".swift").message
        }
        let extended = along.isEmpty ? [] : [Note.extensionFiles(along.map { $0 + ".swift" }, of: name).message]
        #expect(given.findings.map(\.message) == extended + notes, "\(sentence)")
    }

    private func split(_ members: String, and others: [SourceFile] = []) throws {
        let file = SourceFile(path: "A.swift", text: "class AViewController: UIViewController {\n\(members)\n}\n")
        _ = try GivenController([file] + others, options: SplitOptions())
    }
}
