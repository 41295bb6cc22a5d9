import Testing

@testable import ViperSplit

/// The type of one expression each.
struct TypeOfExpressionTests {
    @Test(arguments: [
        TypeRow("A text is a String.", "\"a\"", "String"), TypeRow("A number is an Int.", "1", "Int"),
        TypeRow("A number with a point is a Double.", "1.5", "Double"), TypeRow("A truth is a Bool.", "true", "Bool"),
        TypeRow("Nothing has no type by itself.", "nil", nil),
        TypeRow("A list has the type of its elements.", "[1, 2]", "[Int]"),
        TypeRow("An empty list has none.", "[]", nil),
        TypeRow("Whole numbers among others are Doubles.", "[1, 2.5]", "[Double]"),
        TypeRow("What is made may be a list of dictionaries.", "[[String: Any]]()", "[[String: Any]]"),
        TypeRow("Or the other way round.", "[Int: [[String]]]()", "[Int: [[String]]]"),
        TypeRow("A list of lists is made of their elements.", "[[1]]", "[[Int]]"),
        TypeRow("A list of different things has none.", "[1, \"a\"]", nil),
        TypeRow("A list with nothing in it is of optionals.", "[\"a\", nil]", "[String?]"),
        TypeRow("A dictionary has the types of its keys and values.", "[\"a\": 1]", "[String: Int]"),
        TypeRow("A dictionary of different values has none.", "[\"a\": 1, \"b\": \"c\"]", nil),
        TypeRow("A tuple has its parts.", "(1, name: \"a\")", "(Int, name: String)"),
        TypeRow("Parentheses change nothing.", "(1)", "Int"),
        TypeRow("A literal takes the type that is asked for.", "let x: Double = 2\nlet probe = x", "Double"),
        TypeRow("An interpolation is a String.", "\"\\(1)\"", "String"),
        TypeRow("A pattern has an output.", "/a(b)/", "Regex<Output>"),
    ])
    func literals(_ row: TypeRow) throws { try expectType(row) }

    /// The type of a pattern's output isn't told, so no signature can be written with it.
    @Test(arguments: [("/a(b)/", true), ("\"a\"", false)])
    func aPatternIsHandedToNobody(_ literal: String, _ isOpen: Bool) throws {
        let (semantics, value) = try TypeRow("", literal, nil).probe()
        #expect(semantics.type(of: value)?.isOpen == isOpen)
    }

    @Test(arguments: [
        TypeRow("A comparison is a Bool.", "1 < 2", "Bool"),
        TypeRow("A denial is a Bool.", "!flag", "Bool", members: "var flag = true"),
        TypeRow("A sum is of its operands' type.", "count + 1", "Int", members: "var count = 0"),
        TypeRow("A literal follows the other operand.", "2 * ratio", "Double", members: "var ratio = 0.5"),
        TypeRow("Texts are put together.", "\"a\" + name", "String", members: "var name = \"\""),
        TypeRow("A default takes what is optional away.", "name ?? \"\"", "String", members: "var name: String?"),
        TypeRow(
            "An optional default doesn't.", "name ?? other", "String?", members: "var name: String?; var other: String?"
        ),
        TypeRow("A choice is of both values' type.", "flag ? 1 : 2", "Int", members: "var flag = true"),
        TypeRow(
            "A choice with nothing is optional.", "flag ? name : nil", "String?",
            members: "var flag = true; var name = \"\""),
        TypeRow(
            "A choice of different things has none.", "flag ? a : b", nil,
            members: "var flag = true; var a = 1; var b = \"\""),
        TypeRow("A range has bounds.", "0..<count", "Range<Int>", members: "var count = 0"),
        TypeRow("A closed range has bounds.", "1...3", "ClosedRange<Int>"),
        TypeRow("A cast says it.", "sender as! UIButton", "UIButton", members: "var sender: Any"),
        TypeRow("A cast that may fail is optional.", "sender as? UIButton", "UIButton?", members: "var sender: Any"),
        TypeRow("A check is a Bool.", "sender is UIButton", "Bool", members: "var sender: Any"),
        TypeRow(
            "An attempt that may fail is optional.", "try? load()", "Int?", members: "func load() throws -> Int { 1 }"),
        TypeRow("An attempt is what it gives.", "try! load()", "Int", members: "func load() throws -> Int { 1 }"),
        TypeRow("Optional twice is optional once.", "try? load()", "Int?", members: "func load() throws -> Int? { 1 }"),
    ])
    func operators(_ row: TypeRow) throws { try expectType(row) }

    @Test(arguments: [
        TypeRow("A property has its annotation.", "name", "String?", members: "var name: String?"),
        TypeRow("A property has the type of its value.", "count", "Int", members: "var count = 0"),
        TypeRow(
            "An outlet is unwrapped as it is read.", "label.text", "String?", members: "@IBOutlet var label: UILabel!"),
        TypeRow("A computed property has its annotation.", "total", "Double", members: "var total: Double { 1 }"),
        TypeRow(
            "A lazy property may run a closure.", "list", "UILabel", members: "lazy var list: UILabel = { UILabel() }()"
        ),
        TypeRow(
            "A lazy property may say it in the closure only.", "list", "UILabel",
            members: "lazy var list = { () -> UILabel in UILabel() }()"),
        TypeRow(
            "A closure tells by what it returns.", "list", "UILabel",
            members: "lazy var list = { let a = UILabel(); a.text = \"\"; return a }()"),
        TypeRow("Itself is the controller.", "self", "NotesViewController"),
        TypeRow("A member of itself is as good as the name.", "self.count", "Int", members: "var count = 0"),
        TypeRow("A static has its owner before it.", "Self.limit", "Int", members: "static let limit = 3"),
        TypeRow("What UIKit gives is inherited.", "view", "UIView!"),
        TypeRow("What UIKit gives may be optional.", "navigationController", "UINavigationController?"),
        TypeRow(
            "A base class of the app gives its own.", "theme", "Theme",
            app:
                "class Base: UIViewController { var theme = Theme() }\nstruct Theme {}\nextension NotesViewController { }"
        ).onBase,
        TypeRow(
            "A local hides a property.", "let count = \"a\"\nlet probe = count", "String", members: "var count = 0"),
        TypeRow("A global of the app is known.", "limit", "Int", app: "let limit = 3"),
        TypeRow("An unknown name has none.", "limit", nil),
        TypeRow(
            "An alias may be called as the nested type that it stands for.", "reason", "Syncer.Reason",
            members: "var reason: Reason", app: "typealias Reason = Syncer.Reason"),
        TypeRow(
            "A module before a type tells it from the app's.", "reason", "Syncer.Reason",
            members: "var reason: Syncer.Reason",
            app: "import Syncer\nstruct Reason {}"),
        TypeRow(
            "An alias of a name that another module declares, too, stands for itself.", "reason", "Reason",
            members: "var reason: Reason", app: "import Syncer\ntypealias Reason = Syncer.Reason"),
    ])
    func names(_ row: TypeRow) throws { try expectType(row) }

    static let store = """
        struct Note { var title: String; var date: Date?; var tags: [String] = [] }
        final class Store {
            static let shared = Store()
            var notes: [Note] = []
            var byID: [Int: Note] = [:]
            var delegate: StoreDelegate?
            func load(_ page: Int) -> [Note] { [] }
            func load(named name: String) -> Note? { nil }
            func note(at place: Int) -> Note { notes[place] }
            func note(at id: String) -> Note? { nil }
            func first<T>(of list: [T]) -> T? { list.first }
            func fetch(_ done: @escaping (Result<[Note], Error>) -> Void) {}
            subscript(id: String) -> Note? { nil }
        }
        protocol StoreDelegate: AnyObject { var name: String { get } }
        """

    @Test(arguments: [
        TypeRow("A shared instance is known.", "Store.shared", "Store", app: store),
        TypeRow("A chain goes from type to type.", "Store.shared.notes", "[Note]", app: store),
        TypeRow("An element has the list's type.", "Store.shared.notes[0]", "Note", app: store),
        TypeRow("An index may be a value.", "Store.shared.notes[indexPath.row]", "Note", app: store),
        TypeRow("A member of an element.", "Store.shared.notes[indexPath.row].title", "String", app: store),
        TypeRow("A part of a list is a slice.", "Store.shared.notes[0..<1]", "ArraySlice<Note>", app: store),
        TypeRow("A dictionary may have nothing for a key.", "Store.shared.byID[1]", "Note?", app: store),
        TypeRow("The first of a list may not be there.", "Store.shared.notes.first", "Note?", app: store),
        TypeRow("A chain with a question is optional.", "Store.shared.notes.first?.title", "String?", app: store),
        TypeRow(
            "A chain with two questions is optional once.", "Store.shared.notes.first?.date?.description", "String?",
            app: store),
        TypeRow("Forced it isn't.", "Store.shared.notes.first!.title", "String", app: store),
        TypeRow("An overload is told by its labels.", "Store.shared.load(named: \"a\")", "Note?", app: store),
        TypeRow("The other overload.", "Store.shared.load(1)", "[Note]", app: store),
        TypeRow("An overload is told by the argument's type.", "Store.shared.note(at: \"a\")", "Note?", app: store),
        TypeRow("The other argument's type.", "Store.shared.note(at: indexPath.row)", "Note", app: store),
        TypeRow("A call that fits nothing has none.", "Store.shared.load(of: 1)", nil, app: store),
        TypeRow("A generic call is filled by its arguments.", "Store.shared.first(of: [1])", "Int?", app: store),
        TypeRow("A subscript of the app's.", "Store.shared[\"a\"]", "Note?", app: store),
        TypeRow("A member of a protocol's.", "Store.shared.delegate?.name", "String?", app: store),
        TypeRow("An initialiser makes its type.", "Note(title: \"a\")", "Note", app: store),
        TypeRow("A library's initialiser does, too.", "Player(url: 1)", "Player"),
        TypeRow("An initialiser of a generic type of a library's doesn't say of what.", "Box(1)", nil),
        TypeRow("An initialiser may fail.", "URL(string: \"a\")", "URL?"),
        TypeRow("An initialiser of the same type may not.", "URL(fileURLWithPath: \"a\")", "URL"),
        TypeRow("A library's shared instance is of its type by convention.", "Player.shared", "Player"),
        TypeRow("Another member of a library's isn't known.", "Player.all", nil),
    ])
    func declarations(_ row: TypeRow) throws { try expectType(row) }

    @Test(arguments: [
        TypeRow("Mapping gives what the closure gives.", "Store.shared.notes.map { $0.title }", "[String]", app: store),
        TypeRow("A key path is a closure.", "Store.shared.notes.map(\\.title)", "[String]", app: store),
        TypeRow("Filtering gives the same.", "Store.shared.notes.filter { $0.title.isEmpty }", "[Note]", app: store),
        TypeRow(
            "Nothing is left out by compactMap.", "Store.shared.notes.compactMap { $0.date }", "[Date]", app: store),
        TypeRow("Lists become one.", "Store.shared.notes.flatMap { $0.tags }", "[String]", app: store),
        TypeRow(
            "Filtering is told of the elements.", "Store.shared.notes.filter { let probe = $0\nreturn true }", "Note",
            app: store),
        TypeRow("Sorting gives a list.", "Store.shared.notes.sorted { $0.title < $1.title }", "[Note]", app: store),
        TypeRow(
            "Chains of them.", "Store.shared.notes.map(\\.title).filter { !$0.isEmpty }.joined(separator: \", \")",
            "String", app: store),
        TypeRow(
            "Reducing gives what it begins with.", "Store.shared.notes.reduce(0) { $0 + $1.tags.count }", "Int",
            app: store),
        TypeRow("Counting gives a number.", "Store.shared.notes.count", "Int", app: store),
        TypeRow("Whether one is there.", "Store.shared.notes.contains { $0.title == \"a\" }", "Bool", app: store),
        TypeRow(
            "The first that fits may not be there.", "Store.shared.notes.first(where: { $0.title == \"a\" })", "Note?",
            app: store),
        TypeRow(
            "Its place may not be there.", "Store.shared.notes.firstIndex(where: { $0.title == \"a\" })", "Int?",
            app: store),
        TypeRow("Dropping gives a slice.", "Store.shared.notes.dropFirst()", "ArraySlice<Note>", app: store),
        TypeRow("A list is made of it again.", "Array(Store.shared.notes.dropFirst())", "[Note]", app: store),
        TypeRow("A set has the list's elements.", "Set(Store.shared.notes.map(\\.title))", "Set<String>", app: store),
        TypeRow(
            "Grouping gives lists.", "Dictionary(grouping: Store.shared.notes, by: \\.title)", "[String: [Note]]",
            app: store),
        TypeRow("An optional is mapped, too.", "Store.shared.notes.first.map { $0.title }", "String?", app: store),
        TypeRow("Optionals are one.", "Store.shared.notes.first.flatMap { $0.date }", "Date?", app: store),
        TypeRow("Values are mapped.", "Store.shared.byID.mapValues { $0.title }", "[Int: String]", app: store),
        TypeRow("The smallest number.", "min(1, 2)", "Int"),
        TypeRow("Two lists side by side.", "Array(zip([1], [\"a\"]))", "[(Int, String)]"),
        TypeRow("An unknown closure gives an unknown list.", "Store.shared.notes.map { library($0) }", nil, app: store),
    ])
    func genericCalls(_ row: TypeRow) throws { try expectType(row) }

    @Test(arguments: [
        TypeRow("A loop's element.", "for note in Store.shared.notes { let probe = note }", "Note", app: store),
        TypeRow(
            "A loop over pairs.", "for (index, note) in Store.shared.notes.enumerated() { let probe = note }", "Note",
            app: store),
        TypeRow(
            "Its place.", "for (index, note) in Store.shared.notes.enumerated() { let probe = index }", "Int",
            app: store),
        TypeRow(
            "A loop over a dictionary.", "for (id, note) in Store.shared.byID { let probe = id }", "Int", app: store),
        TypeRow("A loop over a range.", "for place in 0..<3 { let probe = place }", "Int"),
        TypeRow(
            "A bound value isn't optional.", "if let note = Store.shared.notes.first { let probe = note }", "Note",
            app: store),
        TypeRow(
            "A guarded value isn't, either.",
            "guard let note = Store.shared.notes.first else { return }\nlet probe = note", "Note", app: store),
        TypeRow(
            "A name bound to itself.", "let note = Store.shared.notes.first\nif let note { let probe = note }", "Note",
            app: store),
        TypeRow(
            "A parameter of a closure.", "Store.shared.notes.forEach { note in let probe = note }", "Note", app: store),
        TypeRow(
            "Of one that is called where it stands.", "let made = { let probe = $0 }(Store.shared.notes[0])", "Note",
            app: store),
        TypeRow("A literal may be of another type.", "let made = { let probe = $0 }(3)", nil),
        TypeRow("So may what is made of some.", "let made = { let probe = $0 }(-(1 + 2))", nil),
        TypeRow(
            "A closure behind it is another argument.", "let made = { let probe = $0; $1() }(Store.shared.notes[0]) {}",
            nil, app: store),
        TypeRow("It is given nothing.", "let made = { let probe = $0 }()", nil, app: store),
        TypeRow(
            "A pair taken apart by a closure.",
            "Store.shared.notes.enumerated().forEach { index, note in let probe = note }", "Note", app: store),
        TypeRow(
            "All cases of an enum.", "Size.allCases.enumerated().forEach { index, size in let probe = size.rawValue }",
            "String", app: "enum Size: String, CaseIterable { case small }"),
        TypeRow(
            "A result's success.",
            "Store.shared.fetch { result in if case .success(let notes) = result { let probe = notes } }", "[Note]",
            app: store),
        TypeRow(
            "A result's failure.",
            "Store.shared.fetch { result in switch result { case .failure(let error): let probe = error; default: break } }",
            "Error", app: store),
        TypeRow(
            "A result's value.", "Store.shared.fetch { result in let probe = try? result.get() }", "[Note]?", app: store
        ),
        TypeRow(
            "An associated value.", "if case .loaded(let count, let name) = state { let probe = name }", "String",
            members: "enum State { case idle; case loaded(Int, String) }; var state = State.idle"),
        TypeRow(
            "What is caught.", "do { try load() } catch { let probe = error }", "Error",
            members: "func load() throws {}"),
        TypeRow(
            "What is caught by a cast.", "do { try load() } catch let error as NSError { let probe = error }",
            "NSError", members: "func load() throws {}"),
        TypeRow("A weak self is optional.", "let run = { [weak self] in let probe = self }", "NotesViewController?"),
        TypeRow(
            "Bound again it isn't.", "let run = { [weak self] in guard let self else { return }; let probe = self }",
            "NotesViewController"),
        TypeRow(
            "A chain over a weak self.", "let run = { [weak self] in let probe = self?.count }", "Int?",
            members: "var count = 0"),
        TypeRow("A parameter of a function.", "let probe = indexPath.section", "Int"),
        TypeRow("A part of a pair.", "let pair = (1, \"a\")\nlet probe = pair.1", "String"),
        TypeRow("A part by its name.", "let pair = (id: 1, name: \"a\")\nlet probe = pair.name", "String"),
        TypeRow("A pair taken apart.", "let (id, name) = (1, \"a\")\nlet probe = name", "String"),
        TypeRow("A local function.", "func size() -> Int { 1 }\nlet probe = size()", "Int"),
        TypeRow("A closure that is called.", "let size = { 1 }\nlet probe = size()", "Int"),
        TypeRow(
            "What a completion is given by UIKit.",
            "UIView.animate(withDuration: 1, animations: {}, completion: { done in let probe = done })", "Bool"),
        TypeRow("A new value.", "", "Int", members: "var count: Int { get { 1 } set { let probe = newValue } }"),
    ])
    func locals(_ row: TypeRow) throws { try expectType(row) }

    @Test(arguments: [
        TypeRow("All have it of one type.", "Manager.shared", "Manager", app: targets),
        TypeRow("One alone has it.", "Manager.shared.add(\"a\")", "Int", app: targets),
        TypeRow("An extension has it.", "Manager.shared.restore()", "Bool", app: targets),
        TypeRow("They have it of different types.", "Manager.shared.title", nil, app: targets),
    ])
    func typesOfSeveralTargets(_ row: TypeRow) throws { try expectType(row) }

    /// `Self` is the class that is asked, whatever class declares it.
    @Test(arguments: [
        TypeRow("Of a class below.", "Note.fromNib()", "Note", app: nibs),
        TypeRow("Of an instance.", "Note().copied()", "Note", app: nibs),
        TypeRow("Behind another call.", "Note.fromNib().copied().count", "Int", app: nibs),
        TypeRow("Of the class itself.", "Document.fromNib()", "Document", app: nibs),
        TypeRow("Within it.", "Note().twin", "Note?", app: nibs),
    ])
    func theResultOfAClassMayBeSelf(_ row: TypeRow) throws { try expectType(row) }
}

extension TypeRow {
    /// The view controller inherits from `Base`.
    fileprivate var onBase: TypeRow {
        TypeRow(sentence, "let next = Detail()\nlet probe = next.theme", type, app: app + "\nclass Detail: Base {}")
    }
}

/// Each of the app's targets may declare a type of the name.
private let targets = """
    class Manager { static let shared = Manager(); func add(_ name: String) -> Int { 1 }; var title = 1 }
    struct Manager { static let shared = Manager(); func drop() {}; var title = "" }
    extension Manager { func restore() -> Bool { true } }
    """

/// A class whose members give whatever class below it is asked.
private let nibs = """
    class Document {
        class func fromNib() -> Self { fromNib(named: "x") }
        class func fromNib(named name: String) -> Self { fatalError() }
    }
    extension Document { func copied() -> Self { self } }
    class Note: Document { var count = 1; var twin: Note? { Self.fromNib() } }
    """
