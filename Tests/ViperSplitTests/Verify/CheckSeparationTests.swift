import Testing

@testable import ViperSplit

/// The check that separation changed nothing, tried on separations that did.
struct CheckSeparationTests {
    private let original = """
        @IBOutlet var label: UILabel!
        private var count = 0
        func f(_ name: String) {
            // Says it.
            label.text = name
            count += 1
            dismiss(animated: true) { [weak self] in self?.count = 2 }
        }
        """

    private func separated(_ body: String, _ generated: String) -> String {
        "@IBOutlet var label: UILabel!\nprivate var count = 0\nfunc f(_ name: String) {\n\(body)\n}\n\(generated)"
    }

    private let context = AppContext(given: [], context: nil)
    private let body = """
        // Says it.
        setLabelText(name)
        count += 1
        close { [weak self] in self?.count = 2 }
        """
    private let generated = """
        private func setLabelText(_ text: String?) { label.text = text }
        private func close(completion: @escaping () -> Void) { dismiss(animated: true) { completion() } }
        """

    private func failures(_ text: String) throws -> [String] {
        checkSeparation(try controller(original), try controller(text), context).map(\.message)
    }

    @Test(
        "A part of a key path is no member of the view controller.",
        arguments: [
            ("print(\\UILabel.text)", true), ("print(text)", false),
        ])
    func namesInKeyPaths(_ use: String, _ isSame: Bool) throws {
        let before = "var label: UILabel!\nfunc f() { print(label.text); \(use) }"
        let after = "var label: UILabel!\nfunc f() { print(text); \(use) }\nvar text: String? { label.text }"
        let faults = checkSeparation(try controller(before), try controller(after), context)
        #expect(faults.isEmpty == isSame, "\(faults)")
    }

    @Test("What is said anyway is left out.", arguments: [("completion: nil", true), ("completion: stop", false)])
    func anArgumentThatSaysTheDefault(_ argument: String, _ isSame: Bool) throws {
        let before = "func stop() {}\nfunc f() { dismiss(animated: true, \(argument)) }"
        let after = "func stop() {}\nfunc f() { leave() }\nprivate func leave() { dismiss(animated: true) }"
        let found = checkSeparation(try controller(before), try controller(after), context)
        #expect(found.isEmpty == isSame)
    }

    /// New methods that use one another in a thousand million ways are counted once each.
    @Test(arguments: [("// Says it.", true), ("// Says nothing.", false)])
    func usesOfNewMethodsAreCountedOnce(_ comment: String, _ isKept: Bool) throws {
        let before = "@IBOutlet var label: UILabel!\nfunc f() {\n\(comment)\nlabel.text = nil\n}"
        let steps = (0..<30).flatMap { level in
            ["step", "skip"].map { "func \($0)\(level)() { step\(level + 1)(); skip\(level + 1)() }" }
        }
        let last = ["step", "skip"].map { "func \($0)30() {\n// Says it.\nlabel.text = nil\n}" }
        let after = try controller(
            (["@IBOutlet var label: UILabel!", "func f() { step0(); skip0() }"] + steps + last).joined(separator: "\n"))
        let new = after.members.filter { $0.name.hasPrefix("s") }
        let faults = commentFaults(try controller(before), after, new).map(\.message)
        #expect(faults == (isKept ? [] : ["separation lost the comment `// Says nothing.`"]))
    }

    @Test(
        "A comment in a new method stands for that of each place that uses it.",
        arguments: [
            ("", "leave()", "// Nothing else.", true), ("", "leave()", "", false),
            ("print(1) // Nothing else.\n", "print(1)\nleave()", "// Nothing else.", false),
            ("print(1) // Nothing else.\n", "print(1) // Nothing else.\nleave()", "// Nothing else.", true),
        ])
    func aCommentInEqualCode(_ first: String, _ use: String, _ kept: String, _ isSame: Bool) throws {
        let code = "dismiss(animated: true) {\n// Nothing else.\n}"
        let before = "func f() { \(first)\(code) }\nfunc g() { \(code) }"
        let after =
            "func f() { \(use) }\nfunc g() { leave() }\nprivate func leave() { dismiss(animated: true) {\n\(kept)\n} }"
        let faults = checkSeparation(try controller(before), try controller(after), context)
        #expect(faults.isEmpty == isSame, "\(faults)")
    }

    @Test("It does so through other new methods, too.", arguments: [("leave()", true), ("", false)])
    func aCommentInCodeThatIsEqualInside(_ last: String, _ isSame: Bool) throws {
        let code = "if isEditing { dismiss(animated: true) {\n// Nothing else.\n} }"
        let before = "func f() { \(code) }\nfunc g() { \(code) }"
        let after = """
            func f() { leaveEditing() }
            func g() { leaveEditing() }
            private func leaveEditing() { if isEditing { \(last) } }
            private func leave() { dismiss(animated: true) {
            // Nothing else.
            } }
            """
        let faults = checkSeparation(try controller(before), try controller(after), context)
        #expect(faults.isEmpty == isSame, "\(faults)")
    }

    @Test func codeThatIsPutBackIsTheOriginal() throws {
        let failures = try failures(separated(body, generated))
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test(arguments: [
        ("A lost statement.", "count += 1\n", "", "`f` isn't the same"),
        (
            "Two statements swapped.", "setLabelText(name)\ncount += 1", "count += 1\nsetLabelText(name)",
            "`f` isn't the same"
        ),
        ("Another argument.", "setLabelText(name)", "setLabelText(\"name\")", "`f` isn't the same"),
        ("A method that does more.", "{ label.text = text }", "{ label.text = text; count = 0 }", "`f` isn't the same"),
        ("A method that does less.", "{ completion() }", "{ }", "`f` isn't the same"),
        ("A parameter that isn't used.", "label.text = text", "label.text = \"\"", "`f` isn't the same"),
        ("A lost comment.", "// Says it.\n", "", "lost the comment"),
        ("A lost capture.", "[weak self] in self?.count", "self.count", "`f` isn't the same"),
        ("A property that changed.", "var count = 0", "var count = 1", "`count` isn't the same"),
        (
            "A method for nothing.", "private func close", "private func other() {}\nprivate func close",
            "nothing uses `other`"
        ),
    ])
    func aFaultIsFound(_ sentence: String, _ old: String, _ new: String, _ message: String) throws {
        let text = separated(body, generated)
        try #require(text.ranges(of: old).count == 1, "\(sentence)")
        let failures = try failures(text.replacing(old, with: new))
        #expect(failures.contains { $0.contains(message) }, "\(sentence) \(failures)")
    }

    @Test func aLocalNameIsNotTheNewMember() throws {
        let generated = "\(generated)\nprivate var title2: String? { API.title }"
        let local = "func g() -> Int {\nlet title2 = 1\nreturn title2\n}\n"
        let original = original.replacing("func f", with: local + "func f").replacing(
            "count += 1", with: "print(API.title)")
        let text = separated(body.replacing("count += 1", with: "print(title2)"), generated)
        let failures = checkSeparation(
            try controller(original), try controller(text.replacing("func f", with: local + "func f")), context)
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test func whatReturnsEarlyMustBeTheEnd() throws {
        let original = """
            func show() {
                guard isViewLoaded else { return }
                dismiss(animated: true)
                «»
            }
            """
        let separated = """
            func show() {
                close()
                «»
            }
            private func close() {
                guard isViewLoaded else { return }
                dismiss(animated: true)
            }
            """
        func faults(_ following: String) throws -> [SeparationFault] {
            checkSeparation(
                try controller(original.replacing("«»", with: following)),
                try controller(separated.replacing("«»", with: following)), context)
        }
        #expect(try faults("").isEmpty)
        #expect(try faults("title = nil").map(\.message) == ["`close` returns early, and something follows in `show`"])
    }

    // MARK: - Handlers that are called with something

    @Test(arguments: [
        ("done($0, $1)", true), ("done($1, $0)", false), ("done($0, $0)", false), ("done($0)", false),
    ])
    func valuesAreHandedOnInTheirOrder(_ call: String, isRight: Bool) throws {
        let original = "private var x = 1\nfunc f() { API.run { [weak self] a, b in self?.x = a - b } }"
        let separated = """
            private var x = 1
            func f() { run { [weak self] a, b in self?.x = a - b } }
            private func run(done: @escaping (Int, Int) -> Void) { API.run { \(call) } }
            """
        let faults = checkSeparation(try controller(original), try controller(separated), context)
        #expect(faults.isEmpty == isRight, "\(faults.map(\.message))")
    }

    private let asking = """
        private var name = ""
        func ask() {
            let alert = UIAlertController()
            alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self, weak alert] _ in
                self?.name = alert?.title ?? ""
            })
            present(alert, animated: true)
        }
        """
    private let asked = """
        private var name = ""
        func ask() {
            showAlert { [weak self] text in
                self?.name = text ?? ""
            }
        }
        private func showAlert(onOK: @escaping (String?) -> Void) {
            let alert = UIAlertController()
            alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak alert] _ in onOK(alert?.title) })
            present(alert, animated: true)
        }
        """

    @Test func aHandlerThatIsCalledWithATextIsTheOriginal() throws {
        let failures = checkSeparation(try controller(asking), try controller(asked), context)
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test(arguments: [
        ("Another text.", "alert?.title)", "alert?.message)"), ("A capture that is lost.", "[weak self] text", "text"),
        ("A capture that is strong.", "[weak alert]", "[alert]"), ("A text that isn't used.", "text ?? \"\"", "\"\""),
        ("It isn't called.", "onOK(alert?.title)", "alert?.removeFromParent()"),
    ])
    func aFaultOfAHandlerIsFound(_ sentence: String, _ old: String, _ new: String) throws {
        try #require(asked.ranges(of: old).count == 1, "\(sentence)")
        let text = asked.replacing(old, with: new)
        #expect(!checkSeparation(try controller(asking), try controller(text), context).isEmpty, "\(sentence)")
    }
}

/// What separation may change, and what looks like it.
struct CheckSeparationFormsTests {
    private let app = AppContext(
        given: [],
        context: [
            SourceFile(
                path: "App.swift",
                text: """
                    class Next: UIViewController { var title2 = ""; deinit { print("gone") } }
                    class Watched: UIViewController { var page = 0 { didSet { Session.end() } } }
                    enum Session { static func end() -> Bool { true }; static func name() -> String { "" } }
                    class Loud: UIViewController { init() { print("made"); super.init(nibName: nil, bundle: nil) } }
                    """)
        ])

    private func faults(_ original: String, _ separated: String) throws -> [String] {
        try checkSeparation(controller(original), controller(separated), app).map(\.message)
    }

    @Test(arguments: [
        (
            "A screen that is held is asked for once more.",
            "func f() { if let shown = presentedViewController { shown.dismiss(animated: true) } }",
            "func f() { if isShown { d() } }\nprivate var isShown: Bool { presentedViewController != nil }\nprivate func d() { presentedViewController?.dismiss(animated: true) }",
            ["presentedViewController?.": "navigationController?.", "!= nil": "== nil", "if isShown": "if !isShown"]
        ),
        (
            "A screen that is held is asked for once more behind the making of another.",
            "func f() { if let shown = presentedViewController { let next = Next(); next.title2 = name; shown.show(next, sender: nil) } }\nvar name = \"\"",
            "func f() { if isShown { d(name) } }\nvar name = \"\"\nprivate var isShown: Bool { presentedViewController != nil }\nprivate func d(_ text: String) { let next = Next(); next.title2 = text; presentedViewController?.show(next, sender: nil) }",
            ["next.title2 = text": "next.title2 = Session.name()", "presentedViewController?.show": "parent?.show"]
        ),
        (
            "What isn't so is the opposite of what is.",
            "func f() { if parent == nil || navigationController?.topViewController !== self { g() } }\nfunc g() {}",
            "func f() { if !a || !b { g() } }\nfunc g() {}\nprivate var a: Bool { parent != nil }\nprivate var b: Bool { navigationController?.topViewController === self }",
            ["!a": "a", "=== self": "!== self", "!= nil": "== nil"]
        ),
        (
            "The screen is itself by any name.",
            "func f() { later { [weak self] in if let owner = self { Help.show(from: owner) } } }",
            "func f() { later { [weak self] in if let owner = self { owner.s() } } }\nprivate func s() { Help.show(from: self) }",
            ["(from: self)": "(from: parent)", "owner = self": "owner = self?.parent"]
        ),
        (
            "A branch may stand in braces.",
            "func f() { if x { g() } else if let nav = navigationController, nav.isEditing { nav.popViewController(animated: true) } }\nfunc g() {}\nvar x = true",
            "func f() { if x { g() } else { b() } }\nfunc g() {}\nvar x = true\nprivate func b() { if let nav = navigationController, nav.isEditing { nav.popViewController(animated: true) } }",
            [
                "nav.isEditing { nav.popViewController(animated: true) }":
                    "nav.isEditing { nav.popViewController(animated: true) }; g()", "b() }": "b(); g() }",
            ]
        ),
        (
            "A parameter is found in what it was handed on as.",
            "func f(_ sender: UIButton) { let p = P(); p.sourceView = sender }",
            "func f(_ sender: UIButton) { b(at: sender) }\nprivate func b(at sender: Any) { let p = P(); p.sourceView = sender as? UIButton }",
            ["as? UIButton": "as? UILabel", "b(at: sender)": "b(at: view)"]
        ),
        (
            "What nobody notices is made later.",
            "func f() { let next = Next(); g(); next.title2 = \"\"; present(next, animated: true) }\nfunc g() {}",
            "func f() { g(); show() }\nfunc g() {}\nprivate func show() { let next = Next(); next.title2 = \"\"; present(next, animated: true) }",
            [
                "g(); show()": "show(); g()",
                "next.title2 = \"\"; present(next, animated: true)":
                    "present(next, animated: true); next.title2 = \"\"",
            ]
        ),
    ])
    func formsThatMeanTheSame(
        _ sentence: String, _ original: String, _ separated: String, _ seeded: [String: String]
    ) throws {
        #expect(try faults(original, separated).isEmpty, "\(sentence)")
        for (right, wrong) in seeded {
            try #require(separated.contains(right), "\(right)")
            #expect(try !faults(original, separated.replacing(right, with: wrong)).isEmpty, "\(sentence) \(wrong)")
        }
    }

    @Test(arguments: [
        (
            "Something is done before the screen is told.",
            "func f() { if let shown = presentedViewController { g(); shown.dismiss(animated: true) } }\nfunc g() {}",
            "func f() { if isShown { g(); d() } }\nfunc g() {}\nprivate var isShown: Bool { presentedViewController != nil }\nprivate func d() { presentedViewController?.dismiss(animated: true) }"
        ),
        (
            "A service is asked before the screen is told.",
            "func f() { if let shown = presentedViewController { let r = Session.end(); shown.dismiss(animated: r) } }",
            "func f() { if isShown { d() } }\nprivate var isShown: Bool { presentedViewController != nil }\nprivate func d() { let r = Session.end(); presentedViewController?.dismiss(animated: r) }"
        ),
        (
            "Somebody watches what is set before the screen is told.",
            "func f() { if let shown = presentedViewController { let next = Watched(); next.page = 1; shown.show(next, sender: nil) } }",
            "func f() { if isShown { d() } }\nprivate var isShown: Bool { presentedViewController != nil }\nprivate func d() { let next = Watched(); next.page = 1; presentedViewController?.show(next, sender: nil) }"
        ),
        (
            "Its making is noticed.",
            "func f() { let next = Loud(); g(); present(next, animated: true) }\nfunc g() {}",
            "func f() { g(); show() }\nfunc g() {}\nprivate func show() { let next = Loud(); present(next, animated: true) }"
        ),
        (
            "It may not be made at all.",
            "func f() { let next = Next(); if x { return }; present(next, animated: true) }\nvar x = true",
            "func f() { if x { return }; show() }\nvar x = true\nprivate func show() { let next = Next(); present(next, animated: true) }"
        ),
    ])
    func formsThatDoNot(_ sentence: String, _ original: String, _ separated: String) throws {
        #expect(try !faults(original, separated).isEmpty, "\(sentence)")
    }
}
