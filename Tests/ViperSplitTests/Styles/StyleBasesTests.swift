import Testing

@testable import ViperSplit

/// What a component builds on asks of it what it has.
struct StyleBasesTests {
    /// The files of a split in viper-base's style.
    private func texts(_ source: String) throws -> String {
        let options = SplitOptions(template: try Template("viper-base"))
        let split = try ViperSplit.split(files(source), options: options)
        try #require(split.outcome == .split, "\(split.findings)")
        return try split.changes.changes.map { try $0.newContents() }.joined(separator: "\n")
    }

    @Test(
        arguments: [
            ("What nothing is handed to is made by `init()`.", "private var count = 0", true),
            ("What is made with something isn't.", "private let store: NoteStore", false),
        ])
    func anInteractorIsTheLibrarysIfItIsMadePlainly(_ sentence: String, _ property: String, _ isPlain: Bool) throws {
        let texts = try texts(
            """
            final class NotesViewController: UIViewController {
                \(property)
                init(store: NoteStore) {
                    \(isPlain ? "" : "self.store = store")
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
                // MARK: - Business use case
                private func save() { \(isPlain ? "count += 1" : "store.save()") }
            }
            """)
        let head = "final class NotesInteractor" + (isPlain ? ": VIPERInteractor {" : " {")
        #expect(texts.contains(head), "\(sentence)\n\(texts)")
        #expect(texts.contains("class NotesPresenter: VIPERPresenter {"))
    }

    /// What is in the skeleton's own initialiser, though it is empty.
    @Test func aPresenterThatIsMadeWithSomethingKeepsIt() throws {
        let texts = try texts(
            """
            final class NotesViewController: UIViewController {
                private var count: Int
                init(count: Int) {
                    self.count = count
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
                // MARK: - Handle view event
                func add() { count += 1 }
            }
            """)
        #expect(texts.contains("    required init(count: Int) {\n        self.count = count\n    }\n"), "\(texts)")
        #expect(texts.contains("class NotesPresenter {") && !texts.contains("VIPERPresenter"))
    }

    /// A link's name gives way to a member's, and so it isn't what the library asks for.
    @Test(arguments: [("router", false), ("road", true)])
    func aPresenterIsTheLibrarysIfItsLinksHaveTheirNames(_ name: String, _ isOfLibrary: Bool) throws {
        let texts = try texts(
            "// MARK: - Handle view event\nprivate func \(name)() {}\nfunc f() { \(name)() }\n"
                + "// MARK: - Wireframe\nfunc g() { dismiss(animated: true) }")
        #expect(texts.contains("class NotesPresenter" + (isOfLibrary ? ": VIPERPresenter {" : " {")), "\(texts)")
        #expect(texts.contains("final class NotesRouter: VIPERRouter {"))
    }

    /// The name stands in a body of its own type, too.
    @Test(arguments: [("screen", "moduleScreen"), ("sight", "screen")])
    func aLinkIsRenamedWhereItIsSet(_ name: String, _ link: String) throws {
        let texts = try texts(
            "// MARK: - Wireframe\nprivate var \(name) = 1\nfunc g() { \(name) += 1\ndismiss(animated: true) }")
        #expect(texts.contains("didSet { \(link) = viewController as? NotesViewController }"), "\(texts)")
        #expect(texts.contains("private weak var \(link): NotesViewController!"))
    }

    /// What nobody has to hand anything to is made by the library's builder; the twins are made by a function of their own.
    @Test(arguments: [
        ("A final class is made by `init()`.", "final class", "", "", true),
        (
            "It may have one of its own.", "final class", "init() { super.init(nibName: nil, bundle: nil) }\n@coder",
            "", true
        ),
        ("A class that nobody inherits from becomes final.", "class", "", "", true),
        ("A subclass might have no `init()`.", "class", "", "final class Own: NotesViewController {}", false),
        (
            "A subclass of a function's is one.", "class", "",
            "func make() { final class Own: NotesViewController {}\n_ = Own() }", false
        ),
        (
            "Somebody may inherit from it by another name.", "class", "",
            "typealias Base = NotesViewController & Sendable\nfinal class Own: Base {}", false
        ),
        (
            "Who builds on it as a type's argument doesn't inherit from it.", "class", "",
            "class Cell<Screen> {}\nfinal class Own: Cell<NotesViewController> {}", true
        ),
        ("A member that is open can't be one of a final class.", "class", "open func open() {}", "", false),
        ("Its presenter would have to be public.", "public final class", "", "", false),
        (
            "It is made with something.", "final class",
            "let day: Int\ninit(day: Int) { self.day = day; super.init(nibName: nil, bundle: nil) }\n@coder", "", false
        ),
        (
            "An initialiser with default values isn't `init()`.", "final class",
            "init(day: Int = 1) { super.init(nibName: nil, bundle: nil); print(day) }\n@coder", "", false
        ),
        (
            "The module is there already.", "final class",
            "init() { super.init(nibName: nil, bundle: nil); add() }\n@coder", "", false
        ),
        ("The name would mean another type.", "final class", "let other = Presenter.self", "", false),
        (
            "The app sets something of it.", "final class", "var day: Int?",
            "func go() { let next = NotesViewController()\nnext.day = 3\nshow(next) }", true
        ),
        (
            "It is the first of its storyboard.", "final class", "",
            "let next = UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController() as! NotesViewController",
            true
        ),
        (
            "It is another one of its storyboard.", "final class", "",
            "let next = UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"N\") as! NotesViewController",
            false
        ),
    ])
    func aModuleIsMadeByTheLibrarysBuilderWhereInitMakesIt(
        _ sentence: String, _ head: String, _ members: String, _ app: String, _ isOfLibrary: Bool
    ) throws {
        let members = members.replacing(
            "@coder", with: "required init?(coder: NSCoder) { fatalError() }")
        let source = """
            import UIKit
            \(head) NotesViewController: UIViewController {
                private var count = 0
                \(members)
                // MARK: - Handle view event
                func add() { count += 1 }
            }
            """
        let options = SplitOptions(
            context: contextFiles(["import UIKit\n\(app)"]), template: try Template("viper-base"))
        let split = try ViperSplit.split(files(source), options: options)
        try #require(split.outcome == .split, "\(split.findings)")
        let texts = try split.changes.changes.map { try $0.newContents() }.joined(separator: "\n")
        let list = "NotesViewController, NotesPresenter, NotesInteractor, NotesRouter"
        #expect(
            texts.contains("final class NotesBuilder: VIPERBuilder<\(list)> {") == isOfLibrary, "\(sentence)\n\(texts)")
        #expect(texts.contains("extension NotesViewController: VIPERView {") == isOfLibrary)
        #expect(texts.contains("final class NotesViewController: ") == isOfLibrary || head.contains("final"))
        #expect(texts.contains("ViewOutputProtocol! = NotesBuilder.assemble(self)") == isOfLibrary)
        #expect(texts.contains(" -> (view: NotesViewController, presenter: NotesPresenter)") == !isOfLibrary)
        if app.contains("Initial") {
            #expect(texts.contains("VIPERViewUIType { .storyboard(name: \"Main\", bundle: nil) }"))
        }
    }

    /// What the app sets of new screens the builder's own function hands over; the base class's goes without.
    @Test(arguments: [
        ("", []),
        ("next.day = 3", ["day: Int?"]),
        ("next.day = 3\nnext.title2 = text", ["day: Int?", "title2: String? = nil"]),
        // The name is the module's in that function.
        ("next.day = 3\nnext.module = 4", ["day: Int?"]),
        ("next.module = 4", []),
    ])
    func whatIsSetOfNewScreensIsHandedOver(_ settings: String, _ parameters: [String]) throws {
        let source = """
            final class NotesViewController: UIViewController {
                var day: Int?
                var title2: String?
                var module: Int?
                // MARK: - Handle view event
                func add() { print(1) }
            }
            """
        let options = SplitOptions(
            context: contextFiles([
                "func go(text: String) { let next = NotesViewController()\n\(settings)\nshow(next) }"
            ]),
            template: try Template("viper-base"))
        let split = try ViperSplit.split(files("import UIKit\n\(source)"), options: options)
        let changes = try split.changes.changes.map { try $0.newContents() }
        let text = changes.first { $0.contains("VIPERBuilder<") } ?? ""
        #expect(!text.contains("_ = module.view"), "\(text)")
        #expect(text.contains("let module = build()") == !parameters.isEmpty)
        #expect(parameters.allSatisfy(text.contains), "\(text)")
        for property in ["day", "title2", "module"] {
            #expect(
                text.contains("        module.view.\(property) = \(property)\n")
                    == parameters.contains { $0.hasPrefix(property) })
        }
    }

    /// Out of sight there may be subclasses.
    @Test(arguments: [("class", false), ("final class", true)])
    func aClassOfAnUnknownAppStaysAsItIs(_ head: String, _ isOfLibrary: Bool) throws {
        let texts = try texts(
            "import UIKit\n\(head) NotesViewController: UIViewController {\n// MARK: - Handle view event\nfunc add() {}\n}"
        )
        #expect(texts.contains("VIPERBuilder<") == isOfLibrary, "\(texts)")
        #expect(texts.contains("final class NotesViewController: ") == isOfLibrary)
    }

    /// Whether the library's builder makes the module of a screen.
    private func isMadeByTheLibrarysBuilder(
        _ head: String, _ members: String, _ app: String, imports: String = "import UIKit",
        files others: [SourceFile] = []
    ) throws -> Bool {
        let source = """
            \(imports)
            final class NotesViewController: \(head) {
                private var count = 0
                \(members)
                // MARK: - Handle view event
                func add() { count += 1 }
            }
            """
        let options = SplitOptions(
            context: [SourceFile(path: "App/App.swift", text: "import UIKit\n\(app)")] + others,
            template: try Template("viper-base"))
        let split = try ViperSplit.split(files(source), options: options)
        try #require(split.outcome == .split, "\(split.findings)")
        let texts = try split.changes.changes.map { try $0.newContents() }.joined(separator: "\n")
        return texts.contains("final class NotesBuilder: VIPERBuilder<")
    }

    /// What runs before the builder has its module would assemble another one.
    @Test(arguments: [
        ("Superclasses of the app's do nothing.", "Base", "", "class Base: UIViewController { func setUp() {} }", true),
        (
            "An initialiser above calls what is overridden.", "Base", "override func setUp() { add() }",
            """
            class Base: UIViewController {
                init() { super.init(nibName: nil, bundle: nil); setUp() }
                required init?(coder: NSCoder) { fatalError() }
                func setUp() {}
            }
            """, false
        ),
        (
            "UIKit's method that runs later is none of it.", "UIViewController",
            "override func viewDidLoad() { add() }", "", true
        ),
        ("A nib calls it.", "UIViewController", "override func awakeFromNib() { add() }", "", false),
        (
            "A class above has it.", "Base", "func setUp() { add() }",
            "class Base: UIViewController { override func awakeFromNib() {} }", false
        ),
        (
            "What is only asked for is never set.", "UIViewController", "override var title: String? { get { nil } }",
            "", true
        ),
        (
            "A storyboard sets a title.", "UIViewController", "override var title: String? { didSet { add() } }", "",
            false
        ),
        ("A storyboard sets no such property.", "UIViewController", "var limit = 3 { didSet { add() } }", "", true),
        ("A storyboard sets it.", "UIViewController", "@IBInspectable var limit = 3", "", false),
        ("A storyboard may set it.", "UIViewController", "@objc var limit = 3 { didSet { add() } }", "", false),
        (
            "An outlet is set with the view.", "UIViewController", "@IBOutlet var label: UILabel! { didSet { add() } }",
            "",
            true
        ),
    ])
    func aScreenThatDoesSomethingWhenItIsMadeHasABuilderOfItsOwn(
        _ sentence: String, _ superclass: String, _ members: String, _ app: String, _ isOfLibrary: Bool
    ) throws {
        #expect(try isMadeByTheLibrarysBuilder(superclass, members, app) == isOfLibrary, "\(sentence)")
    }

    /// UIKit finds a nib by the name of the class, where `init()` gives it none: `.nib` of the library's would load it before the
    /// view is asked for, without `viewDidLoad()`.
    @Test(arguments: [
        ("UIKit looks for the name of the class.", "NotesViewController", "UIViewController", "", "", true),
        ("It looks for the name of its view, too.", "NotesView", "UIViewController", "", "", true),
        ("It looks for no other name.", "Notes", "UIViewController", "", "", false),
        (
            "An initialiser of the class's gives the nib.", "Notes", "UIViewController",
            "convenience init() { self.init(nibName: \"Notes\", bundle: nil) }", "", true
        ),
        (
            "It may stand in another file.", "Notes", "UIViewController", "",
            "extension NotesViewController { convenience init() { self.init(nibName: \"Notes\", bundle: nil) } }", true
        ),
        (
            "One that takes something doesn't.", "Notes", "UIViewController",
            "convenience init(day: Int) { self.init(nibName: \"Notes\", bundle: nil) }", "", false
        ),
        (
            "What is made with a nib may go by its name.", "NotesViewController", "UIViewController",
            "override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }\n"
                + "required init?(coder: NSCoder) { super.init(coder: coder) }", "", false
        ),
        (
            "The class gives another name.", "NotesViewController", "UIViewController",
            "override var nibName: String? { super.nibName ?? \"Other\" }", "", false
        ),
        (
            "A class above asks for the name.", "NotesViewController", "Base", "",
            "class Base: UIViewController { override func loadView() { print(nibName ?? \"\"); super.loadView() } }",
            false
        ),
        ("Other classes of UIKit's do otherwise.", "NotesViewController", "UITableViewController", "", "", false),
    ])
    func aNibThatUIKitFindsIsTheScreens(
        _ sentence: String, _ nib: String, _ superclass: String, _ members: String, _ app: String,
        _ isOfLibrary: Bool
    ) throws {
        let owner = "<placeholder placeholderIdentifier=\"IBFilesOwner\" customClass=\"NotesViewController\"/>"
        let xib = SourceFile(path: "App/\(nib).xib", text: "<document>\(owner)</document>")
        let code = "let next = NotesViewController(nibName: \"\(nib)\", bundle: nil)"
        let isMade = { (app: String, files: [SourceFile]) in
            try isMadeByTheLibrarysBuilder(superclass, members, app, files: files)
        }
        #expect(try isMade(app, [xib]) == isOfLibrary, "\(sentence)")
        #expect(try isMade("\(app)\n\(code)", []) == isOfLibrary, "in code: \(sentence)")
    }

    /// The nib of the view's own name comes first.
    @Test(arguments: [("NotesView", false), ("NoteView", true)])
    func aNibOfAnotherNameThatUIKitFindsFirstIsTheScreens(_ other: String, _ isOfLibrary: Bool) throws {
        let owner = "<placeholder placeholderIdentifier=\"IBFilesOwner\" customClass=\"NotesViewController\"/>"
        let files = [
            SourceFile(path: "App/\(other).xib", text: "<document></document>"),
            SourceFile(path: "App/NotesViewController.xib", text: "<document>\(owner)</document>"),
        ]
        #expect(try isMadeByTheLibrarysBuilder("UIViewController", "", "", files: files) == isOfLibrary)
    }

    /// A type by the name that the library's protocol has for one would be taken for it.
    @Test(arguments: [
        ("Base", "class Base: UIViewController { enum Event { case a } }", true),
        ("Base", "class Base: UIViewController { enum Presenter { case a } }", false),
        ("Base", "class Base: UIViewController {}\nextension Base { typealias Presenter = Int }", false),
        ("Base", "class Base: UIViewController, Screen {}\nprotocol Screen { associatedtype Presenter = Int }", false),
        ("UIViewController, Screen", "protocol Screen { associatedtype Event = Int }", true),
        ("UIViewController, Screen", "protocol Screen { associatedtype Presenter = Int }", false),
        ("UIViewController, Screen", "protocol Screen {}\nextension Screen { typealias Presenter = Int }", false),
        (
            "UIViewController, Screen",
            "protocol Screen: Asking {}\nprotocol Asking { associatedtype Presenter = Int }",
            false
        ),
        ("UIViewController", "extension UIViewController { typealias Presenter = Int }", false),
        ("UIViewController", "extension UIView { typealias Presenter = Int }", true),
    ])
    func aPresenterOfAnotherSenseLeavesNoPlaceForTheLibrarys(_ head: String, _ app: String, _ isOfLibrary: Bool) throws
    {
        #expect(try isMadeByTheLibrarysBuilder(head, "", app) == isOfLibrary, "\(head)\n\(app)")
    }

    @Test func whatTheLibraryNeedsIsImportedBehindAConditionToo() throws {
        let imports = "#if canImport(UIKit)\nimport UIKit\n#endif"
        let members = "// MARK: - Handle view event\nfunc add() {}"
        let texts = try texts("\(imports)\nfinal class NotesViewController: UIViewController {\n\(members)\n}")
        #expect(texts.contains("\(imports)\n\n#if canImport(VIPERBase)\n"), "\(texts)")
        // What stands behind the class is nobody's place.
        let last = "\nimport struct Foundation.Date\n"
        let behind = try self.texts(
            "\(imports)\nfinal class NotesViewController: UIViewController {\n\(members)\n}\(last)")
        #expect(behind.contains("\(imports)\n\n#if canImport(VIPERBase)\n") && behind.contains("}\(last)"), "\(behind)")
        #expect(try isMadeByTheLibrarysBuilder("UIViewController", "", "", imports: imports))
        #expect(try !isMadeByTheLibrarysBuilder("UIViewController", "", "", imports: ""))
    }

    @Test func whatAFileDeclaresStandsBehindAllItsImports() throws {
        let texts = try texts(
            """
            import UIKit
            private let limit = 3
            final class NotesViewController: UIViewController {
                // MARK: - Handle view event
                func f() { print(limit) }
            }
            """)
        #expect(texts.contains("    import VIPERBase\n#endif\n\nprivate let limit = 3\n"), "\(texts)")
    }

    /// The library's `presenter` is unwrapped implicitly: `presenter.take()` would be the optional's.
    @Test(arguments: [("take", "presenter!.take()"), ("taken", "presenter.taken()")])
    func aMemberOfTheNameOfAnOptionalsIsAskedOfWhatItHolds(_ name: String, _ call: String) throws {
        let texts = try texts(
            "// MARK: - View life\n@IBAction func press(_ sender: UIButton) { \(name)() }\n"
                + "// MARK: - Handle view event\nprivate var count = 0\nfunc \(name)() { count += 1 }")
        #expect(texts.contains("NotesBuilder: VIPERBuilder<"), "\(texts)")
        #expect(texts.contains("{ \(call) }\n"), "\(texts)")
    }
}
