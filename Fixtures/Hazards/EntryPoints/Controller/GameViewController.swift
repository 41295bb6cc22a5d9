import UIKit

final class GameViewController: UIViewController {

    @IBOutlet private weak var pointsLabel: UILabel!
    @IBOutlet private weak var hitButton: UIButton!
    @IBOutlet private weak var speedSlider: UISlider!
    @IBOutlet private weak var boardView: UIView!

    private var ticker: Timer?

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        hitButton.addTarget(self, action: #selector(hit(_:for:)), for: .touchUpInside)
        speedSlider.addTarget(self, action: #selector(GameViewController.changeSpeed), for: .valueChanged)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Next", style: .plain, target: self, action: #selector(nextRound))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More", menu: UIMenu(title: "", children: [
                UIAction(title: "Bonus") { [weak self] _ in self?.bonus() },
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

    /// `super` first.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        startTicking()
    }

    /// `super` last.
    override func viewWillDisappear(_ animated: Bool) {
        game.pause("leaving")
        super.viewWillDisappear(animated)
    }

    /// `super` in the middle.
    override func viewDidDisappear(_ animated: Bool) {
        game.pause("before")
        super.viewDidDisappear(animated)
        game.pause("after")
    }

    /// No `super` at all.
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        shakes += 1
        game.pause("shaken \(shakes) times")
    }

    @objc private func hit(_ sender: UIButton, for event: UIEvent?) {
        score(sender.tag)
    }

    @objc private func hitByKey() {
        score(1)
    }

    @objc func changeSpeed(_ sender: UISlider) {
        speed = Int(sender.value)
        showPoints()
    }

    @objc private func nextRound() {
        game.next()
        showPoints()
    }

    private func bonus() {
        score(5 * speed)
    }

    @objc private func tapBoard(_ gesture: UITapGestureRecognizer) {
        score(2)
    }

    @objc private func holdBoard() {
        game.pause("held")
    }

    @IBAction func unwindFromHelp(_ segue: UIStoryboardSegue) {
        helps += 1
        game.pause("help \(helps)")
    }

    private func score(_ points: Int) {
        game.score(points * speed)
        showPoints()
    }

    private var speed = 1
    private var shakes = 0
    private var helps = 0

    // MARK: - Update view

    private func showPoints() {
        pointsLabel.text = "\(game.points) in round \(game.round), speed \(speed)"
    }

    private func startTicking() {
        ticker = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
    }

    // MARK: - Handle business event

    @objc private func tick(_ timer: Timer) {
        ticks += 1
        if ticks == 2 { timer.invalidate() }
        score(0)
    }

    @objc private func gameDidEnd(_ notification: Notification) {
        guard let winner = notification.userInfo?["winner"] as? String else { return }
        game.pause("won by \(winner)")
        showPoints()
    }

    private var ticks = 0

    // MARK: - Manage model

    private let game = Game()
}
