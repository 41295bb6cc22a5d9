import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class TrailRouter: VIPERRouter {

    // MARK: - Properties

    weak var viewController: UIViewController! {
        didSet { screen = viewController as? TrailViewController }
    }

    /// The view controller, by its own class.
    private weak var screen: TrailViewController!
}

// MARK: - TrailRouterProtocol

extension TrailRouter: TrailRouterProtocol {

    // MARK: - Router

    var isPresentingScreen: Bool { screen.presentedViewController != nil }

    var isOnTop: Bool { screen.navigationController?.topViewController === screen! }

    var isPresentedByPlan: Bool { screen.presentingViewController is PlanViewController }

    var isInNavigation: Bool { screen.navigationController != nil }

    func closeScreen() {
        if let navigationController = screen.navigationController, navigationController.viewControllers.count > 1 {
            navigationController.popViewController(animated: true)
        } else {
            screen.dismiss(animated: true)
        }
    }

    func dismissPresentedScreen(completion: @escaping () -> Void) {
        screen.presentedViewController?.dismiss(animated: true, completion: completion)
    }

    func dismissTrailNote() {
        if let note = screen.presentedViewController as? TrailNoteViewController {
            note.dismiss(animated: true)
        }
    }

    func showTrailList(for trails: [Trail], title: String?) {
        let list = TrailListViewController()
        list.trails = trails
        list.title = title
        screen.navigationController?.pushViewController(list, animated: true)
    }

    func showTrailNote(for title: String?) {
        let note = TrailNoteViewController()
        note.title = title
        screen.navigationController?.pushViewController(note, animated: true)
    }

    func showShareSheet(message: String?, onCopy: @escaping () -> Void, at sender: Any) {
        let sheet = UIAlertController(title: "Share", message: message, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Copy", style: .default) { _ in onCopy() })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = sender as? UIBarButtonItem
        screen.present(sheet, animated: true)
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
        screen.present(sheet, animated: true)
    }

    func dismissScreen(isRecord: Bool) {
        screen.dismiss(animated: true) {
            if isRecord {
                let party = PartyViewController()
                party.title = "Record!"
                Screens.root?.present(party, animated: true)
            }
        }
    }
}
