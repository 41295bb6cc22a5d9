import UIKit

/// Counts rounds of work. The rest is in `TimerViewController+Rounds.swift`.
final class TimerViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: TimerPresenterInterface!

    // MARK: - Properties -

    @IBOutlet weak var clockLabel: UILabel!
    @IBOutlet private weak var startButton: UIButton!

    // MARK: - Manage model

    var rounds: [Round] {
        get { presenter.rounds }
        set { presenter.rounds = newValue }
    }
    var clock: RoundClock { presenter.clock }

    // MARK: - Init

    init(clock: RoundClock) {
        super.init(nibName: nil, bundle: nil)
        presenter = TimerWireframe.assemble(self, clock: clock)
        clock.listener = self
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        startButton.addTarget(self, action: #selector(startOrStop), for: .touchUpInside)
        updateClock()
    }

    // MARK: - Send view event

    @objc private func startOrStop() {
        presenter.startOrStop()
    }
}

// MARK: - Extensions -

extension TimerViewController: TimerViewInterface {

    // MARK: - Update view

    func updateButton() {
        startButton.setTitle(presenter.isRunning ? "Stop" : "Start", for: .normal)
    }

    func setClockLabelTextColorToRed() {
        clockLabel.textColor = .red
    }
}

extension TimerViewController {

    // MARK: - Request view data source

    var isIdle: Bool { presenter.isIdle }

    // MARK: - Wireframe

    func showSummary(of rounds: [Round]) {
        presenter.showSummary(of: rounds)
    }
}
