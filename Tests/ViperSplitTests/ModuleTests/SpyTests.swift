import Testing

@testable import ViperSplit

/// What a spy has for a requirement.
struct SpyTests {
    @Test(
        arguments: [
            Row("A call without arguments is counted.", "func load()", has: "private(set) var loadCallCount = 0"),
            Row("A single argument is kept.", "func show(_ note: Note)", has: "var showCalls: [Note] = []"),
            Row(
                "Several are kept by their names.", "func show(_ note: Note, at index: Int)",
                has: "var showCalls: [(note: Note, index: Int)] = []"),
            Row("A closure that escapes is kept.", "func f(_ g: @escaping (Int) -> Void)", has: "[(Int) -> Void]"),
            Row("One that doesn't isn't.", "func f(_ g: (Int) -> Void)", has: "fCallCount", lacks: "fCalls"),
            Row("Another name for one isn't.", "func f(_ g: Done)", has: "fCallCount", lacks: "fCalls"),
            Row("Another name for a value is.", "func f(_ g: Number)", has: "fCalls: [Number]"),
            Row("That of another type's isn't.", "func f(_ g: Store.Done)", has: "fCallCount", lacks: "fCalls"),
            Row("A generic argument isn't.", "func f<T>(_ g: T, _ h: Int)", has: "fCalls: [Int]"),
            Row("What is `some` isn't.", "func f(_ g: some Hashable)", has: "fCallCount", lacks: "fCalls"),
            Row("What is `any` is.", "func f(_ g: any Hashable)", has: "fCalls: [any Hashable]"),
            Row("`inout` is left out.", "func f(_ g: inout Int)", has: "fCalls: [Int]"),
            Row("Variadic arguments are a list.", "func f(_ g: Int...)", has: "fCalls: [[Int]]"),
            Row("An argument without a name gets one.", "func f(_: Int)", has: "func f(_ argument1: Int) {"),
            Row("`!` is kept as `?`.", "func f(_ g: Note!)", has: "fCalls: [Note?]"),
            Row("Two of a name are told apart.", "func f(a: Int)\n    func f(b: Int)", has: "fACalls"),
            Row("One of a name isn't.", "func f(a: Int)", has: "fCalls", lacks: "fACalls"),
            Row("Names in backticks do.", "func `repeat`(_ `in`: Int)", has: "repeatCalls.append(`in`)"),
            Row("A list has a value.", "func all() -> [Note]", has: "var allResult: [Note] = []"),
            Row("An optional has none to write.", "func one() -> Note?", has: "var oneResult: Note?\n"),
            Row(
                "A model has to be set.", "func one() -> Note",
                has: "guard let oneResult else { fatalError(\"set `oneResult` of `NotesViewSpy` first\") }"),
            Row("What has a value hasn't.", "func one() -> Int", has: "var oneResult: Int = 0", lacks: "fatalError"),
            Row(
                "What throws is told so.", "func f() throws", has: "var fResult: Result<Void, any Error> = .success(())"
            ),
            Row("What doesn't isn't.", "func f() async", has: "func f() async {", lacks: "Result"),
            Row("A typed error is kept.", "func f() throws(Bad) -> Note", has: "var fResult: Result<Note, Bad>?"),
            Row(
                "`rethrows` throws nothing.", "func f(_ g: () throws -> Void) rethrows", has: "rethrows {", lacks: "try"
            ),
            Row("A generic result is cast.", "func f<T>(_ g: T.Type) -> T", has: "fResult as? T"),
            Row("An isolated protocol is spied on its actor.", "func f()", has: "@MainActor\nfinal class NotesViewSpy"),
            Row("A property has a value.", "var title: String { get }", has: "var title: String = \"\"", lacks: "Sets"),
            Row("What is set is kept.", "var title: String { get set }", has: "didSet { titleSets.append(title) }"),
            Row("A model of a property has to be set.", "var one: Note { get }", has: "guard let storedOne"),
            Row("One that waits has a result.", "var one: Note { get async throws }", has: "get async throws {"),
            Row("What the app's protocol asks for is there.", "func f()", has: "func refresh() {"),
            Row("It is no actor's if that says none.", "func f()", has: "nonisolated func refresh() {"),
            Row("What says one is that one's.", "func f()", has: "\n    func f() {"),
            Row("What isn't in sight is said.", "func f()", has: "// Nothing in sight declares `Unknown`"),
            Row("A subscript is left to the user.", "subscript(a: Int) -> Int { get }", has: "// Write it yourself"),
        ])
    func aRequirementHasItsSpy(_ row: Row) {
        let spies = spies(row.requirement)
        #expect(spies.contains(row.text))
        if let absent = row.absent { #expect(!spies.contains(absent)) }
    }

    @Test func anotherActorIsNotClaimed() {
        #expect(!spies("func f()", isolation: "").contains("@MainActor"))
    }

    @Test(arguments: [
        ("NotesViewInterface", "NotesViewSpy"), ("NotesInput", "NotesInputSpy"), ("Interface", "InterfaceSpy"),
    ])
    func aSpyIsCalledAfterItsInterface(interface: String, name: String) {
        #expect(spyName(of: interface) == name)
    }

    @Test func whoIsNotDeclaredHasNoTests() {
        #expect(
            testFiles(
                ofModule: "Notes", ["final class Other {}"], presenter: "NotesPresenter", framework: .xcTest,
                appModule: nil, in: AppContext(given: [], context: nil)) == [])
    }

    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let requirement: String
        let text: String
        let absent: String?

        init(_ sentence: String, _ requirement: String, has text: String, lacks absent: String? = nil) {
            (testDescription, self.requirement, self.text, self.absent) = (sentence, requirement, text, absent)
        }
    }

    private func spies(_ requirement: String, isolation: String = "@MainActor") -> String {
        let source = """
            import Foundation
            typealias Done = () -> Void
            typealias Number = Int
            \(isolation)
            protocol NotesViewInterface: Listener, Unknown {
                \(requirement)
            }
            final class NotesPresenter {
                weak var view: NotesViewInterface?
            }
            """
        let others = "protocol Listener: AnyObject { func refresh() }\nclass Store { typealias Done = () -> Void }"
        let files = testFiles(
            ofModule: "Notes", [source], presenter: "NotesPresenter", framework: .xcTest, appModule: "App",
            in: AppContext(given: [], context: contextFiles([others])))
        return files.first?.text ?? ""
    }
}
