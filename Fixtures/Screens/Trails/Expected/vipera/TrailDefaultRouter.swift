import UIKit

@preconcurrency @MainActor
class TrailDefaultRouter {

    // MARK: - Module

    weak var presenter: TrailPresenter!
    weak var viewController: TrailViewController!
}

// MARK: - TrailRouter

extension TrailDefaultRouter: TrailRouter {

    // MARK: - Router

    var isPresentingScreen: Bool { viewController.presentedViewController != nil }

    var isOnTop: Bool { viewController.navigationController?.topViewController === viewController! }

    var isPresentedByPlan: Bool { viewController.presentingViewController is PlanViewController }

    var isInNavigation: Bool { viewController.navigationController != nil }

    func closeScreen() {
        if let navigationController = viewController.navigationController, navigationController.viewControllers.count > 1 {
            navigationController.popViewController(animated: true)
        } else {
            viewController.dismiss(animated: true)
        }
    }

    func dismissPresentedScreen(completion: @escaping () -> Void) {
        viewController.presentedViewController?.dismiss(animated: true, completion: completion)
    }

    func dismissTrailNote() {
        if let note = viewController.presentedViewController as? TrailNoteViewController {
            note.dismiss(animated: true)
        }
    }

    func showTrailList(for trails: [Trail], title: String?) {
        let list = TrailListViewController()
        list.trails = trails
        list.title = title
        viewController.navigationController?.pushViewController(list, animated: true)
    }

    func showTrailNote(for title: String?) {
        let note = TrailNoteViewController()
        note.title = title
        viewController.navigationController?.pushViewController(note, animated: true)
    }

    func showShareSheet(message: String?, onCopy: @escaping () -> Void, at sender: Any) {
        let sheet = UIAlertController(title: "Share", message: message, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Copy", style: .default) { _ in onCopy() })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = sender as? UIBarButtonItem
        viewController.present(sheet, animated: true)
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
        viewController.present(sheet, animated: true)
    }

    func dismissScreen(isRecord: Bool) {
        viewController.dismiss(animated: true) {
            if isRecord {
                let party = PartyViewController()
                party.title = "Record!"
                Screens.root?.present(party, animated: true)
            }
        }
    }
}
