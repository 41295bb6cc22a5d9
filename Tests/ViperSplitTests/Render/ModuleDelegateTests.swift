import Testing

@testable import ViperSplit

/// The delegate that the app sets of a screen: VIPERA's module takes it, and whose it is a comment may say.
struct ModuleDelegateTests {
    /// The files of a split in VIPERA's style, by their names.
    private func texts(_ comment: String) throws -> [String: String] {
        let source = """
            import UIKit
            final class NotesViewController: UIViewController {
                \(comment)
                weak var delegate: NotesDelegate?
                private var count = 0
                // MARK: - Handle view event
                @IBAction private func add() {
                    count += 1
                    delegate?.notesDidAdd(count)
                }
            }
            """
        let app = """
            import UIKit
            protocol NotesDelegate: AnyObject { func notesDidAdd(_ count: Int) }
            final class HomeViewController: UIViewController, NotesDelegate {
                func notesDidAdd(_ count: Int) {}
                func open() {
                    let next = NotesViewController()
                    next.delegate = self
                    present(next, animated: true)
                }
            }
            """
        let options = SplitOptions(context: contextFiles([app]), template: try Template("vipera"))
        let split = try ViperSplit.split(files(source), options: options)
        try #require(split.outcome == .split, "\(split.findings)")
        return try split.changes.changes.reduce(into: [:]) { texts, change in
            let name = String(change.path.split(separator: "/").last ?? "")
            texts[name] = try change.newContents()
        }
    }

    @Test(arguments: [
        ("", "NotesDefaultRouter.swift", "        router.notesDidAdd(count)"),
        ("// viper-split: presenter", "NotesDefaultPresenter.swift", "        delegate?.notesDidAdd(count)"),
    ])
    func theDelegateBelongsToTheRouterUnlessACommentSaysOtherwise(
        comment: String, owner: String, call: String
    ) throws {
        let texts = try texts(comment)
        for (name, text) in texts {
            #expect(text.contains("weak var delegate: NotesDelegate?") == (name == owner), "\(name)\n\(text)")
        }
        #expect(texts["NotesDefaultPresenter.swift"]?.contains(call + "\n") == true)
        #expect(texts["NotesModule.swift"]?.contains("buildDefault(delegate: NotesDelegate? = nil)") == true)
        #expect(texts["NotesViewController.swift"]?.contains("set { presenter.delegate = newValue }") == true)
    }
}
