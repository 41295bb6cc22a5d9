import Testing

@testable import ViperSplit

/// The versions of the system that a class or an extension is limited to, and what is made of it.
struct VersionLimitsTests {
    private let app = """
        import UIKit
        final class NoteStore {
            static let shared = NoteStore()
            var name: String { print(1); return "a" }
            @available(iOS 16, *) var fresh: String { print(1); return "b" }
        }
        """

    private func module(of limits: String = "", extension code: String = "") throws -> Module {
        let source = """
            import UIKit

            \(limits)
            final class NotesViewController: UIViewController {
                @IBOutlet private weak var nameLabel: UILabel!
                private let store = NoteStore.shared
                private var name = ""

                override func viewDidLoad() {
                    super.viewDidLoad()
                    name = store.name
                    nameLabel.text = name
                }

                // MARK: - Handle view event

                func share() {
                    name = store.name
                    nameLabel.text = name
                }
            }

            \(code)

            """
        let options = SplitOptions(context: contextFiles([app]))
        let split = try ViperSplit.split(files(source), options: options)
        try #require(split.outcome == .split, "\(split.findings)")
        return try Module(split)
    }

    @Test func whatNamesTheClassIsLimitedLikeIt() throws {
        let module = try module(of: "@available(iOS 16, *)")
        expect(
            module.presenter,
            holds: "import Foundation\n\n@available(iOS 16, *)\n@preconcurrency @MainActor\nfinal class")
        expect(module.presenter, holds: "@available(iOS 16, *)\nextension NotesPresenter: NotesPresenterInterface {")
        expect(module.wireframe, holds: "@available(iOS 16, *)\nfinal class NotesWireframe")
        expect(
            module.interfaces, holds: "@available(iOS 16, *)\n@preconcurrency @MainActor\nprotocol NotesViewInterface")
        expect(module.view, holds: "@available(iOS 16, *)\nextension NotesViewController: NotesViewInterface {")
        expect(module.view, holds: "@available(iOS 16, *)\nfinal class NotesViewController: UIViewController {")
    }

    @Test func aClassThatIsThereForAllLimitsNothing() throws {
        let module = try module()
        for file in [module.presenter, module.wireframe, module.interfaces, module.view] {
            expect(file, lacks: "@available")
        }
    }

    @Test func whatLeavesALimitedExtensionIsLimitedLikeIt() throws {
        let code = """
            NotesViewController {
                func shareNew() {
                    name = store.fresh
                    nameLabel.text = name
                }
            }
            """
        let limited = try module(extension: "@available(iOS 16, *)\nextension " + code)
        expect(limited.interactor, holds: "@available(iOS 16, *)\nvar fresh: String { store.fresh }")
        expect(limited.interfaces, holds: "@available(iOS 16, *)\nvar fresh: String { get }")
        let plain = try module(extension: "extension " + code.replacing("store.fresh", with: "store.name"))
        expect(plain.interactor, lacks: "@available")
        expect(plain.interfaces, lacks: "@available")
    }
}
