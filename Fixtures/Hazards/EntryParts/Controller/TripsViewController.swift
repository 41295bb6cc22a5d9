import UIKit

final class TripsViewController: UIViewController {

    @IBOutlet private weak var countLabel: UILabel!
    @IBOutlet private weak var scrollView: UIScrollView!
    @IBOutlet private weak var clearButton: UIButton!
    @IBOutlet private weak var nameField: UITextField!

    var onEvent: ((TripEvent) -> Void)?

    private let notify: (String) -> Void
    private var trips: [Trip] = []

    init(notify: @escaping (String) -> Void) {
        self.notify = notify
        super.init(nibName: nil, bundle: nil)
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
        TripStore.shared.load { [weak self] trips in
            guard let self = self else { return }
            self.trips = trips
            self.countLabel.text = "\(trips.count)"
        }
    }

    private func showBusy() {
        countLabel.text = "..."
    }

    @objc private func clear() {
        trips.removeAll()
        countLabel.text = "\(trips.count)"
        onEvent?(.cleared)
    }

    @IBAction private func open() {
        onEvent?(.opened(trips.count))
    }

    @IBAction private func filter() {
        guard let name = nameField.text, !name.isEmpty else { return notify("nothing") }
        notify(name)
        onEvent?(.filtered(name))
    }

    /// Whether anybody hears of the trips.
    @objc func isHeard() -> Bool {
        onEvent != nil
    }
}
