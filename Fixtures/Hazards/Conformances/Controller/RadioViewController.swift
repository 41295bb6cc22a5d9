import UIKit

final class RadioViewController: UIViewController, TunerDelegate, Titled {

    @IBOutlet private weak var stationLabel: UILabel!
    @IBOutlet private weak var frequencyField: UITextField!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        tuner.delegate = self
        frequencyField.delegate = self
        stationLabel.text = headline
    }

    // MARK: - Update view

    private func show(_ station: String?) {
        stationLabel.text = station ?? "noise"
    }

    // MARK: - Handle view event

    func tune(to frequency: Int) {
        tuner.tune(to: frequency)
        if frequency > 108 {
            explain()
        }
    }

    // MARK: - Wireframe

    private func explain() {
        let alert = UIAlertController(title: headline, message: "\(self.stationName)", preferredStyle: .alert)
        present(alert, animated: true)
    }

    // MARK: - Provide view data source

    private var heard: [String] = []

    // `Titled`
    var name: String { "Radio" }

    // MARK: - Handle business event

    // The first method of `TunerDelegate`; the other one stands further down.
    func tuner(_ tuner: Tuner, didFind station: String) {
        heard.append(station)
        show(station)
    }

    // MARK: - Business use case

    var stationName: String {
        tuner.station ?? "nothing"
    }

    // MARK: - Manage model

    let tuner = Tuner()

    func tunerDidLoseSignal(_ tuner: Tuner) {
        show(nil)
    }
}

// MARK: - UITextFieldDelegate

extension RadioViewController: UITextFieldDelegate {

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        tune(to: Int(textField.text ?? "") ?? 0)
        return textField.resignFirstResponder()
    }
}

// MARK: - StationList

extension RadioViewController: StationList {

    typealias Station = String

    var stations: [String] { heard }

    func remove(_ station: String) -> Bool {
        guard let index = heard.firstIndex(of: station) else { return false }
        heard.remove(at: index)
        tuner.forget(station)
        return true
    }
}

// MARK: - Louder

extension RadioViewController: Louder {

    static func < (lhs: RadioViewController, rhs: RadioViewController) -> Bool {
        lhs.heard.count < rhs.heard.count
    }
}
