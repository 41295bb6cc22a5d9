import UIKit

@preconcurrency @MainActor
class TrailWireframe {

    // MARK: - Module

    weak var view: TrailViewController!
    var router: TrailRouterInput!
}

// MARK: - Wireframe input

extension TrailWireframe: TrailWireframeInput {

    // MARK: - Wireframe

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
        let list = router.makeTrailList()
        list.trails = trails
        list.title = title
        view.navigationController?.pushViewController(list, animated: true)
    }

    func showTrailNote(for title: String?) {
        let note = router.makeTrailNote()
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
