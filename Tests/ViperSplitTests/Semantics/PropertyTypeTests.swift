import Testing

@testable import ViperSplit

/// Types that syntax alone tells.
struct PropertyTypeTests {
    private func type(of declaration: String, besides: String = "", context: [String]? = nil) throws -> String? {
        let controller = try controller(declaration + "\n" + besides)
        let member = try #require(controller.members.first)
        return Semantics(controller, AppContext(given: controller.units, context: contextFiles(context)))
            .writtenType(of: member)
    }

    @Test(
        arguments: [
            ("An annotation says it.", "var a: [Note]? = nil", "[Note]?"),
            ("Comments are no part of it.", "var a: Int /* points */ = 1", "Int"),
            ("Text is a string.", #"var a = "\(1)""#, "String"),
            ("A whole number is an integer.", "var a = 1", "Int"),
            ("A sign changes nothing.", "var a = -1", "Int"),
            ("A point makes it a double.", "var a = -1.5", "Double"),
            ("Truth is Boolean.", "var a = !false", "Bool"),
            ("A comparison is Boolean.", "var a = 1 < 2", "Bool"),
            ("A sum is what its parts are.", "var a = 60 * 60", "Int"),
            ("An array has the type of its elements.", #"var a = ["x", "y"]"#, "[String]"),
            ("A dictionary has both types.", #"var a = ["x": 1]"#, "[String: Int]"),
            ("Brackets may make an empty array.", "var a = [Note]()", "[Note]"),
            ("Brackets may make an empty dictionary.", "var a = [String: Note]()", "[String: Note]"),
            ("A call of a type makes one.", "var a = NoteStore(path: x)", "NoteStore"),
            ("The type may be nested.", "var a = Notes.Store()", "Notes.Store"),
            ("Generic arguments may be written.", "var a = Set<Int>()", "Set<Int>"),
            ("A cast says it.", "var a = x as Note", "Note"),
            ("A cast that may fail is optional.", "var a = x as? Note", "Note?"),
            ("A forced cast isn't.", "var a = x as! Note", "Note"),
            ("A shared instance is of its type.", "var a = NoteStore.shared", "NoteStore"),
            ("A closure may declare its result.", "var a = { () -> Note in make() }()", "Note"),
            ("A closure may return a call.", "var a = { Note() }()", "Note"),
            ("A closure may return a local.", "var a = { let n = Note(); n.x = 1; return n }()", "Note"),
            ("An initialiser may fail.", #"var a = URL(string: "x")"#, "URL?"),
            ("If it is forced, it doesn't.", #"var a = URL(string: "x")!"#, "URL"),
            ("A default ends what is optional.", #"var a = Double("0.5") ?? 1"#, "Double"),
            ("A tuple has the types of its parts.", #"var a = (x: 1, "y")"#, "(x: Int, String)"),
            ("A closure may write its types.", "var a = { (n: Int) -> Bool in n > 1 }", "(Int) -> Bool"),
            ("Both branches have the type.", "var a = x ? 1 : 2", "Int"),
            ("A generic type infers its arguments.", "var a = Set([1])", "Set<Int>"),
            ("A point makes doubles of all elements.", "var a = [1, 2.5]", "[Double]"),
            ("A closure gives what its only expression is.", "var a = { 1 }", "() -> Int"),
            ("Localised text is a string.", #"var a = NSLocalizedString("x", comment: "")"#, "String"),
        ] as [(String, String, String)])
    func theTypeIsTold(_ sentence: String, declaration: String, expected: String) throws {
        let type = try type(of: declaration)
        #expect(type?.replacing("/* points */", with: "").trimmed == expected[...], "\(sentence)")
    }

    @Test(
        "Who writes the module means another type than the app's.",
        arguments: [
            ("Core.Skin?", "class Skin {}", "Core.Skin?"), ("Core.Skin?", "class Other {}", "Core.Skin?"),
            ("UIKit.UIView?", "class Other {}", "UIView?"),
        ])
    func theModuleTellsTypesApart(_ written: String, _ app: String, _ expected: String) throws {
        let type = try type(
            of: "var a = make()", besides: "func make() -> \(written) { nil }",
            context: ["import Core\nimport UIKit\n\(app)"])
        #expect(type == expected)
    }

    @Test(
        arguments: [
            ("Nobody knows what a function gives.", "var a = make()"),
            ("Nobody knows what a method gives.", "var a = NoteStore.current()"),
            ("Nothing has any optional type.", "var a = nil"),
            ("An empty array has no elements to tell.", "var a = []"),
            ("Elements may differ.", "var a = [1, \"x\"]"),
            ("A constant of a type may be of another.", "var a = NoteStore.limit"),
            ("A closure that doesn't write its types.", "var a = { $0 }"),
            ("A tuple of what nobody knows.", "var a = (1, make())"),
            ("What depends on itself.", "lazy var a = a"),
            ("Several properties aren't told apart.", "var a = 1, b = 2"),
        ] as [(String, String)])
    func theTypeIsNotGuessed(_ sentence: String, declaration: String) throws {
        #expect(try type(of: declaration) == nil, "\(sentence)")
    }

    @Test func aCaseIsOfItsEnum() throws {
        #expect(try type(of: "var a = State.idle", besides: "enum State { case idle }") == "State")
        #expect(try type(of: "var a = State.limit", besides: "enum State { static let limit = 3 }") == "Int")
    }

    @Test func anImplicitMemberIsOfTheTypeOfTheOthers() throws {
        let states = "enum State { case idle, busy }"
        #expect(try type(of: "var a = [State.idle, .busy]", besides: states) == "[State]")
        #expect(try type(of: "var a = [State.idle, .none]", besides: states) == nil)
        #expect(try type(of: "var a = [1, .pi]") == nil)
        #expect(try type(of: "var a = [.idle, .busy]", besides: states) == nil)
    }

    @Test func elementsAreMappedToWhatTheClosureGives() throws {
        let states = "enum State { case idle }"
        #expect(
            try type(of: "var a = [State.idle].map { (title: \"x\", value: $0) }", besides: states)
                == "[(title: String, value: State)]")
        #expect(try type(of: "var a = [State.idle].map { state in [state] }", besides: states) == "[[State]]")
        #expect(try type(of: "var a = [State.idle].map { make($0) }", besides: states) == nil)
        #expect(try type(of: "var a = Reader().map { $0 }", besides: states) == nil)
    }

    @Test func anInitialiserThatDoesntFitIsntMeant() throws {
        let view = "class Badge: UIView { init() { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil } }"
        #expect(try type(of: "var a = Badge()", context: [view]) == "Badge")
        #expect(try type(of: "var a = Badge(coder: x)", context: [view]) == "Badge?")
        #expect(try type(of: "var a = Big(coder: x)", context: [view, "class Big: Badge {}"]) == "Big?")
    }

    @Test func theContextKnowsInitialisersThatMayFail() throws {
        #expect(try type(of: "var a = Note(id: 1)", context: ["struct Note { init?(id: Int) {} }"]) == "Note?")
        let two = "struct Note { init?(id: Int) {}; init(id: Double) {} }"
        #expect(try type(of: "var a = Note(id: 1)", context: [two]) == "Note?")
        #expect(try type(of: "var a = Note(id: 1.5)", context: [two]) == "Note")
        #expect(try type(of: "var a = Note(id: x)", context: [two]) == nil)
        #expect(try type(of: "var a = Note(id: 1)", context: ["struct Note { init(id: Int) {} }"]) == "Note")
    }

    private static let app = """
        class API {
            static func current() -> API { API() }
            static func make<T>(_ type: T.Type) -> T { fatalError() }
            static var main: API = API()
            let user: User? = nil
            var limit = 20
            enum Mode { case fast, slow(Int) }
            func mode() -> Mode { .fast }
            func page(_ number: Int) -> [Note] { [] }
            func page(named name: String) -> String { name }
            func copy() -> Self { self }
        }
        extension API { var host: URL { URL(string: "a")! } }
        struct User { let name: String }
        struct Note {}
        struct Box<Value> { let value: Value; static func of(_ v: Value) -> Box<Value> { fatalError() } }
        func makeAPI() -> API { API() }
        let sharedAPI = API()
        """

    @Test(
        arguments: [
            ("var a = API.current()", "API"), ("var a = API.main", "API"), ("var a = API.main.limit", "Int"),
            ("var a = API.main.user?.name", "String?"), ("var a = API.main.mode()", "API.Mode"),
            ("var a = API.Mode.slow(1)", "API.Mode"), ("var a = API.main.page(1)", "[Note]"),
            ("var a = API.main.page(named: \"x\")", "String"), ("var a = API.main.copy()", "API"),
            ("var a = API.main.host", "URL"), ("var a = makeAPI()", "API"), ("var a = sharedAPI", "API"),
            ("lazy var a = api.limit\nlet api = makeAPI()", "Int"),
            ("lazy var a = self.api.user\nlet api = API()", "User?"),
            ("var a = API.make(Note.self)", "Note"), ("var a = Box.of(1)", "Box<Int>"),
        ] as [(String, String)])
    func theContextTellsWhatDeclarationsSay(_ declaration: String, _ expected: String) throws {
        #expect(try type(of: declaration, context: [Self.app]) == expected)
    }

    @Test(arguments: [
        "var a = API.make(note)", "var a = API.main.missing", "var a = Box.of(note)", "var a = makeOther()",
        "var a = API.limit",
    ])
    func theContextIsNotGuessedFrom(_ declaration: String) throws {
        #expect(try type(of: declaration, context: [Self.app]) == nil)
    }

    @Test func twoDeclarationsTellNothing() throws {
        #expect(try type(of: "var a = makeAPI()", context: [Self.app, "func makeAPI() -> Note { Note() }"]) == nil)
    }
}
