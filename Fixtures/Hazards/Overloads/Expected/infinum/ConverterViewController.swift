import UIKit

final class ConverterViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: ConverterPresenterInterface = ConverterWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var inputField: UITextField!
    @IBOutlet private weak var outputLabel: UILabel!

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
        update(presenter.text(for: amount))
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
            update(try presenter.convert(amount, to: presenter.currency))
        } catch let error as ConversionError {
            update(with: error)
        } catch {
            update()
        }
    }

    // MARK: - Wireframe

    private func show(_ error: ConversionError) {
        presenter.show("Unknown currency \(error.currency)", title: "Sorry")
    }

    /// Not UIKit's `show(_:sender:)`, but it ends there.
    func show(_ list: RatesViewController) {
        list.rates = presenter.rates.sorted { $0.key < $1.key }.map(line)
        show(list, sender: self)
    }

    // MARK: - Provide view data source

    var currency: String {
        get { presenter.currency }
        set { presenter.currency = newValue }
    }

    func currency(named name: String) -> String? {
        presenter.currency(named: name)
    }

    func currency(at index: Int) -> String {
        presenter.currency(at: index)
    }

    private func line(_ currency: String, _ rate: Double) -> String {
        "\(currency): \(rate)"
    }
}

// MARK: - Extensions -

extension ConverterViewController: ConverterViewInterface {
}
