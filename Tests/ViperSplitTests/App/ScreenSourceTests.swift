import Testing

@testable import ViperSplit

/// How new code makes the screen: from the storyboard or the nib that has it.
struct ScreenSourceTests {
    private let source = """
        @IBOutlet private var label: UILabel!
        // MARK: - Handle view event
        private func start() { print(1) }
        """

    private func wireframe(
        _ files: [SourceFile], template: String = "infinum", file: String = "NotesWireframe.swift", besides: String = ""
    ) throws -> String {
        let given = SourceFile(
            path: "NotesViewController.swift",
            text: "import UIKit\nclass NotesViewController: UIViewController {\n\(besides)\n\(source)\n}\n")
        let split = try ViperSplit.split(
            [given], options: SplitOptions(context: files, template: try Template(template)))
        let change = try #require(split.changes.changes.first { $0.path == file })
        return try change.newContents()
    }

    private func storyboard(_ attributes: String, initial: String = "other") -> SourceFile {
        SourceFile(
            path: "App/Main.storyboard",
            text: """
                <?xml version="1.0"?><document initialViewController="\(initial)"><scenes>
                <viewController id="a" customClass="OtherViewController" storyboardIdentifier="Other"/>
                <tableViewController id="b" customClass="NotesViewController" \(attributes)/>
                </scenes></document>
                """)
    }

    @Test func aStoryboardNamesTheClass() throws {
        let text = try wireframe([storyboard("storyboardIdentifier=\"Notes\"")])
        #expect(
            text.contains(
                """
                UIStoryboard(name: "Main", bundle: nil)
                            .instantiateViewController(ofType: NotesViewController.self, withIdentifier: "Notes")
                """))
    }

    /// Of several storyboards it is the one that code takes it from, or else the first, and a finding says so.
    @Test(arguments: [
        ("The first by its path is taken.", "", "Pad"),
        (
            "Code tells.",
            "let a = UIStoryboard(name: \"Phone\", bundle: nil).instantiateViewController(withIdentifier: \"Notes\") as! NotesViewController",
            "Phone"
        ),
    ])
    func oneOfSeveralStoryboardsIsTaken(_ sentence: String, _ code: String, _ name: String) throws {
        let one = storyboard("storyboardIdentifier=\"Notes\"")
        let files = ["Pad", "Phone"].map { SourceFile(path: "App/\($0).storyboard", text: one.text) }
        let app = files + [SourceFile(path: "App/Other.swift", text: "import UIKit\nfunc open() { \(code) }")]
        #expect(try wireframe(app).contains("UIStoryboard(name: \"\(name)\", bundle: nil)"), "\(sentence)")
        func messages(_ files: [SourceFile]) throws -> [String] {
            let given = SourceFile(
                path: "NotesViewController.swift",
                text: "import UIKit\nclass NotesViewController: UIViewController {\n\(source)\n}\n")
            return try ViperSplit.split([given], options: SplitOptions(context: files)).findings
                .filter { $0.rule == "screen-sources" }.map(\.message)
        }
        let other = name == "Pad" ? "Phone.storyboard" : "Pad.storyboard"
        let note = Note.screenSources(of: "NotesViewController", taken: "\(name).storyboard", others: [other])
        #expect(try messages(app) == [note.message], "\(sentence)")
        #expect(try messages([app[0], app[2]]) == [], "\(sentence)")
    }

    @Test func theIdentifierMayBeTheClassName() throws {
        let text = try wireframe([storyboard("storyboardIdentifier=\"NotesViewController\"")])
        #expect(text.contains(".instantiateViewController(ofType: NotesViewController.self)\n"))
    }

    @Test func theInitialOneNeedsNone() throws {
        let text = try wireframe([storyboard("", initial: "b")])
        #expect(text.contains(".instantiateInitialViewController() as! NotesViewController\n"))
    }

    /// Without its scene it would have no views.
    @Test func oneThatOnlySeguesMakeIsNotMade() throws {
        #expect(!(try wireframe([storyboard("")]).contains("let moduleViewController")))
        let plain = "init() { super.init(nibName: nil, bundle: nil) }"
        let coder = "required init?(coder: NSCoder) { super.init(coder: coder) }"
        #expect(
            try wireframe([storyboard("")], besides: "\(plain)\n\(coder)")
                .contains("let moduleViewController = NotesViewController()\n"))
        let cast = """
            func show() -> NotesViewController? {
                UIStoryboard(name: "S", bundle: nil).instantiateViewController(withIdentifier: "N") as? NotesViewController
            }
            """
        let app = SourceFile(path: "App.swift", text: cast)
        #expect(try wireframe([storyboard(""), app]).contains("UIStoryboard(name: \"S\", bundle: nil)"))
    }

    /// `UICollectionViewController()` ends the program.
    @Test(arguments: [
        (
            "UICollectionViewController", "",
            "init(collectionViewLayout layout: UICollectionViewLayout) {\n"
                + "let moduleViewController = NotesViewController(collectionViewLayout: layout)\n"
        ),
        (
            "UICollectionViewController", "init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }",
            "init() {\nlet moduleViewController = NotesViewController()\n"
        ),
        (
            "GridController", "",
            "init(collectionViewLayout layout: UICollectionViewLayout) {\n"
                + "let moduleViewController = NotesViewController(collectionViewLayout: layout)\n"
        ),
        ("UITableViewController", "", "init() {\nlet moduleViewController = NotesViewController()\n"),
    ])
    func aCollectionIsMadeWithALayout(_ superclass: String, _ initializer: String, _ expected: String) throws {
        let given = """
            import UIKit
            class NotesViewController: \(superclass) {
                \(initializer)
                \(initializer.isEmpty ? "" : "required init?(coder: NSCoder) { fatalError() }")
                // MARK: - Wireframe
                func f() { dismiss(animated: true) }
            }
            """
        let app = "import UIKit\nclass GridController: UICollectionViewController {}"
        for template in Template.builtIn {
            let split = try ViperSplit.split(
                [SourceFile(path: "NotesViewController.swift", text: given)],
                options: SplitOptions(context: [SourceFile(path: "App.swift", text: app)], template: template))
            let texts = try split.changes.changes.map { try $0.newContents() }
            if template == Template.standard { expect(texts.joined(separator: "\n"), holds: expected) }
            let makesPlainly = texts.contains {
                $0.contains("NotesViewController()") || $0.contains("VIPERBuilder<NotesViewController, ")
            }
            #expect(makesPlainly == expected.contains("init() {"), "\(template.name)")
        }
    }

    private let nib = SourceFile(
        path: "App/Notes.xib",
        text: """
            <document>
            <placeholder placeholderIdentifier="IBFilesOwner" customClass="NotesViewController"/>
            </document>
            """)

    @Test func aNibNamesTheClassAsItsOwner() throws {
        #expect(try wireframe([nib]).contains("NotesViewController(nibName: \"Notes\", bundle: nil)"))
    }

    /// A class with designated initialisers of its own inherits none.
    @Test(arguments: [
        ("init(title: String) { super.init(nibName: nil, bundle: nil) }", "NotesViewController(title: title)"),
        (
            "convenience init(title: String) { self.init(nibName: nil, bundle: nil) }",
            "NotesViewController(nibName: \"Notes\", bundle: nil)"
        ),
        (
            """
            override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
            init(title: String) { super.init(nibName: nil, bundle: nil) }
            """, "NotesViewController(nibName: \"Notes\", bundle: nil)"
        ),
    ])
    func anInitializerOfItsOwnMakesIt(_ initializers: String, making: String) throws {
        let coder = "\nrequired init?(coder: NSCoder) { fatalError() }"
        let text = try wireframe([nib], besides: initializers + (initializers.hasPrefix("convenience") ? "" : coder))
        #expect(text.contains("let moduleViewController = \(making)\n"))
    }

    @Test func aStoryboardNeedsTheInitializerThatReadsIt() throws {
        func text(_ coder: String) throws -> String {
            try wireframe(
                [storyboard("storyboardIdentifier=\"Notes\"")],
                besides: """
                    init(title: String) { super.init(nibName: nil, bundle: nil) }
                    required init?(coder: NSCoder) { \(coder) }
                    """)
        }
        #expect(try text("fatalError()").contains("NotesViewController(title: title)"))
        let converted = try wireframe(
            [storyboard("storyboardIdentifier=\"Notes\"")],
            besides: """
                init(title: String) { super.init(nibName: nil, bundle: nil) }
                required convenience init?(coder: NSCoder) { self.init(title: "") }
                """)
        #expect(converted.contains("withIdentifier: \"Notes\""))
        #expect(try text("super.init(coder: coder)").contains("withIdentifier: \"Notes\""))
    }

    @Test(arguments: [
        ("instantiateViewController(withIdentifier: \"N\") as! NotesViewController", "withIdentifier: \"N\")"),
        ("instantiateViewController(withIdentifier: \"N\") as? NotesViewController", "withIdentifier: \"N\")"),
        ("instantiateInitialViewController() as! NotesViewController", ".instantiateInitialViewController() as! "),
        ("instantiateViewController(withIdentifier: \"N\") as! OtherViewController", "= NotesViewController()"),
        ("instantiateViewController(withIdentifier: name) as! NotesViewController", "= NotesViewController()"),
    ])
    func codeOfTheAppTells(_ call: String, _ expected: String) throws {
        let code =
            "import UIKit\nfunc show() { let next = UIStoryboard(name: \"S\", bundle: nil).\(call)\nprint(next) }"
        #expect(try wireframe([SourceFile(path: "App.swift", text: code)]).contains(expected))
    }

    @Test(arguments: [
        ("NotesViewController(nibName: \"N\", bundle: nil)", "= NotesViewController(nibName: \"N\", bundle: nil)"),
        ("OtherViewController(nibName: \"N\", bundle: nil)", "= NotesViewController()"),
        ("NotesViewController(nibName: name, bundle: nil)", "= NotesViewController()"),
        ("NotesViewController(nibName: \"N\", bundle: other)", "= NotesViewController()"),
    ])
    func codeTellsOfTheNib(_ call: String, _ expected: String) throws {
        let code = "import UIKit\nfunc show() { let next = \(call)\nprint(next) }"
        expect(try wireframe([SourceFile(path: "App.swift", text: code)]), holds: expected + "\n")
    }

    @Test func everyStyleMakesItThere() throws {
        let files = [storyboard("storyboardIdentifier=\"Notes\"")]
        #expect(
            try wireframe(files, template: "viper-base", file: "NotesBuilder.swift").contains(
                ".instantiateViewController(withIdentifier: \"Notes\") as! NotesViewController"))
        #expect(
            try wireframe(files, template: "vipera", file: "NotesModule.swift").contains(
                ".instantiateViewController(withIdentifier: \"Notes\") as! NotesViewController"))
    }
}
