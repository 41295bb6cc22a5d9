import UIKit

/// Makes the parts of the module, connects them, and navigates from its screen.
@preconcurrency @MainActor
class TrailViewRouter {

    // MARK: - Module

    weak var view: TrailViewController!

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> TrailViewController {
        TrailViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: TrailViewController) -> TrailViewPresenter {
        let router = TrailViewRouter()
        let interactor = TrailInteractor()
        let presenter = TrailViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter
        router.view = viewController

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.router = router

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }

    // MARK: - Router

    var isPresentingScreen: Bool { view.presentedViewController != nil }

    var isOnTop: Bool { view.navigationController?.topViewController === view! }

    var isPresentedByPlan: Bool { view.presentingViewController is PlanViewController }

    var isInNavigation: Bool { view.navigationController != nil }

    func closeScreen() {
        if let navigationController = view.navigationController, navigationController.viewControllers.count > 1 {
            navigationController.popViewController(animated: true)
        } else {
            view.dismiss(animated: true)
        }
    }

    func dismissPresentedScreen(completion: @escaping () -> Void) {
        view.presentedViewController?.dismiss(animated: true, completion: completion)
    }

    func dismissTrailNote() {
        if let note = view.presentedViewController as? TrailNoteViewController {
            note.dismiss(animated: true)
        }
    }

    func showTrailList(for trails: [Trail], title: String?) {
        let list = TrailListViewController()
        list.trails = trails
        list.title = title
        view.navigationController?.pushViewController(list, animated: true)
    }

    func showTrailNote(for title: String?) {
        let note = TrailNoteViewController()
        note.title = title
        view.navigationController?.pushViewController(note, animated: true)
    }

    func showShareSheet(message: String?, onCopy: @escaping () -> Void, at sender: Any) {
        let sheet = UIAlertController(title: "Share", message: message, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Copy", style: .default) { _ in onCopy() })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = sender as? UIBarButtonItem
        view.present(sheet, animated: true)
    }

    func showStartSheet(
        onNow: @escaping () -> Void,
        onLater: @escaping () -> Void,
        at sender: Any,
        sourceRect: CGRect
    ) {
        let sheet = UIAlertController(title: "Start", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Now", style: .default) { _ in onNow() })
        sheet.addAction(UIAlertAction(title: "Later", style: .default) { _ in onLater() })
        if let popover = sheet.popoverPresentationController {
            popover.sourceView = sender as? UIButton
            popover.sourceRect = sourceRect
        }
        view.present(sheet, animated: true)
    }

    func dismissScreen(isRecord: Bool) {
        view.dismiss(animated: true) {
            if isRecord {
                let party = PartyViewController()
                party.title = "Record!"
                Screens.root?.present(party, animated: true)
            }
        }
    }
}
