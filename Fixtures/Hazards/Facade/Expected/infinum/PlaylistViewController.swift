import UIKit

/// The songs that are played next. Other screens fill and change the list directly.
final class PlaylistViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: PlaylistPresenterInterface = PlaylistWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet weak var countLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        showCount()
    }

    // MARK: - Send view event

    func play() {
        presenter.play()
    }

    @discardableResult
    func skip() -> Song? {
        presenter.skip()
    }

    // MARK: - Wireframe

    /// Set by the app, used for sharing.
    var makeSheet: (Song) -> UIViewController = { _ in UIViewController() }

    func share(_ song: Song) {
        presenter.share(song)
    }

    // MARK: - Provide view data source

    var songs: [Song] {
        get { presenter.songs }
        set { presenter.songs = newValue }
    }

    var nowPlaying: Song? { presenter.nowPlaying }

    var options = PlayOptions()

    var listener: PlaylistListener? {
        get { presenter.listener }
        set { presenter.listener = newValue }
    }

    var onSkip: (Song) -> Bool {
        get { presenter.onSkip }
        set { presenter.onSkip = newValue }
    }

    var unusedTitle: String { presenter.unusedTitle }

    var firstTitle: String {
        get { presenter.firstTitle }
        set { presenter.firstTitle = newValue }
    }

    // MARK: - Business use case

    var player = Player()

    func stop(fading seconds: Int) throws -> Int {
        try presenter.stop(fading: seconds)
    }

    // MARK: - Manage model

    func skipAll() {
        presenter.skipAll()
    }

    func duration(of songs: [Song]) -> Int {
        presenter.duration(of: songs)
    }
}

// MARK: - Extensions -

extension PlaylistViewController: PlaylistViewInterface {

    // MARK: - Update view

    func showCount() {
        countLabel.text = "\(presenter.songs.count) songs"
    }

    func tellListenerDidChange() {
        presenter.listener?.playlistDidChange(self)
    }
}
