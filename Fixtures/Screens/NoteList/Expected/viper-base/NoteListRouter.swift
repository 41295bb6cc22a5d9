import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class NoteListRouter: VIPERRouter {

    // MARK: - Properties

    weak var viewController: UIViewController! {
        didSet { screen = viewController as? NoteListViewController }
    }

    /// The view controller, by its own class.
    private weak var screen: NoteListViewController!
}

// MARK: - NoteListRouterProtocol

extension NoteListRouter: NoteListRouterProtocol {

    // MARK: - Wireframe

    func showEditor(for note: Note?) {
        let editor = NoteEditorViewController()
        editor.note = note
        screen.navigationController?.pushViewController(editor, animated: true)
    }

    func showError(_ error: Error) {
        let alert = UIAlertController(title: "Error", message: "\(error)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        screen.present(alert, animated: true)
    }
}
