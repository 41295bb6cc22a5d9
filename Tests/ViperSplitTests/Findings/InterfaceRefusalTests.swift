import Testing

@testable import ViperSplit

/// Members that no protocol can require: they and those that need them stay together in the View.
struct InterfaceRefusalTests {
    /// The cause of a refusal, the use of a member `x` of the Interactor that has it, and one that hasn't.
    typealias Row = (sentence: String, cause: InterfaceRefusal, use: String, kept: String, moved: String)

    private func source(_ use: String, _ declaration: String) -> String {
        """
        // MARK: - Handle view event
        private func p() { \(use) }
        // MARK: - Business use case
        \(declaration)
        """
    }

    private static func needed(_ refusal: RequirementRefusal) -> InterfaceRefusal {
        .needed("x", of: .interactor, refusal)
    }

    @Test(
        arguments: [
            (
                "A type that isn't told can't be required.", needed(.unknownType), "print(x)",
                "private lazy var x = Gauge.read()", "private lazy var x: Int = min(1, 2)"
            ),
            (
                "An opaque type can't be.", needed(.opaqueType), "print(x)", "private var x: some Equatable { 1 }",
                "private var x: any Equatable { 1 }"
            ),
            (
                "An opaque result can't be.", needed(.opaqueType), "print(x())",
                "private func x() -> some Equatable { 1 }", "private func x() -> Int { 1 }"
            ),
            (
                "A parameter without a name can't be passed on.", needed(.unnamedParameter), "x(1)",
                "private func x(_: Int) {}", "private func x(_ n: Int) {}"
            ),
            (
                "A default that names a member can't be written elsewhere.",
                .calledWithDefault("x", of: .interactor, .namesMember(parameter: "n")), "x()",
                "private func x(n: Int = NotesViewController.limit) {}\nstatic let limit = 1",
                "private func x(n: Int = 1) {}\nstatic let limit = 1"
            ),
            (
                "A default that tells the caller's place can't be moved.",
                .calledWithDefault("x", of: .interactor, .tellsCaller), "x()",
                "private func x(n: String = #function) {}", "private func x(n: String = \"\") {}"
            ),
            (
                "A call that leaves arguments out tells members by the others.",
                .calledWithDefault("x", of: .interactor, .tellsApart), "x()",
                "private func x(n: Int = 1) {}\nprivate func x(s: String = \"\") {}",
                "private func x(n: Int = 1) {}\nprivate func x(s: String) {}"
            ),
            (
                "A call doesn't tell two functions whose results alone differ.", needed(.toldByResult),
                "x()", "private func x() {}\nprivate func x() -> Int { 1 }",
                "private func x() {}\nprivate func x(n: Int) -> Int { 1 }"
            ),
            (
                "A constant can't be read through a link on another queue.", .usedOnAnotherQueue("x"),
                "DispatchQueue.global().async { [weak self] in print(self?.x as Any) }", "private let x: Int = 1",
                "private var x: Int = 1"
            ),
        ] as [Row])
    func theMembersStayTogether(_ row: Row) throws {
        let kept = source(row.use, row.kept)
        try expectRefused(kept, member: "x", because: .interface(row.cause))
        try expectRefused(kept, member: "p", because: .interface(row.cause))
        try expectMoves(source(row.use, row.moved), member: "x", to: .interactor)
    }

    @Test(
        arguments: [
            (
                "A presenter can't pass on what rethrows.", needed(.rethrowing), "x {}",
                "private func x(f: () throws -> Void) rethrows { try f() }",
                "private func x(f: () -> Void) { f() }"
            ),
            (
                "A presenter can't pass on any number of arguments.", needed(.variadic), "x(1, 2)",
                "private func x(_ n: Int...) {}",
                "private func x<each N>(_ n: repeat each N) {}"
            ),
        ] as [Row])
    func whatCannotBePassedOnStays(_ row: Row) throws {
        let view = "// MARK: - View life\nfunc start() { \(row.use) }\n// MARK: - Business use case\n"
        try expectRefused(view + row.kept, member: "x", because: .interface(row.cause))
        try expectMoves(view + row.moved, member: "x", to: .interactor)
    }

    /// The Presenter names no view only to pass it on; what reaches the Wireframe on its own may.
    @Test(
        arguments: [
            (
                "An argument goes through it.", .passesView(.presenter, type: "UIView"), "x(view)",
                "private func x(_ v: UIView) {}", "private func x(_ v: Int) {}"
            ),
            (
                "A constraint does.", .passesView(.presenter, type: "UIView"), "x(view)",
                "private func x<V: UIView>(_ v: V) {}", "private func x<V>(_ v: V) {}"
            ),
            (
                "A result does.", .passesView(.presenter, type: "UIView"), "_ = x()",
                "private func x() -> UIView? { nil }", "private func x() -> Int? { nil }"
            ),
            (
                "A value does, for the rest of the app.", .passesView(.presenter, type: "UIColor"), "",
                "var x: UIColor?", "var x = 1"
            ),
            (
                "Who asks stands beside it.", .passesView(.presenter, type: "UIView"), "x(view)",
                "private func x(_ v: UIView) {}", "private func y() { x(UIView()) }\nprivate func x(_ v: UIView) {}"
            ),
        ] as [Row])
    func viewsAreNotPassedOn(_ row: Row) throws {
        func source(_ declaration: String) -> String {
            let call = declaration.contains("func y") ? "y()" : row.use
            return "// MARK: - View life\nfunc start() { \(call) }\n// MARK: - Wireframe\n\(declaration)"
        }
        try expectRefused(source(row.kept), member: "x", because: .interface(row.cause))
        try expectMoves(source(row.moved), member: "x", to: .wireframe)
    }

    @Test func anActionOfTheWireframeIsHandedNoView() throws {
        func action(_ body: String) -> String {
            "// MARK: - Wireframe\n@IBAction func x(_ sender: UIButton) { \(body) }"
        }
        try expectRefused(action("print(sender)"), member: "x", because: .code(.takesView("sender")))
        try expectMoves(action("dismiss(animated: true)"), member: "x", to: .wireframe)
    }

    @Test func overloadsOfDifferentComponentsStay() throws {
        let source = """
            // MARK: - Handle view event
            private func p() { x(1) }
            private func x(_ n: Int) {}
            // MARK: - Business use case
            private func x(_ n: String) {}
            """
        try expectRefused(source, member: "p", because: .interface(.ambiguous("x")))
        try expectMoves(source.replacing("_ n: String", with: "s: String"), member: "p", to: .presenter)
    }

    @Test func aStaticOfAnotherComponentStays() throws {
        let source = "// MARK: - Handle view event\nprivate func p() { print(NotesViewController.x) }\n"
        try expectMoves(source + "private static let x = 1", member: "x", to: .presenter)
        let two = source + "private static let x = 1\n// MARK: - Update view\nfunc v() { print(Self.x) }"
        #expect(try plan(two).owners.roles.allSatisfy { $0 == .view } == false)
        let member = try #require(try plan(two).controller.members(named: "x").first)
        #expect(try plan(two).owners[member.id] == .view)
    }

    @Test func aTypeOfAPrivateExtensionCanNotBeNamedElsewhere() throws {
        let source =
            "// MARK: - Handle view event\nprivate func p() { x(.a) }\n// MARK: - Business use case\nprivate func x(_ s: State) {}"
        let types = "extension NotesViewController {\n    enum State { case a }\n}"
        let conditional = types.replacing("}\n}", with: "}\n#if DEBUG\nenum Trace {}\n#endif\n}")
        try expectRefused(
            source, extending: ["private " + conditional], member: "x",
            because: .interface(.needed("x", of: .interactor, .typeInPrivateExtension("State"))))
        try expectMoves(source, extending: [conditional], member: "x", to: .interactor)
    }

    @Test func aPrivateExtensionIsOpenedForWhatOthersName() throws {
        let source =
            "// MARK: - Handle view event\nprivate func p() { x(.a) }\n// MARK: - Business use case\nprivate func x(_ s: State) {}"
        let types = """
            private extension NotesViewController {
                enum State { case a }
                enum Layout { static let space = 8 }
                @discardableResult func lay() -> Int { Layout.space }
                private var gap: Int { 2 }
            }
            """
        let module = try expectSplit(
            source, extending: [types], interactor: "func x(_ s: NotesViewController.State) {}")
        let opened = """
            extension NotesViewController {
            enum State { case a }
            fileprivate enum Layout { static let space = 8 }
            @discardableResult fileprivate func lay() -> Int { Layout.space }
            private var gap: Int { 2 }
            }
            """
        #expect(module["ViewController+1"].outdented.hasPrefix(opened), "\(module["ViewController+1"])")
    }

    @Test func aFilesPrivateTypeCanNotBeRequired() throws {
        func source(_ access: String) -> String {
            """
            \(access)struct Secret {}
            class NotesViewController: UIViewController {
                // MARK: - Handle view event
                private func p() { v(nil) }
                // MARK: - Update view
                private func v(_ x: Secret?) {}
            }
            """
        }
        try expectRefused(
            source("private "), member: "p",
            because: .interface(.needed("v", of: .view, .privateType(PrivateName(name: "Secret", isTaken: false)))))
        try expectMoves(source(""), member: "p", to: .presenter)
    }

    @Test func aSubscriptCanNotBeReached() throws {
        let source = "subscript(i: Int) -> Int { i }\n// MARK: - Handle view event\nprivate func f() { print(self[1]) }"
        try expectRefused(source, because: .interface(.needed("subscript", of: .view, .subscript)))
        try expectMoves(source.replacing("self[1]", with: "[1]"), member: "f", to: .presenter)
    }

    @Test func aConditionalMemberCanNotBeReached() throws {
        let source =
            "#if DEBUG\nvar x = 1\n#else\nvar x = 2\n#endif\n// MARK: - Handle view event\nprivate func f() { print(x) }"
        try expectRefused(source, because: .interface(.needed("x", of: .view, .conditional)))
        try expectMoves(source.replacing("print(x)", with: "print(1)"), member: "f", to: .presenter)
    }

    @Test func whatStaysTakesItsFriendsAlong() throws {
        // `q` needs `p`, whose code can't move; with `p` in the View `q` can still call it there.
        let source = "// MARK: - Handle view event\nprivate func p() { print(view!) }\nprivate func q() { p() }"
        try expectStays(source, member: "p", rule: "inherited-member")
        try expectMoves(source, member: "q", to: .presenter)
    }

    @Test func anOutletWithoutATypeKeepsItsUsers() throws {
        try expectRefused(
            "private lazy var label = makeLabel()\n// MARK: - Handle view event\nprivate func f() { print(label) }",
            because: .interface(.needed("label", of: .view, .unknownType)))
        try expectMoves(
            "private lazy var label: UILabel = makeLabel()\n// MARK: - Handle view event\nprivate func f() { print(label) }",
            member: "f", to: .presenter)
    }

    @Test func aTypeOfAnotherModuleKeepsThemTogether() throws {
        let holder = "import Flags\nimport More\nclass Holder { static let shared = Holder(); let flag: Flag }"
        let source = source("print(x)", "private lazy var x = Holder.shared.flag")
        let module = try expectSplit(source, context: [holder], presenter: "lazy var x = interactor.holder.flag")
        #expect(
            module.split.findings.contains {
                $0.rule == "no-interface"
                    && $0.message.hasPrefix("`x` goes to the Presenter: it needs `x` of the Interactor")
            })
        try expectMoves(source, context: [holder, "struct Flag {}"], member: "p", to: .presenter)
    }

    @Test func aMemberOfSeveralNamesCanNotBeReached() throws {
        func source(_ declaration: String) -> String {
            "\(declaration)\n// MARK: - Handle view event\nprivate func f() { print(x) }"
        }
        let declaredTogether = "// MARK: - View life\nprivate var x = 1, n = 2"
        try expectRefused(source(declaredTogether), because: .interface(.needed("x", of: .view, .declaredTogether)))
        try expectMoves(source("// MARK: - View life\nprivate var x = 1"), member: "f", to: .presenter)
    }

    @Test func aMemberThatAnExtensionHidesCanNotBeReached() throws {
        func hidden(_ access: String) -> String {
            "\(access)extension NotesViewController {\n    enum State {}\n#if DEBUG\n    enum Trace {}\n#endif\n}"
        }
        let source = "// MARK: - Handle view event\nprivate func f() { print(State.self) }"
        try expectRefused(
            source, extending: [hidden("private ")], because: .interface(.needed("State", of: .view, .privateExtension))
        )
        try expectMoves(source, extending: [hidden("")], member: "f", to: .presenter)
    }

    @Test func theAppMayNameAMember() throws {
        func source(_ access: String) -> String {
            "// MARK: - Handle view event\n\(access)lazy var f = Gauge.read()\nprivate func g() { f = 3 }"
        }
        try expectRefused(source(""), because: .interface(.namedByApp("f", .unknownType)))
        try expectMoves(source("private "), member: "f", to: .presenter)
    }

    /// What a base class of the Presenter calls its links; those that the skeletons declare give way.
    @Test(arguments: [("f", RequirementRefusal.reservedName("f")), ("g", nil)])
    func theNamesOfInheritedLinksAreNotForMembers(_ name: String, refusal: RequirementRefusal?) throws {
        let controller = try controller("private func \(name)() {}")
        let context = AppContext(given: controller.units, context: nil)
        let exposure = Exposure(
            controller: controller, graph: ReferenceGraph(controller, context: context), context: context,
            reservedNames: ["f"])
        let member = try #require(controller.members.first)
        #expect(exposure.refusal(of: member, movesAway: true, needsForwarder: true) == refusal)
    }

    @Test func anInitialiserHasNoModuleYet() throws {
        func source(_ before: String) -> String {
            """
            // viper-split: presenter
            private var f = 1
            // MARK: - View life
            init(name: String?) {
                \(before)
                print(f)
            }
            """
        }
        let branches = "if name == nil { super.init() } else { super.init(nibName: name, bundle: nil) }"
        try expectRefused(source(branches), because: .interface(.usedBeforeSuperInit("f")))
        try expectMoves(source("super.init(nibName: name, bundle: nil)"), member: "f", to: .presenter)
    }

    @Test func aStaticOfOneComponentIsNotForAnother() throws {
        func source(_ use: String) -> String {
            "// viper-split: presenter\nprivate static let f = 1\n// MARK: - View life\nfunc v() { print(\(use)) }"
        }
        try expectRefused(source("Self.f"), because: .interface(.isStatic("f")))
        try expectMoves(source("1"), member: "f", to: .presenter)
    }

    @Test func aMethodThatTheViewHandsOnStays() throws {
        func source(_ use: String) -> String {
            "// MARK: - Handle view event\nprivate func f() {}\n// MARK: - View life\nfunc v() { DispatchQueue.main.async\(use) }"
        }
        try expectRefused(source("(execute: f)"), because: .interface(.functionValue("f")))
        try expectMoves(source(" { self.f() }"), member: "f", to: .presenter)
    }

    @Test func theFormatterKnowsNobody() throws {
        func causes(_ body: String) throws -> [Refusal.Cause] {
            let source = "// viper-split: formatter\nprivate func f() -> String { \(body) }\n"
            let controller = try controller(source + "// MARK: - Handle view event\nprivate var n = 1")
            let plan = SplitPlan(
                controller, context: AppContext(given: controller.units, context: nil),
                style: try Template.standard.style(usesFormatter: true), moduleName: "Notes")
            return plan.controller.members(named: "f").compactMap { plan.owners.refusals[$0.id]?.cause }
        }
        #expect(try causes("\"\\(n)\"") == [.interface(.outOfReach("n", of: .presenter, from: .formatter))])
        #expect(try causes("\"1\"") == [])
    }

    @Test func noProtocolRequiresAnInitialiserOfTheViewController() throws {
        let controller = try controller("init() { super.init(nibName: nil, bundle: nil) }\nfunc f() {}")
        let context = AppContext(given: controller.units, context: nil)
        let exposure = Exposure(
            controller: controller, graph: ReferenceGraph(controller, context: context), context: context,
            reservedNames: [])
        let refusals = controller.members.map { exposure.refusal(of: $0, movesAway: false, needsForwarder: false) }
        #expect(refusals == [.unrequirable, nil])
    }

    @Test(arguments: [
        (Refusal.Cause.interface(.missingModule("notes", link: "presenter")), "declare `presenter` with `!`"),
        (.conformance(.missingModule(link: "presenter")), "declare `presenter` with `!`"),
    ])
    func aLinkThatMayBeNilIsToBeDeclaredAnew(_ cause: Refusal.Cause, _ advice: String) {
        #expect(cause.wording.advice == advice)
    }

    @Test func aStaticMemberThatTheAppNamesIsSaidToBeStatic() {
        let named = Refusal.Cause.interface(.namedByApp("f", .static)).wording.reason
        #expect(
            named.contains("static")
                && !Refusal.Cause.interface(.namedByApp("f", .unknownType)).wording.reason.contains("static"))
    }

    /// No link may be followed in code that is isolated to no actor.
    @Test func aConstantOfNonisolatedCodeStaysWithIt() throws {
        func source(_ modifier: String) -> String {
            """
            // MARK: - View life
            \(modifier)func text() -> String { "\\(x)" }
            // MARK: - Business use case
            private let x: Int = 1
            private func p() { print(x) }
            // MARK: - Handle view event
            func use() { p(); print(text()) }
            """
        }
        try expectRefused(source("nonisolated "), member: "x", because: .interface(.usedByNonisolated("x")))
        try expectMoves(source(""), member: "x", to: .interactor)
    }
}
