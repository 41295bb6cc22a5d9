import UIKit

final class FoldersViewController: OrderedViewController<ByName> {

    // MARK: - Public properties -

    lazy var presenter: FoldersPresenterInterface = FoldersWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private var countLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.load()
    }

    func load() {
        presenter.load()
    }

    func remove(at index: Int) {
        presenter.remove(at: index)
    }

    func reverse() {
        presenter.reverse()
    }

    func rename(_ index: Int, to name: String) {
        presenter.rename(index, to: name)
    }
}

// MARK: - Extensions -

extension FoldersViewController: FoldersViewInterface {

    // MARK: - Update view

    func setCountLabelText(_ text: String?) {
        countLabel.text = text
    }

    func showHintInView(_ text: String) {
        showHint(text)
    }

    func reorderInView() {
        reorder(by: ByName(isReversed: true))
    }

    func updateTitleAndCountLabel(name: String?) {
        title = name
        countLabel.text = title
    }
}
