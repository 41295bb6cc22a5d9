import Oracle
import Testing
import ViperSplit

/// What a user could see or hear of a screen stands in the trace, a line each, with the receiver's name.
@Suite struct EffectTests {
    @Test func viewsRecordWhatIsSet() async throws {
        try await expectTrace(
            of: """
                label.text = "a"
                other.text = "b"
                label.isHidden = true
                field.isEnabled = false
                label.alpha = 0.5
                label.textColor = .red
                label.backgroundColor = .blue
                label.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
                UIView.animate(withDuration: 0.3, animations: { self.label.alpha = 1 })
                """,
            is: [
                "label.text = \"a\"", "other.text = \"b\"", "label.isHidden = true", "field.isEnabled = false",
                "label.alpha = 0.5", "label.textColor = red", "label.backgroundColor = blue",
                "label.frame = (1.0, 2.0, 3.0, 4.0)", "UIView.animate(0.3)", "label.alpha = 1.0",
            ])
    }

    @Test func readingRecordsNothing() async throws {
        try await expectTrace(of: "_ = label.text; _ = label.frame; _ = table.numberOfSections", is: [])
    }

    @Test func listsRecordTheirChanges() async throws {
        try await expectTrace(
            of: """
                table.reloadData()
                table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
                table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
                grid.reloadData()
                grid.insertItems(at: [IndexPath(item: 0, section: 0)])
                grid.deleteItems(at: [IndexPath(item: 1, section: 0)])
                """,
            is: [
                "table.reloadData()", "table.insertRows([[0, 0]], fade)", "table.deleteRows([[0, 1]], automatic)",
                "grid.reloadData()", "grid.insertItems([[0, 0]])", "grid.deleteItems([[0, 1]])",
            ])
    }

    @Test func navigationIsRecorded() async throws {
        try await expectTrace(
            of: """
                navigationController?.pushViewController(UIViewController(), animated: true)
                navigationController?.popViewController(animated: false)
                present(UIViewController(), animated: true)
                dismiss(animated: true)
                performSegue(withIdentifier: "next", sender: nil)
                """,
            is: [
                "UINavigationController#1.push(UIViewController#1, animated: true)",
                "UINavigationController#1.pop(animated: false)",
                "Screen#1.present(UIViewController#2, animated: true)", "Screen#1.dismiss(animated: true)",
                "Screen#1.performSegue(next)", "Screen#1.super.prepare(for: next)",
                "UINavigationController#1.push(UIViewController#3, animated: true)",
            ])
    }

    @Test func alertsAndTheirActionsAreRecorded() async throws {
        try await expectTrace(
            of: """
                let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .cancel) { _ in Trace.record("chosen") })
                present(alert, animated: true)
                alert.actions[0].tap()
                """,
            is: [
                "UIAlertController#1.title = \"T\"", "UIAlertController#1.preferredStyle = alert",
                "UIAlertController#1.addAction(\"OK\", cancel)",
                "Screen#1.present(UIAlertController#1, animated: true)", "UIAlertAction(OK).tap()", "chosen",
            ])
    }

    @Test func theFirstResponderIsRecorded() async throws {
        try await expectTrace(
            of: "view.addSubview(field)\nfield.becomeFirstResponder()\nfield.resignFirstResponder()",
            contains: ["field.becomeFirstResponder()", "field.resignFirstResponder()"])
    }

    @Test func barItemsTimersAndObserversAreRecorded() async throws {
        try await expectTrace(
            of: """
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    barButtonSystemItem: .save, target: self, action: #selector(tapped))
                _ = Timer.scheduledTimer(
                    timeInterval: 1, target: self, selector: #selector(ticked), userInfo: nil, repeats: false)
                NotificationCenter.default.addObserver(self, selector: #selector(noted), name: .init("N"), object: nil)
                navigationItem.rightBarButtonItem?.tap()
                MainLoop.advance(by: 2)
                NotificationCenter.default.post(name: .init("N"), object: nil)
                """,
            contains: [
                "Timer.schedule(ticked, 1.0, repeats: false)", "NotificationCenter.addObserver(noted, N)", "tapped",
                "Timer.fire(ticked)", "ticked", "NotificationCenter.post(N)", "noted",
            ])
    }

    // MARK: - The screen

    /// Runs code as a method of a screen in a navigation controller.
    private func trace(of code: String) async throws -> [String] {
        let screen = """
            import UIKit
            final class Screen: UIViewController {
                @IBOutlet weak var label: UILabel!
                @IBOutlet weak var other: UILabel!
                @IBOutlet weak var field: UITextField!
                @IBOutlet weak var table: UITableView!
                @IBOutlet weak var grid: UICollectionView!
                func run() {
                    Trace.record("begin")
                    \(code)
                    Trace.record("end")
                }
                @objc func tapped() { Trace.record("tapped") }
                @objc func ticked() { Trace.record("ticked") }
                @objc func noted() { Trace.record("noted") }
            }
            """
        let driver = """
            import UIKit
            MainActor.assumeIsolated {
                let screen = Screen()
                let window = UIWindow()
                window.rootViewController = UINavigationController(rootViewController: screen)
                window.makeKeyAndVisible()
                let label = UILabel(), other = UILabel(), field = UITextField(), table = UITableView()
                let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                UIStoryboard.registerSegue("next") { UIViewController() }
                screen.setValue(label, forKey: "label")
                screen.setValue(other, forKey: "other")
                screen.setValue(field, forKey: "field")
                screen.setValue(table, forKey: "table")
                screen.setValue(grid, forKey: "grid")
                screen.run()
            }
            """
        let observation = try await Observatory.shared.observe(
            [SourceFile(path: "Screen.swift", text: screen)], driver: SourceFile(path: "Driver.swift", text: driver),
            inSwift6: false)
        #expect(observation.compiles, "\(observation.swift5)")
        #expect(observation.run.failure == nil)
        let lines = observation.run.lines
        let begin = try #require(lines.firstIndex(of: "begin"))
        let end = try #require(lines.lastIndex(of: "end"))
        return Array(lines[(begin + 1)..<end])
    }

    private func expectTrace(
        of code: String, is expected: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let found = try await trace(of: code).filter { !$0.hasSuffix("ppear(true)") && !$0.hasSuffix("ppear(false)") }
            .filter { !$0.contains("viewDidLoad") && !$0.contains("super.view") }
        #expect(found == expected, sourceLocation: sourceLocation)
    }

    /// The lines stand in the trace in that order, whatever else does.
    private func expectTrace(
        of code: String, contains expected: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let found = try await trace(of: code)
        #expect(found.filter(expected.contains) == expected, "\(found)", sourceLocation: sourceLocation)
    }
}
