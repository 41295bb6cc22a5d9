import Combine
import UIKit

final class ClimateViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: ClimatePresenterInterface!

    // MARK: - Properties -

    @IBOutlet private weak var degreesLabel: UILabel!
    @IBOutlet private weak var alarmLabel: UILabel!

    init(thermometer: Thermometer) {
        super.init(nibName: nil, bundle: nil)
        presenter = ClimateWireframe.assemble(self, thermometer: thermometer)
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
        presenter.viewDidLoad()
    }

    // MARK: - Handle view event

    @IBAction private func warmer() {
        presenter.warmer()
    }

    func follow() {
        presenter.following = presenter.thermometer.degrees.assign(to: \.goal, on: self)
    }

    func stopFollowing() {
        presenter.stopFollowing()
    }

    // MARK: - Request view data source

    var goal: Int {
        get { presenter.goal }
        set { presenter.goal = newValue }
    }
}

// MARK: - Extensions -

extension ClimateViewController: ClimateViewInterface {

    // MARK: - Update view

    func show(_ degrees: Int) {
        degreesLabel.text = "\(degrees)°, highest \(presenter.highest)"
    }

    func show(alarm: String) {
        alarmLabel.text = "\(alarm) (\(presenter.alarmCount))"
    }
}
