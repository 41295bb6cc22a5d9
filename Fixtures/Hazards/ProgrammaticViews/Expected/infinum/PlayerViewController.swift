import UIKit

final class PlayerViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: PlayerPresenterInterface!

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
        presenter.showQueue()
    }

    // MARK: - View config

    private func layOut() {
        stack.axis = .vertical
        stack.spacing = CGFloat(presenter.queue.count)
        view.addSubview(stack)
        let height = stack.heightAnchor.constraint(equalToConstant: presenter.isCompact ? 40 : 80)
        heightConstraint = height
        NSLayoutConstraint.activate([
            height,
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    private func makeSpeedButtons() {
        for (index, speed) in presenter.speeds.enumerated() {
            let button = UIButton(type: .custom)
            button.tag = index
            button.setTitle("\(speed)×", for: .normal)
            button.addTarget(self, action: #selector(chooseSpeed(_:)), for: .touchUpInside)
            speedButtons.append(button)
            stack.addArrangedSubview(button)
        }
    }

    // MARK: - Update view

    func setCompact(_ compact: Bool) {
        presenter.isCompact = compact
        heightConstraint?.constant = compact ? 40 : 80
        queueController?.view.isHidden = compact
    }

    // MARK: - Send view event

    @objc private func playOrPause() {
        presenter.playOrPause()
    }

    @objc private func chooseSpeed(_ sender: UIButton) {
        presenter.chooseSpeed(tag: sender.tag)
    }

    func skip() {
        presenter.skip()
    }

    // MARK: - Wireframe

    var queueController: QueueViewController?

    // MARK: - Init

    init(player: MusicPlayer, queue: [String] = []) {
        super.init(nibName: nil, bundle: nil)
        presenter = PlayerWireframe.assemble(self, player: player, queue: queue)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

// MARK: - Extensions -

extension PlayerViewController: PlayerViewInterface {

    // MARK: - Update view

    func updateTitle() {
        titleLabel.text = presenter.queue.first.map { "\($0) at \(presenter.speed)×" } ?? "Silence"
        playButton.setTitle(presenter.isPlaying ? "Pause" : "Play", for: .normal)
        for button in speedButtons {
            button.isSelected = presenter.speeds[button.tag] == presenter.speed
        }
    }
}
