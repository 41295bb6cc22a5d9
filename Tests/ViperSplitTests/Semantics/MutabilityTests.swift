import SwiftSyntax
import Testing

@testable import ViperSplit

/// What is done with a value changes it where it stands, or doesn't.
struct MutabilityTests {
    private static let app = """
        struct Stack { mutating func push(_ item: Int) {}; func top() -> Int { 1 }; func insert(_ item: Int) -> Stack { self } }
        struct Note { var title = ""; var row = 1; var items = [1]; var stack = Stack(); let owner = Owner() }
        class Owner { var row = 1; var items = [1]; lazy var text = "" }
        struct Draft { lazy var text = ""; var size: Int { mutating get { 1 } }; var count: Int { 1 } }
        struct Sheet { var draft = Draft(); let owner = Owner(); func copy() -> Draft { draft } }
        protocol Editing: AnyObject { var row: Int { get set } }
        protocol Counting { var row: Int { get set } }
        extension String { func trimmed() -> String { self } }
        """

    @Test(
        arguments: [
            ("A method may change a value.", "Stack", "it.push(1)", true),
            ("Another doesn't.", "Stack", "_ = it.top()", false),
            ("What changes a part changes the whole.", "Note", "it.stack.push(1)", true),
            ("So does what a list does in it.", "Note", "it.items.append(1)", true),
            ("The part's method counts, not the whole's of that name.", "Stack", "_ = it.insert(1)", false),
            ("A part is asked for another.", "Note", "_ = it.title.trimmed()", false),
            ("An object in it is the same.", "Note", "it.owner.items.append(1)", false),
            ("An object is the same.", "Owner", "it.items.append(1)", false),
            ("Nobody knows what isn't declared.", "Tracker", "it.push(1)", false),
            ("An element is a part of a list.", "[Stack]", "it[0].push(1)", true),
            ("An object isn't.", "[Owner]", "it[0].items.append(1)", false),
            ("Setting a part sets the whole.", "Note", "it.row = 2", true),
            ("That of an object doesn't.", "Owner", "it.row = 2", false),
            ("Nor that of what only objects may be.", "Editing", "it.row = 2", false),
            ("It may be a value.", "Counting", "it.row = 2", true),
            ("What is handed over to be changed is.", "Note", "swap(&it, &other)", true),
            ("What is handed over isn't.", "Note", "print(it)", false),
            ("What is made when it is first read is set then.", "Draft", "print(it.text)", true),
            ("A getter may say that it changes the value.", "Draft", "print(it.size)", true),
            ("Another doesn't.", "Draft", "print(it.count)", false),
            ("What is made in a part is made in the whole.", "Sheet", "print(it.draft.text.count)", true),
            ("An object makes it without what holds that.", "Sheet", "print(it.owner.text)", false),
            ("So does what is called on it.", "Draft", "_ = it.text.trimmed()", true),
            ("So does an element of a list.", "[Draft]", "print(it[0].text)", true),
            ("What it is read of may be a result.", "Sheet", "print(it.copy().text)", false),
        ] as [(String, String, String, Bool)])
    func mayBeChanged(_ sentence: String, type: String, code: String, answer: Bool) throws {
        let controller = try controller("func f() { var it: \(type) = make(); var other: \(type) = make(); \(code) }")
        let semantics = Semantics(controller, AppContext(given: controller.units, context: contextFiles([Self.app])))
        let names = nodes(DeclReferenceExprSyntax.self, in: Syntax(controller.homeUnit.tree))
        let reference = try #require(names.first { $0.baseName.text == "it" })
        #expect(semantics.mayBeChanged(ExprSyntax(reference)) == answer, "\(sentence)")
    }
}
