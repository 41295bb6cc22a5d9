import Testing

@testable import ViperSplit

/// A shared instance that a constant holds is asked through the constant, wherever it is asked.
struct HeldInstanceTests {
    private let app = """
        final class NoteStore {
            static let shared = NoteStore()
            var count = 0
            func save(_ note: String) {}
            func merge(store: Int) {}
        }
        final class OtherStore { static var shared = OtherStore(); func save(_ note: String) {} }
        """

    private func split(_ property: String, _ code: String) throws -> Module {
        try expectSplit(
            """
            @IBOutlet var label: UILabel!
            \(property)
            private var note = ""
            // MARK: - Handle view event
            func saveTapped() {
                \(code)
                label.text = note
            }
            """, context: [app])
    }

    @Test func itIsOneParameterAndOneUseCase() throws {
        let module = try split(
            "private let store = NoteStore.shared", "store.save(note)\nNoteStore.shared.save(note)")
        expect(module.interactor, holds: "init(store: NoteStore = .shared) {\nself.store = store\n}")
        expect(module.interactor, holds: "func save(_ note: String) {\nstore.save(note)\n}")
        expect(module.presenter, holds: "interactor.save(note)\ninteractor.save(note)")
        expect(module.interactor, lacks: "noteStore")
    }

    @Test func aValueOfItIsAskedOfTheConstant() throws {
        let held = try split(
            "private let store: NoteStore = NoteStore.shared",
            "store.save(note)\nnote = \"\\(NoteStore.shared.count)\"\nNoteStore.shared.count = 3")
        expect(held.interactor, holds: "{ store.count }")
        expect(held.interactor, holds: "store.count = count")
        expect(held.interactor, lacks: "noteStore")
    }

    @Test func aParameterOfItsNameDoesNotHideIt() throws {
        let module = try split(
            "private let store = NoteStore.shared", "store.save(note)\nNoteStore.shared.merge(store: 3)")
        expect(module.interactor, holds: "func merge(store: Int) {\nself.store.merge(store: store)\n}")
    }

    /// Its twin: what may be another one by then is asked in its place.
    @Test(arguments: [
        ("private let store = OtherStore.shared", "OtherStore"), ("private var store = NoteStore.shared", "NoteStore"),
        ("private let store: AnyObject = NoteStore.shared", "NoteStore"),
    ])
    func whatMayBeAnotherIsAskedInItsPlace(_ property: String, _ type: String) throws {
        let module = try split(property, "\(type).shared.save(note)")
        expect(module.interactor, lacks: "{\nstore.save(note)\n}")
        expect(module.presenter, holds: "interactor.save(note)")
    }

    /// A constant that is the View's is nothing for the Interactor.
    @Test func whatTheViewHoldsIsAskedInItsPlace() throws {
        let module = try split(
            "private let store = NoteStore.shared // viper-split: view", "NoteStore.shared.save(note)")
        expect(module.interactor, holds: "func save(_ note: String) {\nnoteStore.save(note)\n}")
    }

    /// A local name hides the constant.
    @Test func aLocalNameIsNotTheConstant() throws {
        let module = try split(
            "private let store = NoteStore.shared", "let store = 1\nNoteStore.shared.save(note)\nnote = \"\\(store)\"")
        expect(module.presenter, holds: "interactor.save(note)")
    }
}
