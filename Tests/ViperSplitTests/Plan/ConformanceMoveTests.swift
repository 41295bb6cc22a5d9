import Testing

@testable import ViperSplit

/// Conformances that go to another component, and what keeps them on the view controller.
struct ConformanceMoveTests {
    private static let service = """
        protocol TunerDelegate: AnyObject { func tunerDidStop() }
        final class Tuner { weak var delegate: TunerDelegate? }
        """

    private func source(
        section: String = "Handle business event", conformance: String = "TunerDelegate",
        body: String = "func tunerDidStop() { count += 1 }", handing: String = "tuner.delegate = self",
        others: String = ""
    ) -> String {
        """
        import UIKit
        class NotesViewController: UIViewController {
            // MARK: - View life
            override func viewDidLoad() {
                super.viewDidLoad()
                \(handing)
            }
            // MARK: - Provide view data source
            private var count = 0
            // MARK: - Manage model
            private let tuner = Tuner()
            \(others)
        }

        // MARK: - \(section)

        extension NotesViewController: \(conformance) {
            \(body)
        }
        """
    }

    private func expectMoved(
        _ source: String, context: [String] = [service], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let module = try checkedSplit(source, context: context, sourceLocation: sourceLocation)
        expect(module.presenter, holds: "extension NotesPresenter: TunerDelegate {", sourceLocation: sourceLocation)
        expect(module.view, lacks: "TunerDelegate", sourceLocation: sourceLocation)
    }

    private func expectKept(
        _ source: String, context: [String]? = [service], because reason: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let module = try checkedSplit(source, context: context, sourceLocation: sourceLocation)
        expect(module.view, holds: "NotesViewController: TunerDelegate {", sourceLocation: sourceLocation)
        #expect(
            module.split.findings.contains { $0.rule == "conformance" && $0.message.contains(reason) },
            "\(module.split.findings.map(\.message))", sourceLocation: sourceLocation)
    }

    // MARK: - Where it goes

    @Test func itGoesWithItsMethods() throws {
        let module = try expectSplit(
            source(), context: [Self.service], view: "presenter.tuner.delegate = presenter",
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
            source(section: "Tuner", body: "func tunerDidStop() {}", handing: "start()", others: others),
            context: [Self.service], interactor: "extension NotesInteractor: TunerDelegate {")
        try expectSplit(
            source(section: "Tuner", body: "func tunerDidStop() {}", others: others), context: [Self.service],
            view: "extension NotesViewController: TunerDelegate {")
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
        let tuner = Self.service + "\nextension Tuner { static let shared = Tuner() }"
        let module = try expectSplit(
            source, context: [tuner], view: "Tuner.shared.delegate = presenter",
            presenter: "extension NotesPresenter: TunerDelegate {")
        expect(module.view, holds: "class NotesViewController: UIViewController, UITableViewDelegate {")
    }

    @Test func objectiveCAsksForNSObject() throws {
        let objc = Self.service.replacing("protocol", with: "@objc protocol")
        let module = try expectSplit(source(), context: [objc])
        expect(module.presenter, holds: "final class NotesPresenter: NSObject {")
        expect(try expectSplit(source(), context: [Self.service]).presenter, lacks: "NSObject")
    }

    @Test func aFrameworksDelegateIsKnown() throws {
        let located = source(
            conformance: "CLLocationManagerDelegate",
            body: "func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) { count += 1 }"
        ).replacing("Tuner()", with: "CLLocationManager()")
        let module = try expectSplit("import CoreLocation\n" + located, context: [])
        expect(module.presenter, holds: "extension NotesPresenter: CLLocationManagerDelegate {")
        expect(module.presenter, holds: "import CoreLocation")
        expect(module.presenter, holds: "final class NotesPresenter: NSObject {")
    }

    // MARK: - What keeps it

    @Test func withoutTheAppItStays() throws {
        try expectKept(
            source().replacing("import UIKit", with: Self.service), context: nil, because: "other files may hand")
        try expectMoved(source())
    }

    @Test func aDelegateThatIsKeptAliveKeepsTheScreen() throws {
        try expectKept(
            source(), context: [Self.service.replacing("weak ", with: "")], because: "may keep it alive")
    }

    @Test func uRLSessionKeepsItsDelegate() throws {
        let session = source(
            conformance: "URLSessionDelegate",
            body: "func urlSession(_ s: URLSession, didBecomeInvalidWithError error: Error?) {}")
        let module = try checkedSplit(session, context: [])
        #expect(module.split.findings.contains { $0.message.contains("may keep it alive") })
    }

    @Test func anotherHandoverMayMeanIt() throws {
        try expectMoved(source(handing: "observer = self"))
        try expectKept(source(handing: "let all = [self]\nprint(all)"), because: "may be taken as `TunerDelegate`")
    }

    @Test func otherSelvesDoNotMeanIt() throws {
        try expectMoved(source(handing: "tableView.delegate = self", others: "let tableView = UITableView()"))
        try expectMoved(source(handing: "NotificationCenter.default.addObserver(self)"))
        try expectMoved(source(handing: "print(\"\\(self)\")"))
    }

    @Test(arguments: [
        ("func f(_ x: Any) { (x as? TunerDelegate)?.tunerDidStop() }", "a cast names it"),
        ("typealias Stopper = TunerDelegate", "`Stopper` stands for it"),
        ("func f<T: TunerDelegate>(_ x: T) {}", "a generic parameter names it"),
        ("protocol Big: TunerDelegate {}", "`Big` refines it"),
        ("extension TunerDelegate where Self: UIViewController { func f() {} }", "holds for some types only"),
        ("func f(_ home: NotesViewController, t: Tuner) { t.delegate = home }", "takes the view controller for one"),
        ("func f(_ home: NotesViewController) { home.tunerDidStop() }", "takes the view controller for one"),
        ("func add(_ all: [TunerDelegate]) {}\nfunc f(_ home: NotesViewController) { add([home]) }", "for one"),
        ("let home = NotesViewController()\nlet all: [TunerDelegate] = [home]", "`all` has a value of it"),
        ("extension NotesViewController { func g() { tunerDidStop() } }", "takes the view controller for one"),
    ])
    func theAppMayUseIt(_ code: String, _ reason: String) throws {
        try expectKept(source(), context: [Self.service, code], because: reason)
    }

    @Test(arguments: [
        "func f(_ home: NotesViewController) { home.view.isHidden = true }",
        "func f(_ home: NotesViewController, n: UINavigationController) { n.push(home); n.delegate = nil }",
        "final class Other: TunerDelegate { let t = Tuner(); func tunerDidStop() {}; func f() { t.delegate = self } }",
        "func f(_ delegate: TunerDelegate?) { delegate?.tunerDidStop() }",
        "func f(_ home: NotesViewController, n: UINavigationController) { n.viewControllers = [home] }",
    ])
    func otherUsesDoNotMatter(_ code: String) throws {
        try expectMoved(source(), context: [Self.service, code])
    }

    @Test func deinitMayCallBack() throws {
        try expectKept(source(others: "deinit { Tuner.shared.stop() }"), because: "`deinit` calls")
        try expectMoved(source(others: "deinit { NotificationCenter.default.removeObserver(self) }"))
    }

    @Test func aMethodThatStaysKeepsIt() throws {
        try expectKept(
            source(body: "func tunerDidStop() { super.viewDidLoad() }"),
            because: "`tunerDidStop` can't go to the Presenter: it calls `super` (line")
    }

    @Test func aMethodElsewhereKeepsIt() throws {
        let two = Self.service.replacing("{ func tunerDidStop() }", with: "{ func tunerDidStop(); func tunerDidGo() }")
        try expectKept(source(others: "func tunerDidGo() {}"), context: [two], because: "`tunerDidGo` stands elsewhere")
        try expectMoved(source(body: "func tunerDidStop() {}\nfunc tunerDidGo() {}"), context: [two])
    }

    @Test func theInteractorCanNotKeepTheScreenInACallback() throws {
        func interactor(_ body: String) -> String {
            source(section: "Business use case", body: "func tunerDidStop() { \(body) }", handing: "start()")
                .replacing(
                    "// MARK: - Manage model", with: "func start() { tuner.delegate = self }\n// MARK: - Manage model")
        }
        let module = try checkedSplit(interactor("Tuner.shared.stop(); count += 1"), context: [Self.service])
        expect(module.interactor, lacks: "TunerDelegate")
        let safe = try checkedSplit(interactor("count += 1; Tuner.shared.stop()"), context: [Self.service])
        expect(safe.view, lacks: "extension NotesViewController: TunerDelegate")
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
        let split = try VerifiedSplit(source(), context: [Self.service])
        #expect(split.failures.isEmpty, "\(split.failures)")
        #expect(try !split.failures(replacing: right, with: wrong, in: file).isEmpty)
    }
}
