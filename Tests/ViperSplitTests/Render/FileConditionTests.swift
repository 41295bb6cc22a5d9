import Testing

@testable import ViperSplit

/// New files stand under the conditions that the controller stands under.
struct FileConditionTests {
    private let content = """
        final class NotesViewController: UIViewController {
            private var notes: [Int] = []
            private var store = NoteStore()
            @objc func add() { notes.append(store.next()); store.save(notes); present(NotesViewController(), animated: true) }
        }
        """

    private func newFiles(_ text: String) throws -> [String] {
        let files = [SourceFile(path: "NotesViewController.swift", text: text)]
        let module = try Module(split(files, options: SplitOptions()))
        return ["Interfaces", "Presenter", "Interactor", "Wireframe"].map { module[$0] }
    }

    @Test(arguments: [
        ("import UIKit\n#if os(iOS)\n@\n#endif\n", "#if os(iOS)"),
        ("import UIKit\n#if os(tvOS)\n#else\n@\n#endif\n", "#if !os(tvOS)"),
        (
            "import UIKit\n#if A || B\n#elseif C && D\n#if E\n@\n#endif\n#endif\n",
            "#if !(A || B) && (C && D) && E"
        ),
    ])
    func whatTheyDeclareStandsUnderIt(_ file: String, condition: String) throws {
        let found = try newFiles(file.replacing("@", with: content))
        for text in found {
            #expect(text.contains("\n\n\(condition)\n\n"), "\(text)")
            #expect(text.hasPrefix("import "))
            #expect(text.hasSuffix("}\n\n#endif\n"))
        }
    }

    @Test func importsUnderItStayUnderIt() throws {
        let found = try newFiles("// Notes\n\n#if canImport(UIKit)\nimport UIKit\nimport NoteKit\n\(content)\n#endif\n")
        for text in found {
            #expect(text.hasPrefix("// Notes\n\n#if canImport(UIKit)\n\nimport "), "\(text)")
        }
        #expect(found.contains { $0.contains("\nimport NoteKit\n") })
    }

    @Test(arguments: ["import UIKit\n@\n", "import UIKit\n#if DEBUG\nlet a = 1\n#endif\n@\n"])
    func withoutOneThereIsNone(_ file: String) throws {
        for text in try newFiles(file.replacing("@", with: content)) { expect(text, lacks: "#if") }
    }
}
