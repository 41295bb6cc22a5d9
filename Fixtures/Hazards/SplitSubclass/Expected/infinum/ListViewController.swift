import UIKit

class ListViewController: UIViewController {

    // MARK: - Public properties -

    lazy var modulePresenter: ListPresenterInterface = ListWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var countLabel: UILabel!

    var items: [String] {
        get { modulePresenter.items }
        set { modulePresenter.items = newValue }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        modulePresenter.viewDidLoad()
    }

    func add(_ item: String) {
        modulePresenter.save(item)
        countLabel.text = "\(modulePresenter.items.count)"
        if modulePresenter.items.count > 3 { warn() }
    }

    func warn() {
        modulePresenter.warn()
    }
}

// MARK: - Extensions -

extension ListViewController: ListViewInterface {

    // MARK: - Update view

    func setCountLabelTextInView(_ text: String?) {
        countLabel.text = text
    }
}
