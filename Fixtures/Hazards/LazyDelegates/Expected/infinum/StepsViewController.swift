import UIKit

final class StepsViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: StepsPresenterInterface = StepsWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet weak var countLabel: UILabel!

    @IBAction func start(_ sender: Any) {
        countLabel.text = "counting"
        presenter.start()
    }

    @IBAction func stop(_ sender: Any) {
        presenter.stop()
    }
}

// MARK: - Extensions -

extension StepsViewController: StepsViewInterface {

    // MARK: - Update view

    func setCountLabelText(_ text: String?) {
        countLabel.text = text
    }

    func setCountLabelHidden(_ isHidden: Bool) {
        countLabel.isHidden = isHidden
    }
}
