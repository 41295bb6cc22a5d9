import Testing

@testable import ViperSplit

/// Names, results and conditions of the use cases that calls of services become.
struct UseCaseFormsTests {
    @Test(arguments: [
        SeparationRow(
            sentence: "Another word for the same comes before the labels.",
            code: "note = store.getNote(named: text)", presenter: "note = interactor.fetchNote(named: text)",
            interactor: "func fetchNote(named name: String) -> Note? {\nstore.getNote(named: name)\n}"),
        SeparationRow(
            sentence: "A word that goes on isn't that word.",
            code: "note = store.getaway(named: text)", presenter: "note = interactor.fetchGetaway(named: text)"),
    ])
    func aTakenNameOfAUseCase(_ row: SeparationRow) throws {
        let store =
            "extension NoteStore { func getNote(named name: String) -> Note? { nil }; func getaway(named name: String) -> Note? { nil } }"
        let taken = "\nfunc getNote(named name: String) {}\nfunc getaway(named name: String) {}"
        try expectSplit(
            separationSource(row.code) + taken, context: separationApp + [store], presenter: row.presenter,
            interactor: row.interactor)
    }

    /// A brace behind a condition begins what is done.
    @Test(arguments: [
        SeparationRow(
            sentence: "In a condition a closure stands in the parentheses.",
            code: "guard store.openFile(text, done: { self.notes = [] }) else { return }",
            presenter: "guard interactor.openFile(text, done: {"),
        SeparationRow(
            sentence: "What a switch goes over is one.",
            code:
                "switch store.openFile(text, done: { self.notes = [] }) {\ncase true: notes = []\ncase false: break\n}",
            presenter: "switch interactor.openFile(text, done: {"),
        SeparationRow(
            sentence: "In parentheses of its own it may stand behind.",
            code: "if print(store.openFile(text, done: { self.notes = [] })) == () { notes = [] }",
            presenter: "if print(interactor.openFile(text) {"),
        SeparationRow(
            sentence: "So it may in a statement.",
            code: "_ = store.openFile(text, done: { self.notes = [] })",
            presenter: "_ = interactor.openFile(text) {"),
    ])
    func aClosureInACondition(_ row: SeparationRow) throws {
        let store =
            "extension NoteStore { func openFile(_ name: String, done: @escaping () -> Void) -> Bool { true } }"
        try expectSplit(separationSource(row.code), context: separationApp + [store], presenter: row.presenter)
    }

    @Test func aConstantOfAServiceIsNoData() throws {
        try expectSplit(
            separationSource("print(TokenStore.Key.first, API.self)"), context: separationApp,
            presenter: "print(TokenStore.Key.first, API.self)")
    }

    /// A result that nobody reads isn't given, however the call is marked.
    @Test(arguments: [
        ("try await store.sync()", "func sync() async throws {"),
        ("print(try await store.sync())", "func sync() async throws -> Int {"),
    ])
    func marksDontReadAResult(_ code: String, _ declared: String) throws {
        try expectSplit(
            separationSource("Task { \(code); notes = [] }"), context: separationApp, interactor: declared)
    }

    /// Where the caller asks whether there is a service, the use case tells by its result.
    @Test(arguments: ["", "-> Void"])
    func whetherThereIsAServiceIsTold(_ result: String) throws {
        let app = separationApp + ["extension NoteStore { func touchAll() \(result) {} }"]
        func interactor(_ code: String) throws -> String {
            try expectSplit(separationSource(code), context: app).interactor
        }
        expect(
            try interactor("if backup?.touchAll() != nil { notes = [] }"),
            holds: "func touchAll() -> Void? {\nbackup?.touchAll()\n}")
        expect(
            try interactor("backup?.touchAll(); notes = []"), holds: "func touchAllInBackup() {\nbackup?.touchAll()\n}")
    }

    /// `-> Void` declares no result: there is nothing to discard.
    @Test(arguments: [
        ("-> Void", "func touchAll() {\n        store.touchAll()"),
        ("-> Int", "func touchAll() {\n        _ = store.touchAll()"),
    ])
    func voidIsNoResult(_ result: String, _ declared: String) throws {
        let store = "extension NoteStore { func touchAll() \(result) { fatalError() } }"
        try expectSplit(
            separationSource("store.touchAll(); notes = []"), context: separationApp + [store], interactor: declared)
    }
}
