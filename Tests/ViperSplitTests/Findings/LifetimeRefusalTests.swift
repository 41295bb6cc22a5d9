import Testing

@testable import ViperSplit

/// Code that needs the screen kept alive, each with code that doesn't.
struct LifetimeRefusalTests {
    @Test(arguments: [
        RefusalRow(
            "A closure that holds the screen stays with it.", .lifetime(.closureKeepsScreen),
            kept: "private func f() { DispatchQueue.main.async { self.n = 1 } }",
            moved: "private func f() { DispatchQueue.main.async { [weak self] in self?.n = 1 } }"),
        RefusalRow(
            "One that runs at once doesn't hold it.", .lifetime(.closureKeepsScreen),
            kept: "private func f() { [1].publisher.sink { self.n = $0 } }",
            moved: "private func f() { [1].forEach { self.n = $0 } }"),
        RefusalRow(
            "A bound self held the screen behind what may let it go.", .lifetime(.boundSelfKeepsScreen),
            kept:
                "private func f() { run { [weak self] in guard let self else { return }; finish(); self.show() } }",
            moved: "private func f() { run { [weak self] in guard let self else { return }; self.show(); finish() } }"),
        RefusalRow(
            "What waits needs the screen afterwards.", .lifetime(.waits),
            kept: "private func f() async { await finish(); show() }",
            moved: "private func f() async { show(); await finish() }"),
    ])
    func thePresenterTakesWhatTheInteractorCannotKeep(_ row: RefusalRow) throws {
        func source(_ code: String) -> String {
            """
            // MARK: - Business use case
            \(code)
            private var n = 1
            // MARK: - Update view
            func show() { print(1) }
            """
        }
        let app = [
            """
            import UIKit
            weak var screen: UIViewController?
            func run(_ work: @escaping () -> Void) {}
            func finish() { screen?.dismiss(animated: false) }
            """
        ]
        #expect(Refusal(row.cause, at: SourcePlace(unit: 0, offset: 0)).fallback == .presenter)
        try expectRefused(source(row.kept), context: app, because: row.cause, in: .presenter)
        try expectMoves(source(row.moved), context: app, member: "f", to: .interactor)
    }

    @Test(arguments: [
        RefusalRow(
            "A local function that is kept for later holds its object.", .lifetime(.localFunctionKeepsScreen("g")),
            kept: "private func f() { func g() { n = 1 }; DispatchQueue.main.async(execute: g) }",
            moved: "private func f() { func g() { n = 1 }; g() }"),
        RefusalRow(
            "A method that is handed on holds its object.", .lifetime(.functionValue),
            kept: "private func f() { DispatchQueue.main.async(execute: g) }\nprivate func g() {}",
            moved: "private func f() { DispatchQueue.main.async { [weak self] in self?.g() } }\nprivate func g() {}"),
    ])
    func nobodyButTheViewKeepsTheScreenByAFunction(_ row: RefusalRow) throws {
        #expect(Refusal(row.cause, at: SourcePlace(unit: 0, offset: 0)).fallback == .view)
        try row.check { "// MARK: - Handle view event\n\($0)\nprivate var n = 0" }
        try expectRefused("// MARK: - Business use case\n\(row.kept)\nprivate var n = 0", because: row.cause)
    }

    @Test func theEndOfTheScreenKeepsWhatItUses() throws {
        func source(_ end: String) -> String {
            "// MARK: - Manage model\nprivate var f = 1\n// MARK: - View life\ndeinit { \(end) }"
        }
        try expectRefused(source("print(f)"), because: .lifetime(.usedInDeinit("deinit")))
        try expectMoves(source("print(1)"), member: "f", to: .interactor)
    }
}
