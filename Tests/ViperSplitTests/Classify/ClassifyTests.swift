import Testing

@testable import ViperSplit

/// The role that is asked for, before anything is known of what can move (design, 3).
struct ClassifyTests {
    private func classified(_ source: String, extending others: [String] = [], _ member: String) throws -> (
        Role?, Reason
    ) {
        let plan = try plan(source, extending: others)
        let found = try #require(plan.controller.members(named: member).first)
        return (plan.classification.roles[found.id], plan.classification.reasons[found.id])
    }

    @Test(arguments: zikViperSections.keys.sorted())
    func everySectionOfZIKViperDecides(_ title: String) throws {
        let shown = title.prefix(1).uppercased() + title.dropFirst()
        let (role, reason) = try classified("// MARK: - \(shown)\nprivate func f() { print(1) }", "f")
        #expect(role == zikViperSections[title])
        #expect(reason == .section(shown))
    }

    @Test(
        arguments: [
            ("View", .view), ("Presenter", .presenter), ("Interactor", .interactor), ("Router", .wireframe),
            ("Wireframe", .wireframe),
        ] as [(String, Role)])
    func everyBannerDecides(_ title: String, expected: Role) throws {
        #expect(try classified("//------\(title)-------\n\nprivate func f() {}", "f").0 == expected)
    }

    @Test func spacesAndCaseOfATitleDoNotMatter() throws {
        #expect(try classified("// MARK: - handle  VIEW event\nfunc f() {}", "f").0 == .presenter)
    }

    @Test func anotherTitleDecidesNothing() throws {
        let (role, reason) = try classified("// MARK: - Handle view events\nfunc f() {}", "f")
        #expect(role == .view && reason == .nothing)
    }

    @Test(
        arguments: [
            ("It beats a strong section.", "// MARK: - Manage model\n// viper-split: presenter\nfunc f() {}"),
            ("It beats a weak title.", "// MARK: - Networking\n// viper-split: presenter\nfunc f() {}"),
            ("It needs no section.", "// viper-split: presenter\nfunc f() {}"),
            ("Other comments may stand around it.", "/// What.\n// viper-split: presenter\n// Why.\nfunc f() {}"),
            ("Properties have it, too.", "// viper-split: presenter\nprivate var f = UIView()"),
        ] as [(String, String)])
    func aDirectiveDecides(_ sentence: String, source: String) throws {
        let (role, reason) = try classified(source, "f")
        #expect(role == .presenter && reason == .directive, "\(sentence)")
    }

    @Test(
        arguments: [
            ("An outlet is the View's.", "// MARK: - Manage model\n@IBOutlet var f: UILabel!", "f"),
            ("What can be inspected is the View's.", "// MARK: - Manage model\n@IBInspectable var f: Int = 1", "f"),
            ("An initialiser is the View's.", "// MARK: - Manage model\ninit() { super.init() }", "init"),
            ("A subscript is the View's.", "// MARK: - Manage model\nsubscript(i: Int) -> Int { i }", "subscript"),
            ("A nested type is the View's.", "// MARK: - Manage model\nstruct F {}", "F"),
            ("A conditional block is the View's.", "// MARK: - Manage model\n#if DEBUG\nvar f = 1\n#endif", "f"),
        ] as [(String, String, String)])
    func whateverTheSectionThisIsTheViews(_ sentence: String, source: String, member: String) throws {
        #expect(try classified(source, member).0 == .view, "\(sentence)")
    }

    @Test func storedPropertiesOfNoSectionFollowTheirUsers() throws {
        let (role, reason) = try classified("private var f = 1", "f")
        #expect(role == nil && reason == .usage)
    }

    @Test func staticsFollowTheirUsersWhateverTheSection() throws {
        #expect(try classified("// MARK: - Manage model\nstatic let f = 1", "f").0 == nil)
    }

    // MARK: - Weak titles

    @Test(
        arguments: [
            ("A title of data hints at the Interactor.", "Networking", "func f() { print(1) }", .interactor),
            (
                "A title of navigation hints at the Wireframe.", "Navigation", "func f() { dismiss(animated: true) }",
                .wireframe
            ),
            ("A title of views says what was so anyway.", "Layout", "func f() { print(1) }", .view),
        ] as [(String, String, String, Role)])
    func aWeakTitleDecidesWhereTheBodyAgrees(
        _ sentence: String, title: String, code: String, expected: Role
    ) throws {
        let (role, reason) = try classified("// MARK: - \(title)\n" + code, "f")
        #expect(role == expected && reason == .title(title), "\(sentence)")
    }

    @Test(
        arguments: [
            ("A type of UIKit speaks against it.", "Networking", "func f() { g(UIView()) }", "it names `UIView`"),
            ("An outlet speaks against it.", "Networking", "func f() { label.text = \"\" }", "it touches `label`"),
            ("A view of the app does, too.", "Networking", "func f() { chart.draw() }", "it touches `chart`"),
            (
                "What UIKit declares speaks against it.", "Networking", "func f() { print(view) }",
                "it uses `view` of UIKit"
            ),
            ("Handing on self does.", "Networking", "func f() { print(self) }", "it hands on `self`"),
            (
                "A router that only reads a view isn't one.", "Navigation", "func f() { view.x() }",
                "it uses `view` of UIKit"
            ),
            ("One that doesn't navigate isn't either.", "Navigation", "func f() { print(1) }", "it doesn't navigate"),
        ] as [(String, String, String, String)])
    func aWeakTitleYieldsToTheBody(_ sentence: String, title: String, code: String, objection: String) throws {
        let source = "@IBOutlet var label: UILabel!\nvar chart = ChartView()\n// MARK: - \(title)\n" + code
        let plan = try plan(source)
        let member = try #require(plan.controller.members(named: "f").first)
        #expect(plan.classification.roles[member.id] == .view, "\(sentence)")
        let role = title == "Networking" ? "Interactor" : "Wireframe"
        #expect(
            plan.classification.disagreements[member.id]
                == "section \"\(title)\" hints at the \(role), but \(objection)")
    }

    @Test func aWireframeMayNameViews() throws {
        let source = "// MARK: - Navigation\nfunc f() { present(UIAlertController(), animated: true) }"
        #expect(try classified(source, "f").0 == .wireframe)
    }

    @Test func aStrongSectionDoesNotAskTheBody() throws {
        #expect(try classified("// MARK: - Manage model\nfunc f() { g(UIView()) }", "f").0 == .interactor)
    }

    @Test(arguments: ["override func f() {}", "@objc func f() {}", "@IBAction func f() {}"])
    func aWeakTitleSaysNothingOfWhatUIKitFinds(_ declaration: String) throws {
        #expect(try classified("// MARK: - Networking\n" + declaration, "f").0 == .view)
    }

    @Test func aWeakTitleSaysNothingOfStorage() throws {
        #expect(try classified("// MARK: - Networking\nvar f = 1", "f").0 == nil)
    }

    @Test func aConformanceIsTheViews() throws {
        let other = "extension NotesViewController: UITableViewDelegate {\n    func f() {}\n}"
        let (role, reason) = try classified("", extending: [other], "f")
        #expect(role == .view && reason == .title("UITableViewDelegate"))
    }

    @Test func aDisagreementIsAFinding() throws {
        let split = try checkedSplit("// MARK: - Networking\nfunc f() { view.x() }").split
        expectFinding(
            "title-disagrees",
            "`f` stays in the View: its section \"Networking\" hints at the Interactor, but it uses `view` of UIKit; "
                + "say `// viper-split:` and a role on it, or split it by hand",
            in: split)
    }

    @Test func whatNothingIsSaidOfIsAFindingPerSection() throws {
        let split = try checkedSplit("func f() {}\n// MARK: - Helpers\nfunc g() {}\nfunc h() {}").split
        let notes = split.findings.filter { $0.rule == "no-role" }
        #expect(notes.map(\.severity) == [.note, .note])
        #expect(notes.first?.message.hasPrefix("`f` under no mark stays in the View") == true)
        #expect(notes.last?.message.hasPrefix("`g`, `h` under \"Helpers\" stay in the View") == true)
    }
}
