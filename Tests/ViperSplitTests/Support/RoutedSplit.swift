import Testing

@testable import ViperSplit

/// `ListViewController` in ZIKViper, with a Wireframe that shows other screens of the app.
struct RoutedSplit {
    static let screens = """
        import UIKit

        struct Note {}
        protocol Paged { associatedtype Page }

        class NoteViewController: UIViewController {
            enum Mode { case plain }
            init(name: String, mode: Mode = .plain) { super.init(nibName: nil, bundle: nil) }
        }
        class NoteVC: UIViewController {}
        """

    let given: [SourceFile]
    let context: [SourceFile]

    init(_ wireframe: String, app: String = "", types: String = "", above: String = "") {
        let source = """
            import UIKit

            \(above)class ListViewController: UIViewController {
                // MARK: - Handle view event
                func tap() { show(name: "a") }
                // MARK: - Wireframe
                \(wireframe)
            }
            \(types)
            """
        given = [SourceFile(path: "ListViewController.swift", text: source)]
        context = [
            SourceFile(path: "Screens.swift", text: Self.screens),
            SourceFile(path: "App.swift", text: "import UIKit\n" + app),
        ]
    }

    var options: SplitOptions {
        get throws {
            var options = SplitOptions(template: try #require(Template.builtIn.first { $0.name == "zikviper" }))
            options.context = context
            return options
        }
    }

    /// The texts of the module's files by what follows the module's name in theirs.
    func files(step: RefactoringStep? = nil) throws -> [String: String] {
        var options = try options
        if let step { options.step = step }
        let split = try split(given, options: options)
        #expect(split.outcome == .split, "\(split.findings.map(\.message))")
        return try split.changes.changes.reduce(into: [:]) { files, change in
            files[String(change.path.dropFirst("List".count).dropLast(".swift".count))] = try change.newContents()
        }
    }

    /// The module of the step that moves, with changes made to its Router and Wireframe, after the step that decouples.
    func decoupled(_ change: (String) -> String = { $0 }) throws -> [String: String] {
        let moved = try files(step: .move).mapValues(change)
        var options = try options
        options.step = .decouple
        let others = moved.filter { $0.key != "ViewController" }
        options.context = context + others.map { SourceFile(path: "List\($0.key).swift", text: $0.value) }
        let view = SourceFile(path: given[0].path, text: try #require(moved["ViewController"]))
        let split = try split([view], options: options)
        #expect(split.outcome == .split, "\(split.findings.map(\.message))")
        return try split.changes.changes.reduce(into: moved) { files, change in
            files[String(change.path.dropFirst("List".count).dropLast(".swift".count))] = try change.newContents()
        }
    }
}
