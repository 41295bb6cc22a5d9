import UIKit

/// Follows a delivery to its door.
final class DeliveryViewController: UIViewController, SyncListener {

    @IBOutlet private weak var addressLabel: UILabel!
    @IBOutlet private weak var stateLabel: UILabel!
    @IBOutlet private weak var tableView: UITableView!

    init(delivery: Delivery, feed: CourierFeed) {
        self.delivery = delivery
        self.feed = feed
        super.init(nibName: nil, bundle: nil)
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
        addressLabel.text = delivery.address
        startFollowing()
        SyncCenter.shared.add(self)
        BeaconScanner.shared.delegate = self
    }

    @IBAction private func editAddress() {
        showEditor()
    }

    @IBAction private func record() {
        Recorder.shared.delegate = self
        stateLabel.text = "Recording"
    }

    // MARK: - Update view

    private func showState(_ state: String) {
        stateLabel.text = state
    }

    private func showStops() {
        tableView.reloadData()
    }

    private func showAddress(_ address: String) {
        addressLabel.text = address
    }

    // MARK: - Handle business event

    /// The courier was here.
    private func didReach(_ stop: String) {
        delivery.stops.append(stop)
        showStops()
        showState("At \(stop)")
    }

    private func didArrive() {
        showState("At the door")
        finish()
        showStops()
    }

    func syncDidFinish(with count: Int) {
        showState("Synced \(count) of \(delivery.number)")
    }

    // MARK: - Provide view data source

    private var delivery: Delivery

    private var stopCount: Int { delivery.stops.count }

    // MARK: - Wireframe

    private func showEditor() {
        let editor = AddressEditor(address: delivery.address)
        editor.delegate = self
        present(editor, animated: true)
    }

    private func finish() {
        dismiss(animated: true)
    }

    // MARK: - Business use case

    private func startFollowing() {
        feed.delegate = self
        feed.connect(to: delivery.number)
    }

    // MARK: - Manage model

    private let feed: CourierFeed
}

// MARK: - CourierFeedDelegate

// What the courier sends while on the way.
extension DeliveryViewController: CourierFeedDelegate {

    func feed(_ feed: CourierFeed, didReach stop: String) {
        didReach(stop)
    }

    func feedDidArrive(_ feed: CourierFeed) {
        didArrive()
    }
}

// MARK: - Handle business event

extension DeliveryViewController: BeaconScannerDelegate {

    func scanner(_ scanner: BeaconScanner, didFind beacon: String) {
        guard delivery.stops.last != beacon else { return }
        delivery.stops.append(beacon)  // a stop, too
        showStops()
    }
}

// MARK: - Handle view event

extension DeliveryViewController: AddressEditorDelegate {

    func addressEditor(_ editor: AddressEditor, didChange address: String) {
        delivery.address = address
        showAddress(address)
        finish()
    }
}

// MARK: - Handle business event

extension DeliveryViewController: RecorderDelegate {

    func recorderDidStop() {
        showState("Recorded \(stopCount) stops")
    }
}

// MARK: - UITableViewDataSource

extension DeliveryViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        stopCount
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = delivery.stops[indexPath.row]
        return cell
    }
}
