import UIKit

final class PlayerControlsView: UIView {

    weak var delegate: PlayerControlsDelegate?

    /// The seconds that are left out of a song by a double tap.
    var skippedSeconds = 1

    private let playButton = UIButton(type: .system)
    private let lyricsButton = UIButton(type: .system)
    private let titleLabel = UILabel()
    private let timeLabel = UILabel()
    private let favoriteBadge = UIView()
    private let volumeSlider = UISlider()

    private let service = PlayerService.shared
    private var song: Song?
    private var place = 0
    private var elapsed = 0
    private var isPlaying = false
    private var timer: Timer?

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    deinit {
        timer?.invalidate()
    }

    // MARK: - Layout

    private func setUp() {
        [playButton, lyricsButton, titleLabel, timeLabel, favoriteBadge, volumeSlider].forEach(addSubview)
        playButton.addTarget(self, action: #selector(playTapped), for: .touchUpInside)
        lyricsButton.addTarget(self, action: #selector(lyricsTapped), for: .touchUpInside)
        volumeSlider.addTarget(self, action: #selector(volumeChanged(_:)), for: .valueChanged)
        let tap = UITapGestureRecognizer(target: self, action: #selector(doubleTapped))
        tap.numberOfTapsRequired = 2
        addGestureRecognizer(tap)
        select(0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)
        playButton.frame = CGRect(x: 0, y: 20, width: 44, height: 44)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil, isPlaying else { return }
        pause()
    }

    // MARK: - Queue

    private func select(_ index: Int) {
        guard index < service.queue.count else { return finish() }
        place = index
        elapsed = 0
        let next = service.queue[index]
        song = next
        titleLabel.text = next.title
        timeLabel.text = timeText
        service.isFavorite(next) { [weak self] isFavorite in
            guard let self, self.song?.title == next.title else { return }
            self.favoriteBadge.isHidden = !isFavorite
        }
    }

    private func play() {
        guard let song else { return }
        isPlaying = true
        service.play(song, at: elapsed)
        playButton.setTitle("Pause", for: .normal)
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.tick()
            }
        }
        delegate?.controls(self, didStart: song.title)
    }

    private func pause() {
        isPlaying = false
        timer?.invalidate()
        timer = nil
        service.pause()
        playButton.setTitle("Play", for: .normal)
    }

    private func tick() {
        guard let song else { return }
        elapsed += 1
        timeLabel.text = timeText
        if elapsed < song.length { return }
        pause()
        select(place + 1)
        if self.song?.title != song.title { play() }
    }

    private func finish() {
        song = nil
        alpha = 0.5
        delegate?.controlsDidFinish(self)
        removeFromSuperview()
        titleLabel.text = "Nothing left"
    }

    private var timeText: String {
        let left = (song?.length ?? 0) - elapsed
        return left < 10 ? "0:0\(left)" : "0:\(left)"
    }

    // MARK: - Actions

    @objc private func playTapped() {
        if isPlaying { pause() } else { play() }
    }

    @objc private func volumeChanged(_ sender: UISlider) {
        service.setVolume(sender.value)
    }

    @objc private func doubleTapped() {
        elapsed += skippedSeconds
        timeLabel.text = timeText
    }

    @objc private func lyricsTapped() {
        guard let song else { return }
        let lyrics = LyricsViewController()
        lyrics.song = song.title
        window?.rootViewController?.present(lyrics, animated: true)
    }
}
