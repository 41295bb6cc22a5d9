import Testing

@testable import ViperSplit

/// Code that compilers take, or that is as wrong after the split as before it: verification finds no fault of ours in it.
struct UnusualCodeTests {
    @Test func aCallThatNoMemberTakesIsOfASuperclass() throws {
        let source = """
            import UIKit
            final class NotesViewController: Screen {
                @IBOutlet private weak var label: UILabel!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    finish(animated: true)
                    self.finish(animated: false)
                    finish()
                }
                // MARK: - Handle view event
                private func finish() { count += 1 }
                private var count = 0
            }
            """
        let module = try expectSplit(source, presenter: "func finish() { count += 1 }")
        expect(module.view, holds: "finish(animated: true)\nself.finish(animated: false)\npresenter.finish()")
    }

    @Test func aCallThatNoMemberTakesHandsOverAnotherName() throws {
        let source = """
            import UIKit
            final class NotesViewController: Screen {
                @IBOutlet private weak var label: UILabel!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    change(count, to: 1)
                }
                // MARK: - Business use case
                private func change(_ old: Int, into new: Int) { store.save(new) }
                private let store = Store()
                // MARK: - Handle view event
                private func add() { count += 1 }
                private var count = 0
            }
            """
        let module = try expectSplit(source, presenter: "var count = 0")
        expect(module.view, holds: "change(presenter.count, to: 1)")
    }

    /// No compiler takes the call, and without their defaults the requirements would be one.
    @Test func aCallMayMeanTwoMembersByTheirDefaults() throws {
        func source(_ other: String) -> String {
            """
            import UIKit
            final class NotesViewController: UIViewController {
                @IBOutlet private weak var label: UILabel!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    load()
                }
                // MARK: - Handle view event
                private func load(_ text: String = "none") { count += text.count }
                private func \(other)(page: Int = 1) { count += page }
                private var count = 0
            }
            """
        }
        try expectMoves(source("load"), member: "load", to: .view)
        try expectMoves(source("turn"), member: "load", to: .presenter)
    }

    /// What two members are told apart by is the types of their parameters alone.
    @Test func anEntryPointHasANamesake() throws {
        let source = """
            import UIKit
            final class NotesViewController: UIViewController {
                // MARK: - Handle view event
                @objc func show(_ title: String) { count += title.count }
                func show(_ path: String?) { count += 1 }
                private var count = 0
            }
            """
        let module = try expectSplit(source, presenter: "var count = 0")
        expect(module.view, holds: "presenter.show(title)")
        expect(module.view, holds: "presenter.show(path)")
    }

    @Test func aSelectorNamesWhatIsOverridden() throws {
        func source(_ selected: String) -> String {
            """
            import UIKit
            final class NotesViewController: UIViewController {
                @IBOutlet private weak var label: UILabel!
                override func viewDidLoad() { label.text = "" }
                // MARK: - Wireframe
                func open() {
                    _ = #selector(\(selected))
                    dismiss(animated: true)
                }
            }
            """
        }
        let module = try expectSplit(source("viewDidLoad"))
        expect(module.wireframe, holds: "_ = #selector(NotesViewController.viewDidLoad)")
        let other = try expectSplit(source("UIView.setNeedsLayout"))
        expect(other.wireframe, holds: "_ = #selector(UIView.setNeedsLayout)")
    }

    /// No compiler takes a method by the name of an inherited property.
    @Test func aMethodHasTheNameOfAnInheritedProperty() throws {
        let source = """
            import UIKit
            final class NotesViewController: UIViewController {
                override func viewDidLoad() { super.viewDidLoad() }
                @objc private func view() { count += 1 }
                private var count = 0
                // MARK: - Wireframe
                func open() {
                    view.isHidden = true
                    dismiss(animated: true)
                }
            }
            """
        let module = try expectSplit(source)
        expect(module.wireframe, holds: "viewController.view.isHidden = true")
    }

    @Test func aMarkOfAsyncCodeIsMissingAlready() throws {
        func source(_ mark: String) -> String {
            """
            import UIKit
            final class NotesViewController: UIViewController {
                @IBOutlet private weak var label: UILabel!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    Task { \(mark)reload() }
                }
                // MARK: - Handle view event
                func reload() async { count += 1 }
                private var count = 0
            }
            """
        }
        try expectSplit(source("await "), presenter: "func reload() async { count += 1 }")
        try expectSplit(source(""), presenter: "func reload() async { count += 1 }")
    }

    @Test func whatIsTooLargeIsNotRead() throws {
        let source = "import UIKit\nfinal class NotesViewController: UIViewController {}\n//"
        func given(_ text: String) throws -> GivenController {
            try GivenController([SourceFile(path: "A.swift", text: source + text)], options: SplitOptions())
        }
        #expect(throws: SplitError.tooLarge(path: "A.swift", limit: GivenController.largestFile)) {
            try given(String(repeating: "/", count: GivenController.largestFile))
        }
        #expect(throws: Never.self) { try given("") }
    }

    @Test func whatTakesLongIsAskedFor() throws {
        let source = "import UIKit\nfinal class NotesViewController: UIViewController {}\n//"
        func given(_ text: String, takesAnySize: Bool) throws -> GivenController {
            var options = SplitOptions()
            options.takesAnySize = takesAnySize
            return try GivenController([SourceFile(path: "A.swift", text: source + text)], options: options)
        }
        let usual = GivenController.usualSize
        let long = String(repeating: "/", count: usual)
        #expect(
            throws: SplitError.takesLong(paths: ["A.swift"], size: usual + source.utf8.count, usual: usual)
        ) { try given(long, takesAnySize: false) }
        #expect(throws: Never.self) { try given(long, takesAnySize: true) }
        #expect(throws: Never.self) { try given(String(long.dropLast(source.utf8.count)), takesAnySize: false) }
    }

    /// Parsers take it, compilers don't.
    @Test(arguments: [("let var", Role.view), ("var", .presenter)])
    func aPatternStandsInAnother(specifier: String, role: Role) throws {
        try expectMoves(
            """
            import UIKit
            final class NotesViewController: UIViewController {
                // MARK: - Handle view event
                func add() { print(notes) }
                \(specifier) notes: [String] = []
            }
            """, member: "notes", to: role)
    }

    @Test func aCommentStandsBehindTheMemberThatOthersArePutBehind() throws {
        let source = """
            import UIKit
            final class NotesViewController: UIViewController {
                @IBOutlet private weak var label: UILabel!
                // MARK: - Update view
                private func show() { label.text = "\\(count)" }

                // It belongs to nobody.

                // MARK: - Handle view event
                func add() {
                    print(title ?? "")
                    count += 1
                    show()
                }
                private var count = 0
            }
            """
        let module = try expectSplit(source, presenter: "print(view.title ?? \"\")")
        expect(module.view, holds: "func show() { label.text = \"\\(presenter.count)\" }\n\n// It belongs to nobody.")
    }

    /// A section's mark stays behind if its members go elsewhere than it asks, and its explanation goes with them.
    @Test func anExplanationLosesItsMark() throws {
        let source = """
            import UIKit
            final class NotesViewController: Screen {
                @IBOutlet private weak var label: UILabel!
                // MARK: - Handle view event
                func add() { clear() }
                private var count = 0

                // Ask the presenter
                // MARK: - Request data for model

                private func clear() {
                    count = 0
                    add(1)
                }
            }
            """
        try expectSplit(source, presenter: "// Ask the presenter")
    }

    @Test func selfIsBoundInBackticks() throws {
        try expectSplit(
            """
            import UIKit
            final class NotesViewController: UIViewController {
                @IBOutlet private weak var label: UILabel!
                // MARK: - Update view
                private func show() { label.text = "" }
                private func leave() { navigationController?.popViewController(animated: true) }
                // MARK: - Handle view event
                func load() {
                    account.delete { [weak self] in
                        guard let `self` = self else { return }
                        self.leave()
                        self.show()
                    }
                }
                // MARK: - Manage model
                private let account = Account()
            }
            """, presenter: "guard let view = view else { return }\nview.leave()\nview.show()")
    }

    @Test func aLocalNameMeetsTheScreenThatIsHeld() throws {
        let source = """
            import UIKit
            final class NotesViewController: UIViewController {
                @IBOutlet private weak var label: UILabel!
                // MARK: - View config
                private let feed = Feed()
                func tell(_ count: String) { label.text = count }
                // MARK: - Handle view event
                func load() async {
                    let names = self.feed.names()
                    await Task.yield()
                    print(names)
                    tell("1")
                }
                // MARK: - Provide model data source
                private var names: [String] = []
                func clear() { names = [] }
            }
            """
        let module = try expectSplit(source)
        #expect(module.presenter.contains("let names = "))
        #expect(module.presenter.contains("= self.view\n"))
    }

    @Test func aLabelThatIsNoWordIsWrittenInBackticks() throws {
        try expectSplit(
            """
            import UIKit
            final class NotesViewController: UIViewController {
                // MARK: - Handle view event
                func raw(`other name` a: Int, in b: Int) { count += a + b }
                private var count = 0
            }
            """, view: "presenter.raw(`other name`: a, in: b)", interfaces: "func raw(`other name` a: Int, in b: Int)")
    }

    @Test func aProtocolOfTheAppRequiresAMethodTwice() throws {
        try expectSplit(
            """
            import UIKit
            protocol NotesDelegate: AnyObject {
                func notes(_ notes: NotesViewController, didPick note: Int)
                func notes(_ notes: NotesViewController, didPick note: Int)
            }
            final class NotesViewController: UIViewController {
                weak var delegate: NotesDelegate?
                // MARK: - Handle view event
                func pick() {
                    count += 1
                    delegate?.notes(self, didPick: count)
                }
                private var count = 0
            }
            """, view: "delegate?.notes(self, didPick: ")
    }

    @Test func whatIsPrivateToTheFileUnderAConditionStaysThere() throws {
        func source(_ list: String) -> String {
            """
            import UIKit
            final class NotesViewController: UIViewController {
                // MARK: - Wireframe
                func open() {
                    let editor = Editor()
                    editor.list = self
                    show(UIViewController(), sender: editor)
                }
            }
            final class Editor: UIView {
                #if DEBUG
                \(list) weak var list: NotesViewController?
                #endif
            }
            """
        }
        try expectMoves(source("fileprivate"), member: "open", to: .view)
        try expectMoves(source("internal"), member: "open", to: .wireframe)
    }

    /// The signature of a run of the Presenter names a type that isn't in sight: what was taken out of the body is tried
    /// again, since the place of the refusal is none of the body's.
    @Test func aRefusalStandsInASignature() throws {
        let source = #"""
            final class EventsViewController: UIViewController {
                private let client = EventClient.shared
                override func viewDidLoad() {
                }
                private func fetchEvents() {
                    client.events(in: city) { [weak self] events, error in
                        if let error = error {
                        }
                    }
                }
                private func presentAlert(for error: Error) {
                    let alert = UIAlertController(title: "Error", message: "\(error)", preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "Retry", style: .default) { [weak self] _ in self?.fetchEvents() })
                    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                    present(alert, animated: true)
                }
            #if DEBUG
                private func showCheckout(for event: Event) {
                }
                @IBAction func clearTapped(_ sender: Any) {
                }
            #endif
                private func refresh() {
                }
                private func book(_ event: Event) {
                    client.book(event) { [weak self] isBooked in
                        if isBooked {
                            self.showCheckout(for: event)
                            self.countLabel.text = "Sold out"
                        }
                    }
                }
                private func text(for event: Event) -> String {
                    isSoldOut(event) ? "\(event.name) (sold out)" : "\(event.name), \(formatter.text(for: event.price))"
                }
            }
            extension EventsViewController: UITableViewDataSource, UITableViewDelegate {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                }
            }
            """#
        var options = SplitOptions()
        options.template = try #require(Template.builtIn.first { $0.name == "zikviper-router" })
        let result = try split([SourceFile(path: "EventsViewController.swift", text: source)], options: options)
        #expect(result.outcome == .split)
    }
}
