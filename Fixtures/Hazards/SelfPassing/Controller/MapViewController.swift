import UIKit

final class MapViewController: UIViewController {

    @IBOutlet private weak var searchField: UITextField!
    @IBOutlet private weak var placeLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        searchField.delegate = self
        searchField.addTarget(self, action: #selector(textChanged), for: .editingChanged)
        locator.delegate = self
        locator.observers.append(self)
        locator.describe(self as Locating)
        register(self)
    }

    // MARK: - Update view

    private func show(_ place: String) {
        placeLabel.text = place
    }

    // MARK: - Send view event

    @objc private func textChanged() {
        find(searchField.text ?? "")
    }

    // MARK: - Handle view event

    func find(_ place: String) {
        if place.isEmpty {
            askForPermission()
        } else {
            locator.find(place, for: self)
        }
    }

    func share() {
        ShareSheet(place: lastPlace).present(from: self, sender: self)
    }

    func isOnTop(of other: UIViewController?) -> Bool {
        other !== self && navigationController?.topViewController === self
    }

    // MARK: - Wireframe

    private func askForPermission() {
        let screen = PermissionViewController(asking: self)
        screen.onDone = { [unowned self] in self.locator.isAllowed = true }
        present(screen, animated: true)
    }

    func follow(_ guide: Guide) {
        guide.controller = self
        guide.go { guide in
            guard guide.controller === self else { return }
            self.show("following")
        }
    }

    // MARK: - Handle business event

    private func didFind(_ place: String) {
        lastPlace = place
        show(place)
    }

    // MARK: - Provide view data source

    private var lastPlace = "nowhere"

    // MARK: - Business use case

    private func register(_ screen: MapViewController) {
        locator.register(ObjectIdentifier(screen) == ObjectIdentifier(self))
    }

    func stop() {
        locator.observers.removeAll { $0 === self }
        if locator.delegate === self {
            locator.delegate = nil
        }
    }

    // MARK: - Manage model

    private let locator = Locator.shared
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
        didFind(place)
    }
}

// MARK: - Locating

extension MapViewController: Locating {

    var locatingName: String {
        "map of \(lastPlace)"
    }

    func locationDidChange() {
        show("moved from \(lastPlace)")
    }
}
