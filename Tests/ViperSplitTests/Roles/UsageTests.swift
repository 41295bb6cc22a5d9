import Testing

@testable import ViperSplit

/// The component of a property whose section doesn't tell (design, 5).
struct UsageTests {
    /// Methods of every component beside the properties of a test.
    private func owner(_ property: String, of name: String = "x", view: String = "", _ code: String) throws -> Role {
        let source = property + "\n// MARK: - Update view\nprivate func render() { \(view) }\n" + code
        let plan = try plan(source)
        let member = try #require(plan.controller.members(named: name).first)
        return plan.owners[member.id]
    }

    private let writesInPresenter = "// MARK: - Handle view event\nprivate func p() { x = 1 }"
    private let writesInInteractor = "// MARK: - Business use case\nprivate func i() { x = 1 }"

    @Test func stateGoesToTheComponentThatWritesIt() throws {
        #expect(try owner("private var x = 1", view: "print(x)", writesInPresenter) == .presenter)
        #expect(try owner("private var x = 1", view: "print(x)", writesInInteractor) == .interactor)
        #expect(try owner("private var x = 1", view: "x = 1", "") == .view)
    }

    @Test func onATieThePresenterHasIt() throws {
        #expect(try owner("private var x = 1", writesInPresenter + "\n" + writesInInteractor) == .presenter)
        #expect(try owner("private var x = 1", view: "x = 1", writesInInteractor) == .presenter)
    }

    /// The View asks; what it keeps the others would have to ask for.
    @Test func stateThatTheViewSetsIsThePresentersOnceOthersReadIt() throws {
        let reads = "// MARK: - Handle view event\nprivate func p() { print(x) }"
        #expect(try owner("private var x = 1", view: "x = 1", reads) == .presenter)
        #expect(try owner("private var x = 1", view: "x = 1", reads.replacing("(x)", with: "(1)")) == .view)
    }

    @Test func aHelperGoesToItsCallers() throws {
        func owner(_ code: String, helper: String = "{ n * 2 }", in above: String = "UIViewController") throws -> Role {
            let members =
                "func h(_ n: Int) -> Int \(helper)\n" + code + "\n// MARK: - Handle view event\nfunc p() { print(1) }"
            let plan = try plan("class NotesViewController: \(above) {\n\(members)\n}", context: [""])
            return plan.owners[plan.controller.members(named: "h")[0].id]
        }
        let presenter = "// MARK: - Handle view event\nfunc f() { print(h(1)) }"
        let view = "// MARK: - View life\nfunc v() { print(h(2)) }\n"
        #expect(try owner(presenter) == .presenter)
        #expect(try owner(view) == .view)
        #expect(try owner(view + presenter) == .presenter)
        // In a screen of a library's, what that declares may be something to look at.
        #expect(try owner(presenter, helper: "{ PriceRow(n).count }") == .presenter)
        #expect(try owner(presenter, helper: "{ PriceRow(n).count }", in: "FormViewController") == .view)
        #expect(try owner(presenter, in: "FormViewController") == .presenter)
    }

    /// Those between them are asked first or last; who asks only each other is nobody's.
    @Test(arguments: [("a(1)", Role.presenter), ("1", .view)])
    func aHelperOfHelpersGoesToTheirCaller(_ argument: String, _ expected: Role) throws {
        let helpers = [
            "func a(_ x: Int) -> Int { b(x) }", "func b(_ x: Int) -> Int { c(x) }", "func c(_ x: Int) -> Int { x }",
            "func d(_ x: Int) -> Int { e(x) }", "func e(_ x: Int) -> Int { d(x) }",
        ]
        for helpers in [helpers, helpers.reversed()] {
            let source = """
                \(helpers.joined(separator: "\n"))
                // MARK: - Handle view event
                private func p() { print(\(argument)) }
                """
            let plan = try plan(source)
            for name in ["a", "b", "c"] {
                let id = try #require(plan.controller.members(named: name).first).id
                #expect(plan.owners[id] == expected, "\(name)")
            }
            for name in ["d", "e"] {
                #expect(plan.owners[try #require(plan.controller.members(named: name).first).id] == .view)
            }
        }
    }

    @Test func aConstantGoesToItsOnlyReader() throws {
        let reads = "// MARK: - Business use case\nprivate func i() { print(x) }"
        #expect(try owner("private let x = 1", reads) == .interactor)
        #expect(try owner("private let x = 1", view: "print(x)", reads) == .presenter)
    }

    @Test func whatNobodyUsesStays() throws {
        #expect(try owner("private var x = 1", writesInPresenter.replacing("x = 1", with: "print(1)")) == .view)
    }

    @Test func aMutationInsideAValueIsAWrite() throws {
        let code = "// MARK: - Business use case\nprivate func i() { x.append(1) }"
        #expect(try owner("private var x = [1]", view: "print(x)", code) == .interactor)
        #expect(try owner("private var x = [1]", view: "print(x.count)", code) == .interactor)
        let reads = code.replacing("x.append(1)", with: "print(x.sorted())")
        #expect(try owner("private var x = [1]", view: "x.append(1)", reads) == .presenter)
    }

    @Test(
        arguments: [
            ("An annotated view is the View's.", "private var x: UIView?"),
            ("A made view is the View's.", "private var x = NoteCell()"),
            ("A view that a closure makes is the View's.", "private lazy var x = { let v = UILabel(); return v }()"),
            ("An outlet is the View's.", "@IBOutlet var x: UILabel!"),
        ] as [(String, String)])
    func viewsAreTheViews(_ sentence: String, property: String) throws {
        #expect(try owner(property, writesInPresenter) == .view, "\(sentence)")
    }

    @Test(arguments: [
        ("private var x: [[NotesViewController.Row]] = []", Role.presenter),
        ("private var x: NoteCell.Model?", .presenter), ("private var x: UIButton.Configuration?", .view),
        ("private var x: [NoteCell] = []", .view),
    ])
    func aTypeInsideOfAViewsIsNoView(_ property: String, _ expected: Role) throws {
        #expect(try owner(property, writesInPresenter) == expected)
    }

    @Test(arguments: [
        ("panel.view.isHidden = true", Role.view), ("self.panel?.view.isHidden = true", .view),
        ("model?.view.save()", .presenter), ("panel.isHidden = true", .presenter),
    ])
    func aControllerThatHasAViewIsTheViews(_ code: String, expected: Role) throws {
        let writes = "// MARK: - Handle view event\nprivate func p() { panel = nil; \(code) }"
        #expect(
            try owner("private var model: Note?\nprivate var panel: PanelController?", of: "panel", writes) == expected)
    }

    @Test(arguments: [
        ("class Pull: UIControl {}", Role.view), ("class Pull: Base {}\nclass Base: UIView {}", .view),
        ("class Pull: Base {}\nclass Base {}", .presenter), ("class Pull: UIResponder {}", .presenter),
    ])
    func aViewIsKnownByTheClassThatItDescendsFrom(_ app: String, expected: Role) throws {
        let plan = try plan(
            "private var pull: Pull?\n// MARK: - Handle view event\nprivate func p() { pull = nil }", context: [app])
        #expect(plan.owners[try #require(plan.controller.members(named: "pull").first).id] == expected)
    }

    @Test(
        arguments: [
            ("A service is known by its type.", "private let x: NoteService = make()", .interactor),
            ("It may be known by its value.", "private let x = NoteStore.shared", .interactor),
            ("Another type is none.", "private let x: Note", .presenter),
        ] as [(String, String, Role)])
    func servicesGoToTheInteractor(_ sentence: String, property: String, expected: Role) throws {
        let code = "// MARK: - Handle view event\nprivate func p() { x.load() }"
        let controller = try controller(property + "\n" + code)
        let plan = try plan(property + "\n" + code)
        let member = try #require(controller.members(named: "x").first)
        // What can't be evaluated later stays; the rule here is about what may move.
        guard plan.owners.refusals[member.id] == nil else { return }
        #expect(plan.owners[member.id] == expected, "\(sentence)")
    }

    @Test func aServiceThatOnlyTheViewUsesIsTheViews() throws {
        #expect(try owner("private let x = NoteStore.shared", view: "x.load()", "") == .view)
    }

    /// Whoever sets it.
    @Test(arguments: [
        ("weak var x: NotesCoordinator?", Role.wireframe), ("private var x: NotesRouter!", .wireframe),
        ("weak var x: NotesDelegate?", .presenter), ("private var x: Notes?", .presenter),
    ])
    func whatLeadsToScreensIsTheWireframes(_ property: String, _ expected: Role) throws {
        let code = "// MARK: - Wireframe\nprivate func w() { x?.showNote() }\n"
        #expect(try owner(property, code) == expected)
        #expect(try owner(property, code + writesInPresenter) == .presenter)
    }

    @Test func aPrivateStaticFollowsItsOnlyComponent() throws {
        let code = "// MARK: - Business use case\nprivate func i() { print(Self.x) }"
        #expect(
            try owner("private static let x = 1", code.replacing("Self.x", with: "NotesViewController.x"))
                == .interactor)
        #expect(try owner("private static let x = 1", view: "print(Self.x)", code) == .view)
        #expect(try owner("static let x = 1", code.replacing("Self.x", with: "NotesViewController.x")) == .view)
    }
}
