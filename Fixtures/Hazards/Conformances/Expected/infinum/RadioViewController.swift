import UIKit

final class RadioViewController: UIViewController, TunerDelegate, Titled {

    // MARK: - Public properties -

    lazy var presenter: RadioPresenterInterface = RadioWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var stationLabel: UILabel!
    @IBOutlet private weak var frequencyField: UITextField!

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
        presenter.tuner.delegate = self
        frequencyField.delegate = self
        stationLabel.text = headline
    }

    // MARK: - Send view event

    func tune(to frequency: Int) {
        presenter.tune(to: frequency)
    }

    // MARK: - Wireframe

    func explain() {
        let alert = UIAlertController(title: headline, message: "\(self.presenter.stationName)", preferredStyle: .alert)
        present(alert, animated: true)
    }

    // MARK: - Request view data source

    private var heard: [String] {
        get { presenter.heard }
        set { presenter.heard = newValue }
    }

    var name: String { presenter.name }

    // MARK: - Handle business event

    func tuner(_ tuner: Tuner, didFind station: String) {
        presenter.tuner(tuner, didFind: station)
    }

    // MARK: - Business use case

    var stationName: String { presenter.stationName }

    // MARK: - Manage model

    var tuner: Tuner { presenter.tuner }

    func tunerDidLoseSignal(_ tuner: Tuner) {
        presenter.tunerDidLoseSignal(tuner)
    }
}

// MARK: - Extensions -

extension RadioViewController: RadioViewInterface {

    // MARK: - Update view

    func show(_ station: String?) {
        stationLabel.text = station ?? "noise"
    }
}

// MARK: - UITextFieldDelegate

extension RadioViewController: UITextFieldDelegate {

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        presenter.tune(to: Int(textField.text ?? "") ?? 0)
        return textField.resignFirstResponder()
    }
}

// MARK: - StationList

extension RadioViewController: StationList {

    typealias Station = String

    var stations: [String] { presenter.stations }

    func remove(_ station: String) -> Bool {
        presenter.remove(station)
    }
}

// MARK: - Louder

extension RadioViewController: Louder {

    static func < (lhs: RadioViewController, rhs: RadioViewController) -> Bool {
        lhs.heard.count < rhs.heard.count
    }
}
