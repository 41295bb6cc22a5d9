import Testing

@testable import ViperSplit

/// The forms in which code names a member (design, 6); what stands in guillemets is found, and nothing else.
struct ReferenceFormTests {
    @Test(
        arguments: [
            ("A bare name is found.", "func f() { print(«items») }"),
            ("A name on self is found.", "func f() { print(self.«items») }"),
            ("A name on an optional self is found.", "func f() { g { [weak self] in print(self?.«items») } }"),
            ("A name on a forced self is found.", "func f() { g { [weak self] in print(self!.«items») } }"),
            ("A name on another value isn't ours.", "func f(other: Self) { print(other.items) }"),
            ("A member of a member isn't ours.", "func f() { print(self.x.items, y?.items) }"),
            ("The last component isn't the first.", "func f() { print(«items».items) }"),
            ("An implicit member isn't ours.", "func f() { g(.items) }"),
            ("An argument label isn't a name.", "func f() { g(items: «items») }"),
            (
                "An attribute's name isn't one either.",
                "@available(iOS, introduced: 13, message: \"items\") func f() {}"
            ),
            ("Interpolation is code.", #"func f() { print("\(«items») items \(self.«items»)") }"#),
            ("Raw text is none.", ##"func f() { print(#"\(items)"#) }"##),
            ("Raw text may interpolate, too.", ##"func f() { print(#"\#(«items»)"#) }"##),
            ("A default argument is evaluated here.", "func f(n: Int = «items».count) {}"),
            ("An optional chain begins with it.", "func f() { «items».first?.items.x = 1 }"),
            ("A subscript is on it.", "func f() { «items»[«items»[0]] = 1 }"),
            ("An inout argument names it.", "func f() { g(&«items»); g(&self.«items») }"),
            ("A condition names it.", "func f() { if «items».isEmpty, let x = «items».first { g(x) } }"),
            ("A constant is another name for it.", "func f() { let me = self; print(me.«items») }"),
            ("A variable may stand for another.", "func f() { var me = self; me = next; print(me.items) }"),
            ("So may one that is unwrapped.", "func f() { if var me = self as Any? { print(me.items) } }"),
            ("Backticks change nothing.", "func f() { print(«`items`») }"),
            ("A dictionary's keys are code.", "func f() { g([«items»: items2, \"items\": «items»]) }"),
            ("An observer is code.", "var x = 1 { didSet { print(«items», oldValue) } willSet { print(«items») } }"),
            ("A lazy closure is code.", "lazy var x = { «items».count }()"),
            ("A lazy closure may name self.", "lazy var x: () -> Int = { [unowned self] in self.«items».count }"),
            ("A getter is code.", "var x: Int { «items».count }"),
            ("A setter is code.", "var x: Int { get { 1 } set { «items» = [newValue] } }"),
            ("A deferred statement is code.", "func f() { defer { «items» = [] } }"),
            ("A branch of a condition is code.", "func f() {\n    #if DEBUG\n    print(«items»)\n    #endif\n}"),
            ("The condition itself isn't.", "func f() {\n    #if items\n    print(1)\n    #endif\n}"),
            ("A conditional member is code.", "#if DEBUG\nfunc f() { print(«items») }\n#endif"),
            ("A catch clause is code.", "func f() { do { try g() } catch { print(«items», error) } }"),
            ("A pattern may match against it.", "func f(x: Any) { switch x { case «items».count: g() default: h() } }"),
            ("A where clause is code.", "func f() { for x in y where «items».contains(x) {} }"),
            ("A tuple's elements are assigned.", "func f() { («items», x) = ([], 1) }"),
            ("A throwing call may hold it.", "func f() throws { try g(try «items»[0]) }"),
            ("A ternary names it.", "func f() { print(x ? «items» : self.«items») }"),
            ("Another statement's line comment isn't code.", "func f() { /* items */ print(1) } // items"),
        ] as [(String, String)])
    func aNameIsFoundWhereItIsTheMembers(_ sentence: String, marked: String) throws {
        try expectReferences(to: "items", in: marked)
    }

    @Test(
        arguments: [
            ("A local alias stands for self.", "func f() { let s = self; print(s.«items»); g { s.«items» = [] } }"),
            ("An alias of another value doesn't.", "func f() { let s = other; print(s.items) }"),
            (
                "A guard may unwrap it.",
                "func f() { g { [weak self] in guard let self else { return }; «items» = [] } }"
            ),
            (
                "The older spelling is the same.",
                "func f() { g { [weak self] in guard let self = self else { return }; self.«items» = [] } }"
            ),
            (
                "A strong alias stands for it.",
                "func f() { g { [weak self] in guard let strongSelf = self else { return }; strongSelf.«items» = [] } }"
            ),
            (
                "It may need backticks.",
                "func f() { g { [weak self] in guard let `self` = self else { return }; self.«items» = [] } }"
            ),
            ("An if may unwrap it.", "func f() { g { [weak self] in if let me = self { me.«items» = [] } } }"),
            ("A capture may rename it.", "func f() { g { [weak vc = self] in vc?.«items» = [] } }"),
            ("An alias may have an alias.", "func f() { let a = self; let b = a; b.«items» = [] }"),
            (
                "A variable that nothing is assigned to is one.",
                "func f() { weak var me = self; g { me?.«items» = []; print(me!.«items») } }"
            ),
            (
                "A variable that is assigned to is none.",
                "func f() { weak var me = self; me = nil; g { me?.items = [] } }"
            ),
            (
                "One that is bound anew is none.",
                "func f() { weak var me = self; g { guard let me else { return }; me.items = [] } }"
            ),
            ("One that is handed on is none.", "func f() { weak var me = self; h(me); g { me?.items = [] } }"),
            ("One with a type of its own is none.", "func f() { weak var me: C? = self; g { me?.items = [] } }"),
            (
                "What is assigned to another of its name says nothing of it.",
                "func f() { weak var me = self; g { var me = 1; me = 2 }; me?.«items» = [] }"
            ),
            (
                "An alias that is shadowed is none.",
                "func f() { let a = self; g { a in a.items = [] }; a.«items» = [] }"
            ),
        ] as [(String, String)])
    func aliasesOfSelfAreFollowed(_ sentence: String, marked: String) throws {
        try expectReferences(to: "items", in: marked)
    }

    @Test func selfOfSelfIsSelf() throws {
        try expectReferences(of: "f", in: "var items = 1\nfunc f() { print(self.self.items) }", are: ["self"])
    }

    @Test(
        arguments: [
            ("A capture list reads the member.", "func f() { g { [«items»] in print(items) } }"),
            ("It may rename what it reads.", "func f() { g { [x = «items»] in print(x, «items») } }"),
            ("It may take the member's own name.", "func f() { g { [items = «items».count] in print(items) } }"),
            (
                "Beside a weak self it is one, too.",
                "func f() { g { [weak self, «items»] in print(items, self?.«items») } }"
            ),
            ("A short binding reads the member.", "func f() { if let «items» { print(items) }; print(«items») }"),
            ("A long binding reads it on the right.", "func f() { if let items = «items» { print(items) } }"),
            (
                "A guard binds for what follows.",
                "func f() { guard let items = self.«items» else { return }; print(items) }"
            ),
            ("A short guard does, too.", "func f() { guard let «items» else { return }; print(items) }"),
            ("A loop may bind it.", "func f() { while let items = «items».popLast() { print(items) } }"),
        ] as [(String, String)])
    func bindingsReadTheMemberOnce(_ sentence: String, marked: String) throws {
        try expectReferences(to: "items", in: marked)
    }

    @Test(
        arguments: [
            ("A selector names a method.", "func f() { g(#selector(«reload»)) }"),
            ("It may name the class.", "func f() { g(#selector(NotesViewController.«reload»)) }"),
            ("It may stand on self.", "func f() { g(#selector(self.«reload»)) }"),
            ("It may have labels.", "func f() { g(#selector(«reload»(_:))) }"),
            ("Text is no selector.", "func f() { g(Selector(\"reload\")) }"),
        ] as [(String, String)])
    func selectorsNameMethods(_ sentence: String, marked: String) throws {
        try expectReferences(to: "reload", in: marked)
    }

    @Test func aKeyPathOnTheControllerNamesAMember() throws {
        try expectReferences(to: "items", in: "func f() { observe(\\NotesViewController.«items») }")
        try expectReferences(to: "items", in: "func f() { self.observe(\\.«items») }")
        try expectReferences(to: "items", in: "func f() { print(self[keyPath: \\.«items»]) }")
    }

    @Test func aKeyPathOnAnotherTypeDoesNot() throws {
        try expectReferences(to: "items", in: "func f() { print(notes.map(\\.items), \\Note.items) }")
    }

    @Test(
        arguments: [
            ("The type's own name reaches a static.", "func f() { print(NotesViewController.«limit») }"),
            ("Self reaches a static.", "func f() { print(Self.«limit») }"),
            ("Another type doesn't.", "func f() { print(Note.limit) }"),
            ("A static names statics bare.", "static func f() { print(«limit») }"),
            ("Types in types are other types.", "func f() { print(Other.NotesViewController.limit) }"),
            ("The class of self is the type.", "func f() { print(type(of: self).«limit») }"),
            ("The class of another value isn't.", "func f(x: Note) { print(type(of: x).limit) }"),
            ("An alias is the type.", "typealias Me = NotesViewController\nfunc f() { print(Me.«limit») }"),
            ("Another alias isn't.", "typealias Me = Note\nfunc f() { print(Me.limit) }"),
            ("In static code self is the type.", "static func f() { print(self.«limit») }"),
            ("A default argument names it.", "func f(n: Int = NotesViewController.«limit») {}"),
            ("A closure in an initial value does.", "let x = [{ NotesViewController.«limit» }]"),
            ("A nested type does.", "struct Row { let n = NotesViewController.«limit» + «limit» }"),
        ] as [(String, String)])
    func staticsAreReachedThroughTheType(_ sentence: String, marked: String) throws {
        try expectReferences(to: "limit", declared: "static let limit = 3", in: marked)
    }

    @Test(
        arguments: [
            ("An annotation names a nested type.", "var x: [«State»] = []"),
            ("A parameter does.", "func f(x: «State»?) {}"),
            ("A result does.", "func f() -> (Int, «State») { g() }"),
            ("An initialiser call does.", "func f() { print(«State»()) }"),
            ("A case does.", "func f() { print(«State».idle) }"),
            ("A cast does.", "func f(x: Any) { print(x as? «State») }"),
            ("A generic argument does.", "func f() { g([String: Set<«State»>]()) }"),
            (
                "The controller may stand before it.",
                "func f(x: NotesViewController.«State») { print(NotesViewController.«State»()) }"
            ),
            ("Another type's doesn't.", "func f(x: Note.State) {}"),
            ("A generic parameter hides it.", "func f<State>(x: State) {}"),
            ("A local type hides it.", "func f() { struct State {}; print(State()) }"),
        ] as [(String, String)])
    func nestedTypesAreNamedInTypes(_ sentence: String, marked: String) throws {
        try expectReferences(to: "State", declared: "struct State {}", in: marked)
    }

    @Test(arguments: [
        ("private var rows: [NotesViewController.Row] = []", "rows = []", "enum Row { case first }"),
        ("", "let row: NotesViewController.Row = .first\nprint(row)", "enum Row { case first }"),
        ("", "let row: Other.Row = 1\nprint(row)", "private enum Row { case first }"),
    ])
    func aNestedTypeMayBeNamedInFull(_ property: String, _ code: String, _ type: String) throws {
        let source = """
            private var count = 0
            private enum Row { case first }
            \(property)
            // MARK: - Handle view event
            func handle() {
                count += 1
                \(code)
            }
            """
        let module = try expectSplit(source, context: ["enum Other { typealias Row = Int }"], presenter: code)
        #expect(module.view.outdented.contains("\n" + type), "\(module.view)")
    }
}
