import Testing

@testable import ViperSplit

struct MarkTests {
    @Test(
        arguments: [
            ("The usual spelling has a colon and a dash.", "// MARK: - View life", "View life"),
            ("The dash may be missing.", "// MARK: View life", "View life"),
            ("All spaces may be missing.", "//MARK:-View life", "View life"),
            ("The space may stand before the dash only.", "// MARK:- View life", "View life"),
            ("A dash may close the title.", "// MARK: - View life -", "View life"),
            ("A documentation comment counts.", "/// MARK: View life", "View life"),
            ("Case doesn't matter where a dash follows.", "// Mark - View life", "View life"),
            ("Case doesn't matter where a colon follows.", "// mark: View life", "View life"),
            ("The colon may be missing.", "// MARK - View life", "View life"),
            ("A space may stand before the colon.", "//MARK : - View life", "View life"),
            ("A number sign may stand before it.", "//#MARK: - View life", "View life"),
            ("Shouted, it needs no punctuation.", "// MARK View life", "View life"),
            ("Tabs are spaces.", "//\tMARK:\t-\tView life\t", "View life"),
            ("A title may have dashes inside.", "// MARK: - View-life", "View-life"),
            ("A title may name a protocol.", "// MARK: - <UITableViewDelegate>", "<UITableViewDelegate>"),
            ("A title may be in any script.", "// MARK: - 📦 Données", "📦 Données"),
            ("A long dash is a dash.", "// MARK: — View life", "View life"),
            ("A title may begin with a colon of its own.", "// MARK: :memory", ":memory"),
            ("A colon may close the title.", "// MARK: - View life:", "View life"),
            ("So may a colon and a dash.", "// MARK: - View life: -", "View life"),
            ("A title may have a colon inside.", "// MARK: - Next: the view", "Next: the view"),
        ] as [(String, String, String)])
    func aMarkIsReadInEverySpelling(_ sentence: String, comment: String, title: String) {
        let mark = readMark(comment, at: 3..<9)
        #expect(mark == Mark(spelling: .mark, title: title, range: 3..<9), "\(sentence)")
    }

    @Test(
        arguments: [
            ("A bare separator has no title.", "// MARK: -"), ("The dash may be missing.", "// MARK:"),
            ("Nothing at all may follow.", "// MARK"), ("Dashes alone are no title.", "// MARK: -----"),
        ] as [(String, String)])
    func aBareMarkHasAnEmptyTitle(_ sentence: String, comment: String) {
        #expect(readMark(comment, at: 3..<9) == Mark(spelling: .mark, title: "", range: 3..<9), "\(sentence)")
    }

    @Test(
        arguments: [
            ("Xcode's old spelling has a number sign.", "// #pragma mark - View life"),
            ("No space is needed before it.", "//#pragma mark - View life"),
            ("The number sign may be missing.", "// pragma mark View life"),
            ("The dash may be missing.", "// #pragma mark View life"),
            ("Case doesn't matter.", "// #PRAGMA MARK - View life"),
        ] as [(String, String)])
    func aPragmaIsAMark(_ sentence: String, comment: String) {
        let mark = readMark(comment, at: 0..<0)
        #expect(mark == Mark(spelling: .pragma, title: "View life", range: 0..<0), "\(sentence)")
    }

    @Test(
        arguments: [
            ("ZIKViper's banners have rules of different length.", "//------View-------", "View"),
            ("Spaces may stand around the title.", "// ---- Presenter ----", "Presenter"),
            ("Any character may make the rule.", "//====== Interactor ======", "Interactor"),
            ("Stars are rules.", "// *** Router ***", "Router"),
            ("Two characters are a rule.", "//--View--", "View"),
            ("A colon may close the title.", "//---- View: ----", "View"),
        ] as [(String, String, String)])
    func aBannerIsAMark(_ sentence: String, comment: String, title: String) {
        let mark = readMark(comment, at: 0..<0)
        #expect(mark == Mark(spelling: .banner, title: title, range: 0..<0), "\(sentence)")
    }

    @Test(
        arguments: [
            ("Dashes are a rule.", "// --------", true), ("So are slashes.", "/////////", true),
            ("Any rule will do.", "//========", true), ("A word makes it a banner.", "//--View--", false),
            ("An empty comment is none.", "//", false), ("One character is none.", "// -", false),
            ("Characters of two kinds are none.", "// -=-=", false), ("Code isn't.", "--", false),
        ] as [(String, String, Bool)])
    func aRuleHasNothingElse(_ sentence: String, comment: String, isOne: Bool) {
        #expect(isRule(comment) == isOne, "\(sentence)")
    }

    @Test(
        arguments: [
            ("Prose may begin with the word.", "// Mark the item as read"),
            ("The word may be a part of another.", "// Markdown: - is a list"),
            ("Shouting doesn't make a word of it.", "// MARKER: - x"),
            ("The word has to come first.", "// See MARK: - View life"),
            ("A remark is none.", "// remark: nothing"),
            ("A rule has no title.", "//----------------"),
            ("An empty comment is none.", "//"),
            ("One character is no rule.", "// - item -"),
            ("A rule on one side is a list.", "// -- item"),
            ("A block comment doesn't count.", "/* MARK: - View life */"),
            ("A to-do isn't one.", "// TODO: mark it"),
        ] as [(String, String)])
    func proseIsNoMark(_ sentence: String, comment: String) {
        #expect(readMark(comment, at: 0..<0) == nil, "\(sentence)")
    }

    @Test(
        arguments: [
            ("The usual spelling is lower case.", "// viper-split: presenter", Role.presenter),
            ("No space is needed.", "//viper-split:interactor", .interactor),
            ("Case doesn't matter.", "// Viper-Split: Wireframe", .wireframe),
            ("A documentation comment counts.", "/// viper-split: view", .view),
            ("So does a block.", "/* viper-split: presenter */", .presenter),
            ("A reason may stand behind it.", "// viper-split: presenter - it decides", .presenter),
            ("Or in parentheses.", "// viper-split: view (layout)", .view),
        ] as [(String, String, Role)])
    func aDirectiveNamesARole(_ sentence: String, comment: String, role: Role) {
        #expect(Directive(comment) == .role(role), "\(sentence)")
    }

    @Test(arguments: [
        ("// viper-split: ignore", Directive.ignore), ("// viper-split: ignore:begin", .ignoreBegin),
        ("/* viper-split: ignore:end */", .ignoreEnd), ("// viper-split: formater", .unknown("formater")),
        ("// viper-split: model", .unknown("model")), ("// viper-split:", .unknown("")),
    ])
    func otherDirectives(_ comment: String, _ directive: Directive) {
        #expect(Directive(comment) == directive)
    }

    @Test(
        arguments: [
            ("formater", "formatter"), ("ignor", "ignore"), ("presentr", "presenter"),
            ("ignore:beginn", "ignore:begin"),
            ("disable", nil), ("model", nil), ("", nil),
        ] as [(String, String?)])
    func theNearestWordIsKnown(_ word: String, _ nearest: String?) {
        #expect(nearestWord(to: word, among: Directive.words) == nearest)
    }

    @Test(arguments: [
        "// see viper-split: presenter", "// viper-split, the presenter", "// viper-split made this", "//",
    ])
    func otherCommentsAreNoDirective(_ comment: String) {
        #expect(Directive(comment) == nil)
    }
}
