import CoreLocation
import UIKit

/// Shows the place that is nearest.
final class NearbyViewController: UIViewController {

    @IBOutlet private weak var placeLabel: UILabel!
    @IBOutlet private weak var findButton: UIButton!

    private let manager: CLLocationManager
    private let book: PlaceBook

    init(manager: CLLocationManager, book: PlaceBook = PlaceBook()) {
        self.manager = manager
        self.book = book
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        Trace.record("nearby gone")
    }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        placeLabel.text = "?"
        startLocating()
    }

    // MARK: - Update view

    private func show(_ text: String) {
        placeLabel.text = text
    }

    private func setSearching(_ isSearching: Bool) {
        findButton.isEnabled = !isSearching
    }

    // MARK: - Handle view event

    @IBAction private func find() {
        setSearching(true)
        locate()
    }

    // MARK: - Handle business event

    private func didFind(_ place: Place?) {
        visits += 1
        setSearching(false)
        show("\(place?.name ?? "nowhere"), \(visits)")
    }

    private func didFail() {
        setSearching(false)
        show("no signal")
    }

    private var visits = 0

    // MARK: - Business use case

    private func startLocating() {
        manager.delegate = self
        manager.requestWhenInUseAuthorization()
    }

    private func locate() {
        manager.startUpdatingLocation()
    }
}

// MARK: - CLLocationManagerDelegate

extension NearbyViewController: CLLocationManagerDelegate {

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let location = locations.last else { return }
        manager.stopUpdatingLocation()
        didFind(book.nearest(to: location.coordinate.latitude))
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        didFail()
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        if manager.authorizationStatus == .denied {
            didFail()
        }
    }
}
