import SwiftSyntax
import Testing

@testable import ViperSplit

/// A file of interfaces imports what the types need that components declare, though the view controller never names them.
struct ImportsOfInterfacesTests {
    private static let source = """
        import UIKit

        class ListViewController: UIViewController {
            private var count = 0

            // MARK: - Handle view event

            @IBAction func tap() {
                count += 1
                if Store.shared.load(id: count) == nil { count = 0 }
            }
        }

        """
    private static let app = """
        import CoreData

        final class Store {
            static let shared = Store()
            func load(id: Int) -> NSManagedObjectID? { nil }
        }

        """

    private func files(
        _ source: String, _ step: RefactoringStep?, besides others: [SourceFile] = []
    ) throws -> [String: String] {
        var options = SplitOptions(template: try Template("infinum"))
        options.step = step
        options.context =
            try options.template.baseFiles() + [SourceFile(path: "Store.swift", text: Self.app)] + others
        let split = try split([SourceFile(path: "ListViewController.swift", text: source)], options: options)
        #expect(split.outcome == .split, "\(split.findings.map(\.message))")
        return try split.changes.changes.reduce(into: [:]) { $0[$1.path] = try $1.newContents() }
    }

    /// The interfaces of a split at once and of one in two steps.
    private func interfaces(_ source: String, besides app: [SourceFile] = []) throws -> (one: String?, two: String) {
        let atOnce = try files(source, nil, besides: app)
        let moved = try files(source, .move, besides: app)
        let view = try #require(moved["ListViewController.swift"])
        let others = moved.filter { $0.key != "ListViewController.swift" }.map { SourceFile(path: $0, text: $1) }
        let decoupled = try files(view, .decouple, besides: others + app)
        return (atOnce["ListInterfaces.swift"], try #require(decoupled["ListInterfaces.swift"]))
    }

    @Test func twoStepsImportWhatOneDoes() throws {
        let (one, two) = try interfaces(Self.source)
        #expect(two.contains("import CoreData\n") && two.contains("NSManagedObjectID"), "\(two)")
        #expect(one == two)
    }

    /// A library's type that a service gives is named by the components alone, of which no prefix tells.
    @Test func aTypeThatOnlyComponentsNameIsImported() throws {
        let source = Self.source.replacing("Store.shared.load", with: "Radio.shared.tune")
            .replacing("import UIKit", with: "import Combine\nimport UIKit")
        let radio = SourceFile(
            path: "Radio.swift",
            text: """
                import Signals
                final class Radio {
                    static let shared = Radio()
                    func tune(id: Int) -> Signal? { nil }
                }
                """)
        let (one, two) = try interfaces(source, besides: [radio])
        #expect(two.contains("import Signals\n") && two.contains("Signal?"), "\(two)")
        // That it is imported makes the other needless.
        #expect(!two.contains("Combine"), "\(two)")
        #expect(one == two)
    }

    @Test(arguments: [
        ("What stands before one in another file comes before it.", "A B C", ["Z B", "A C"], "A Z B C"),
        ("What stands behind one comes last.", "A B", ["B Z"], "A B Z"),
        ("Another file's order counts.", "A B", ["B A"], "B A"),
        ("Two that contradict each other end all the same.", "A", ["B A", "A B"], "B A"),
        ("Each comes once.", "A A", ["A"], "A"),
    ])
    func importsKeepTheirOrder(_ sentence: String, own: String, others: [String], expected: String) {
        func items(_ names: String) -> [CodeBlockItemSyntax] {
            Array(parsed(names.split(separator: " ").map { "import \($0)\n" }.joined()).statements)
        }
        let found = ordered(items(own), with: others.map(items)).map { $0.trimmedText.dropFirst("import ".count) }
        #expect(found.joined(separator: " ") == expected, "\(sentence)")
    }

    /// What the Presenter names was named by the view controller, whatever others of the app import for it.
    @Test func whatComponentsNameIsKnown() throws {
        let source = """
            import UIKit
            import Signals

            class ListViewController: UIViewController {
                private let changed = Signal<Int>()

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    view.alpha = 1
                    changed.send(1)
                    view.isHidden = false
                }

                // MARK: - Handle view event

                @IBAction func tap() {
                    changed.send(2)
                }
            }

            """
        let other = SourceFile(
            path: "Other.swift", text: "import Signals\nimport Loops\nclass Other { var done: Signal<Int>? }\n")
        let (one, two) = try interfaces(source, besides: [other])
        #expect(two.contains("import Signals\n") && two.contains("var changed: Signal<Int>"), "\(two)")
        #expect(!two.contains("import Loops") && one == two, "\(two)\n\(one ?? "")")
    }

    /// A Presenter that imports one thing more tells of all else what the view controller could name.
    @Test func whatAComponentImportsBesidesTellsOfItsOwnNamesAlone() throws {
        let source = """
            import UIKit
            import Signals

            class ListViewController: UIViewController {
                private let changed = Signal<Int>()
                private var count = 0

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    view.alpha = 1
                    changed.send(1)
                    view.isHidden = false
                }

                // MARK: - Handle view event

                @IBAction func tap() {
                    count += 1
                    if Store.shared.load(id: count) == nil { changed.send(count) }
                }
            }

            """
        let other = SourceFile(
            path: "Other.swift", text: "import Signals\nimport Loops\nclass Other { var done: Signal<Int>? }\n")
        let (one, two) = try interfaces(source, besides: [other])
        #expect(two.contains("import CoreData\n") && !two.contains("import Loops"), "\(two)")
        #expect(one == two)
    }

    /// The app's own `Result` asks for no library's, whoever names it.
    @Test func theAppsTypeOfSwiftsNameIsNotImported() throws {
        let source = Self.source.replacing(
            "if Store.shared.load(id: count) == nil { count = 0 }", with: "Radio.shared.tune(id: count) { _ in }")
        let radio = SourceFile(
            path: "Radio.swift",
            text: """
                import Signals
                enum Result<T> { case some(T) }
                final class Radio {
                    static let shared = Radio()
                    func tune(id: Int, completion: @escaping (Result<Bool>) -> Void) {}
                }
                """)
        let (one, two) = try interfaces(source, besides: [radio])
        #expect(two.contains("Result<Bool>") && !two.contains("import Signals"), "\(two)")
        #expect(one == two)
    }

    /// A file that all members have left is the view controller's no more, but what it imported the module needs.
    @Test func whatAnEmptiedFileImportedIsImported() throws {
        let home = """
            import UIKit
            import Loops

            class ListViewController: UIViewController {
                private var count = 0

                // MARK: - Handle view event

                @IBAction func tap() {
                    count += 1
                    refresh()
                    print(Loop(count))
                }
            }

            """
        let words = """
            import UIKit
            import Signals

            extension ListViewController {
                // MARK: - Presenter

                func refresh() {
                    if let signal = Radio.shared.tune(count) { print(signal) }
                }
            }

            """
        let radio = SourceFile(
            path: "Radio.swift",
            text: """
                import Signals
                final class Radio {
                    static let shared = Radio()
                    func tune(_ id: Int) -> Signal? { nil }
                }
                """)
        var options = SplitOptions(template: try Template("infinum"))
        options.context = try options.template.baseFiles() + [radio]
        func written(_ files: [SourceFile]) throws -> [String: String] {
            let split = try split(files, options: options)
            #expect(split.outcome == .split, "\(split.findings.map(\.message))")
            return try split.changes.changes.reduce(into: [:]) { $0[$1.path] = try $1.newContents() }
        }
        let given = ["ListViewController.swift": home, "Words.swift": words]
        let atOnce = try written(given.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) })
        options.step = .move
        let moved = given.merging(
            try written(given.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) })
        ) { $1 }
        #expect(moved["Words.swift"] == "import UIKit\nimport Signals\n")
        options.step = .decouple
        options.context? += moved.filter { $0.key != "ListViewController.swift" }.map { SourceFile(path: $0, text: $1) }
        let home2 = SourceFile(path: "ListViewController.swift", text: moved["ListViewController.swift"] ?? "")
        let interfaces = try written([home2])["ListInterfaces.swift"]
        #expect(interfaces?.contains("import Signals\n") == true && interfaces == atOnce["ListInterfaces.swift"])
    }

    /// `Result` of one argument is that of a library; Swift's own has two.
    @Test(arguments: [("Result<Bool>", true), ("Result<Bool, Error>", false)])
    func aLibrarysTypeOfSwiftsNameIsImported(_ type: String, _ isLibrarys: Bool) throws {
        let source = Self.source.replacing(
            "if Store.shared.load(id: count) == nil { count = 0 }", with: "Radio.shared.tune(id: count) { _ in }")
        let radio = SourceFile(
            path: "Radio.swift",
            text: """
                import Signals
                final class Radio {
                    static let shared = Radio()
                    func tune(id: Int, completion: @escaping (\(type)) -> Void) {}
                }
                """)
        let (one, two) = try interfaces(source, besides: [radio])
        #expect(two.contains(type) && two.contains("import Signals\n") == isLibrarys, "\(two)")
        #expect(one == two)
    }

    /// A name that both the Presenter and another component have is a name like any other, and no operator of a library's.
    @Test func theMarkOfANameAsksForNoImport() throws {
        let source = """
            import UIKit
            import Shapes

            class ListViewController: UIViewController {
                private var count = 0

                override func viewDidLoad() {
                    super.viewDidLoad()
                    count = 2
                    Log.shared.viewDidLoad()
                }

                // MARK: - Handle view event

                @IBAction func tap() {
                    count += 1
                }
            }

            """
        let app = [
            SourceFile(
                path: "Shapes/Shape.swift",
                text: "infix operator +++\npublic func +++ (a: Int, b: Int) -> Int { a }\n"),
            SourceFile(
                path: "Log.swift",
                text: "import UIKit\nfinal class Log {\nstatic let shared = Log()\nfunc viewDidLoad() {}\n}\n"),
        ]
        let (one, two) = try interfaces(source, besides: app)
        #expect(!two.contains("Shapes") && one == two, "\(two)\n\(one ?? "")")
    }
}
