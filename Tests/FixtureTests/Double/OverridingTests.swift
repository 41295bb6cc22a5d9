import Testing

/// What apps override, and how a driver gets there.
extension DoubleTests {
    @Test func whatAssistiveTechnologiesAskForIsOverridden() async throws {
        try await expectTrace(
            of: [
                """
                import UIKit
                final class Knob: UIView {
                    override func accessibilityActivate() -> Bool { true }
                }
                final class Sheet: UIViewController {
                    override func accessibilityPerformEscape() -> Bool {
                        dismiss(animated: true)
                        return true
                    }
                }
                """
            ],
            driver: """
                import UIKit
                let sheet = Sheet()
                let knob = Knob()
                sheet.view.addSubview(knob)
                Trace.record("activated \\(knob.accessibilityActivate())")
                Trace.record("escaped \\(UIViewController().escape())")
                Trace.record("escaped \\(knob.escape())")
                """,
            contains: [
                "activated true", "escaped false", "Knob#1.escape()", "Sheet#1.dismiss(animated: true)", "escaped true",
            ])
    }

    @Test func memoryWarningsShakesAndTouchesAreOverridden() async throws {
        try await expectTrace(
            of: [
                """
                import UIKit
                final class Dial: UIControl {
                    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                        Trace.record("began")
                        return super.beginTracking(touch, with: event)
                    }
                    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendActions(for: .valueChanged) }
                }
                final class Row: UITableViewCell {
                    override func willTransition(to state: UITableViewCell.StateMask) {
                        super.willTransition(to: state)
                        textLabel?.text = "moving"
                    }
                }
                final class Field: UITextField {
                    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
                }
                final class Screen: UIViewController {
                    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
                    override func didReceiveMemoryWarning() {
                        super.didReceiveMemoryWarning()
                        title = "short"
                    }
                    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { title = "shaken" }
                    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                        title = "\\(presses.count) pressed"
                    }
                }
                """
            ],
            driver: """
                import UIKit
                let screen = Screen()
                screen.didReceiveMemoryWarning()
                screen.motionBegan(.motionShake, with: nil)
                screen.pressesEnded([UIPress(type: .menu)], with: nil)
                let dial = Dial()
                dial.addAction(UIAction { _ in Trace.record("turned") }, for: .valueChanged)
                _ = dial.beginTracking(UITouch(), with: nil)
                dial.endTracking(nil, with: nil)
                Row(style: .default, reuseIdentifier: nil).willTransition(to: .showingDeleteConfirmation)
                """,
            contains: [
                "Screen#1.super.didReceiveMemoryWarning()", "Screen#1.title = \"short\"", "Screen#1.title = \"shaken\"",
                "Screen#1.title = \"1 pressed\"", "began", "turned", "Row#1.super.willTransition(2)",
                "Row#1.textLabel.text = \"moving\"",
            ])
    }

    @Test func aSegueOfAClassOfItsOwnIsMadeAndPerformed() async throws {
        try await expectTrace(
            of: [
                """
                import UIKit
                final class FadeSegue: UIStoryboardSegue {
                    override func perform() {
                        Trace.record("fade \\(identifier ?? "")")
                        source.present(destination, animated: false)
                    }
                }
                final class Detail: UIViewController { var number = 0 }
                final class List: UIViewController {
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        (segue.destination as? Detail)?.number = 7
                        Trace.record("is fade: \\(segue is FadeSegue)")
                    }
                }
                """
            ],
            driver: """
                import UIKit
                UIStoryboard.registerSegue("fade", by: FadeSegue.init) { Detail() }
                UIStoryboard.registerSegue("plain") { Detail() }
                let list = List()
                list.triggerSegue("fade")
                Trace.record("number \\((list.presentedViewController as! Detail).number)")
                list.dismiss(animated: false)
                list.triggerSegue("plain")
                """,
            contains: ["is fade: true", "fade fade", "number 7", "is fade: false"])
    }

    @Test func anAccessoryIsFoundByTheTitleOfItsRow() async throws {
        try await expectTrace(
            of: [
                """
                import UIKit
                final class List: UITableViewController {
                    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                        cell.textLabel?.text = "row \\(path.row)"
                        cell.accessoryType = .detailButton
                        if path.row == 2 {
                            let button = UIButton()
                            button.addAction(UIAction { _ in Trace.record("button") }, for: .touchUpInside)
                            cell.accessoryView = button
                        }
                        return cell
                    }
                    override func tableView(
                        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
                    ) {
                        Trace.record("details of \\(indexPath.row)")
                    }
                }
                """
            ],
            driver: """
                import UIKit
                let list = List()
                list.tableView.layOutRows()
                list.tableView.tapAccessory(ofRowTitled: "row 1")
                list.tableView.tapAccessory(ofRowTitled: "row 2")
                """,
            contains: ["details of 1", "button"])
    }

    @Test func propertiesOfViewsAreObserved() async throws {
        try await expectTrace(
            of: [
                """
                import UIKit
                final class Screen: UIViewController {
                    let scroll = UIScrollView()
                    private var observation: NSKeyValueObservation?
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        observation = scroll.observe(\\.contentSize, options: [.old, .new, .initial]) { scroll, change in
                            Trace.record("\\(change.oldValue?.height ?? -1) to \\(change.newValue?.height ?? -1)")
                        }
                    }
                    func stop() { observation = nil }
                }
                """
            ],
            driver: """
                import UIKit
                let screen = Screen()
                screen.loadViewIfNeeded()
                screen.scroll.contentSize = CGSize(width: 1, height: 2)
                screen.scroll.bounces = false
                screen.scroll.contentSize = CGSize(width: 1, height: 5)
                screen.stop()
                screen.scroll.contentSize = CGSize(width: 1, height: 9)
                let observation = screen.scroll.observe(\\.contentOffset) { _, change in
                    Trace.record("offset \\(change.newValue == nil)")
                }
                screen.scroll.contentOffset.y = 3
                observation.invalidate()
                screen.scroll.contentOffset.y = 4
                Trace.record("end")
                """,
            contains: ["-1.0 to 0.0", "0.0 to 2.0", "2.0 to 5.0", "offset true", "end"],
            without: ["5.0 to 9.0", "0.0 to 0.0", "2.0 to 2.0"])
    }

    @Test func propertiesAreObservedByTheirNames() async throws {
        try await expectTrace(
            of: [
                """
                import UIKit
                private var context = 0
                final class Screen: UIViewController {
                    let scroll = UIScrollView()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        scroll.addObserver(self, forKeyPath: "contentSize", options: [.new, .old], context: &context)
                        scroll.addObserver(
                            self, forKeyPath: #keyPath(UIScrollView.contentOffset), options: .initial, context: nil)
                    }
                    override func observeValue(
                        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                        context: UnsafeMutableRawPointer?
                    ) {
                        let (old, new) = (change?[.oldKey] as? CGSize, change?[.newKey] as? CGSize)
                        Trace.record("\\(keyPath ?? "") \\(old?.height ?? -1) to \\(new?.height ?? -1) \\(context == nil)")
                    }
                    func stop() { scroll.removeObserver(self, forKeyPath: "contentSize") }
                }
                """
            ],
            driver: """
                import UIKit
                let screen = Screen()
                screen.loadViewIfNeeded()
                screen.scroll.contentSize = CGSize(width: 1, height: 2)
                screen.scroll.bounces = false
                screen.stop()
                screen.scroll.contentSize = CGSize(width: 1, height: 9)
                Trace.record("end")
                """,
            contains: ["contentOffset -1.0 to -1.0 true", "contentSize 0.0 to 2.0 false", "end"],
            without: ["contentSize 2.0 to 2.0 false", "contentSize 2.0 to 9.0 false"])
    }
}
