import Testing

@testable import ViperSplit

/// Conformances that go to another component.
struct ConformanceMoveTests {
    // MARK: - Where it goes

    @Test func itGoesWithItsMethods() throws {
        let module = try expectSplit(
            tunerSource(), context: [tunerService], view: "presenter.tuner.delegate = presenter",
            presenter: """
                // MARK: - Handle business event

                extension NotesPresenter: TunerDelegate {
                func tunerDidStop() { count += 1 }
                }
                """,
            interfaces: "protocol NotesPresenterInterface: PresenterInterface, TunerDelegate {")
        expect(module.view, lacks: "tunerDidStop")
    }

    @Test func itFollowsTheCodeThatHandsSelfOver() throws {
        let others = "// MARK: - Business use case\nfunc start() { tuner.delegate = self }"
        try expectSplit(
            tunerSource(section: "Tuner", body: "func tunerDidStop() {}", handing: "start()", others: others),
            context: [tunerService], interactor: "extension NotesInteractor: TunerDelegate {")
        try expectSplit(
            tunerSource(section: "Tuner", body: "func tunerDidStop() {}", others: others), context: [tunerService],
            view: "extension NotesViewController: TunerDelegate {")
    }

    /// What a screen reports that the Wireframe has built is no navigation.
    @Test func itDoesNotFollowTheCodeThatBuildsAScreen() throws {
        let app = """
            import UIKit
            protocol TunerDelegate: AnyObject { func tunerDidStop() }
            class Tuner: UIViewController { weak var delegate: TunerDelegate? }
            class NoteStore { static let shared = NoteStore(); var name = "" }
            """
        let others = "func open() {\nlet next = Tuner()\nnext.delegate = self\npresent(next, animated: true)\n}"
        let source = tunerSource(
            section: "Tuner", body: "func tunerDidStop() {\nNoteStore.shared.name = \"\"\nview.endEditing(true)\n}",
            handing: "count = 1", others: others
        ).replacing("private let tuner = Tuner()", with: "")
        let module = try checkedSplit(source, context: [app])
        expect(module.wireframe, holds: "next.delegate = viewController")
        expect(module.wireframe, lacks: "TunerDelegate")
    }

    /// `class` is the old word for `AnyObject`: what adopts such a protocol has no witness that nobody knows.
    @Test(arguments: ["class", "AnyObject", "Unknown"])
    func theOldWordForObjectsIsKnown(_ constraint: String) throws {
        let source = """
            import UIKit
            final class NotesViewController: UIViewController, TunerDelegate {
                @IBOutlet private weak var label: UILabel!
                private var names: [String] = []
                override func viewDidLoad() {
                    super.viewDidLoad()
                    names = NoteStore.shared.names
                    refreshNames()
                }
                func refreshNames() {
                    NoteStore.shared.save(names)
                    label.text = "\\(names.count)"
                }
                func tunerDidStop() { label.text = nil }
            }
            """
        let app = """
            protocol TunerDelegate: \(constraint) { func tunerDidStop() }
            class NoteStore { static let shared = NoteStore(); var names: [String] = []; func save(_ names: [String]) {} }
            """
        let module = try checkedSplit(source, context: [app])
        #expect(module.view.contains("func refreshNames() {") == (constraint == "Unknown"), "\(module.view)")
        expect(module.presenter, holds: "func refreshNames() {\ninteractor.save(names)")
    }

    /// Nobody asks for the move but the body.
    @Test func itStaysWhereNobodyKnowsWhoTakesSelf() throws {
        let body = "func tunerDidStop() { present(UIViewController(), animated: true) }"
        let handing = "tuner.delegate = self"
        let module = try expectSplit(
            tunerSource(section: "Tuner", body: body, handing: handing + "\nlet all = [self]\nprint(all)"),
            context: [tunerService], view: "extension NotesViewController: TunerDelegate {")
        expect(module.view, holds: "tuner.delegate = self")
        try expectMoved(tunerSource(section: "Tuner", body: body, handing: handing))
    }

    /// What stands between two that stay is one edit, and its comments stay.
    @Test(arguments: [
        ("Base, TunerDelegate", "Base"), ("Base, TunerDelegate, Titled", "Base, Titled"),
        ("Base, Titled, TunerDelegate", "Base, Titled"), ("Base,\nTunerDelegate,\nTitled", "Base,\nTitled"),
        ("Base,  // a\nTunerDelegate, Titled", "Base,  // a\nTitled"),
        ("Base /* a */, TunerDelegate /* b */, Titled", "Base, /* a */ /* b */ Titled"),
        ("Base, TunerDelegate //}, Titled {\n", "Base //}, Titled {\n"),
        ("Base, // a\nTunerDelegate", "Base // a\n"),
        ("Base,\n// a\nTunerDelegate,\nTitled", "Base,\n// a\nTitled"),
    ])
    func commentsStayInTheHead(_ head: String, _ expected: String) throws {
        let source = """
            import UIKit
            class NotesViewController: \(head) {
                // MARK: - View life
                override func viewDidLoad() { Tuner.shared.delegate = self }
                // MARK: - Handle business event
                func tunerDidStop() { count += 1 }
                private var count = 0
            }
            """
        let app = tunerService + "\nextension Tuner { static let shared = Tuner() }"
        let base = "import UIKit\nclass Base: UIViewController {}\nprotocol Titled {}"
        let module = try expectSplit(
            source, context: [app, base], view: "Tuner.shared.delegate = presenter",
            presenter: "extension NotesPresenter: TunerDelegate {")
        let text = module.view.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let wanted = "class NotesViewController: \(expected) {".split(whereSeparator: \.isWhitespace)
        #expect(text.contains(wanted.joined(separator: " ")), "\(module.view)")
    }

    @Test func aClassLosesTheProtocolFromItsHead() throws {
        let source = """
            import UIKit
            class NotesViewController: UIViewController, TunerDelegate, UITableViewDelegate {
                // MARK: - View life
                override func viewDidLoad() { Tuner.shared.delegate = self }
                // MARK: - Handle business event
                func tunerDidStop() { count += 1 }
                private var count = 0
            }
            """
        let tuner = tunerService + "\nextension Tuner { static let shared = Tuner() }"
        let module = try expectSplit(
            source, context: [tuner], view: "Tuner.shared.delegate = presenter",
            presenter: "extension NotesPresenter: TunerDelegate {")
        expect(module.view, holds: "class NotesViewController: UIViewController, UITableViewDelegate {")
    }

    @Test func objectiveCAsksForNSObject() throws {
        let objc = tunerService.replacing("protocol", with: "@objc protocol")
        let module = try expectSplit(tunerSource(), context: [objc])
        expect(module.presenter, holds: "final class NotesPresenter: NSObject {")
        expect(try expectSplit(tunerSource(), context: [tunerService]).presenter, lacks: "NSObject")
    }

    @Test func aFrameworksDelegateIsKnown() throws {
        let located = tunerSource(
            conformance: "CLLocationManagerDelegate",
            body: "func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) { count += 1 }"
        ).replacing("Tuner()", with: "CLLocationManager()")
        let module = try expectSplit("import CoreLocation\n" + located, context: [])
        expect(module.presenter, holds: "extension NotesPresenter: CLLocationManagerDelegate {")
        expect(module.presenter, holds: "import CoreLocation")
        expect(module.presenter, holds: "final class NotesPresenter: NSObject {")
    }

    // MARK: - What doesn't keep it

    @Test func otherSelvesDoNotMeanIt() throws {
        try expectMoved(tunerSource(handing: "tableView.delegate = self", others: "let tableView = UITableView()"))
        try expectMoved(tunerSource(handing: "NotificationCenter.default.addObserver(self)"))
        try expectMoved(tunerSource(handing: "print(\"\\(self)\")"))
        try expectMoved(tunerSource(handing: "if strange?.screen == self { print(1) }"))
    }

    @Test(arguments: [
        "func f(_ home: NotesViewController) { home.view.isHidden = true }",
        "func f(_ home: NotesViewController, n: UINavigationController) { n.push(home); n.delegate = nil }",
        "final class Other: TunerDelegate { let t = Tuner(); func tunerDidStop() {}; func f() { t.delegate = self } }",
        "func f(_ delegate: TunerDelegate?) { delegate?.tunerDidStop() }",
        "func f(_ home: NotesViewController, n: UINavigationController) { n.viewControllers = [home] }",
    ])
    func otherUsesDoNotMatter(_ code: String) throws {
        try expectMoved(tunerSource(), context: [tunerService, code])
    }

    // MARK: - Faults

    @Test(arguments: [
        ("Presenter", "extension NotesPresenter: TunerDelegate {", "extension NotesPresenter {"),
        (
            "ViewController", "class NotesViewController: UIViewController {",
            "class NotesViewController: UIViewController, TunerDelegate {"
        ),
        ("ViewController", "delegate = presenter", "delegate = self"),
        ("Interfaces", ", TunerDelegate {", " {"),
    ])
    func aFaultIsFound(_ file: String, _ right: String, _ wrong: String) throws {
        let split = try VerifiedSplit(tunerSource(), context: [tunerService])
        #expect(split.failures.isEmpty, "\(split.failures)")
        #expect(try !split.failures(replacing: right, with: wrong, in: file).isEmpty)
    }
}
