import UIKit

final class ParcelsViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: ParcelsPresenterInterface = ParcelsWireframe.assemble(self)

    // ----------------------
    // MARK: - Outlets:
    // ----------------------

    @IBOutlet // connected in Parcels.storyboard
    private weak var countLabel: UILabel!
    @IBOutlet private /* the tests set it */ weak var lateLabel: UILabel!

    // The labels are in the order of the storyboard.

    // ----------------------
    // MARK: - View life
    // ----------------------

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.load(/* all of them */ "")
    }

    // ----------------------
    // MARK: - Actions:
    // ----------------------

    @IBAction // sent by the button
    func didTapComplain(
        _ sender: UIButton
    ) {
        presenter.didTapComplain()
    }

    @objc /* shaking clears */ func didShake() {
        presenter.didShake()
    }

    func show() {
        countLabel /* top */ .text = "\(presenter.parcels.count)"
        // Only when it matters.
        if presenter.parcels.contains(where: \.isLate) /* now */ {
            lateLabel.isHidden = false // red
        } else // on time
        {
            lateLabel.isHidden = true
        }
    }
}

// MARK: - Extensions -

extension ParcelsViewController: ParcelsViewInterface {
}
