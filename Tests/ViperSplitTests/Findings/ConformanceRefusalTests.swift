import Testing

@testable import ViperSplit

/// Conformances that the view controller keeps, each with one that nothing keeps.
struct ConformanceRefusalTests {
    // MARK: - The app

    @Test func withoutTheAppItStays() throws {
        try expectKept(
            tunerSource().replacing("import UIKit", with: tunerService), context: nil,
            because: .appNotGiven("TunerDelegate"))
        try expectMoved(tunerSource())
    }

    @Test(
        arguments: [
            ("func f(_ x: Any) { (x as? TunerDelegate)?.tunerDidStop() }", .otherUse(.cast)),
            (
                "extension Tuner { func f() { (delegate as? UIViewController)?.view.isHidden = true; print(TunerDelegate.self) } }",
                .otherUse(.identity)
            ),
            (
                "extension Tuner { func f(_ d: TunerDelegate) -> Bool { self.delegate === d } }", .otherUse(.identity)
            ),
            ("typealias Stopper = TunerDelegate", .otherUse(.alias("Stopper"))),
            ("func f<T: TunerDelegate>(_ x: T) {}", .otherUse(.genericParameter)),
            ("protocol Big: TunerDelegate {}", .otherUse(.refinement("Big"))),
            (
                "extension TunerDelegate where Self: UIViewController { func f() {} }", .otherUse(.constrainedExtension)
            ),
            ("func make() -> TunerDelegate? { nil }", .otherUse(.result("make"))),
            ("enum Box { case one(TunerDelegate) }", .otherUse(.enumCase)),
            ("func run(_ make: () -> TunerDelegate?) {}", .otherUse(.result("() -> TunerDelegate?"))),
            ("struct Boxes { subscript(i: Int) -> TunerDelegate? { nil } }", .otherUse(.subscript)),
            (
                "let home = NotesViewController()\nlet all: [TunerDelegate] = [home]", .otherUse(.value("all"))
            ),
            (
                "func f(_ home: NotesViewController, t: Tuner) { t.delegate = home }",
                .usedByApp("t.delegate = home")
            ),
            (
                "func f(_ home: NotesViewController) { home.tunerDidStop() }", .usedByApp("home.tunerDidStop")
            ),
            (
                "class All { weak var delegates: [TunerDelegate]! }; func f(_ home: NotesViewController, a: All) { a.delegates[0] = home }",
                .usedByApp("a.delegates[0] = home")
            ),
            (
                "func add(_ all: [TunerDelegate]) {}\nfunc f(_ home: NotesViewController) { add([home]) }",
                .usedByApp("[home]")
            ),
            (
                "@testable import Notes\nextension NotesViewController { func g() { tunerDidStop() } }",
                .usedByApp("tunerDidStop")
            ),
        ] as [(String, ConformanceRefusal)])
    func theAppMayUseIt(_ code: String, _ cause: ConformanceRefusal) throws {
        try expectKept(tunerSource(), context: [tunerService, code], because: cause)
    }

    @Test(
        "Others have methods and properties of these names, too.",
        arguments: [
            """
            func show(_ home: NotesViewController) {}
            class Home { func tunerDidStop() {} }
            func f(_ home: Home) { home.tunerDidStop() }
            """,
            """
            func show(_ home: NotesViewController) {}
            class Lamp { weak var delegate: NotesViewController? }
            func f(_ home: NotesViewController, lamp: Lamp) { lamp.delegate = home }
            """,
            """
            func show(_ home: NotesViewController) {}
            func f(_ tuner: Tuner) { tuner.delegate?.tunerDidStop() }
            """,
            """
            func show(_ home: NotesViewController) {}
            func f(_ names: [String: Any]) { var names = names; names["a"] = unknown(); var (a, b) = (1, 2); (a, b) = pair(); _ = unknown() }
            """,
        ])
    func theAppMayUseOthers(_ code: String) throws {
        try expectMoved(tunerSource(), context: [tunerService, code])
    }

    // MARK: - The protocol

    @Test func aDelegateThatIsKeptAliveKeepsTheScreen() throws {
        try expectKept(
            tunerSource(), context: [tunerService.replacing("weak ", with: "")],
            because: .heldStrongly("TunerDelegate"))
        try expectMoved(tunerSource(), context: [tunerService.replacing("weak", with: "unowned")])
    }

    @Test func uRLSessionKeepsItsDelegate() throws {
        let session = tunerSource(
            conformance: "URLSessionDelegate",
            body: "func urlSession(_ s: URLSession, didBecomeInvalidWithError error: Error?) {}")
        let refusal = try plan(session, context: []).conformances.refusals["URLSessionDelegate"]
        #expect(refusal?.cause == .conformance(.heldStrongly("URLSessionDelegate")))
    }

    @Test func aProtocolThatRefinesAnotherIsMoreThanItself() throws {
        let service = tunerService + "\nprotocol Stopper {}"
        try expectKept(
            tunerSource(), context: [service.replacing(": AnyObject", with: ": AnyObject, Stopper")],
            because: .refines("Stopper"))
        try expectMoved(tunerSource(), context: [service])
    }

    @Test func aPrivateProtocolCannotBeNamedElsewhere() throws {
        func source(_ access: String) -> String {
            tunerSource().replacing("import UIKit", with: "import UIKit\n\(access)\(tunerService)")
        }
        try expectKept(source("private "), context: [], because: .privateProtocol)
        try expectMoved(source(""), context: [])
    }

    /// Who uses the module may hand the view controller over as one.
    @Test(
        arguments: [
            ("public ", "public ", true), ("open ", "public ", true), ("public ", "", false), ("", "public ", false),
        ])
    func otherModulesSeeAPublicConformance(_ controller: String, _ service: String, _ isSeen: Bool) throws {
        let source = tunerSource().replacing("class NotesView", with: controller + "class NotesView")
        let context = [tunerService.replacing("protocol", with: service + "protocol")]
        if isSeen {
            try expectKept(source, context: context, because: .seenOutside("TunerDelegate"))
        } else {
            try expectMoved(source, context: context)
        }
    }

    /// What Apple declares is public.
    @Test func otherModulesSeeThatAPublicClassIsADelegateOfAFramework() throws {
        let source = tunerSource(
            conformance: "CLLocationManagerDelegate",
            body: "func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { count += 1 }",
            handing: "manager.delegate = self",
            others: "private let manager = CLLocationManager()"
        ).replacing("import UIKit", with: "import CoreLocation\nimport UIKit")
        let seen = try plan(source.replacing("class NotesView", with: "public class NotesView"), context: [])
        let name = "CLLocationManagerDelegate"
        #expect(seen.conformances.refusals[name]?.cause == .conformance(.seenOutside(name)))
        #expect(try plan(source, context: []).conformances.moves.map(\.name) == [name])
    }

    @Test func aMemberThatStaysMayUseItsExtension() throws {
        func source(_ use: String) -> String { tunerSource(others: "// MARK: - View life\nfunc g() { \(use) }") }
        let service = tunerService + "\nextension TunerDelegate { func restart() {} }"
        try expectKept(source("restart()"), context: [service], because: .usesExtension("g", name: "restart"))
        try expectMoved(source("print(1)"), context: [service])
    }

    @Test func aWireframeIsNoNSObject() throws {
        let source = tunerSource(section: "Wireframe", body: "func tunerDidStop() { dismiss(animated: true) }")
            .replacing("tuner.delegate = self", with: "listen()")
            .replacing("// MARK: - Manage model", with: "// MARK: - Wireframe\nfunc listen() { tuner.delegate = self }")
        let objc = tunerService.replacing("protocol", with: "@objc protocol")
        try expectKept(source, context: [objc], because: .needsNSObject)
        let causes = try plan(source, context: [tunerService]).conformances.refusals.values.map(\.cause)
        #expect(!causes.contains(.conformance(.needsNSObject)))
    }

    // MARK: - The members

    @Test func anotherProtocolOfTheExtensionKeepsIt() throws {
        let service = tunerService + "\nprotocol Player {}"
        try expectKept(
            tunerSource(conformance: "TunerDelegate, Player"), context: [service], because: .adoptsOthers)
        try expectMoved(tunerSource(), context: [service])
    }

    @Test func aMethodThatIsHandedAScreenKeepsIt() throws {
        func service(_ type: String) -> String {
            tunerService.replacing("tunerDidStop()", with: "tunerDidStop(_ source: \(type))")
                + "\nclass HelpViewController: UIViewController { enum Topic {} }"
        }
        func source(_ type: String) -> String { tunerSource(body: "func tunerDidStop(_ source: \(type)) { print(1) }") }
        try expectKept(
            source("HelpViewController"), context: [service("HelpViewController")],
            because: .takesView("tunerDidStop", type: "HelpViewController", .presenter))
        let topic = "HelpViewController.Topic"
        try expectMoved(source(topic), context: [service(topic)])
    }

    @Test func aMethodThatStaysKeepsIt() throws {
        try expectKept(
            tunerSource(body: "func tunerDidStop() { super.viewDidLoad() }"),
            because: .methodStays("tunerDidStop", .presenter, because: .code(.callsSuper)))
        try expectMoved(tunerSource(body: "func tunerDidStop() { print(1) }"))
    }

    @Test func aMethodElsewhereKeepsIt() throws {
        let two = tunerService.replacing("{ func tunerDidStop() }", with: "{ func tunerDidStop(); func tunerDidGo() }")
        try expectKept(
            tunerSource(others: "func tunerDidGo() {}"), context: [two], because: .methodElsewhere("tunerDidGo"))
        try expectMoved(tunerSource(body: "func tunerDidStop() {}\nfunc tunerDidGo() {}"), context: [two])
    }

    @Test func aMemberThatNeverMovesKeepsIt() throws {
        let body = "func tunerDidStop() { count += 1 }\n"
        try expectKept(
            tunerSource(body: body + "override func viewWillAppear(_ a: Bool) {}"),
            because: .strangeMember("viewWillAppear"))
        try expectMoved(tunerSource(body: body + "func willAppear(_ a: Bool) {}"))
    }

    @Test(arguments: ["Handle business event", "Wireframe"])
    func aMethodOfWhichAPartStaysKeepsIt(_ section: String) throws {
        let service = tunerService.replacing("tunerDidStop()", with: "tunerDidStop(_ screen: UIViewController)")
        func source(_ body: String) -> String {
            tunerSource(
                section: section, body: "func tunerDidStop(_ screen: UIViewController) { \n\(body)\n }")
        }
        // The Presenter isn't even handed the screen.
        let cause: ConformanceRefusal =
            section == "Wireframe"
            ? .methodStays("tunerDidStop", .wireframe, because: .code(.takesView("screen")))
            : .takesView("tunerDidStop", type: "UIViewController", .presenter)
        try expectKept(
            source("count += 1\nscreen.dismiss(animated: true) { self.view.endEditing(true) }"),
            context: ["import UIKit\n" + service],
            because: cause)
    }

    @Test func theInteractorCannotKeepTheScreenInACallback() throws {
        func interactor(_ body: String) -> String {
            tunerSource(section: "Business use case", body: "func tunerDidStop() { \(body) }", handing: "start()")
                .replacing(
                    "// MARK: - Manage model", with: "func start() { tuner.delegate = self }\n// MARK: - Manage model")
        }
        try expectKept(
            interactor("Tuner.shared.stop(); count += 1"),
            because: .methodStays("tunerDidStop", .interactor, because: .lifetime(.callMayLetGo)))
        let safe = try checkedSplit(interactor("count += 1; Tuner.shared.stop()"), context: [tunerService])
        expect(safe.view, lacks: "extension NotesViewController: TunerDelegate")
    }

    // MARK: - Where self is handed over

    @Test func anotherHandoverMayMeanIt() throws {
        try expectMoved(tunerSource(handing: "observer = self"))
        try expectKept(
            tunerSource(handing: "let all = [self]\nprint(all)"),
            because: .unknownHandover(of: "TunerDelegate", isAppGiven: true))
        try expectKept(
            tunerSource(handing: "let all = [self]\nprint(all)").replacing("import UIKit", with: tunerService),
            context: nil, because: .unknownHandover(of: "TunerDelegate", isAppGiven: false))
    }

    @Test func whatStaysAsItIsKeepsIt() throws {
        let start = "func start() { tuner.delegate = self }"
        try expectMoved(tunerSource(handing: "start()", others: start))
        try expectKept(
            tunerSource(handing: "start()", others: "// viper-split: ignore\n" + start), because: .handedOverInIgnored)
        try expectMoved(
            tunerSource(others: "// viper-split: ignore\nfunc start() { print(self.count, tuner) }"))
    }

    @Test func theFormatterCannotReachThePresenter() throws {
        func refusal(_ directive: String) throws -> Refusal.Cause? {
            let source = tunerSource(
                handing: "listen(tuner)",
                others: "\(directive)\nfunc listen(_ tuner: Tuner) { tuner.delegate = self }")
            let controller = try controller(source)
            let plan = SplitPlan(
                controller, context: AppContext(given: controller.units, context: contextFiles([tunerService])),
                style: try Template.standard.style(usesFormatter: true), moduleName: "Notes")
            return plan.conformances.refusals["TunerDelegate"]?.cause
        }
        #expect(
            try refusal("// viper-split: formatter")
                == .conformance(.handedOver(in: .formatter, outOfReachOf: .presenter)))
        #expect(try refusal("// viper-split: presenter") == nil)
    }

    @Test func deinitMayCallBack() throws {
        try expectKept(
            tunerSource(others: "deinit { Tuner.shared.stop() }"),
            because: .calledBackInDeinit("Tuner.shared.stop"))
        try expectMoved(tunerSource(others: "deinit { NotificationCenter.default.removeObserver(self) }"))
        func leaving(by code: String) -> String { tunerSource(others: "deinit { leave() }\nfunc leave() { \(code) }") }
        try expectKept(leaving(by: "Tuner.shared.stop()"), because: .calledBackInDeinit("leave"))
        try expectMoved(leaving(by: "NotificationCenter.default.removeObserver(self)"))
    }
}
