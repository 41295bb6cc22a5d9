import UIKit

/// Counts rounds of work. The rest is in `TimerViewController+Rounds.swift`.
final class TimerViewController: UIViewController {

    @IBOutlet weak var clockLabel: UILabel!
    @IBOutlet private weak var startButton: UIButton!

    // MARK: - Manage model

    var rounds: [Round] = []
    let clock: RoundClock
    private var isRunning = false

    // MARK: - Init

    init(clock: RoundClock) {
        self.clock = clock
        super.init(nibName: nil, bundle: nil)
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

    // MARK: - Handle view event

    @objc private func startOrStop() {
        if isRunning {
            finishRound(named: roundName)
        } else {
            beginRound()
        }
        isRunning.toggle()
        updateButton()
    }
}

// MARK: - Update view

private extension TimerViewController {

    func updateButton() {
        startButton.setTitle(isRunning ? "Stop" : "Start", for: .normal)
    }
}

extension TimerViewController {

    // MARK: - Provide view data source

    fileprivate var roundName: String {
        "Round \(rounds.count + 1)"
    }

    var isIdle: Bool { !isRunning }

    // MARK: - Wireframe

    func showSummary(of rounds: [Round]) {
        let summary = SummaryViewController()
        summary.text = rounds.map(\.name).joined(separator: ", ")
        present(summary, animated: true)
    }
}
