import CoreLocation
import UIKit

/// Shows the place that is nearest.
final class NearbyViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: NearbyPresenterInterface!

    // MARK: - Properties -

    @IBOutlet private weak var placeLabel: UILabel!
    @IBOutlet private weak var findButton: UIButton!

    init(manager: CLLocationManager, book: PlaceBook = PlaceBook()) {
        super.init(nibName: nil, bundle: nil)
        presenter = NearbyWireframe.assemble(self, manager: manager, book: book)
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
        presenter.startLocating()
    }

    // MARK: - Send view event

    @IBAction private func find() {
        setSearching(true)
        presenter.find()
    }
}

// MARK: - Extensions -

extension NearbyViewController: NearbyViewInterface {

    // MARK: - Update view

    func show(_ text: String) {
        placeLabel.text = text
    }

    func setSearching(_ isSearching: Bool) {
        findButton.isEnabled = !isSearching
    }
}
