import Testing

@testable import ViperSplit

/// Whether an initial value gives the same whenever it is evaluated.
struct TimingTests {
    private func tellsTime(_ value: String, context: [String]? = nil) throws -> Bool {
        let controller = try controller("var x = \(value)\nenum State { case idle }\nclass Box { var n = 1 }")
        let semantics = Semantics(
            controller, AppContext(given: controller.units, context: contextFiles(context)))
        return semantics.timeDependence(of: try #require(controller.members.first)) != nil
    }

    @Test(
        arguments: [
            ("A literal is always the same.", "1"), ("So is text.", #""a\(1)b""#), ("So is truth.", "true"),
            ("So is nothing.", "nil"), ("So is an empty array.", "[Note]()"), ("So are elements.", "[1, -2]"),
            ("So is a dictionary.", "[1: [:]]"), ("So is a tuple.", "(1, \"a\")"), ("So is arithmetic.", "60 * 60"),
            ("So is a case.", ".idle"), ("So is a case of a type.", "State.idle"),
            ("So is a shared instance.", "NoteStore.shared"), ("A closure is only held.", "{ Date() }"),
            ("A formatter does nothing when it is made.", "DateFormatter()"), ("Neither does a view.", "UIView()"),
            ("Nor does a container.", "Set<Int>()"), ("Nor does a quiet class of the file.", "Box()"),
            ("A closure may set it up.", "{ let f = DateFormatter(); f.dateStyle = .short; return f }()"),
        ] as [(String, String)])
    func whatIsQuietMayBeEvaluatedLater(_ sentence: String, value: String) throws {
        #expect(try !tellsTime(value), "\(sentence)")
    }

    @Test(
        arguments: [
            ("A date tells the time.", "Date()", "Date()"),
            ("A service of the app may do anything.", "NoteStore()", "NoteStore()"),
            ("A function may.", "Clock.now()", "Clock.now()"),
            ("What is current may change.", "Locale.current", "Locale.current"),
            ("An argument is evaluated, too.", "Set(Clock.now())", "Clock.now()"),
            ("An element is.", "[1, Clock.now()]", "Clock.now()"),
            ("Interpolated code is.", #""\(Clock.now())""#, "Clock.now()"),
            ("A closure's statements are.", "{ let d = Date(); return d }()", "Date()"),
            ("A part of a sum is.", "1 + Clock.now()", "Clock.now()"),
            ("A forced value is.", "Clock.now()!", "Clock.now()"),
        ] as [(String, String, String)])
    func whatTellsTheTimeIsNamed(_ sentence: String, value: String, expected: String) throws {
        #expect(try tellsTime(value), "\(sentence)")
        // An initialiser that does more than assign can't assemble the module in time.
        let source = """
            // MARK: - Manage model
            private var x = \(value)
            // MARK: - View life
            init() { prepare(); super.init(nibName: nil, bundle: nil) }
            """
        try expectStays(
            source, member: "x", rule: "initial-value",
            message: "`\(expected)` is evaluated when the view controller is made")
    }

    @Test(
        arguments: [
            ("A structure without code is quiet.", "struct NoteStore {\n var a = 1\n}", true),
            (
                "An initialiser that assigns is.",
                "class NoteStore {\n let a: Int\n init(a: Int = 1) { self.a = a }\n}", true
            ),
            ("An initialiser that calls something isn't.", "class NoteStore {\n init() { load() }\n}", false),
            ("A property that calls something isn't.", "class NoteStore {\n let a = Date()\n}", false),
            ("A static property is none of it.", "class NoteStore {\n static let a = Date()\n}", true),
            ("A wrapper may do anything.", "class NoteStore {\n @Saved var a = 1\n}", false),
        ] as [(String, String, Bool)])
    func theContextTellsWhatAnInitialiserDoes(_ sentence: String, declaration: String, isQuiet: Bool) throws {
        #expect(try tellsTime("NoteStore()", context: [declaration]) == !isQuiet, "\(sentence)")
    }
}
