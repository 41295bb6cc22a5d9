import Testing

@testable import ViperSplit

/// Members of a view controller that ask the module that there is, or are asked by it, and leave for it later.
struct GrowingModuleTests {
    // MARK: - What asks the module

    @Test(
        arguments: [
            ("What the Presenter does it does itself.", "presenter.load()\ncount += 1", "load()\ncount += 1"),
            ("`self` stays.", "self.presenter.load()\ncount += 1", "self.load()\ncount += 1"),
            (
                "A name that stands for `self` stays.",
                "later { [weak self] in\nguard let me = self else { return }\nme.presenter.load()\n}\ncount += 1",
                "later { [weak self] in\nguard let me = self else { return }\nme.load()\n}\ncount += 1"
            ),
            (
                "`self` may be gone.", "later { [weak self] in self?.presenter.load() }\ncount += 1",
                "later { [weak self] in self?.load() }\ncount += 1"
            ),
            (
                "A local name hides it.", "let load = 1\npresenter.load()\ncount += load",
                "let load = 1\nself.load()\ncount += load"
            ),
            (
                "What is passed on is asked of who does it.", "presenter.save()\ncount += 1",
                "interactor.save()\ncount += 1"
            ),
        ])
    func aMemberThatAsksTheModuleLeaves(_ sentence: String, _ body: String, _ expected: String) throws {
        let grown = try grow(
            "// MARK: - Handle view event\n@IBAction func add() {\n\(body)\n}\nprivate var count = 0",
            presenter: "func load() {}\nfunc save() { interactor.save() }", requirements: "func load()\nfunc save()"
        ).outdented
        #expect(grown.split.outcome == .split, "\(grown.split.findings.map(\.message))")
        #expect(grown.presenter.contains("func add() {\n\(expected)\n}"), "\(grown.presenter)")
        #expect(grown.view.contains("func add() {\npresenter.add()\n}"))
    }

    /// Others than the view controller reach the module by it, or nobody but the Presenter knows what it asks for.
    @Test(
        arguments: [
            ("@IBAction func tap() { presenter.load() }", nil), ("func refresh() { presenter.load() }", nil),
            ("func load() { presenter.load() }", nil),
            (
                "// MARK: - Business use case\nfunc store() { UserDefaults.standard.set(presenter.count, forKey: \"n\") }",
                "interactor"
            ),
            ("private func tell() { print(presenter as Any) }", nil),
        ])
    func aMemberThatIsTheWayToTheModuleStays(_ member: String, _ asked: String?) throws {
        let grown = try grow(
            member + "\n// MARK: - Handle view event\nprivate func other() { print(1) }\nfunc use() { other() }",
            presenter: "func load() {}\nvar count = 0", requirements: "func load()\nvar count: Int { get }"
        ).outdented
        #expect(grown.split.outcome == .split)
        let body = try #require(member.split(separator: "\n").last)
        if asked == nil {
            #expect(grown.view.contains(body))
        } else {
            #expect(grown.presenter.contains("interactor.setN(count)"), "\(grown.presenter)")
        }
    }

    /// A request touches what its code does, as the view controller's own member did that it was: who shows what the Presenter works
    /// out of its state is the View's still.
    @Test(arguments: [
        ("State is worked out.", "var title: String { \"\\(count)\" }", true),
        ("So it is by another member.", "var title: String { text }\nprivate var text: String { \"\\(count)\" }", true),
        ("Data is asked for.", "var title: String { interactor.save(); return \"\" }", false),
        (
            "It is by another member.",
            "var title: String { text() }\nfunc text() -> String { interactor.save(); return \"\" }", false
        ),
    ])
    func whatARequestDoesTellsWhoseItsCallerIs(_ sentence: String, _ title: String, _ stays: Bool) throws {
        let grown = try grow(
            "private func refresh() {\nlabel.text = presenter.title\nlabel.isHidden = false\n}\nfunc use() { refresh() }",
            presenter: "var count = 0\n" + title, requirements: "var title: String { get }")
        #expect((grown.split.outcome == .alreadySplit) == stays, "\(sentence) \(grown.presenter)")
    }

    /// What a body of the View sets in the Presenter it was left to set; one that goes by it decides.
    @Test(arguments: [
        ("label.isHidden = isOpen\npresenter.isOpen = isOpen", true),
        ("label.isHidden = isOpen\nif presenter.isOpen { presenter.isOpen = false }", false),
    ])
    func whoOnlySetsStateOfTheModuleStays(_ code: String, _ stays: Bool) throws {
        let grown = try grow(
            "private func expand(_ isOpen: Bool) {\n\(code)\n}\nfunc use() { expand(true) }",
            presenter: "var isOpen = false", requirements: "var isOpen: Bool { get set }")
        #expect((grown.split.outcome == .alreadySplit) == stays, "\(grown.presenter)")
    }

    /// What the module calls something nobody else can be called.
    @Test func whatIsTakenOutHasAnotherName() throws {
        func members(_ store: String) -> String {
            """
            // MARK: - Handle view event
            func keep(_ text: String) {
                \(store)
                count += 1
            }
            private var count = 0
            """
        }
        let setting = members("UserDefaults.standard.set(text, forKey: \"text\")")
        let free = try grow(setting).outdented
        #expect(free.presenter.contains("interactor.setText(text)"))
        let taken = try grow(
            setting, presenter: "func load() {}\nfunc setText(_ text: String) {}",
            requirements: "func load()\nfunc setText(_ text: String)"
        ).outdented
        #expect(!taken.presenter.contains("interactor.setText(text)"), "\(taken.presenter)")
    }

    // MARK: - Ways round

    private static let tapped =
        "// MARK: - Handle view event\nfunc add() {\npresenter.save()\ncount += 1\n}\nprivate var count = 0"

    /// What the Presenter passed on to the Interactor, for code that is the Presenter's now, is passed on for nobody.
    @Test func whatIsPassedOnForNobodyGoes() throws {
        let grown = try grow(
            Self.tapped, presenter: "func load() {}\n// MARK: - Forwarding\nfunc save() { interactor.save() }",
            requirements: "func load()\nfunc save()"
        ).outdented
        #expect(grown.split.outcome == .split, "\(grown.split.findings.map(\.message))")
        #expect(grown.presenter.contains("interactor.save()\ncount += 1"))
        #expect(
            !grown.presenter.contains("func save()") && !grown.presenter.contains("Forwarding"), "\(grown.presenter)")
        #expect(grown.interfaces.contains("protocol NotesInteractorInterface: InteractorInterface { func save() }"))
        #expect(grown.interfaces.contains("protocol NotesPresenterInterface: PresenterInterface {\nfunc load()\n"))
    }

    /// Somebody else asks for it, may ask for it, or has said something of it.
    @Test(
        arguments: [
            ("func save() { interactor.save() }", "func draw() { presenter.save() }", ""),
            ("func save() { interactor.save() }\nfunc twice() { save() }", "", ""),
            ("func save() { interactor.save() }\nfunc twice() { self.save() }", "", ""),
            ("/// By hand.\nfunc save() { interactor.save() }", "", ""),
            ("func save() { interactor.save(); print(1) }", "", ""),
            ("func save() { interactor.save() }", "func draw() { let other = presenter!; other.save() }", ""),
            ("func save() { interactor.save() }", "", "func go() { viewController.presenter.save() }"),
            ("func save() { interactor.save() }", "", "}\nfunc all(_ some: NotesPresenterInterface) { some.save()"),
        ])
    func whatIsPassedOnForSomebodyStays(_ way: String, _ more: String, _ wireframe: String) throws {
        let grown = try grow(
            "\(Self.tapped)\n// MARK: - Update view\n\(more)", presenter: "func load() {}\n\(way)",
            wireframe: wireframe, requirements: "func load()\nfunc save()"
        ).outdented
        #expect(grown.split.outcome == .split, "\(grown.split.findings.map(\.message))")
        #expect(grown.presenter.contains(way), "\(grown.presenter)")
        #expect(grown.interfaces.contains("func load()\nfunc save()"))
    }

    /// A service that the Interactor keeps is asked for something as one of the view controller's own would be.
    @Test(
        arguments: [
            ("NoteStore", "presenter.pile.archive(1)", "interactor.archive(1)", true),
            (
                "NoteStore", "later { [weak self] in self?.presenter.pile.archive(1) }",
                "later { [weak self] in self?.interactor.archive(1) }", true
            ),
            ("NotePile", "presenter.pile.archive(1)", "interactor.pile.archive(1)", false),
        ])
    func aServiceOfTheModuleIsAskedByTheInteractor(
        _ type: String, _ before: String, _ after: String, _ isService: Bool
    ) throws {
        let grown = try grow(
            "// MARK: - Handle view event\nfunc add() {\n\(before)\ncount += 1\n}\nprivate var count = 0",
            presenter: "func load() {}\nvar pile: \(type) { interactor.pile }",
            interactorHead: "final class NotesInteractor {\nlet pile = \(type)()\n}",
            requirements: "func load()\nvar pile: \(type) { get }",
            ofInteractor: "func save(); var pile: \(type) { get }"
        ).outdented
        #expect(grown.split.outcome == .split, "\(grown.split.findings.map(\.message))")
        #expect(grown.presenter.contains("\(after)\ncount += 1"), "\(grown.presenter)")
        #expect(!grown.presenter.contains("var pile"))
        #expect(grown.interactor.contains("pile.archive(count)") == isService, "\(grown.interactor)")
        #expect(grown.interfaces.contains("func save(); var pile") != isService, "\(grown.interfaces)")
    }

    /// Verification asks by itself whether somebody still needs what has gone.
    @Test func aWayThatIsStillAskedForIsMissed() throws {
        func grown(_ tamper: (ChangeSet) -> ChangeSet) throws -> GrownModule {
            try grow(
                Self.tapped + "\n// MARK: - Update view\nfunc draw() { presenter.save() }",
                presenter: "func load() {}\nfunc save() { interactor.save() }",
                requirements: "func load()\nfunc save()",
                tampering: tamper
            ).outdented
        }
        #expect(try grown { $0 }.split.outcome == .split)
        let split = try grown { changes in
            ChangeSet(
                changes: changes.changes.map { change in
                    guard change.path.hasSuffix("Other1.swift"), let text = try? change.newContents() else {
                        return change
                    }
                    return .create(
                        path: change.path, contents: text.replacing("func save() { interactor.save() }", with: ""))
                })
        }.split
        #expect(split.outcome == .verificationFailed)
    }

    // MARK: - What the module asks

    private static let filter = "// MARK: - Handle view event\nfunc clear() {\nfilter = \"\"\n}\nvar filter = \"a\""

    @Test(
        arguments: [
            ("var filter: String { view.filter }", "get"),
            ("var filter: String {\nget { view.filter }\nset { view.filter = newValue }\n}", "get set"),
        ])
    func whatWasPassedOnToTheViewIsThereItself(_ way: String, _ accessors: String) throws {
        let grown = try grow(
            Self.filter, presenter: "func load() {}\n\(way)", ofView: "var filter: String { \(accessors) }",
            output: "var filter: String { \(accessors) }"
        ).outdented
        #expect(grown.presenter.contains("var filter = \"a\""), "\(grown.split.findings.map(\.message))")
        #expect(!grown.presenter.contains("view.filter"))
        #expect(!grown.view.contains("filter"))
        #expect(
            !grown.interfaces.contains("protocol NotesViewInterface: ViewInterface {\nfunc show(_ text: String)\nvar"))
    }

    @Test(
        arguments: [
            ("view.show(view.filter)", "view.show(filter)"), ("view.show(self.view.filter)", "view.show(self.filter)"),
            ("let filter = view.filter\nview.show(filter)", "let filter = self.filter\nview.show(filter)"),
        ])
    func whatWasAskedOfTheViewIsThereItself(_ body: String, _ expected: String) throws {
        let grown = try grow(
            Self.filter, presenter: "func load() {\n\(body)\n}", ofView: "var filter: String { get }"
        ).outdented
        #expect(grown.presenter.contains("func load() {\n\(expected)\n}"), "\(grown.presenter)")
    }

    /// Somebody else asks the view, too, or has said something of it, or can't say `self`.
    @Test(
        arguments: [
            ("", "func go() { print(viewController.filter) }", ""),
            ("/// By hand.\nvar filter: String { view.filter }", "", ""),
            ("func wait() { later { [view] in print(view.filter) } }", "", ""),
            ("var filter: String { view.filter }", "", "extension NotesViewInterface { var filter: String { \"\" } }"),
        ])
    func whatIsAskedOtherwiseStays(_ presenter: String, _ wireframe: String, _ more: String) throws {
        let grown = try grow(
            Self.filter, presenter: "func load() {}\n\(presenter)", wireframe: wireframe,
            ofView: "var filter: String { get }\n\(more.isEmpty ? "" : "}\n\(more.dropLast())")"
        ).outdented
        #expect(presenter.isEmpty || grown.presenter.contains(presenter), "\(grown.presenter)")
        #expect(wireframe.isEmpty || grown.wireframe.contains(wireframe), "\(grown.wireframe)")
        #expect(grown.view.contains("filter"))
    }

    /// Verification finds what is missing of the module as it was, whatever the split meant to take out.
    @Test(
        arguments: [
            ("func show(_ text: String)", "", "Other0"), ("// The sum.", "", "Other1"), ("view.show", "show", "Other1"),
        ])
    func whatAModuleLosesIsFound(_ old: String, _ new: String, _ file: String) throws {
        func grown(_ tamper: (ChangeSet) -> ChangeSet) throws -> GrownModule {
            try grow(
                Self.filter, presenter: "func load() {\n// The sum.\nview.show(view.filter)\n}",
                ofView: "var filter: String { get }", tampering: tamper
            ).outdented
        }
        #expect(try grown { $0 }.split.outcome == .split)
        let split = try grown { changes in
            ChangeSet(
                changes: changes.changes.map { change in
                    guard change.path.contains("Other"), let text = try? change.newContents() else { return change }
                    return .create(path: change.path, contents: text.replacing(old, with: new))
                })
        }.split
        #expect(split.outcome == .verificationFailed)
        #expect(
            split.findings.contains { $0.message.contains("`App/\(file).swift` isn't as it was: ") },
            "\(split.findings.map(\.message))")
    }

    /// The Presenter sets from now on what it only read.
    @Test func whatIsSetCanBe() throws {
        func grown(_ body: String) throws -> GrownModule {
            try grow(
                "// MARK: - Handle view event\nfunc clear() {\n\(body)\n}\n// MARK: - Update view\nvar size: Int {\nget { label.numberOfLines }\nset { label.numberOfLines = newValue }\n}",
                presenter: "func load() { print(view.size) }", ofView: "var size: Int { get }"
            ).outdented
        }
        #expect(try grown("size = 1").interfaces.contains("var size: Int { get set }"))
        #expect(try grown("print(size)").interfaces.contains("var size: Int { get }"))
    }
}
