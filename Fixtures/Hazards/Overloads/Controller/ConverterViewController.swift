import UIKit

final class ConverterViewController: UIViewController {

    @IBOutlet private weak var inputField: UITextField!
    @IBOutlet private weak var outputLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    // MARK: - Update view

    private func update() {
        update("–")
    }

    private func update(_ text: String) {
        outputLabel.text = text
    }

    private func update(_ amount: Double) {
        update(text(for: amount))
    }

    private func update(with error: ConversionError) {
        update("no rate for \(error.currency)")
        show(error)
    }

    // MARK: - Send view event

    @IBAction func convert(_ sender: UIButton) {
        convert(inputField.text ?? "")
    }

    // MARK: - Handle view event

    private func convert(_ text: String) {
        guard let amount = Double(text) else { return update() }
        convert(amount)
    }

    private func convert(_ amount: Double) {
        do {
            update(try convert(amount, to: currency))
        } catch let error as ConversionError {
            update(with: error)
        } catch {
            update()
        }
    }

    // MARK: - Wireframe

    private func show(_ error: ConversionError) {
        show("Unknown currency \(error.currency)", title: "Sorry")
    }

    private func show(_ message: String, title: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    /// Not UIKit's `show(_:sender:)`, but it ends there.
    func show(_ list: RatesViewController) {
        list.rates = rates.sorted { $0.key < $1.key }.map(line)
        show(list, sender: self)
    }

    // MARK: - Provide view data source

    /// What is converted to; not to be mixed up with `currency(named:)`.
    var currency = "EUR"

    func currency(named name: String) -> String? {
        rates.keys.first { $0 == name.uppercased() }
    }

    func currency(at index: Int) -> String {
        rates.keys.sorted()[index]
    }

    private func text(for amount: Double) -> String {
        "\(text(for: Int(amount))) \(currency)"
    }

    private func text(for amount: Int) -> String {
        "\(amount)"
    }

    private func line(_ currency: String, _ rate: Double) -> String {
        "\(currency): \(rate)"
    }

    // MARK: - Business use case

    private func convert(_ amount: Double, to currency: String) throws -> Double {
        amount * (try rate(of: currency))
    }

    private func rate(of currency: String) throws -> Double {
        let text: String = rate(currency)
        service.log(text)
        let found: Double? = rate(currency)
        guard let rate = found else {
            throw ConversionError(currency: currency)
        }
        return rate
    }

    private func rate(_ currency: String) -> String {
        "rate of \(currency)"
    }

    private func rate(_ currency: String) -> Double? {
        service.rates[currency]
    }

    // MARK: - Manage model

    private let service = RateService()

    private var rates: [String: Double] {
        service.rates
    }
}
