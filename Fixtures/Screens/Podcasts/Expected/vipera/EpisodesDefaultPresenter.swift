import Foundation

@preconcurrency @MainActor
class EpisodesDefaultPresenter {

    // MARK: - Module

    var router: EpisodesRouter!
    var interactor: EpisodesInteractor!
    weak var view: EpisodesView!

    // MARK: - Properties

    var episodes: [Episode] = []
    private var orders: [Order] = []
    private var isSignedIn = false

    // MARK: - Helpers

    private func showActions(for episode: Episode) {
        router.showActionsSheet(title: episode.title, folders: interactor.folders, onMoveTo: { [weak self] folder in
            self?.interactor.move(episode, to: folder)
            self?.view.setStatusLabelText("Moved to \(folder)")
        }, isDownloaded: episode.isDownloaded, onDelete: { [weak self] in
            self?.interactor.delete(episode)
            self?.reload()
        })
    }
}

// MARK: - EpisodesPresenter

extension EpisodesDefaultPresenter: EpisodesPresenter {

    func reload() {
        let view = self.view!
        episodes = interactor.load()
        view.setStatusLabelText("\(episodes.count) episodes")
        view.reloadTableView()
        if #available(iOS 14, *) {
            interactor.prefetch(episodes.count)
            view.setEditSwitchOn(false)
        }
    }

    func signIn() {
        interactor.account.authenticate { [weak self] screen in
            guard let self else { return }
            guard let screen else {
                self.isSignedIn = true
                self.view.setStatusLabelText("Signed in")
                return
            }
            self.view.setStatusLabelText("Not signed in")
            self.router.showScreen(screen)
        }
    }

    func speedTapped() {
        router.showSpeedSheet { [view = view!] speed in
            self.interactor.setSpeed(speed)
            view.setStatusLabelText(speed.rawValue)
        }
    }

    func buy(_ episode: Episode) {
        let order = router.buyEpisode(episode) { [weak self] isPaid in
            guard let self else { return }
            self.view.setStatusLabelText(isPaid ? "Paid" : "Not paid")
            if !isPaid { self.orders.removeLast() }
        }
        orders.append(order)
        view.setStatusLabelText("Order \(order.number) of \(orders.count)")
    }

    func play(_ episode: Episode) {
        router.showPlayer(for: episode.title, speed: interactor.speed)
    }

    func note(on episode: Episode) {
        let model = NoteModel(text: episode.note)
        router.showNote(model: model) { [weak self] text, editor in
            self?.view.save(text, of: episode, from: editor)
        }
    }

    func chooseFont() {
        if #available(iOS 13, *) {
            view.setStatusLabelText("Choosing")
            router.showFontPicker(includeFaces: episodes.count > 2)
        } else {
            router.showNoFontsAlert()
        }
    }

    func didSelectRow(at indexPath: IndexPath) {
        showActions(for: episodes[indexPath.row])
    }

    // MARK: - Forwarding

    func saveNote(_ note: String, of episode: Episode) {
        interactor.saveNote(note, of: episode)
    }
}
