import UIKit

final class MapViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: MapPresenterInterface = MapWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var searchField: UITextField!
    @IBOutlet private weak var placeLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        searchField.delegate = self
        searchField.addTarget(self, action: #selector(textChanged), for: .editingChanged)
        presenter.locator.delegate = self
        presenter.locator.observers.append(self)
        presenter.locator.describe(self as Locating)
        register(self)
    }

    // MARK: - Send view event

    @objc private func textChanged() {
        find(searchField.text ?? "")
    }

    // MARK: - Handle view event

    func find(_ place: String) {
        if place.isEmpty {
            presenter.askForPermission()
        } else {
            presenter.locator.find(place, for: self)
        }
    }

    func share() {
        presenter.share()
    }

    func isOnTop(of other: UIViewController?) -> Bool {
        other !== self && navigationController?.topViewController === self
    }

    // MARK: - Wireframe

    func follow(_ guide: Guide) {
        presenter.follow(guide)
    }

    // MARK: - Business use case

    private func register(_ screen: MapViewController) {
        presenter.locator.register(ObjectIdentifier(screen) == ObjectIdentifier(self))
    }

    func stop() {
        presenter.locator.observers.removeAll { $0 === self }
        if presenter.locator.delegate === self {
            presenter.locator.delegate = nil
        }
    }
}

// MARK: - Extensions -

extension MapViewController: MapViewInterface {

    // MARK: - Update view

    func show(_ place: String) {
        placeLabel.text = place
    }
}

// MARK: - UITextFieldDelegate

extension MapViewController: UITextFieldDelegate {

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        find(textField.text ?? "")
        return true
    }
}

// MARK: - LocatorDelegate

extension MapViewController: LocatorDelegate {

    func locator(_ locator: Locator, didFind place: String) {
        presenter.locator(didFind: place)
    }
}

// MARK: - Locating

extension MapViewController: Locating {

    var locatingName: String { presenter.locatingName }

    func locationDidChange() {
        show("moved from \(presenter.lastPlace)")
    }
}
