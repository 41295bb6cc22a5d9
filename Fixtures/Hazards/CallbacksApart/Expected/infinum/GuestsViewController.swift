import UIKit

final class GuestsViewController: UIViewController, UITextFieldDelegate, GuestListDelegate {

    // MARK: - Public properties -

    lazy var presenter: GuestsPresenterInterface = GuestsWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var nameField: UITextField!

    private let list = GuestList()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.delegate = self
        nameField.delegate = self
        list.delegate = self
        presenter.refresh()
    }

    func refresh() {
        presenter.refresh()
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        presenter.scrollViewWillBeginDragging()
    }

    fileprivate func guestListDidEnd(after count: Int) {
        presenter.guestListDidEnd(after: count)
    }

    @IBAction func finish(_ sender: UIButton) {
        list.end()
    }
}

// MARK: - Extensions -

extension GuestsViewController: GuestsViewInterface {

    // MARK: - Update view

    func setTitle(_ newTitle: String?) {
        title = newTitle
    }
}

extension GuestsViewController: UITableViewDelegate {}

// MARK: Callbacks of protocols that are adopted elsewhere

extension GuestsViewController {

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        presenter.scrollViewDidEndDecelerating()
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        presenter.textFieldDidBeginEditing()
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        presenter.textFieldDidEndEditing()
    }
}

// MARK: Others

extension GuestsViewController {

    @IBAction func skip(_ sender: UIButton) {
        presenter.skip()
    }
}

fileprivate protocol GuestListDelegate: AnyObject {
    func guestListDidEnd(after count: Int)
}

private final class GuestList {
    weak var delegate: GuestListDelegate?

    @MainActor func end() {
        delegate?.guestListDidEnd(after: 2)
    }
}
