import Testing

@testable import ViperSplit

/// Functions that code which leaves is handed as values.
struct HandedFunctionsTests {
    private func split(_ body: String) throws -> Module {
        try expectSplit(
            """
            import UIKit

            class NotesViewController: UIViewController {
                // MARK: - Handle view event

                private var count = 0

                \(body)
            }
            """,
            context: [
                """
                import UIKit
                class NoteAlert: UIAlertController {
                    init(count: Int, handler: @escaping () -> Void) { super.init(nibName: nil, bundle: nil) }
                }
                class QuickAlert: UIAlertController {
                    init(count: Int, check: () -> Void) { super.init(nibName: nil, bundle: nil) }
                }
                """
            ])
    }

    @Test(arguments: [
        ("func show() { count += 1; present(NoteAlert(count: count, handler: self.reset), animated: true) }\n"
            + "private func reset() { count = 0 }"),
        ("func show(_ handler: @escaping () -> Void) { count += 1; present(NoteAlert(count: count, handler: handler), animated: true) }"),
    ])
    func whoIsHandedAFunctionMayKeepIt(_ body: String) throws {
        let module = try split(body)
        expect(module.interfaces, holds: "handler: @escaping () -> Void)")
        expect(module.wireframe, holds: "NoteAlert(count: count, handler: handler)")
    }

    @Test func oneThatMayNotBeKeptIsNot() throws {
        let module = try split(
            "func show(_ check: () -> Void) { count += 1; present(QuickAlert(count: count, check: check), animated: true) }"
        )
        #expect(!module.interfaces.contains("check: @escaping"))
    }
}
