import UIKit

final class DiaryWireframe: BaseWireframe<DiaryViewController> {

    // MARK: - Properties -

    private weak var editor: EditorViewController?
    private var help: HelpViewController?

    // MARK: - Module setup -

    init() {
        let moduleViewController = DiaryViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: DiaryViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: DiaryViewController) -> DiaryPresenterInterface {
        DiaryWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: DiaryViewInterface) -> DiaryPresenter {
        let interactor = DiaryInteractor()
        let presenter = DiaryPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension DiaryWireframe: DiaryWireframeInterface {

    func closeHelp() {
        help?.dismiss(animated: false)
        help = nil
    }

    // MARK: - Wireframe

    var isEditorDirty: Bool? { editor?.isDirty }

    func reloadEditor(_ entries: [String]) {
        editor?.reload(entries)
    }

    func setHelpTopic(_ topic: String) {
        help?.topic = topic
    }

    func showEditor(for entry: String) {
        let next = EditorViewController()
        next.entry = entry
        editor = next
        viewController.navigationController?.pushViewController(next, animated: false)
    }

    func dismissEditor() {
        editor?.dismiss(animated: false)
        editor = nil
    }

    func presentHelp(for topic: String) {
        let next = HelpViewController()
        next.topic = topic
        help = next
        viewController.present(next, animated: false)
    }

    func showScreen(for title: String?) {
        let next = UIViewController()
        next.title = title
        viewController.preview = next
        viewController.navigationController?.pushViewController(next, animated: false)
    }
}
