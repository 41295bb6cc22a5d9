import UIKit

/// Shows what a meter reads. Other meters subclass it.
class MeterViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: MeterPresenterInterface = MeterWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet weak var valueLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        refresh()
    }

    // MARK: - Update view

    func show(_ text: String) {
        valueLabel.text = text
    }

    // MARK: - Handle view event

    /// Overridden, and called below.
    func refresh() {
        presenter.readings += 1
        show(text(for: measured()))
        presenter.remember()
    }

    func reset() {
        presenter.reset()
    }

    final func double() {
        presenter.double()
    }

    // MARK: - Provide view data source

    var unit: String { "kWh" }
    var factor = 1
    var last = 0

    func text(for value: Int) -> String {
        "\(value) \(unit), \(presenter.readings)"
    }

    // MARK: - Business use case

    func measured() -> Int {
        presenter.readMeter() * factor
    }
}

// MARK: - Extensions -

extension MeterViewController: MeterViewInterface {
}
