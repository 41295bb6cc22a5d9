import UIKit

@preconcurrency @MainActor
class EpisodesWireframe {

    // MARK: - Module

    weak var view: EpisodesViewController!
    var router: EpisodesRouterInput!
}

// MARK: - Wireframe input

extension EpisodesWireframe: EpisodesWireframeInput {

    // MARK: - Wireframe

    func showScreen(_ screen: UIViewController) {
        view.present(screen, animated: true)
    }

    func showActionsSheet(
        title: String,
        folders: [String],
        onMoveTo: @escaping (String) -> Void,
        isDownloaded: Bool,
        onDelete: @escaping () -> Void
    ) {
        let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
        for folder in folders where folder != "Old" {
            sheet.addAction(
                UIAlertAction(title: "Move to \(folder)", style: .default) { _ in onMoveTo(folder) })
        }
        if isDownloaded {
            sheet.addAction(
                UIAlertAction(title: "Delete", style: .destructive) { _ in onDelete() })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        view.present(sheet, animated: true)
    }

    func showSpeedSheet(onChoice: @escaping (Speed) -> Void) {
        let sheet = UIAlertController(title: "Speed", message: nil, preferredStyle: .actionSheet)
        Speed.allCases.enumerated().forEach { index, speed in
            let action = UIAlertAction(title: "\(index + 1): \(speed.rawValue)", style: .default) { _ in onChoice(speed) }
            sheet.addAction(action)
        }
        view.present(sheet, animated: true)
    }

    func buyEpisode(_ episode: Episode, completion: @escaping (Bool) -> Void) -> Order {
        Shop.shared.buy(episode, presentingViewController: view!, completion: completion)
    }

    func showPlayer(for title: String?, speed: Speed) {
        guard let navigationController = view.navigationController else { return }
        let player = router.makePlayer()
        player.title = title
        player.speed = speed
        navigationController.pushViewController(player, animated: true)
    }

    func showNote(model: NoteModel, onSave: @escaping (String, NoteViewController) -> Void) {
        let editor = router.makeNote(model: model)
        model.onSave = { text in onSave(text, editor) }
        view.present(editor, animated: true)
    }

    @available(iOS 13, *)
    func showFontPicker(includeFaces: Bool) {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.includeFaces = includeFaces
        let picker = UIFontPickerViewController(configuration: configuration)
        picker.delegate = view!
        view.present(picker, animated: true)
    }

    func showNoFontsAlert() {
        let alert = UIAlertController(title: "No fonts", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        view.present(alert, animated: true)
    }
}
