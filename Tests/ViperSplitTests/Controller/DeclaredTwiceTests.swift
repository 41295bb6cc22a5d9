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
        #expect(throws: SplitError.declaredTwice(name: "f", places: ["line 2 of `A.swift`", "line 3 of `A.swift`"])) {
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

    @Test func aFileOfTheAppThatDeclaresAMemberAgainIsToldAndLeftAlone() throws {
        let file = SourceFile(path: "A.swift", text: "class AViewController: UIViewController {\n    func f() {}\n}\n")
        let again = SourceFile(path: "B.swift", text: "extension AViewController {\n    func f() {}\n}\n")
        let another = SourceFile(path: "C.swift", text: "extension AViewController {\n    func g() {}\n}\n")
        var options = SplitOptions()
        options.context = [again, another]
        let given = try GivenController([file], options: options)
        #expect(given.files.map(\.path) == ["A.swift", "C.swift"])
        #expect(given.controller.members.map(\.name) == ["f", "g"])
        #expect(
            given.findings.map(\.message) == [
                Note.extensionFiles(["C.swift"], of: "AViewController").message,
                Note.declaringAgain("B.swift", of: "AViewController", member: "f", with: "A.swift").message,
            ])
    }

    @Test func twoFilesOfTheAppThatDeclareTheSameAreBothLeftAlone() throws {
        let file = SourceFile(path: "A.swift", text: "class AViewController: UIViewController {\n}\n")
        var options = SplitOptions()
        options.context = ["B.swift", "C.swift"].map {
            SourceFile(path: $0, text: "extension AViewController {\n    func f() {}\n}\n")
        }
        let given = try GivenController([file], options: options)
        #expect(given.files == [file] && given.controller.members.isEmpty)
        #expect(
            given.findings.map(\.message) == [
                Note.declaringAgain("B.swift", of: "AViewController", member: "f", with: "C.swift").message,
                Note.declaringAgain("C.swift", of: "AViewController", member: "f", with: "B.swift").message,
            ])
    }

    private func split(_ members: String, and others: [SourceFile] = []) throws {
        let file = SourceFile(path: "A.swift", text: "class AViewController: UIViewController {\n\(members)\n}\n")
        _ = try GivenController([file] + others, options: SplitOptions())
    }
}
