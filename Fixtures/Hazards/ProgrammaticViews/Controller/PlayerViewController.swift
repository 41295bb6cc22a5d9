import UIKit

final class PlayerViewController: UIViewController {

    // MARK: - UI

    private let titleLabel: UILabel = {
        let label = UILabel()
        label.textColor = .black
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }()

    private lazy var playButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Play", for: .normal)
        button.addTarget(self, action: #selector(playOrPause), for: .touchUpInside)
        return button
    }()

    private lazy var stack = UIStackView(arrangedSubviews: [titleLabel, playButton])

    private var heightConstraint: NSLayoutConstraint?
    private var speedButtons: [UIButton] = []

    // MARK: - View life

    override func loadView() {
        view = UIView()
        view.backgroundColor = .white
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        makeSpeedButtons()
        updateTitle()
        showQueue()
    }

    // MARK: - View config

    private func layOut() {
        stack.axis = .vertical
        stack.spacing = CGFloat(queue.count)
        view.addSubview(stack)
        let height = stack.heightAnchor.constraint(equalToConstant: isCompact ? 40 : 80)
        heightConstraint = height
        NSLayoutConstraint.activate([
            height,
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    private func makeSpeedButtons() {
        for (index, speed) in speeds.enumerated() {
            let button = UIButton(type: .custom)
            button.tag = index
            button.setTitle("\(speed)×", for: .normal)
            button.addTarget(self, action: #selector(chooseSpeed(_:)), for: .touchUpInside)
            speedButtons.append(button)
            stack.addArrangedSubview(button)
        }
    }

    // MARK: - Update view

    private func updateTitle() {
        titleLabel.text = queue.first.map { "\($0) at \(speed)×" } ?? "Silence"
        playButton.setTitle(isPlaying ? "Pause" : "Play", for: .normal)
        for button in speedButtons {
            button.isSelected = speeds[button.tag] == speed
        }
    }

    func setCompact(_ compact: Bool) {
        isCompact = compact
        heightConstraint?.constant = compact ? 40 : 80
        queueController?.view.isHidden = compact
    }

    // MARK: - Handle view event

    @objc private func playOrPause() {
        guard !queue.isEmpty else { return }
        isPlaying.toggle()
        isPlaying ? player.play(queue[0], speed: speed) : player.pause()
        updateTitle()
    }

    @objc private func chooseSpeed(_ sender: UIButton) {
        speed = speeds[sender.tag]
        if isPlaying { player.play(queue[0], speed: speed) }
        updateTitle()
    }

    func skip() {
        if !queue.isEmpty { queue.removeFirst() }
        isPlaying = isPlaying && !queue.isEmpty
        queueController?.songs = queue
        if queue.isEmpty { hideQueue() }
        updateTitle()
    }

    // MARK: - Wireframe

    private var queueController: QueueViewController?

    private func showQueue() {
        guard !queue.isEmpty else { return }
        let controller = QueueViewController()
        addChild(controller)
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
        controller.songs = queue
        controller.onPick = { [weak self] index in
            self?.queue.swapAt(0, index)
            self?.updateTitle()
        }
        queueController = controller
    }

    private func hideQueue() {
        queueController?.willMove(toParent: nil)
        queueController?.view.removeFromSuperview()
        queueController?.removeFromParent()
        queueController = nil
    }

    // MARK: - Provide view data source

    private let speeds = [1, 2, 3]
    private var speed = 1
    private var isPlaying = false
    private var isCompact = false

    // MARK: - Manage model

    private let player: MusicPlayer
    private var queue: [String]

    // MARK: - Init

    init(player: MusicPlayer, queue: [String] = []) {
        self.player = player
        self.queue = queue
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
