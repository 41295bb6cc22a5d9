import UIKit

final class PapersWireframe: BaseWireframe<PapersViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = PapersViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: PapersViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: PapersViewController) -> PapersPresenterInterface {
        PapersWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: PapersViewInterface) -> PapersPresenter {
        let presenter = PapersPresenter(view: view, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension PapersWireframe: PapersWireframeInterface {

    // MARK: - Wireframe

    func showPaperEditor(for desk: Desk?, row: Int) {
        guard let editor = desk?.editor(for: row) else {
            return
        }
        viewController.present(editor, animated: false)
    }

    func showPaperEditor(for desk: Desk?, title: String) {
        if let editor = desk?.next(after: title) as? PaperEditor {
            editor.address = title
            viewController.present(editor, animated: false)
        }
    }

    func showPaperEditor(for path: String?, root: String) {
        let editor = PaperEditor()
        if let path {
            editor.address = "\(root)/\(path)"
        } else {
            editor.address = "\(root)/start"
        }
        viewController.present(editor, animated: false)
    }
}
