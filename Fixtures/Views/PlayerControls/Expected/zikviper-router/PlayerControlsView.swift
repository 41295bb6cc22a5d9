import UIKit

final class PlayerControlsView: UIView {

    // MARK: - Module

    // One presenter is both: assembling the module sets them together.
    lazy var eventHandler: PlayerControlsViewEventHandler = PlayerControlsViewRouter.assemble(self)
    lazy var viewDataSource: PlayerControlsViewDataSource = PlayerControlsViewRouter.assemble(self)

    // MARK: - Properties

    weak var delegate: PlayerControlsDelegate?

    var skippedSeconds: Int {
        get { viewDataSource.skippedSeconds }
        set { viewDataSource.skippedSeconds = newValue }
    }

    private let playButton = UIButton(type: .system)
    private let lyricsButton = UIButton(type: .system)
    private let titleLabel = UILabel()
    private let timeLabel = UILabel()
    private let favoriteBadge = UIView()
    private let volumeSlider = UISlider()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
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
        eventHandler.select(0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)
        playButton.frame = CGRect(x: 0, y: 20, width: 44, height: 44)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil, viewDataSource.isPlaying else { return }
        eventHandler.pause()
    }

    // MARK: - Queue

    func finish() {
        eventHandler.clearSong()
        alpha = 0.5
        delegate?.controlsDidFinish(self)
        removeFromSuperview()
        titleLabel.text = "Nothing left"
    }

    // MARK: - Actions

    @objc private func playTapped() {
        eventHandler.playTapped()
    }

    @objc private func volumeChanged(_ sender: UISlider) {
        eventHandler.volumeChanged(value: sender.value)
    }

    @objc private func doubleTapped() {
        eventHandler.doubleTapped()
    }

    @objc private func lyricsTapped() {
        guard let song = viewDataSource.song else { return }
        let lyrics = LyricsViewController()
        lyrics.song = song.title
        window?.rootViewController?.present(lyrics, animated: true)
    }
}

// MARK: - View input

extension PlayerControlsView: PlayerControlsViewInput {

    // MARK: - Update view

    func setTitleLabelText(_ text: String?) {
        titleLabel.text = text
    }

    func setTimeLabelText(_ text: String?) {
        timeLabel.text = text
    }

    func setFavoriteBadgeHidden(_ isHidden: Bool) {
        favoriteBadge.isHidden = isHidden
    }

    func setPlayButtonTitle(_ title: String?) {
        playButton.setTitle(title, for: .normal)
    }

    func tellDelegateDidStart(_ song: Song) {
        delegate?.controls(self, didStart: song.title)
    }
}
