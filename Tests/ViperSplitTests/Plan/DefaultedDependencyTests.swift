import Testing

@testable import ViperSplit

/// A service that a property of the controller holds is what the Interactor is made with.
struct DefaultedDependencyTests {
    private let store = """
        protocol Storing { func save() }
        final class NoteStore: Storing { static let shared = NoteStore(); func save() {} }
        final class SizedStore { let size: Int; init(size: Int, store: NoteStore? = nil) { self.size = size }; func save() {} }
        final class TypedStore<T> { init(_ value: T) {}; func save() {} }
        final class EndingStore { func save() {}; deinit { print("gone") } }
        final class AlarmService { init() { NSLog("on") }; func save() {} }
        final class LoudStore { init() { NSLog("made") }; func save() {} }
        @MainActor final class MainStore { static let shared = MainStore(); func save() {} }
        final class LateMadeStore { @MainActor init() {}; func save() {} }
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
        (
            "private let store: any Storing = LateStore.shared", "private let store: any Storing\n",
            "init(store: (any Storing)? = nil) {\nself.store = store ?? LateStore.shared"
        ),
        (
            "private let store = NoteStore()", "private let store: NoteStore\n",
            "init(store: NoteStore = NoteStore()) {\nself.store = store"
        ),
        (
            "private let store: any Storing = NoteStore()", "private let store: any Storing\n",
            "init(store: any Storing = NoteStore()) {"
        ),
        (
            "private var store = SizedStore(size: 3) // three", "private var store: SizedStore // three\n",
            "init(store: SizedStore = SizedStore(size: 3)) {"
        ),
        (
            "private let store = SizedStore(size: 3, store: .shared)", "private let store: SizedStore\n",
            "init(store: SizedStore? = nil) {\nself.store = store ?? SizedStore(size: 3, store: .shared)"
        ),
        (
            "private let store = MainStore()", "private let store: MainStore\n",
            "init(store: MainStore? = nil) {\nself.store = store ?? MainStore()"
        ),
        (
            "private let store = LateMadeStore()", "private let store: LateMadeStore\n",
            "init(store: LateMadeStore? = nil) {\nself.store = store ?? LateMadeStore()"
        ),
        (
            "private lazy var store = NoteStore()", "private var store: NoteStore\n",
            "init(store: NoteStore = NoteStore()) {"
        ),
        (
            "private lazy var store = NoteStore.shared", "private var store: NoteStore\n",
            "init(store: NoteStore = .shared) {"
        ),
        (
            "private let store = LoudStore()", "private let store: LoudStore\n",
            "init(store: LoudStore = LoudStore()) {"
        ),
    ])
    func theInteractorIsMadeWithIt(_ property: String, _ declaration: String, _ head: String) throws {
        let text = try interactor(property)
        expect(text, holds: declaration)
        expect(text, holds: head)
    }

    /// Its twin: what would be made at another time, or under other names, stays as it is.
    @Test(arguments: [
        "private lazy var store = LoudStore()", "private lazy var store = EndingStore()",
        "private lazy var store = MainStore.shared.self", "private let store = TypedStore(1)",
        "private let store: TypedStore<Int> = TypedStore(1)",
        "private let store = UnseenStore()", "private let store: some Storing = NoteStore()",
        "private var store = NoteStore.shared { didSet { print(1) } }", "private let store = UnseenStore.shared",
        "private let store = SizedStore(\n    size: 3)",
    ])
    func anythingElseKeepsItsValue(_ property: String) throws {
        let text = try interactor(property)
        expect(text, holds: property.split(separator: "\n").first.map(String.init))
        expect(text, lacks: "init(")
    }

    /// What others begin with would come behind it.
    @Test func noneIsMadeBeforeWhatTellsWhenItIsMade() throws {
        let noisy = "private let alarm = AlarmService()\nprivate let store = LoudStore()\nfunc stop() { alarm.save() }"
        expect(try interactor(noisy), lacks: "init(")
        let quiet = noisy.replacing("AlarmService", with: "NoteStore")
        expect(try interactor(quiet), holds: "init(alarm: NoteStore = NoteStore(), store: LoudStore = LoudStore()) {")
    }

    /// What a member of the view controller is called it isn't called where the Interactor is made.
    @Test func itNamesNoMember() throws {
        let text = try interactor(
            "private let store = SizedStore(size: NotesViewController.size)\nprivate static let size = 3")
        expect(text, holds: "private let store = SizedStore(size: NotesInteractor.size)")
        expect(text, lacks: "init(")
    }

    /// A type that only the file of the view controller knows can't be told to who makes the Interactor.
    @Test func theTypeOfItIsKnownElsewhere() throws {
        let module = try expectSplit(
            """
            import UIKit

            private final class OwnStore { func save() {} }

            final class NotesViewController: UIViewController {
                private let store = OwnStore()

                // MARK: - Business use case

                private func save() { store.save() }
            }
            """, context: [])
        expect(module.interactor, lacks: "init(")
    }

    // MARK: - Code that goes to the Interactor whole

    private func worker(_ body: String, in member: String = "private func keep(_ text: String)") throws -> String {
        try expectSplit(
            """
            private let store = NoteStore.shared
            // MARK: - Business use case
            private func save() { store.save() }
            \(member) { \(body) }
            """,
            context: [
                store,
                """
                func later(_ done: @escaping () -> Void) {}
                extension NoteStore { static var spare = NoteStore() }
                """,
            ]
        ).interactor
    }

    @Test(arguments: [
        ("The same instance is the one that is handed over.", "NoteStore.shared.save()", "store.save()"),
        ("So it is where it is handed on.", "print(text, NoteStore.shared)", "print(text, store)"),
        (
            "A local name hides the property.", "let store = text; NoteStore.shared.save(); print(store)",
            "let store = text; self.store.save(); print(store)"
        ),
        (
            "A closure that runs at once holds nothing.", "[1].forEach { _ in NoteStore.shared.save() }",
            "[1].forEach { _ in store.save() }"
        ),
    ])
    func whatIsHandedOverIsAsked(_ sentence: String, _ body: String, _ expected: String) throws {
        expect(try worker(body), holds: "func keep(_ text: String) { \(expected) }")
    }

    @Test(arguments: [
        ("Another instance is another service.", "NoteStore().save()"),
        ("What may be set isn't the same at all times.", "NoteStore.spare.save()"),
        ("A closure that runs later would hold the Interactor.", "later { NoteStore.shared.save() }"),
        ("A local function may run later.", "func run() { NoteStore.shared.save() }; later(run)"),
    ])
    func anythingElseIsAskedAsItWas(_ sentence: String, _ body: String) throws {
        expect(try worker(body), holds: "func keep(_ text: String) { \(body) }")
    }

    /// A property that may be set may hold another one by then.
    @Test func aVariableStandsForNoInstance() throws {
        let text = try expectSplit(
            """
            private var store = NoteStore.shared
            // MARK: - Business use case
            private func save() { store = NoteStore(); store.save() }
            private func keep() { NoteStore.shared.save() }
            """, context: [store]
        ).interactor
        expect(text, holds: "func keep() { NoteStore.shared.save() }")
    }
}
