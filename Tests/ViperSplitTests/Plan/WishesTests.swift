import Testing

@testable import ViperSplit

/// The plan as a document: its fragments, and what is done about each change in it.
struct WishesTests {
    private let source = """
        @IBOutlet var label: UILabel!
        private let store = NoteStore()
        private var count = 0
        func load() {
            count = store.count()
            label.text = "loaded"
        }
        func reload() {
            count += 1
            label.text = "loaded"
            store.save(count)
        }
        """
    private let app = SourceFile(
        path: "NoteStore.swift",
        text: "final class NoteStore {\n    func count() -> Int { 0 }\n    func save(_ count: Int) {}\n}\n")

    private func options(_ plan: PlanDocument? = nil) -> SplitOptions {
        SplitOptions(context: [app], plan: plan)
    }

    private func plan() throws -> PlanDocument {
        try #require(try planDocument(files(source), options: options()))
    }

    private func split(changing change: (inout PlanDocument) -> Void) throws -> Split {
        var plan = try plan()
        change(&plan)
        return try ViperSplit.split(files(source), options: options(plan))
    }

    /// The text of a new file.
    private func text(_ name: String, of split: Split) throws -> String {
        try #require(split.changes.changes.compactMap { $0.path.hasSuffix(name) ? $0.createdText : nil }.first)
    }

    // MARK: - Fragments

    @Test func everyFragmentHasARowUnderItsMember() throws {
        let plan = try plan()
        let rows = plan.members.flatMap { member in
            member.fragments.map { "\(member.member) \($0.id) \($0.role) \($0.line) \($0.signature)" }
        }
        #expect(
            rows == [
                "load() 1 interactor 9 func fetchCount() -> Int", "load() 2 view 10 func setLabelText(_ text: String?)",
                "reload() 3 view 14 func setLabelText(_ text: String?)",
                "reload() 4 interactor 15 func save(_ count: Int)",
            ])
        #expect(plan.members.filter { $0.member == "count" }.flatMap(\.fragments) == [])
    }

    @Test func aPlanThatIsntChangedChangesNothing() throws {
        let without = try ViperSplit.split(files(source), options: options())
        #expect(try split { _ in } == without)
    }

    @Test func membersOfOneNameAreToldByTheirLines() throws {
        let source = """
            @IBOutlet var label: UILabel!
            private let store = NoteStore()
            private var count = 0
            func web(_ page: Int, decide: Int) { label.text = "n"; label.isHidden = true }
            func web(_ page: Int, decide: String) { count += 1; store.save(count); label.text = decide }
            """
        let plan = try #require(try planDocument(files(source), options: options()))
        #expect(plan.members.filter { $0.member == "web(_:decide:)" }.map(\.role) == ["view", "presenter"])
        let without = try ViperSplit.split(files(source), options: options())
        #expect(try ViperSplit.split(files(source), options: options(plan)) == without)
    }

    // MARK: - Wishes that are met

    @Test func aFragmentHasTheNameThatItIsGiven() throws {
        let split = try split { plan in plan.rename("setLabelText", to: "showLoaded") }
        let presenter = try text("NotesPresenter.swift", of: split)
        #expect(presenter.contains("view.showLoaded(\"loaded\")") && !presenter.contains("setLabelText"))
        #expect(!split.findings.contains { $0.rule == "plan-wish" })
    }

    @Test func aFragmentThatIsGivenItsMembersRoleStays() throws {
        let split = try split { plan in plan.change { if $0.name == "save" { $0.role = "presenter" } } }
        #expect(try text("NotesPresenter.swift", of: split).contains("interactor.store.save(count)"))
        #expect(try !text("NotesInteractor.swift", of: split).contains("func save("))
        #expect(try text("NotesInteractor.swift", of: split).contains("func fetchCount"))
    }

    /// What is for later stays whole, and what is the View's is taken apart.
    @Test(arguments: [("later", true), ("view", false)])
    func aMemberForLaterStaysAsItIs(_ role: String, _ isWhole: Bool) throws {
        let split = try split { $0.give("reload()", to: role) }
        let view = try #require(split.changes.changes.first).newContents()
        #expect(
            view.contains("label.text = \"loaded\"\n        presenter.store.save(presenter.count)") == isWhole,
            "\(view)")
        #expect(try text("NotesInteractor.swift", of: split).contains("func save(") != isWhole)
        #expect(!split.findings.contains { $0.rule == "plan-wish" })
    }

    /// A row that is left as it is asks for its role, too, where another row would change that.
    @Test(arguments: [("presenter", "presenter.format("), ("view", "format(")])
    func aRowThatIsLeftAsItIsKeepsItsRole(_ role: String, _ call: String) throws {
        let given = files(
            #"""
            @IBOutlet var label: UILabel!
            private let store = NoteStore()
            private func format(_ count: Int) -> String { "\(count) notes" }
            func show() {
                label.text = format(store.count())
                store.save(2)
            }
            """#)
        var plan = try #require(try planDocument(given, options: options()))
        #expect(plan.members.first { $0.member == "format(_:)" }?.role == "presenter")
        plan.give("show()", to: "view")
        plan.give("format(_:)", to: role)
        let split = try ViperSplit.split(given, options: options(plan))
        let view = try #require(split.changes.changes.first).newContents()
        #expect(view.contains("label.text = " + call), "\(view)")
        #expect(!split.findings.contains { $0.rule == "plan-wish" })
    }

    /// What an entry point keeps is what calls nothing that leaves, whoever says that it does.
    @Test(arguments: [
        ("view", "paint()\n        presenter.tapped()", false), ("presenter", "presenter.tapped()", true),
    ])
    func anEntryPointKeepsNoCallOfWhatLeaves(_ role: String, _ body: String, _ leaves: Bool) throws {
        let given = files(
            """
            @IBOutlet var label: UILabel!
            private let store = NoteStore()
            @IBAction func tapped(_ sender: Any) {
                paint()
                store.save(1)
            }
            private func paint() {
                label.text = "painted"
                label.isHidden = false
            }
            """)
        var plan = try #require(try planDocument(given, options: options()))
        plan.give("paint()", to: role)
        let split = try ViperSplit.split(given, options: options(plan))
        let view = try #require(split.changes.changes.first).newContents()
        #expect(view.contains("func tapped(_ sender: Any) {\n        \(body)\n    }"), "\(view)")
        #expect(try text("NotesPresenter.swift", of: split).contains("func paint()") == leaves)
    }

    /// The role that the member has by now is its role, as the one that it had.
    @Test(arguments: ["view", "presenter"])
    func aFragmentStaysWithAMemberOfAnotherRole(_ role: String) throws {
        let split = try split { plan in
            plan.change { if $0.name == "save" { $0.role = role } }
            plan.give("reload()", to: "view")
        }
        #expect(!split.findings.contains { $0.rule == "plan-wish" }, "\(split.findings.map(\.message))")
        #expect(try !text("NotesInteractor.swift", of: split).contains("func save("))
    }

    /// A member that keeps its role hasn't another one.
    @Test func aFragmentOfAnotherRoleThanItsMembersIsAnError() {
        let known = SplitError.fragmentRole("view", fragment: "save", known: ["interactor", "presenter"])
        #expect(throws: known) {
            try split { plan in plan.change { if $0.name == "save" { $0.role = "view" } } }
        }
        let others = SplitError.fragmentRole("wireframe", fragment: "save", known: ["interactor", "view", "presenter"])
        #expect(throws: others) {
            try split { plan in
                plan.change { if $0.name == "save" { $0.role = "wireframe" } }
                plan.give("reload()", to: "view")
            }
        }
    }

    // MARK: - Wishes that can't be met

    @Test func aNameThatIsTakenIsAFinding() throws {
        let split = try split { plan in plan.rename("setLabelText", to: "reload") }
        expectFinding("plan-wish", Note.fragmentName("reload", instead: "setLabelText").message, in: split)
        #expect(Note.fragmentName("x", instead: nil).message.contains("doesn't leave its member any more"))
        #expect(Note.fragmentLeaves("x").severity == .warning)
    }

    @Test func whatIsToStayAndLeavesWithMoreIsAFinding() throws {
        let source = """
            private let store = NoteStore()
            private var count = 0
            // MARK: - Handle view event
            func show() {
                if count > 1 {
                    store.save(1)
                    present(UIViewController(), animated: true)
                    count = 2
                }
                store.save(2)
            }
            """
        func unmet(_ kept: String) throws -> [String] {
            var plan = try #require(try planDocument(files(source), options: options()))
            #expect(plan.members.last?.role == "presenter")
            plan.change { if $0.role == kept { $0.role = "presenter" } }
            let split = try ViperSplit.split(files(source), options: options(plan))
            return split.findings.filter { $0.rule == "plan-wish" }.map(\.message)
        }
        #expect(try unmet("wireframe").count == 1)
        #expect(try unmet("interactor") == [])
    }

    @Test func aMemberThatNeverMovesIsAFinding() throws {
        let split = try split { $0.members[0].role = "presenter" }
        expectFinding(
            "fixed-kind",
            Note.fixedKind(member: "label", Note.Request(role: .presenter, asker: .plan), .outlet).message, in: split)
        #expect(try !self.split { _ in }.findings.contains { $0.rule == "fixed-kind" })
    }

    @Test(
        "A wish that isn't met says what was wished; what a section asks is none.",
        arguments: [
            ("// viper-split: presenter\n@IBOutlet var label: UILabel!", true),
            ("// viper-split: interactor\nfunc f() { print(super.description) }", true),
            ("// viper-split: formater\nfunc f() {}", true),
            ("// viper-split: presenter\nfunc f() { print(1) }", false),
            ("// MARK: - Handle view event\nfunc f() { print(super.description) }", false),
            ("func f() { print(super.description) }", false),
        ])
    func anUnmetWishIsMarked(_ code: String, isUnmet: Bool) throws {
        let findings = try ViperSplit.split(files(code), options: SplitOptions()).findings
        #expect(findings.contains(where: \.isUnmetWish) == isUnmet, "\(findings)")
        let asked = findings.filter { $0.isUnmetWish && $0.rule != "unknown-directive" }
        #expect(asked.allSatisfy { $0.message.contains("though a comment asks for the ") && $0.severity == .warning })
    }

    @Test func whatCantBeAskedIsAnError() {
        let rows: [((inout PlanDocument) -> Void, SplitError)] = [
            ({ $0.version = 7 }, .planVersion(7, known: 1)),
            ({ $0.members[0].member = "none" }, .unknownMember("none")),
            (
                { $0.members[0].role = "model" },
                .unknownRole(
                    "model", member: "label", known: ["view", "presenter", "interactor", "wireframe", "later"])
            ),
            ({ $0.change { $0.line += 1 } }, .unknownFragment("fetchCount", member: "load()")),
            ({ $0.change { $0.id += 10 } }, .unknownFragment("fetchCount", member: "load()")),
            (
                { $0.change { $0.role = "wireframe" } },
                .fragmentRole("wireframe", fragment: "fetchCount", known: ["interactor", "presenter"])
            ),
            ({ $0.rename("setLabelText", to: "a b") }, .invalidFragmentName("a b", fragment: "setLabelText")),
            (
                { $0.rename("setLabelText", to: "presenter") },
                .invalidFragmentName("presenter", fragment: "setLabelText")
            ),
            (
                { $0.change { if [2, 3].contains($0.id) { $0.name = "name\($0.id)" } } },
                .severalFragmentNames(["name2", "name3"], fragment: "setLabelText")
            ),
        ]
        for (change, error) in rows { #expect(throws: error) { try split(changing: change) } }
    }
}

extension PlanDocument {
    /// Changes every fragment.
    fileprivate mutating func change(_ body: (inout PlannedFragment) -> Void) {
        for member in members.indices {
            for fragment in members[member].fragments.indices { body(&members[member].fragments[fragment]) }
        }
    }

    fileprivate mutating func give(_ name: String, to role: String) {
        for place in members.indices where members[place].member == name { members[place].role = role }
    }

    fileprivate mutating func rename(_ name: String, to other: String) {
        change { if $0.name == name { $0.name = other } }
    }
}

extension FileChange {
    fileprivate var createdText: String? {
        if case .create(_, let text) = self { text } else { nil }
    }
}
