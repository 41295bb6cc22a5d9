import UIKit

@preconcurrency @MainActor
class EpisodesDefaultRouter {

    // MARK: - Module

    weak var presenter: EpisodesPresenter!
    weak var viewController: EpisodesViewController!
}

// MARK: - EpisodesRouter

extension EpisodesDefaultRouter: EpisodesRouter {

    // MARK: - Router

    func showScreen(_ screen: UIViewController) {
        viewController.present(screen, animated: true)
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
        viewController.present(sheet, animated: true)
    }

    func showSpeedSheet(onChoice: @escaping (Speed) -> Void) {
        let sheet = UIAlertController(title: "Speed", message: nil, preferredStyle: .actionSheet)
        Speed.allCases.enumerated().forEach { index, speed in
            let action = UIAlertAction(title: "\(index + 1): \(speed.rawValue)", style: .default) { _ in onChoice(speed) }
            sheet.addAction(action)
        }
        viewController.present(sheet, animated: true)
    }

    func buyEpisode(_ episode: Episode, completion: @escaping (Bool) -> Void) -> Order {
        Shop.shared.buy(episode, presentingViewController: viewController!, completion: completion)
    }

    func showPlayer(for title: String?, speed: Speed) {
        guard let navigationController = viewController.navigationController else { return }
        let player = PlayerViewController()
        player.title = title
        player.speed = speed
        navigationController.pushViewController(player, animated: true)
    }

    func showNote(model: NoteModel, onSave: @escaping (String, NoteViewController) -> Void) {
        let editor = NoteViewController(model: model)
        model.onSave = { text in onSave(text, editor) }
        viewController.present(editor, animated: true)
    }

    @available(iOS 13, *)
    func showFontPicker(includeFaces: Bool) {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.includeFaces = includeFaces
        let picker = UIFontPickerViewController(configuration: configuration)
        picker.delegate = viewController!
        viewController.present(picker, animated: true)
    }

    func showNoFontsAlert() {
        let alert = UIAlertController(title: "No fonts", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        viewController.present(alert, animated: true)
    }
}
