import UIKit

// MARK: - View Contract

@preconcurrency @MainActor
protocol EpisodesViewProtocol: AnyObject, Sendable {
    func save(_ text: String, of episode: Episode, from editor: UIViewController)
    func setStatusLabelText(_ text: String?)
    func reloadTableView()
    func setEditSwitchOn(_ isOn: Bool)
}

// MARK: - View Output Contract

@preconcurrency @MainActor
protocol EpisodesViewOutputProtocol: AnyObject, Sendable {
    var episodes: [Episode] { get }

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

// MARK: - Interactor Contract

@preconcurrency @MainActor
protocol EpisodesInteractorProtocol: AnyObject, Sendable {
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

// MARK: - Interactor Output Contract

@preconcurrency @MainActor
protocol EpisodesInteractorOutputProtocol: AnyObject, Sendable {
}

// MARK: - Router Contract

@preconcurrency @MainActor
protocol EpisodesRouterProtocol: AnyObject, Sendable {
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
