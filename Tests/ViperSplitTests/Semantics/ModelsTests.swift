import Testing

@testable import ViperSplit

/// What a screen is about, as against how it looks.
struct ModelsTests {
    private let app = [
        """
        struct Note {}
        enum Filter { case all, unread }
        final class NoteStore {}
        protocol PickerDelegate: AnyObject {}
        class Rows: NSObject, UITableViewDataSource {}
        class NoteRows: Rows {}
        class Drafts: Notes {}
        class Notes: NSObject {}
        final class Paper: UIDocument {}
        protocol Scoring {}
        final class ScoreBoard: UILabel, Scoring {}
        protocol Counting {}
        extension ScoreBoard: Counting {}
        struct Count: Counting {}
        """
    ]

    @Test(
        arguments: [
            ("Something of the app's is one.", "var x: Note?", true),
            ("So are many.", "var x: [Note] = []", true),
            ("A choice is one.", "var x = Filter.all", true),
            ("A text that changes is one.", "var x = \"\"", true),
            ("A constant text names something of the View's.", "let x = \"cell\"", false),
            ("A date is one.", "var x: Date?", true),
            ("What is done in the end is one.", "var x: (() -> Void)?", true),
            ("A flag isn't.", "var x = false", false),
            ("A measure isn't.", "var x: CGFloat = 0", false),
            ("Measures and colours aren't.", "var x: UIColor?", false),
            ("A list of numbers is content.", "var x = [1, 2]", true),
            ("Tokens aren't.", "var x = Set<AnyCancellable>()", false),
            ("A document is.", "let x = Paper(fileURL: place)", true),
            ("A list of views isn't.", "var x: [UIView] = []", false),
            ("A service isn't.", "let x = NoteStore()", false),
            ("Who is told isn't.", "weak var x: PickerDelegate?", false),
            ("Who is told isn't, even if it is held.", "var x: PickerDelegate?", false),
            ("What works for views isn't.", "let x = Rows()", false),
            ("Nor is what inherits that.", "let x = NoteRows()", false),
            ("Nor is one that this screen declares.", "var x: Own?\nfinal class Own: NoteRows {}", false),
            ("What inherits from another object is.", "let x = Drafts()", true),
            ("Wherever it is declared.", "var x: Own?\nclass Own: UITableViewDiffableDataSource<Int, Int> {}", false),
            ("An object that doesn't is.", "let x = Notes()", true),
            ("What only views can do is a view.", "var x: Scoring?", false),
            ("What others can, too, is one.", "var x: Counting?", true),
            ("A means of a framework isn't.", "var x: NSKeyValueObservation?", false),
            ("A log isn't.", "let x = Logger(subsystem: \"\", category: \"\")", false),
            ("What nobody declares is one.", "var x: Booking?", true),
            ("Unless it is shown among views.", "var x: Dial!\nfunc f() { view.addSubview(x) }", false),
            (
                "Or another of its type is.",
                "var x: Dial!\nvar outer: Dial!\nfunc f() { view.addSubview(outer) }", false
            ),
            (
                "What tells a table its rows isn't.",
                "let x = Feed<Int>()\nfunc f() { table.dataSource = x }\nlet table = UITableView()", false
            ),
            (
                "What is told something else is.",
                "let x = Feed<Int>()\nfunc f() { other.source = x }\nvar other: Other!", true
            ),
            ("An unknown type isn't.", "var x = make()", false),
        ])
    func properties(_ sentence: String, code: String, isModel: Bool) throws {
        let plan = try plan(code, context: app)
        let property = try #require(plan.controller.members(named: "x").first)
        #expect(plan.graph.semantics.isModel(property) == isModel, "\(sentence)")
    }
}
