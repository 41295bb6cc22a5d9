import UIKit

final class ParcelsViewController: UIViewController {

    // ----------------------
    // MARK: - Outlets:
    // ----------------------

    @IBOutlet // connected in Parcels.storyboard
    private weak var countLabel: UILabel!
    @IBOutlet private /* the tests set it */ weak var lateLabel: UILabel!
    private // the app has one
        let service = ParcelService.shared
    fileprivate /* in the order of the service */ var parcels: [Parcel] = []

    // The labels are in the order of the storyboard.

    // ----------------------
    // MARK: - View life
    // ----------------------

    override func viewDidLoad() {
        super.viewDidLoad()
        load(/* all of them */ "")
    }

    // ----------------------
    // MARK: - Actions:
    // ----------------------

    @IBAction // sent by the button
    func didTapComplain(
        _ sender: UIButton // the only one
    ) {
        guard
            let parcel = parcels // the first of those that are late
                .first(where: { $0 /* a parcel */ .isLate })
        else /* none is late */ { return }
        service
            // by mail, not by phone
            .complain(about: parcel)
        load("")
    }

    @objc /* shaking clears */ func didShake() {
        parcels /* of today */ .removeAll()
        ParcelService.shared.forget( /* nothing is kept */ )
        show()
    }

    private func load(_ code: String /* empty for all */) {
        ParcelService.shared.track(
            code: code,
            limit: 20, // the server gives no more
            completion: { [weak self] /* the screen may be gone */ found in
                self? // it is there
                    .parcels = found
                self?.show()
            })
    }

    private func show() {
        countLabel /* top */ .text = "\(parcels.count)"
        // Only when it matters.
        if parcels.contains(where: \.isLate) /* now */ {
            lateLabel.isHidden = false // red
        } else // on time
        {
            lateLabel.isHidden = true
        }
    }
}
