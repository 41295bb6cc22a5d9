import UIKit

/// Shows what a meter reads. Other meters subclass it.
class MeterViewController: UIViewController {

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
        readings += 1
        show(text(for: measured()))
        remember()
    }

    /// Called by others only.
    func reset() {
        readings = 0
        last = 0
        refresh()
    }

    final func double() {
        factor *= 2
        refresh()
    }

    private func remember() {
        last = measured()
    }

    // MARK: - Provide view data source

    var unit: String { "kWh" }
    var factor = 1
    private var readings = 0
    private(set) var last = 0

    func text(for value: Int) -> String {
        "\(value) \(unit), \(readings)"
    }

    // MARK: - Business use case

    func measured() -> Int {
        meter.read() * factor
    }

    // MARK: - Manage model

    private let meter = Meter.shared
}
