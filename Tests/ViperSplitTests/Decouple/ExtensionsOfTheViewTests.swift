import Testing

@testable import ViperSplit

/// The extensions that a view controller has already stay what they are, whatever of them the Presenter asks for.
struct ExtensionsOfTheViewTests {
    private static let styles = ["infinum", "vipera", "viper-base", "zikviper"]

    /// The texts of the module's files by their paths.
    private func files(
        _ source: String, _ style: String, _ step: RefactoringStep?, besides others: [SourceFile] = []
    ) throws -> [String: String] {
        var options = SplitOptions(template: try Template(style))
        options.step = step
        options.context = try options.template.baseFiles() + others
        let split = try split([SourceFile(path: "ListViewController.swift", text: source)], options: options)
        #expect(split.outcome == .split, "\(split.findings.map(\.message))")
        return try split.changes.changes.reduce(into: [:]) { $0[$1.path] = try $1.newContents() }
    }

    private func decoupled(_ source: String, _ style: String) throws -> [String: String] {
        let moved = try files(source, style, .move)
        let view = try #require(moved["ListViewController.swift"])
        let others = moved.filter { $0.key != "ListViewController.swift" }.map { SourceFile(path: $0, text: $1) }
        return try moved.merging(try files(view, style, .decouple, besides: others)) { $1 }
    }

    /// What the Wireframe asks the class for leaves a private extension for the one that adopts the interface, which requires none
    /// of it.
    @Test(arguments: styles)
    func whatLeavesAPrivateExtensionIsNoRequirement(_ style: String) throws {
        let source = """
            import UIKit

            class ListViewController: UIViewController {
                private var count = 0

                // MARK: - Handle view event

                @IBAction func tap() {
                    count += 1
                    showTip()
                }
            }

            private extension ListViewController {
                func showTip() {
                    let alert = UIAlertController(title: "Tip", message: tip, preferredStyle: .alert)
                    present(alert, animated: true)
                }

                var tip: String? { navigationItem.prompt }
            }

            """
        let atOnce = try files(source, style, nil)
        #expect(try decoupled(source, style) == atOnce)
    }

    /// A file that members have left has its imports and nothing else: it is written, as no file of interfaces is.
    @Test(arguments: styles)
    func aFileWithoutMembersIsNoneOfInterfaces(_ style: String) throws {
        let home = """
            import UIKit

            class ListViewController: UIViewController {
                private var count = 0

                // MARK: - Handle view event

                @IBAction func tap() {
                    count += 1
                    refresh()
                }
            }

            """
        let words = """
            import UIKit

            extension ListViewController {
                // MARK: - Presenter

                func refresh() {
                    count = Store.shared.load(count)
                }
            }

            """
        let files = [
            SourceFile(path: "ListViewController.swift", text: home), SourceFile(path: "Words.swift", text: words),
        ]
        var options = SplitOptions(template: try Template(style))
        options.context =
            try options.template.baseFiles() + [
                SourceFile(
                    path: "Store.swift",
                    text: "final class Store { static let shared = Store(); func load(_ n: Int) -> Int { n } }\n")
            ]
        let atOnce = try split(files, options: options)
        options.step = .move
        let moved = try split(files, options: options)
        #expect(moved.outcome == .split, "\(moved.findings.map(\.message))")
        let left = try #require(moved.changes.changes.first { $0.path == "Words.swift" }).newContents()
        #expect(left == "import UIKit\n")
        let paths = Set(atOnce.changes.changes.map(\.path)).subtracting(moved.changes.changes.map(\.path))
        #expect(paths.count == 1 && paths.allSatisfy { !$0.contains("Words") }, "\(paths)")
    }

    /// The class that is split is the View of its module, whatever class another target has of that name.
    @Test(arguments: styles)
    func anotherClassOfTheNameIsNotTheView(_ style: String) throws {
        let source = """
            import UIKit

            class ListViewController: UIViewController {
                private var count = 0

                // MARK: - Handle view event

                @IBAction func tap() {
                    count += 1
                }
            }

            """
        let other = SourceFile(
            path: "Other/ListViewController.swift",
            text: "import UIKit\nclass ListViewController: UIViewController {}\n")
        let atOnce = try files(source, style, nil, besides: [other])
        let moved = try files(source, style, .move, besides: [other])
        let view = try #require(moved["ListViewController.swift"])
        let others = moved.filter { $0.key != "ListViewController.swift" }.map { SourceFile(path: $0, text: $1) }
        let decoupled = try files(view, style, .decouple, besides: others + [other])
        #expect(moved.merging(decoupled) { $1 } == atOnce)
    }

    /// What the Presenter passes on stands under one mark, whatever marks there were.
    @Test(arguments: styles)
    func whatIsPassedOnIsInTheOrderOfTheClass(_ style: String) throws {
        let source = """
            import UIKit

            class ListViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.alpha = isShowing() ? 1 : 0
                    leave(true)
                }

                // MARK: - Wireframe

                private func leave(_ isAnimated: Bool) {
                    dismiss(animated: isAnimated)
                }
            }

            extension ListViewController {
                // viper-split: wireframe
                func isShowing() -> Bool {
                    navigationController?.topViewController == nil
                }
            }

            """
        let atOnce = try files(source, style, nil)
        #expect(try decoupled(source, style) == atOnce)
    }

    @Test(
        arguments: styles,
        [
            "extension ListViewController {\n    private func setUp() {}\n    func showTitle() { title = \"List\" }\n}",
            "extension ListViewController {\n    func showTitle() { title = \"List\" }\n}",
            "extension ListViewController: Titled {\n    func rest() {}\n}\n\n"
                + "extension ListViewController {\n    func showTitle() { title = \"List\" }\n    func log() {}\n}",
        ])
    func twoStepsGiveTheBytesOfOne(_ style: String, _ extensions: String) throws {
        let source = """
            import UIKit

            protocol Titled {}

            class ListViewController: UIViewController {
                private var count = 0

                // MARK: - Handle view event

                @IBAction func tap() {
                    count += 1
                    showTitle()
                }
            }

            \(extensions)

            """
        let atOnce = try files(source, style, nil)
        #expect(try decoupled(source, style) == atOnce)
        #expect(atOnce["ListViewController.swift"]?.contains(extensions.split(separator: "\n")[0]) == true)
        // The mark of the extension that adopts the interface goes with it.
        #expect(try files(source, style, .move)["ListViewController.swift"]?.contains("// MARK: - Extensions") == false)
    }
}
