import Testing

@testable import ViperSplit

/// A service that the app shares and a property of the controller holds is what the Interactor is made with.
struct DefaultedDependencyTests {
    private let store = """
        protocol Storing { func save() }
        final class NoteStore: Storing { static let shared = NoteStore(); func save() {} }
        @MainActor final class MainStore { static let shared = MainStore(); func save() {} }
        @MainActor final class LateStore: Storing { static let shared = LateStore(); func save() {} }
        """

    private func interactor(_ property: String) throws -> String {
        try expectSplit(
            "\(property)\n// MARK: - Business use case\nprivate func save() { store.save() }", context: [store]
        ).interactor
    }

    @Test(arguments: [
        (
            "private let store = NoteStore.shared", "private let store: NoteStore\n",
            "init(store: NoteStore = .shared) {"
        ),
        (
            "private let store: NoteStore = NoteStore.shared", "private let store: NoteStore\n",
            "init(store: NoteStore = .shared) {"
        ),
        (
            "private let store: Storing = NoteStore.shared", "private let store: Storing\n",
            "init(store: Storing = NoteStore.shared) {"
        ),
        (
            "private let store = MainStore.shared", "private let store: MainStore\n",
            "init(store: MainStore? = nil) {\nself.store = store ?? MainStore.shared"
        ),
        (
            "private let store: Storing = LateStore.shared", "private let store: Storing\n",
            "init(store: Storing? = nil) {\nself.store = store ?? LateStore.shared"
        ),
    ])
    func theInteractorIsMadeWithIt(_ property: String, _ declaration: String, _ head: String) throws {
        let text = try interactor(property)
        expect(text, holds: declaration)
        expect(text, holds: head)
    }

    /// Its twin: what isn't shared, or would be made at another time, stays as it is.
    @Test(arguments: [
        "private let store = NoteStore()", "private lazy var store = NoteStore.shared",
        "private var store = NoteStore.shared { didSet { print(1) } }", "private let store = UnseenStore.shared",
    ])
    func anythingElseKeepsItsValue(_ property: String) throws {
        let text = try interactor(property)
        expect(text, holds: property)
        expect(text, lacks: "init(")
    }
}
