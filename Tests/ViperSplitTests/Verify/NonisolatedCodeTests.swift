import Testing

@testable import ViperSplit

/// Code that is isolated to no actor can't ask another component, unless it waits.
struct NonisolatedCodeTests {
    /// It doesn't wait in the original either, which no compiler takes.
    @Test func whatIsNotIsolatedDoesNotWait() throws {
        let source = """
            import UIKit
            final class NotesViewController: UIViewController {
                @IBOutlet private weak var label: UILabel!
                nonisolated func unit() -> String { count.description }
                // MARK: - Handle view event
                func add() { count += 1 }
                private var count = 0
            }
            """
        let module = try expectSplit(source, presenter: "var count = 0")
        expect(module.view, holds: "nonisolated func unit() -> String { presenter.count.description }")
    }

    /// A constant that may be named from everywhere is where it was: a link to another component may not.
    @Test func whatIsNotIsolatedAsksNoOtherComponent() throws {
        let source = """
            import UIKit
            final class NotesViewController: UIViewController {
                private let store: NoteStore
                nonisolated var unit: String { store.unit }
                init(store: NoteStore) { self.store = store; super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError() }
                // MARK: - Handle view event
                func add() { store.add() }
            }
            """
        let app = "final class NoteStore: Sendable { let unit = \"\"; func add() {} }"
        let module = try expectSplit(source, context: [app], presenter: "interactor.addStore()")
        expect(module.view, holds: "nonisolated var unit: String { store.unit }")
        let isolated = try expectSplit(
            source.replacing("nonisolated var", with: "var"), context: [app], presenter: "interactor.addStore()")
        expect(isolated.view, lacks: "store.unit")
    }

    /// What waits for it may ask the main actor.
    @Test func whatWaitsMayAsk() throws {
        func source(_ modifier: String) -> String {
            """
            import UIKit
            final class NotesViewController: UIViewController {
                private var notes: [Int] = []
                @IBOutlet private weak var label: UILabel!
                \(modifier)func sync() async {
                    await API.shared.sync()
                }
                // MARK: - Handle view event
                func add() { notes.append(1); Task { await sync() } }
            }
            """
        }
        let app = "final class API: Sendable { static let shared = API(); func sync() async {} }"
        let module = try expectSplit(source("nonisolated "), context: [app], view: "await presenter.syncAPI()")
        expect(module.view, holds: "nonisolated func sync() async {")
        let isolated = try expectSplit(source(""), context: [app], presenter: "await interactor.sync")
        expect(isolated.view, lacks: "nonisolated")
    }
}
