import Testing

@testable import ViperSplit

/// Which comments go with a member.
struct GapTests {
    @Test func commentsAboveAMemberAreItsOwn() throws {
        let source = "var a = 1\n\n// why\n/// what\nfunc b() {}"
        try expectOwnLines(of: "b", in: source, are: "// why\n/// what\nfunc b() {}")
        try expectOwnLines(of: "a", in: source, are: "var a = 1")
    }

    @Test func aCommentBehindAMemberIsItsOwn() throws {
        let source = "var a = 1  // one\nvar b = 2"
        try expectOwnLines(of: "a", in: source, are: "var a = 1  // one")
        try expectOwnLines(of: "b", in: source, are: "var b = 2")
    }

    @Test func aCommentBehindTheOpeningBraceIsNobodys() throws {
        let source = "class NotesViewController: UIViewController {  // the notes\n    var a = 1\n}"
        try expectOwnLines(of: "a", in: source, are: "var a = 1")
    }

    @Test func aMarkParts() throws {
        let source = "var a = 1\n// end of a\n\n// MARK: - Manage model\n\n// start of b\nvar b = 1"
        try expectOwnLines(of: "a", in: source, are: "var a = 1\n// end of a")
        try expectOwnLines(of: "b", in: source, are: "// start of b\nvar b = 1")
    }

    /// ZIKViper's own skeleton explains every mark above it.
    @Test(arguments: ["// why", "// why\n// and how", "/* why */", "//"])
    func whatStandsRightAboveAMarkExplainsIt(comment: String) throws {
        for gap in ["\n", "\n\n", "\n// end of a\n\n"] {
            let source = "var a = 1\(gap)\(comment)\n// MARK: - Manage model\n\nvar b = 1"
            try expectOwnLines(of: "a", in: source, are: ("var a = 1" + gap).trimmed.description)
            try expectOwnLines(of: "b", in: source, are: "var b = 1")
            let mark = try #require(try controller(source).members[1].section?.mark)
            let text = try controller(source).homeUnit.text(try #require(mark.explanation))
            #expect(text.split(separator: "\n").map(\.trimmed).joined(separator: "\n") == comment)
        }
    }

    @Test(arguments: ["// end of a\n\n", "// swiftlint:enable all\n", "//------Interactor------\n", ""])
    func whatStandsApartFromAMarkExplainsNothing(above: String) throws {
        let source = "var a = 1\n\(above)// MARK: - Manage model\n\nvar b = 1"
        #expect(try controller(source).members[1].section?.mark?.explanation == nil)
    }

    @Test func whatStandsBetweenTwoMarksExplainsTheLowerOne() throws {
        let source =
            "var a = 1\n//------Interactor------\n\n// why\n\n// and how\n\n// MARK: - Manage model\n\nvar b = 1"
        let controller = try controller(source)
        let mark = try #require(controller.members[1].section?.mark)
        let explanation = try #require(mark.explanation)
        #expect(controller.homeUnit.comments(in: explanation) == ["// why", "// and how"])
        try expectOwnLines(of: "a", in: source, are: "var a = 1")
    }

    /// A mark between two rules is one with them.
    @Test(arguments: ["// -------", "/////////", "//======="])
    func aMarkMayStandInABox(rule: String) throws {
        for above in ["", "// end of a\n\n", "// why\n"] {
            let source = "var a = 1\n\(above)\(rule)\n// MARK: - Manage model\n\(rule)\n\n// start of b\nvar b = 1"
            let controller = try controller(source)
            let mark = try #require(controller.members[1].section?.mark)
            #expect(mark.title == "Manage model")
            let box = controller.homeUnit.text(mark.range).outdented
            #expect(box == "\(rule)\n// MARK: - Manage model\n\(rule)")
            #expect(mark.explanation.map(controller.homeUnit.text) == (above == "// why\n" ? "// why" : nil))
            try expectOwnLines(of: "b", in: source, are: "// start of b\nvar b = 1")
        }
    }

    @Test(arguments: ["// -------\n// MARK: - Manage model", "// MARK: - Manage model\n// -------"])
    func oneRuleIsNoBox(mark: String) throws {
        let source = "var a = 1\n\n\(mark)\n\nvar b = 1"
        let controller = try controller(source)
        let range = try #require(controller.members[1].section?.mark?.range)
        #expect(controller.homeUnit.text(range) == "// MARK: - Manage model")
    }

    @Test(
        arguments: [
            (
                "What stands behind a member at the end of its section may be apart.",
                "var a = 1\n\n// of all\n\n// MARK: - B", "// of all"
            ),
            ("What stands right behind it isn't.", "var a = 1\n// of a\n\n// MARK: - B", nil),
            ("Only what is behind the empty line is.", "var a = 1\n// of a\n\n// of all\n\n// MARK: - B", "// of all"),
            ("What explains the next mark isn't.", "var a = 1\n\n// of b\n// MARK: - B", nil),
            ("Without a mark it is the next member's.", "var a = 1\n\n// of b\n", nil),
            ("What ends a region is the member's.", "var a = 1\n\n// swiftlint:enable all\n\n// MARK: - B", nil),
        ] as [(String, String, String?)])
    func commentsMayBeTheSections(_ sentence: String, source: String, apart: String?) throws {
        let controller = try controller(source + "\n\nvar b = 1")
        let found = controller.members[0].apart.map { String(controller.homeUnit.text($0).trimmed) }
        #expect(found == apart, "\(sentence)")
    }

    @Test(arguments: ["\n", "\n\n"])
    func commentsBeforeTheClosingBraceAreTheBodys(gap: String) throws {
        try expectOwnLines(of: "a", in: "var a = 1\(gap)// that's all", are: "var a = 1")
        try expectOwnLines(of: "a", in: "var a = 1 // of a\(gap)// that's all", are: "var a = 1 // of a")
    }

    @Test func whatIsSwitchedOnBeforeTheClosingBraceEndsTheLastMember() throws {
        let closed = "var a = 1\n\n// of a\n// swiftlint:enable all"
        try expectOwnLines(of: "a", in: closed, are: closed)
        try expectOwnLines(of: "a", in: closed + "\n// that's all", are: closed)
    }

    @Test func blockCommentsGoAlong() throws {
        let source = "/* MARK: - no mark\n   at all */\nvar a = 1"
        try expectOwnLines(of: "a", in: source, are: source)
    }

    @Test func attributesGoAlong() throws {
        let source = "@discardableResult\n// why\n@objc func a() -> Int { 1 }"
        try expectOwnLines(of: "a", in: source, are: source)
    }

    @Test func membersOnOneLineShareIt() throws {
        let members = try controller("var a = 1; var b = 2\nvar c = 3").members
        #expect(members.map(\.sharesLine) == [true, true, false])
    }

    @Test func aMemberOnTheLineOfABraceSharesIt() throws {
        let members = try controller("class NotesViewController: UIViewController { var a = 1 }").members
        #expect(members.map(\.sharesLine) == [true])
    }

    @Test func emptyLinesBeforeMembersAreKnown() throws {
        let members = try controller("var a = 1\nvar b = 2\n\nvar c = 3").members
        #expect(members.map(\.followsBlankLine) == [true, false, true])
    }

    @Test func aDirectiveAboveAMemberIsRead() throws {
        let members = try controller(
            "// viper-split: presenter\nfunc a() {}\nfunc b() {}  // viper-split: interactor\nfunc c() {}"
        ).members
        #expect(members[0].directive == .presenter)
        #expect(members[2].directive == nil)
    }

    @Test func aDirectiveInABodyIsNone() throws {
        #expect(try controller("func a() {\n    // viper-split: presenter\n}").members[0].directive == nil)
    }
}
