import UIKit

final class HouseViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: HousePresenterInterface = HouseWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var lockLabel: UILabel!
    @IBOutlet private weak var bellLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.refresh()
    }

    @IBAction func lock(_ sender: UIButton) {
        presenter.lock()
    }

    @IBAction func toggle(_ sender: UIButton) {
        presenter.toggle()
    }

    @IBAction func ring(_ sender: UIButton) {
        presenter.ring()
    }

    @IBAction func light(_ sender: UIButton) {
        presenter.light()
    }
}

// MARK: - Extensions -

extension HouseViewController: HouseViewInterface {

    // MARK: - Update view

    func setLockLabelText(_ text: String?) {
        lockLabel.text = text
    }

    func setBellLabelText(_ text: String?) {
        bellLabel.text = text
    }
}
