import Foundation
import Oracle
import Testing
import ViperSplit

/// Runs small programs on the double and looks at their traces.
@Suite struct DoubleTests {
    @Test func membersAreFoundByNameWhereverTheyAreDeclared() async throws {
        try await expectTrace(
            of: [
                """
                import UIKit
                class Base<Model>: UIViewController {
                    @objc func inherited() { Trace.record("inherited") }
                }
                final class Screen: Base<Int> {
                    private final class Proxy: NSObject {
                        @objc func tapped(_ sender: UIButton) { Trace.record("proxy \\(sender.tag)") }
                    }
                    private let proxy = Proxy()
                    let button = UIButton(type: .system)
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        button.addTarget(self, action: #selector(inherited), for: .touchUpInside)
                        button.addTarget(self, action: #selector(elsewhere(_:)), for: .touchUpInside)
                        button.addTarget(proxy, action: #selector(Proxy.tapped), for: .touchUpInside)
                        button.addTarget(self, action: #selector(shout), for: .touchUpInside)
                    }
                }
                """,
                """
                import UIKit
                extension Screen {
                    @objc fileprivate func elsewhereHidden() {}
                    @objc func elsewhere(_ sender: UIButton) { Trace.record("elsewhere") }
                    override func viewWillAppear(_ animated: Bool) {
                        super.viewWillAppear(animated)
                        Trace.record("will appear")
                    }
                }
                extension UIViewController {
                    @objc func shout() { Trace.record("shout") }
                }
                """,
            ],
            driver: """
                import UIKit
                let screen = Screen()
                screen.loadViewIfNeeded()
                screen.button.sendActions(for: .touchUpInside)
                screen.viewWillAppear(false)
                """,
            contains: [
                "inherited", "elsewhere", "proxy 0", "shout", "Screen#1.super.viewWillAppear(false)", "will appear",
            ])
    }

    @Test func targetsAndObserversAreWeak() async throws {
        try await expectTrace(
            of: [
                """
                import UIKit
                final class Screen: UIViewController {
                    override func viewDidLoad() {
                        NotificationCenter.default.addObserver(
                            self, selector: #selector(heard), name: Notification.Name("news"), object: nil)
                        navigationItem.rightBarButtonItem = UIBarButtonItem(
                            title: "Go", style: .done, target: self, action: #selector(heard))
                    }
                    @objc func heard() { Trace.record("heard") }
                    deinit { Trace.record("gone") }
                }
                """
            ],
            driver: """
                import UIKit
                var screen: Screen? = Screen()
                screen?.loadViewIfNeeded()
                let item = screen!.navigationItem.rightBarButtonItem!
                item.tap()
                NotificationCenter.default.post(name: Notification.Name("news"), object: nil)
                screen = nil
                Trace.record("released")
                item.tap()
                NotificationCenter.default.post(name: Notification.Name("news"), object: nil)
                """,
            contains: ["heard", "heard", "gone", "released"])
    }

    @Test func delegatesGesturesAndOutletsAreWeak() async throws {
        try await expectTrace(
            of: [
                """
                import UIKit
                final class Screen: UIViewController, UITextFieldDelegate, UITableViewDelegate, UISearchBarDelegate {
                    @IBOutlet weak var label: UILabel!
                    func connect(_ field: UITextField, _ table: UITableView, _ bar: UISearchBar, _ tap: UIGestureRecognizer) {
                        field.delegate = self
                        table.delegate = self
                        bar.delegate = self
                        field.addTarget(self, action: #selector(touched), for: .editingChanged)
                        tap.addTarget(self, action: #selector(touched))
                    }
                    @objc func touched() { Trace.record("touched") }
                    deinit { Trace.record("gone") }
                }
                """
            ],
            driver: """
                import UIKit
                let field = UITextField(), table = UITableView(), bar = UISearchBar(), tap = UITapGestureRecognizer()
                var screen: Screen? = Screen()
                var label: UILabel? = UILabel()
                screen?.setValue(label, forKey: "label")
                weak var kept = label
                label = nil
                Trace.record("label with its screen: \\(kept != nil)")
                screen?.connect(field, table, bar, tap)
                field.sendActions(for: .editingChanged)
                screen = nil
                Trace.record("label without: \\(kept != nil)")
                Trace.record("\\([field.delegate == nil, table.delegate == nil, bar.delegate == nil])")
                field.sendActions(for: .editingChanged)
                """,
            contains: ["label with its screen: true", "touched", "gone", "label without: false", "[true, true, true]"])
    }

    @Test func queuesTimersAndTasksFollowTheClock() async throws {
        try await expectTrace(
            of: [
                """
                import UIKit
                final class Screen: UIViewController {
                    func start() {
                        DispatchQueue.main.async { Trace.record("async") }
                        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { Trace.record("after 2") }
                        Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
                        Task {
                            Trace.record("task")
                            try? await Task.sleep(nanoseconds: 1_500_000_000)
                            Trace.record("task after 1.5")
                            await Service().work()
                            Trace.record("task done")
                        }
                        UIView.animate(withDuration: 0.3, animations: { self.view.alpha = 0 }) { _ in Trace.record("animated") }
                        Trace.record("started")
                    }
                    @objc private func tick(_ timer: Timer) { Trace.record("tick") }
                }
                struct Service { func work() async { Trace.record("work") } }
                """
            ],
            driver: """
                import UIKit
                let screen = Screen()
                screen.start()
                Trace.record("drain")
                MainLoop.drain()
                Trace.record("advance")
                MainLoop.advance(by: 2.5)
                Timer.scheduled.first?.fire()
                Timer.scheduled.first?.invalidate()
                """,
            contains: [
                "started", "drain", "async", "task", "animated", "advance", "tick", "task after 1.5", "work",
                "task done", "after 2", "tick", "tick",
            ])
    }

    @Test func presentedControllersLiveUntilTheNextTurn() async throws {
        try await expectTrace(
            of: [
                """
                import UIKit
                final class Sheet: UIViewController { deinit { Trace.record("sheet gone") } }
                final class Screen: UIViewController {
                    func ask() {
                        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                        alert.addAction(UIAlertAction(title: "Yes", style: .default) { [weak self] _ in self?.open() })
                        present(alert, animated: true)
                    }
                    func open() { present(Sheet(), animated: true) { Trace.record("open") } }
                }
                """
            ],
            driver: """
                import UIKit
                let screen = Screen()
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = UINavigationController(rootViewController: screen)
                window.makeKeyAndVisible()
                screen.ask()
                (screen.presentedViewController as! UIAlertController).actions[0].tap()
                MainLoop.drain()
                screen.dismiss(animated: true) { Trace.record("dismissed") }
                Trace.record("still there")
                MainLoop.drain()
                Trace.record("presented: \\(screen.presentedViewController == nil)")
                """,
            contains: ["open", "still there", "dismissed", "sheet gone", "presented: true"])
    }

    @Test func usersTypeTapAndScroll() async throws {
        try await expectTrace(
            of: [
                """
                import UIKit
                final class Cell: UITableViewCell {}
                final class Screen: UITableViewController, UITextFieldDelegate {
                    let field = UITextField()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        tableView.register(Cell.self, forCellReuseIdentifier: "cell")
                        field.delegate = self
                        field.addTarget(self, action: #selector(changed), for: .editingChanged)
                        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
                        view.addGestureRecognizer(tap)
                    }
                    @objc func changed() { Trace.record("changed \\(field.text!)") }
                    @objc func tapped(_ tap: UITapGestureRecognizer) { Trace.record("tapped \\(tap.state)") }
                    func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
                }
                extension Screen {
                    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path) as! Cell
                        cell.textLabel?.text = "row \\(path.row)"
                        return cell
                    }
                    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
                        Trace.record("selected \\(path.row)")
                    }
                    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
                        Trace.record("scrolled \\(scrollView.contentOffset.y)")
                    }
                }
                """
            ],
            driver: """
                import UIKit
                let screen = Screen(style: .plain)
                screen.loadViewIfNeeded()
                screen.field.type("ab")
                screen.field.tapReturn()
                screen.tableView.layOutRows()
                screen.tableView.tapRow(at: IndexPath(row: 1, section: 0))
                screen.tableView.drag(to: CGPoint(x: 0, y: 10))
                screen.view.gestureRecognizers?.first?.recognize()
                """,
            contains: [
                "changed ab", "UITextField#1.resignFirstResponder()", "Cell#1.textLabel.text = \"row 0\"",
                "Cell#2.textLabel.text = \"row 1\"", "selected 1", "scrolled 10.0", "tapped ended",
            ])
    }

    @Test func publishersDeliverAndAreCancelled() async throws {
        try await expectTrace(
            of: [
                """
                import Combine
                import UIKit
                final class Model: ObservableObject { @Published var name = "a" }
                final class Screen: UIViewController {
                    let model = Model()
                    private let subject = PassthroughSubject<Int, Never>()
                    private var bag = Set<AnyCancellable>()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        model.$name.removeDuplicates().sink { [weak self] in self?.title = $0 }.store(in: &bag)
                        subject.filter { $0 > 1 }.map { "number \\($0)" }.receive(on: DispatchQueue.main)
                            .sink { Trace.record($0) }.store(in: &bag)
                        NotificationCenter.default.publisher(for: Notification.Name("news"))
                            .sink { _ in Trace.record("news") }.store(in: &bag)
                    }
                    func send(_ number: Int) { subject.send(number) }
                }
                """
            ],
            driver: """
                import UIKit
                var screen: Screen? = Screen()
                screen?.loadViewIfNeeded()
                screen?.model.name = "b"
                screen?.send(1)
                screen?.send(2)
                Trace.record("sent")
                MainLoop.drain()
                NotificationCenter.default.post(name: Notification.Name("news"), object: nil)
                screen = nil
                NotificationCenter.default.post(name: Notification.Name("news"), object: nil)
                Trace.record("end")
                """,
            contains: [
                "Screen#1.title = \"a\"", "Screen#1.title = \"b\"", "sent", "number 2", "news", "Screen#1.deinit",
                "end",
            ])
    }

    /// Expects the lines in this order, others between them.
    ///
    /// - Parameter unexpected: lines that stand nowhere.
    func expectTrace(
        of sources: [String], driver: String, contains expected: [String], without unexpected: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let files = sources.enumerated().map { SourceFile(path: "Source\($0).swift", text: $1) }
        let observed = try await Observatory.shared.observe(
            files, driver: SourceFile(path: "Driver.swift", text: driver), inSwift6: false)
        #expect(observed.swift5.isEmpty, "\(observed.swift5)", sourceLocation: sourceLocation)
        #expect(observed.run.failure == nil, sourceLocation: sourceLocation)
        for line in unexpected { #expect(!observed.run.lines.contains(line), sourceLocation: sourceLocation) }
        var rest = observed.run.lines[...]
        for line in expected {
            guard let index = rest.firstIndex(of: line) else {
                Issue.record(
                    "\(line) is missing in\n\(observed.run.lines.joined(separator: "\n"))",
                    sourceLocation: sourceLocation)
                return
            }
            rest = rest[(index + 1)...]
        }
    }
}
