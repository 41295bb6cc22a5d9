import UIKit

final class TripsViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: TripsPresenterInterface!

    // MARK: - Properties -

    @IBOutlet private weak var countLabel: UILabel!
    @IBOutlet private weak var scrollView: UIScrollView!
    @IBOutlet private weak var clearButton: UIButton!
    @IBOutlet private weak var nameField: UITextField!

    var onEvent: ((TripEvent) -> Void)? {
        get { presenter.onEvent }
        set { presenter.onEvent = newValue }
    }

    init(notify: @escaping (String) -> Void) {
        super.init(nibName: nil, bundle: nil)
        presenter = TripsWireframe.assemble(self, notify: notify)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        (navigationItem.rightBarButtonItem as? HelpItem)?.pages = ["Trips"]
        scrollView.contentInset.top = CGFloat(countLabel.numberOfLines) * 20
        clearButton.addTarget(self, action: #selector(clear), for: .touchUpInside)
        showBusy()
        presenter.viewDidLoad()
    }

    private func showBusy() {
        countLabel.text = "..."
    }

    @objc private func clear() {
        presenter.clear()
    }

    @IBAction private func open() {
        presenter.open()
    }

    @IBAction private func filter() {
        presenter.filter()
    }

    /// Whether anybody hears of the trips.
    @objc func isHeard() -> Bool {
        presenter.onEvent != nil
    }

    // MARK: - Provide input

    var nameText: String? { nameField.text }
}

// MARK: - Extensions -

extension TripsViewController: TripsViewInterface {

    // MARK: - Update view

    func setCountLabelText(_ text: String?) {
        countLabel.text = text
    }
}
