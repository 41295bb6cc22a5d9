import UIKit

/// The songs that are played next. Other screens fill and change the list directly.
final class PlaylistViewController: UIViewController {

    @IBOutlet weak var countLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        showCount()
    }

    // MARK: - Update view

    func showCount() {
        countLabel.text = "\(songs.count) songs"
    }

    // MARK: - Handle view event

    func play() {
        guard let song = songs.first else { return }
        nowPlaying = song
        player.play(song, at: options.volume)
        showCount()
    }

    @discardableResult
    func skip() -> Song? {
        guard !songs.isEmpty else { return nil }
        let skipped = songs.removeFirst()
        showCount()
        return skipped
    }

    // MARK: - Wireframe

    /// Set by the app, used for sharing.
    var makeSheet: (Song) -> UIViewController = { _ in UIViewController() }

    func share(_ song: Song) {
        let sheet = makeSheet(song)
        sheet.title = song.title
        present(sheet, animated: true)
    }

    // MARK: - Provide view data source

    /// What comes next, in order.
    var songs: [Song] = []

    /// The song that is heard at the moment. Only this screen decides that.
    private(set) var nowPlaying: Song?

    var options = PlayOptions()

    weak var listener: PlaylistListener?

    var onSkip: (Song) -> Bool = { _ in true }

    var unusedTitle: String {
        "\(songs.count) to go"
    }

    var firstTitle: String {
        get { songs.first?.title ?? "" }
        set {
            guard !songs.isEmpty else { return }
            songs[0].title = newValue
            listener?.playlistDidChange(self)
        }
    }

    // MARK: - Business use case

    var player = Player()

    func stop(fading seconds: Int) throws -> Int {
        guard nowPlaying != nil else { throw Player.Silent() }
        player.stop()
        nowPlaying = nil
        return player.volume - seconds
    }

    // MARK: - Manage model

    func skipAll() {
        while let song = songs.first, onSkip(song) {
            skip()
        }
    }

    func duration(of songs: [Song]) -> Int {
        songs.reduce(0) { $0 + $1.seconds }
    }
}
