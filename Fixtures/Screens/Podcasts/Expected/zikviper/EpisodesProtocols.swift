import UIKit

@preconcurrency @MainActor
protocol EpisodesViewInput: AnyObject, Sendable {
    func save(_ text: String, of episode: Episode, from editor: UIViewController)
    func setStatusLabelText(_ text: String?)
    func reloadTableView()
    func setEditSwitchOn(_ isOn: Bool)
}

@preconcurrency @MainActor
protocol EpisodesViewEventHandler: AnyObject, Sendable {
    func reload()
    func signIn()
    func speedTapped()
    func buy(_ episode: Episode)
    func play(_ episode: Episode)
    func note(on episode: Episode)
    func chooseFont()
    func didSelectRow(at indexPath: IndexPath)
    func saveNote(_ note: String, of episode: Episode)
}

@preconcurrency @MainActor
protocol EpisodesViewDataSource: AnyObject, Sendable {
    var numberOfEpisodes: Int { get }

    func title(at indexPath: IndexPath) -> String
}

@preconcurrency @MainActor
protocol EpisodesInteractorInput: AnyObject, Sendable {
    var account: Account { get }
    var folders: [String] { get }
    var speed: Speed { get }

    func load() -> [Episode]
    @available(iOS 14, *)
    func prefetch(_ count: Int)
    func move(_ episode: Episode, to folder: String)
    func delete(_ episode: Episode)
    func setSpeed(_ speed: Speed)
    func saveNote(_ note: String, of episode: Episode)
}

@preconcurrency @MainActor
protocol EpisodesInteractorEventHandler: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol EpisodesInteractorDataSource: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol EpisodesWireframeInput: AnyObject, Sendable {
    func showScreen(_ screen: UIViewController)
    func showActionsSheet(
        title: String,
        folders: [String],
        onMoveTo: @escaping (String) -> Void,
        isDownloaded: Bool,
        onDelete: @escaping () -> Void
    )
    func showSpeedSheet(onChoice: @escaping (Speed) -> Void)
    func buyEpisode(_ episode: Episode, completion: @escaping (Bool) -> Void) -> Order
    func showPlayer(for title: String?, speed: Speed)
    func showNote(model: NoteModel, onSave: @escaping (String, NoteViewController) -> Void)
    @available(iOS 13, *)
    func showFontPicker(includeFaces: Bool)
    func showNoFontsAlert()
}

@preconcurrency @MainActor
protocol EpisodesRouterInput: AnyObject, Sendable {
    func makePlayer() -> PlayerViewController
    func makeNote(model: NoteModel) -> NoteViewController
}
