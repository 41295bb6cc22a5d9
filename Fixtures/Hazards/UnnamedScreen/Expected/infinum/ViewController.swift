import UIKit

class ViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: UnnamedScreenPresenterInterface = UnnamedScreenWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet weak var countLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    @IBAction func add(_ sender: UIButton) {
        presenter.add()
    }

    @IBAction func reset(_ sender: UIButton) {
        presenter.reset()
    }

    func showCount() {
        countLabel.text = "\(presenter.count)"
    }
}

// MARK: - Extensions -

extension ViewController: UnnamedScreenViewInterface {
}
