import Testing

@testable import ViperSplit

/// Code that stays in the View, each with the least that keeps it there and with code that just may go.
struct CodeRefusalTests {
    @Test(arguments: [
        RefusalRow(
            "What UIKit gives is the view controller's.", .code(.inherited("view", navigates: false)),
            kept: "private func f() { print(view!) }", moved: "private func f(view: Int) { print(view) }"),
        RefusalRow(
            "So is what shows another screen.", .code(.inherited("presentedViewController", navigates: true)),
            kept: "private func f() { print(presentedViewController!) }",
            moved: "private func f(presentedViewController: Int) { print(presentedViewController) }"),
        RefusalRow(
            "What nobody knows may be.", .code(.unknownName("write", isAppGiven: false)),
            kept: "private func f() { write() }", moved: "private func f() { print() }"),
        RefusalRow(
            "Self may be told from another object.", .code(.handsOnSelf),
            kept: "private func f() { print(self) }", moved: "private func f() { print(self.n) }\nprivate var n = 1"),
        RefusalRow(
            "Super is the view controller's.", .code(.callsSuper),
            kept: "private func f() { super.loadView() }", moved: "private func f() { print(\"super\") }"),
        RefusalRow(
            "Self is another type elsewhere.", .code(.namesSelfType("NotesViewController")),
            kept: "private func f() { print(Self.self) }", moved: "private func f() { print(Int.self) }"),
        RefusalRow(
            "A selector needs an Objective-C method.", .code(.selector),
            kept: "private func f() { print(#selector(g)) }\n@objc private func g() {}",
            moved: "private func f() { g() }\n@objc private func g() {}"),
        RefusalRow(
            "A key path names the type.", .code(.unsupported(.keyPath)),
            kept: "private func f() { print(\\NotesViewController.n) }\nvar n = 1",
            moved: "private func f() { print(\\Note.n) }\nvar n = 1"),
        RefusalRow(
            "A key path of Objective-C's names a member.", .code(.unsupported(.macro("keyPath"))),
            kept: "private func f() { print(#keyPath(n)) }\n@objc var n = 1",
            moved: "private func f() { print(#line) }\n@objc var n = 1"),
        RefusalRow(
            "A wrapper stays with its property.", .code(.unsupported(.wrapper("_n"))),
            kept: "private func f() { print(_n) }\n@Saved private var n = 1",
            moved: "private func f() { print(n) }\n@Saved private var n: Int = 1"),
    ])
    func codeKeepsAMember(_ row: RefusalRow) throws {
        try row.check { "@IBOutlet private weak var label: UILabel!\n// MARK: - Handle view event\n\($0)" }
    }

    @Test func withTheAppAnUnknownNameIsInherited() throws {
        try expectRefused(
            "// MARK: - Handle view event\nprivate func f() { write() }", context: ["struct Note {}"],
            because: .code(.unknownName("write", isAppGiven: true)))
        try expectMoves(
            "// MARK: - Handle view event\nprivate func f() { write() }", context: ["func write() {}"], member: "f",
            to: .presenter)
    }

    @Test func aPrivateMemberOfAnotherScreenKeepsTheCode() throws {
        func source(_ access: String) -> String {
            """
            import UIKit
            class NotesViewController: UIViewController {
                @IBOutlet private var label: UILabel!
                \(access) var path = ""
                // MARK: - Wireframe
                private func f() {
                    let next = NotesViewController()
                    next.path = "notes"
                    navigationController?.pushViewController(next, animated: true)
                }
                // MARK: - View life
                override func viewDidLoad() { label.text = path }
            }
            """
        }
        try expectRefused(source("private"), because: .code(.filePrivate(PrivateName(name: "path", isTaken: false))))
        try expectRefused(
            source("private(set)"), because: .code(.filePrivate(PrivateName(name: "path", isTaken: false))))
        try expectMoves(source("internal"), member: "f", to: .wireframe)
    }

    /// Made internal, it would meet another.
    @Test func aNameThatIsTakenHasToChange() throws {
        let source = """
            import UIKit
            private var limit = 3
            class NotesViewController: UIViewController {
                // MARK: - Handle view event
                private func f() { print(limit) }
            }
            """
        try expectRefused(
            source, context: ["private let limit = 5"],
            because: .code(.filePrivate(PrivateName(name: "limit", isTaken: true))))
        try expectMoves(source, context: ["private let size = 5"], member: "f", to: .presenter)
        #expect(
            CodeRefusal.filePrivate(PrivateName(name: "limit", isTaken: true)).wording.advice
                == "give `limit` a name that no other file has, and make it internal")
    }

    @Test(arguments: [
        RefusalRow(
            "A private function of the file can't be named elsewhere.",
            .code(.filePrivate(PrivateName(name: "g", isTaken: false))),
            kept: "private func g() {}", moved: "func g() {}"),
        RefusalRow(
            "Neither can one that the file alone may use.", .code(.filePrivate(PrivateName(name: "g", isTaken: false))),
            kept: "fileprivate func g() {}", moved: "public func g() {}"),
    ])
    func theFileKeepsAMember(_ row: RefusalRow) throws {
        try row.check { global in
            """
            import UIKit
            \(global)
            class NotesViewController: UIViewController {
                // MARK: - Handle view event
                private func f() { g() }
            }
            """
        }
    }

    @Test func theWireframeMayUseWhatTheViewControllerInherits() throws {
        try expectMoves(
            "// MARK: - Wireframe\nprivate func f() { dismiss(animated: true) }", member: "f", to: .wireframe)
        try expectMoves("// MARK: - Wireframe\nprivate func f() { print(self) }", member: "f", to: .wireframe)
        try expectRefused(
            "// MARK: - Wireframe\nprivate func f() { print { [weak self] in self } }", because: .code(.handsOnSelf))
    }

    @Test func theInteractorKnowsNoViews() throws {
        func source(_ body: String) -> String {
            "@IBOutlet var label: UILabel!\nprivate var n = 1\n// MARK: - Business use case\nprivate func f() { \(body) }"
        }
        try expectRefused(source("print(label as Any)"), because: .code(.usesView("label")), in: .presenter)
        try expectMoves(source("print(n)"), member: "f", to: .interactor)
    }

    @Test func anEntryPointKeepsTheViewThatItIsHanded() throws {
        func source(_ body: String) -> String {
            "// MARK: - Handle view event\n@IBAction func f(_ sender: UISwitch) { \(body) }"
        }
        try expectRefused(source("store(sender)") + "\nfunc store(_ s: Any) {}", because: .code(.takesView("sender")))
        try expectMoves(source("store(sender.isOn)") + "\nfunc store(_ s: Any) {}", member: "f", to: .presenter)
    }

    @Test func aFindingNamesTheLineOfTheCode() throws {
        let source = "// MARK: - Handle view event\nprivate func f() {\n    print(1)\n    print(view!)\n}"
        let finding = try #require(try checkedSplit(source).split.findings.first { $0.rule == "inherited-member" })
        #expect(finding.message.hasPrefix("`f` stays in the View: it uses `view` of the view controller (line 8);"))
        #expect(finding.line == 6 && finding.column == 5 && finding.severity == .warning)
        #expect(finding.path == "App/NotesViewController.swift")
    }
}
