import UIKit

/// Follows a delivery to its door.
final class DeliveryViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: DeliveryPresenterInterface!

    // MARK: - Properties -

    @IBOutlet private weak var addressLabel: UILabel!
    @IBOutlet private weak var stateLabel: UILabel!
    @IBOutlet private weak var tableView: UITableView!

    init(delivery: Delivery, feed: CourierFeed) {
        super.init(nibName: nil, bundle: nil)
        presenter = DeliveryWireframe.assemble(self, feed: feed, delivery: delivery)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        Trace.record("delivery screen gone")
    }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        addressLabel.text = presenter.delivery.address
        presenter.startFollowing()
        SyncCenter.shared.add(presenter)
        BeaconScanner.shared.delegate = presenter
    }

    @IBAction private func editAddress() {
        presenter.showEditor()
    }

    @IBAction private func record() {
        Recorder.shared.delegate = self
        stateLabel.text = "Recording"
    }
}

// MARK: - Extensions -

extension DeliveryViewController: DeliveryViewInterface {

    // MARK: - Update view

    func showState(_ state: String) {
        stateLabel.text = state
    }

    func showStops() {
        tableView.reloadData()
    }

    func showAddress(_ address: String) {
        addressLabel.text = address
    }
}

// MARK: - Handle view event

extension DeliveryViewController: AddressEditorDelegate {

    func addressEditor(_ editor: AddressEditor, didChange address: String) {
        presenter.didChange(address)
    }
}

// MARK: - Handle business event

extension DeliveryViewController: RecorderDelegate {

    func recorderDidStop() {
        presenter.recorderDidStop()
    }
}

// MARK: - UITableViewDataSource

extension DeliveryViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.stopCount
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = presenter.delivery.stops[indexPath.row]
        return cell
    }
}
