import UIKit

final class GameViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: GamePresenterInterface = GameWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var pointsLabel: UILabel!
    @IBOutlet private weak var hitButton: UIButton!
    @IBOutlet private weak var speedSlider: UISlider!
    @IBOutlet private weak var boardView: UIView!

    private var ticker: Timer?

    // MARK: - Lifecycle -

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        hitButton.addTarget(self, action: #selector(hit(_:for:)), for: .touchUpInside)
        speedSlider.addTarget(self, action: #selector(GameViewController.changeSpeed), for: .valueChanged)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Next", style: .plain, target: self, action: #selector(nextRound))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More", menu: UIMenu(title: "", children: [
                UIAction(title: "Bonus") { [weak self] _ in self?.presenter.bonus() },
            ]))
        boardView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapBoard(_:))))
        boardView.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(holdBoard)))
        NotificationCenter.default.addObserver(
            self, selector: #selector(gameDidEnd(_:)), name: .gameDidEnd, object: nil)
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(title: "Hit", action: #selector(hitByKey), input: "h")]
    }

    // MARK: - Handle view event

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presenter.viewDidAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
        presenter.viewWillDisappear()
        super.viewWillDisappear(animated)
    }

    /// `super` in the middle.
    override func viewDidDisappear(_ animated: Bool) {
        presenter.game.pause("before")
        super.viewDidDisappear(animated)
        presenter.game.pause("after")
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        presenter.motionEnded()
    }

    @objc private func hit(_ sender: UIButton, for event: UIEvent?) {
        presenter.hit(tag: sender.tag)
    }

    @objc private func hitByKey() {
        presenter.hitByKey()
    }

    @objc func changeSpeed(_ sender: UISlider) {
        presenter.changeSpeed(value: sender.value)
    }

    @objc private func nextRound() {
        presenter.nextRound()
    }

    @objc private func tapBoard(_ gesture: UITapGestureRecognizer) {
        presenter.tapBoard()
    }

    @objc private func holdBoard() {
        presenter.holdBoard()
    }

    @IBAction func unwindFromHelp(_ segue: UIStoryboardSegue) {
        presenter.unwindFromHelp()
    }

    // MARK: - Handle business event

    @objc private func tick(_ timer: Timer) {
        presenter.tick(timer)
    }

    @objc private func gameDidEnd(_ notification: Notification) {
        presenter.gameDidEnd(notification)
    }
}

// MARK: - Extensions -

extension GameViewController: GameViewInterface {

    // MARK: - Update view

    func showPoints() {
        pointsLabel.text = "\(presenter.game.points) in round \(presenter.game.round), speed \(presenter.speed)"
    }

    func startTicking() {
        ticker = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
    }
}
