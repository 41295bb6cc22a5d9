import Foundation
import Testing

@testable import ViperSplit

/// What is separated through several levels, and what stays where it is.
struct SeparationTests {
    // MARK: - What stays

    @Test func equalNamesOfDifferentServicesAreToldApart() throws {
        try expectSplit(
            separationSource("store.pick(Int.self)\nAPI.shared.pick(Int.self)"), context: separationApp,
            presenter: "interactor.pickInt()\ninteractor.pickIntAPI()")
    }

    @Test func methodsOfOneNameAreToldApartByTheirLabels() throws {
        let log = """
            class Log {
                static let shared = Log()
                func add(_ text: String) {}
                func add(_ text: String, to list: Int) {}
                func add(_ text: String, then: () -> Void) {}
            }
            """
        let code =
            "Log.shared.add(text)\nLog.shared.add(text, to: index)\nLog.shared.add(text) { print(1) }\ndismiss(animated: true)\n"
            + "dismiss(animated: true) { [weak self] in self?.notes = [] }"
        try expectSplit(
            separationSource(code), context: separationApp + [log],
            presenter:
                "interactor.add(text)\ninteractor.add(text, to: index)\ninteractor.addText(text) { print(1) }\nwireframe.close()\nwireframe.close { [weak self] in self?.notes = [] }",
            interactor: "func add(_ text: String, to list: Int) {\nlog.add(text, to: list)\n}")
    }

    @Test func aValueOfUIKitStaysBehindItsView() throws {
        try expectSplit(
            separationSource("print(nameLabel.font.fontDescriptor)"), context: separationApp,
            presenter: "print(view.nameLabel.font.fontDescriptor)")
    }

    private func alert(_ handler: String) -> String {
        """
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.text = text }
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self, unowned alert] _ in
            \(handler)
        })
        present(alert, animated: true)
        """
    }

    @Test func aHandlerIsGivenWhatTheFieldsHold() throws {
        try expectSplit(
            separationSource(alert("self?.note?.title = alert.textFields?.first?.text ?? \"\"")),
            context: separationApp,
            presenter: """
                wireframe.showNameAlert(for: text) { [weak self] enteredText in
                self?.note?.title = enteredText ?? ""
                }
                """,
            wireframe: "{ [unowned alert] _ in\nonOK(alert.textFields?.first?.text)\n})")
    }

    /// A field is filled before the alert is shown, so what it is filled with is read where that is asked for.
    @Test(
        arguments: [
            ("{ [weak self] in $0.text = self?.emailField.text }", "{ $0.text = text }"),
            ("{ [weak self] field in field.text = self?.emailField.text }", "{ field in field.text = text }"),
            (
                "{ [weak self, unowned alert] in\n$0.text = self?.emailField.text\n$0.placeholder = alert.title\n}",
                "{ [unowned alert] in\n$0.text = text\n$0.placeholder = alert.title\n}"
            ),
        ])
    func aFieldIsFilledWithWhatItsClosureRead(_ closure: String, _ filling: String) throws {
        let asked = alert("self?.note?.title = alert.textFields?.first?.text ?? \"\"").replacing(
            "{ $0.text = text }", with: closure)
        let module = try expectSplit(
            separationSource(asked), context: separationApp, presenter: "wireframe.showNameAlert(for: view.emailText) {"
        )
        expect(module.wireframe, holds: "alert.addTextField \(filling)")
    }

    /// What is done with the screen itself stays with who has it.
    @Test func aFieldThatIsGivenTheScreenKeepsTheAlertInTheView() throws {
        let asked = alert("self?.note?.title = alert.textFields?.first?.text ?? \"\"").replacing(
            "{ $0.text = text }", with: "{ [weak self] in $0.delegate = self }")
        let module = try checkedSplit(separationSource(asked), context: separationApp)
        expect(module.presenter, lacks: "showNameAlert(for")
    }

    @Test(arguments: [
        "self?.notes = []\n    print(alert.textFields?.first?.text ?? \"\", self?.notes.count ?? 0)\n    print(self!.load())"
            + "\n    print(alert.textFields?.last?.text ?? \"\")",
        "self?.note?.title = alert.title ?? \"\"",
    ])
    func aHandlerThatNeedsMoreOfTheAlertKeepsItInTheView(_ handler: String) throws {
        try expectStays(
            separationSource(alert(handler)), context: separationApp, member: "handle", rule: "inherited-member")
    }

    @Test func whatAScreenCallsBackStaysWithTheCaller() throws {
        try expectSplit(
            separationSource(
                """
                let next = NoteViewController()
                next.onSave = { [weak self] in self?.notes = [] }
                present(next, animated: true)
                """), context: separationApp,
            presenter: "wireframe.showNote { [weak self] in self?.notes = [] }",
            wireframe:
                "func showNote(onSave: @escaping () -> Void) {\nlet next = NoteViewController()\nnext.onSave = onSave")
    }

    @Test(arguments: [
        "{ [weak self] isDone in self?.notes = isDone ? [] : [Note()] }",
        "{ isDone in print(isDone, self.notes.count) }",
    ])
    func whatRunsLaterIsNotReadEarly(_ completion: String) throws {
        let code = "UIView.animate(withDuration: 1, animations: { self.spinner.alpha = 0 }, completion: \(completion))"
        let module = try checkedSplit(separationSource(code), context: separationApp)
        expect(module.view, lacks: "animateSpinner")
    }

    @Test func aClosureFromDeeperInsideIsAsDeepAsItsCall() throws {
        let code = """
            if let next = Screens.makeNote() {
                    next.onSave = { [weak self] in
                        self?.notes = []

                    }
                    present(next, animated: true)
                }
            """
        let module = try expectSplit(separationSource(code), context: separationApp)
        let closure = "wireframe.showNote { [weak self] in\n            self?.notes = []\n\n        }\n"
        #expect(module.presenter.contains(closure), "\(module.presenter)")
    }

    @Test func aBodyFromDeeperInsideIsALevelDeeperThanItsCall() throws {
        let code = """
            let next = PadViewController(
                        onSave: { [weak self] in
                            self?.notes = []
                                + []
                })
            present(next, animated: true)
            """
        let app = "class PadViewController: UIViewController { init(onSave: @escaping () -> Void) {} }"
        let module = try expectSplit(separationSource(code), context: separationApp + [app])
        let closure =
            "wireframe.showPad { [weak self] in\n            self?.notes = []\n                + []\n        }\n"
        #expect(module.presenter.contains(closure), "\(module.presenter)")
    }

    @Test func aCallbackOfATypeThatNobodyKnowsStays() throws {
        try expectStays(
            separationSource(
                """
                let next = NoteViewController()
                next.onClose = { [weak self] in self?.notes = [] }
                present(next, animated: true)
                """), context: separationApp, member: "handle", rule: "inherited-member")
    }

    @Test func aScreenThatIsNeededLaterStays() throws {
        try expectStays(
            separationSource("let next = NoteViewController()\npresent(next, animated: true)\nprint(next)"),
            context: separationApp,
            member: "handle", rule: "inherited-member")
    }

    /// A view is made for nobody as well as not; who counts when it is made or let go of has to be made.
    @Test(arguments: [
        ("", true), ("deinit { API.shared.launches += 1 }", false),
        ("override init(frame: CGRect) { API.shared.launches += 1; super.init(frame: frame) }", false),
    ])
    func withoutSelfNothingIsMadeOfWhichAnybodyCouldTell(_ member: String, _ leaves: Bool) throws {
        let code = """
            store.load(1) { [weak self] found in
                self?.notes = []
                let pin = PinView()
                self?.tableView.addSubview(pin)
            }
            """
        let pin = "import UIKit\nclass PinView: UIView {\n\(member)\n}"
        let source = separationSource(code).replacing("// MARK: - Handle view event\n", with: "")
        let module = try checkedSplit(source, context: separationApp + [pin])
        #expect(module.presenter.contains("self?.view.setUpPin()") == leaves)
        #expect(module.view.contains("let pin = PinView()") && !module.presenter.contains("PinView"))
    }

    @Test func withoutSelfNothingIsBuilt() throws {
        try expectStays(
            separationSource(
                """
                store.load(1) { [weak self] found in
                    let next = NoteViewController()
                    next.note = found
                    self?.present(next, animated: true)
                }
                """), context: separationApp, member: "handle", rule: "inherited-member")
    }

    @Test func whatOnlyTheViewDoesIsLeftAlone() throws {
        let drawing = "\n// MARK: - Drawing\nfunc draw() { spinner.stopAnimating() }"
        let module = try expectSplit(separationSource("") + drawing, context: separationApp)
        expect(module.view, holds: "func draw() { spinner.stopAnimating() }")
        expect(module.view, lacks: "stopSpinnerAnimating")
    }

    @Test(arguments: [
        ("spinner.stopAnimating()", "view.stopSpinnerAnimating()"),
        ("API.shared.send(notes[0])", "interactor.send(notes[0])"),
        ("spinner.isDebugged = true", "view.spinner.isDebugged = true"),
        ("Probe.shared.send(notes[0])", "Probe.shared.send(notes[0])"),
        ("API.shared.probe()", "interactor.api.probe()"),
    ])
    func codeThatIsNotAlwaysCompiledLeavesIfAllOfItIsThere(_ code: String, _ now: String) throws {
        let app = """
            #if DEBUG
            class Probe { static let shared = Probe(); func send(_ note: Note) {} }
            extension API { func probe() {} }
            #endif
            """
        try expectSplit(
            separationSource("#if DEBUG\n\(code)\n#endif"), context: separationApp + [app],
            presenter: "#if DEBUG\n\(now)\n#endif")
    }

    @Test func anOutletThatIsNotAlwaysCompiledIsNotAsked() throws {
        let source =
            separationSource("#if DEBUG\nprobe.stopAnimating()\n#endif\nAPI.shared.send(notes[0])")
            + "\n#if DEBUG\n@IBOutlet var probe: UIActivityIndicatorView!\n#endif"
        let module = try expectSplit(source, context: separationApp)
        expect(module.view, lacks: "stopProbeAnimating")
    }

    @Test func whatIsAvailableLaterIsTakenOutAsSuch() throws {
        let module = try expectSplit(
            separationSource("")
                + "\n@available(iOS 16, *)\nfunc rest() { notes = []; tableView.isNew = true; spinner.stopAnimating() }",
            context: separationApp,
            presenter: "view.setTableViewNew(true)")
        expect(module.view, holds: "@available(iOS 16, *)\nfunc setTableViewNew(")
        expect(module.interfaces, holds: "@available(iOS 16, *)\nfunc setTableViewNew(")
        expect(module.interfaces, lacks: "@available(iOS 16, *)\nfunc stopSpinnerAnimating(")
    }

    @Test(arguments: [
        ("[weak self]", "self?.notes = []\nAPI.shared.send(text)"), ("", "API.shared.send(text)"),
    ])
    func whatRanWithoutSelfGoesOnDoingSo(_ capture: String, _ body: String) throws {
        let code = "let text = Note()\nstore.load(1) { \(capture.isEmpty ? "" : capture + " ")_ in\n\(body)\n}"
        let module = try expectSplit(separationSource(code), context: separationApp, presenter: "API.shared.send(text)")
        expect(module.interactor, lacks: "func send")
    }

    @Test(arguments: [
        ("[weak self]", "self?.notes = []", "begin it with `guard let self else { return }`"),
        (
            "[weak self]", "guard let self else { return }\nself.notes = []\nTracker.shared.limit(2)",
            "Business use case"
        ),
    ])
    func theFindingSaysWhatToDo(_ capture: String, _ body: String, _ advice: String) throws {
        let asks = "let all = API.shared.list(of: Int.self)\nprint(all, Tracker.shared.x as Any)"
        let code = "store.load(1) { \(capture) _ in\n\(body)\n\(asks)\n}"
        let module = try checkedSplit(separationSource(code), context: separationApp)
        let finding = try #require(module.split.findings.first { $0.rule.hasPrefix("data-in-") })
        #expect(finding.message.contains(advice), "\(finding.message)")
    }

    @Test(arguments: [
        ("private func lay(_ next: UIViewController)", "hand on values instead of the `UIViewController`, and put"),
        ("private func lay(_ next: Int)", "lay(_:)` navigates in the View: `present` (line 27); put it into"),
        ("@objc func lay(_ next: UIButton)", "lay(_:)` navigates in the View: `present` (line 27); put it into"),
    ])
    func theFindingSaysWhatToDoWithAScreen(_ head: String, _ advice: String) throws {
        let body = "super.isEditing = true\nself.present(next as Any, with: super.title)"
        let source = separationSource("notes = []") + "\n// MARK: - View life\n\(head) { \(body) }"
        let findings = try checkedSplit(source, context: separationApp).split.findings
        let finding = try #require(findings.first { $0.rule == "navigation-in-view" }, "\(findings)")
        #expect(finding.message.contains(advice), "\(finding.message)")
    }

    @Test(arguments: [
        ("deinit { store.touch() }", "`store` can't leave the View: `deinit` uses it"), ("", "give `--context`"),
    ])
    func theFindingSaysWhatKeepsTheService(_ end: String, _ advice: String) throws {
        let source = separationSource("store.pick(Int.self); print(store.unknown)") + "\n\(end)"
        let findings = try checkedSplit(source).split.findings.filter { $0.rule.hasPrefix("data-in-") }
        #expect(findings.contains { $0.message.contains(advice) }, "\(findings.map(\.message))")
    }

    @Test(arguments: [
        (
            "What stays on its line stays as it is.", " { [weak self] found in\n~~~~self?.note = found\n~~}",
            " { [weak self] found in\n~~~~self?.note = found\n~~}"
        ),
        (
            "What goes up to the line of the call is as deep as it.",
            ",\n~completion: { [weak self] found in\n~~self?.note = found\n~})",
            " { [weak self] found in\n~self?.note = found\n}"
        ),
    ])
    func aClosureIsAsDeepAsItsLine(_ sentence: String, _ arguments: String, _ handedOver: String) throws {
        func indented(_ text: String, by depth: String) -> String {
            text.replacingOccurrences(of: "\n", with: "\n" + depth).replacingOccurrences(of: "~", with: "    ")
        }
        let call = arguments.hasPrefix(",") ? "store.load(1" : "store.load(1)"
        // The body is a level deeper in the class.
        let source = separationSource(indented(call + arguments, by: "    "))
        let presenter = try checkedSplit(source, context: separationApp).presenter
        let expected = indented("interactor.load(1)" + handedOver, by: "        ")
        #expect(presenter.contains(expected), "\(sentence)\n\(presenter)")
    }

    @Test(arguments: [
        (
            "guard let user = API.shared.user.first else { return }\nprint(user)",
            "guard let user = interactor.user.first"
        ),
        ("let user = API.shared.user\nprint(user)", "let user = interactor.user"),
        ("let user = 1\nprint(user, API.shared.user)", "print(user, interactor.apiUser)"),
        (
            "let load = { [weak self] (user: String) in\nself?.notes = []\nprint(user, self?.store.recent as Any, API.shared.user)\n}\nload(API.shared.user)",
            "load(interactor.user)"
        ),
    ])
    func aLocalNameHidesAnotherOnlyWhereItIsBound(_ code: String, _ presenter: String) throws {
        try expectSplit(separationSource(code), context: separationApp, presenter: presenter)
    }

    @Test func aTakenNameGetsAnotherOne() throws {
        try expectSplit(
            separationSource("spinner.stopAnimating()") + "\nfunc stopSpinnerAnimating() { tableView.reloadData() }",
            context: separationApp,
            presenter: "view.stopSpinnerAnimatingInView()")
    }

    @Test func aBodyThatCannotGoWhereItsTitleSaysIsTakenApartWhereItIs() throws {
        let source =
            separationSource("")
            + "\n// MARK: - Business use case\nfunc reset() {\nnameLabel.text = nil\nMainStore.shared.touch()\ndismiss(animated: false)\n}"
        let module = try expectSplit(
            source, context: separationApp,
            presenter: "func reset() {\nview.setNameLabelText(nil)\ninteractor.touchMain()\nwireframe.close()\n}",
            wireframe: "func close() {\nviewController.dismiss(animated: false)\n}")
        #expect(
            module.split.findings.contains {
                $0.rule == "view-in-interactor" && $0.message.hasPrefix("`reset` goes to the Presenter")
            })
    }

    @Test func whatGoesOnUnderATitleStandsBeforeNewTitles() throws {
        try expectSplit(
            separationSource("dismiss(animated: false)\nAPI.shared.user = text")
                + "\n// MARK: - Business use case\nprivate func count() -> Int { 1 }",
            context: separationApp, presenter: "wireframe.close()\ninteractor.setUser(text)")
    }

    @Test func aBodyThatGoesWhereItsTitleSaysIsNotTakenApart() throws {
        try expectSplit(
            separationSource("") + "\n// MARK: - Business use case\nfunc reset() {\nnotes = []\nstore.touch()\n}",
            context: separationApp, interactor: "store.touch()")
    }

    @Test func aBodyOfTheViewGivesAwayNavigationAndData() throws {
        try expectSplit(
            separationSource("")
                + """

                // MARK: - View life
                func leave(_ button: UIButton) {
                    store.save(Note())
                    button.isEnabled = false
                    dismiss(animated: true)
                }
                """, context: separationApp,
            view: "presenter.save(Note())\nbutton.isEnabled = false\npresenter.close()")
    }
}
