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

    @Test(arguments: ZIKViperSection.allCases)
    func everySectionOfZIKViperDecides(_ section: ZIKViperSection) throws {
        let (role, reason) = try classified("// MARK: - \(section.title)\nprivate func f() { print(1) }", "f")
        #expect(role == section.role)
        #expect(reason == .section(section.title))
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
            ("A title of data hints at the Interactor.", "Networking", .interactor),
            ("A title of views says what was so anyway.", "Layout", .view),
        ] as [(String, String, Role)])
    func aWeakTitleDecidesWhereTheBodySaysNothing(_ sentence: String, title: String, expected: Role) throws {
        let (role, reason) = try classified("// MARK: - \(title)\nfunc f() { print(1) }", "f")
        #expect(role == expected && reason == .title(title), "\(sentence)")
    }

    @Test func aWireframeWithoutNavigationIsNone() throws {
        let (role, reason) = try classified("// MARK: - Navigation\nfunc f() { print(1) }", "f")
        #expect(role == nil && reason == .usage)
    }

    @Test(
        arguments: [
            ("Layout", "func f() { dismiss(animated: true) }", .wireframe, "navigation (`dismiss`)"),
            ("Networking", "func f() { label.text = \"\" }", .view, "the view (`label.text`)"),
            (
                "Navigation", "func f() { view.x(); dismiss(animated: true) }", .presenter,
                "the view (`view.x`), navigation (`dismiss`)"
            ),
        ] as [(String, String, Role, String)])
    func aWeakTitleYieldsToTheBody(title: String, code: String, expected: Role, evidence: String) throws {
        let (role, reason) = try classified(
            "@IBOutlet var label: UILabel!\n// MARK: - \(title)\n" + code, "f")
        #expect(role == expected && reason.text == "touches \(evidence)")
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

    @Test func whatNothingIsSaidOfIsAFindingPerSection() throws {
        let split = try checkedSplit("func f() {}\n// MARK: - Helpers\nfunc g() {}\nfunc h() {}").split
        let notes = split.findings.filter { $0.rule == "no-role" }
        #expect(notes.map(\.severity) == [.note, .note])
        #expect(notes.first?.message.hasPrefix("`f` under no mark stays in the View") == true)
        #expect(notes.last?.message.hasPrefix("`g`, `h` under \"Helpers\" stay in the View") == true)
    }
}
