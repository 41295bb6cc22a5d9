import Combine
import UIKit

final class ClimateViewController: UIViewController {

    @IBOutlet private weak var degreesLabel: UILabel!
    @IBOutlet private weak var alarmLabel: UILabel!

    private let thermometer: Thermometer

    init(thermometer: Thermometer) {
        self.thermometer = thermometer
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        Trace.record("climate gone")
    }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        observeDegrees()
        observeAlarms()
    }

    // MARK: - Update view

    private func show(_ degrees: Int) {
        degreesLabel.text = "\(degrees)°, highest \(highest)"
    }

    private func show(alarm: String) {
        alarmLabel.text = "\(alarm) (\(alarmCount))"
    }

    // MARK: - Handle view event

    @IBAction private func warmer() {
        goal += 1
        thermometer.goals.send(goal)
    }

    func follow() {
        following = thermometer.degrees.assign(to: \.goal, on: self)
    }

    func stopFollowing() {
        following?.cancel()
        following = nil
    }

    // MARK: - Handle business event

    private func observeDegrees() {
        thermometer.degrees
            .removeDuplicates()
            .sink { [weak self] degrees in
                guard let self else { return }
                self.highest = max(self.highest, degrees)
                self.show(degrees)
            }
            .store(in: &subscriptions)
    }

    private func observeAlarms() {
        thermometer.alarms
            .map { "! " + $0 }
            .sink { [unowned self] alarm in
                alarmCount += 1
                show(alarm: alarm)
            }
            .store(in: &subscriptions)
    }

    // MARK: - Provide view data source

    private var subscriptions: Set<AnyCancellable> = []
    private var following: AnyCancellable?
    private var highest = 0
    private var alarmCount = 0
    var goal = 20
}
