import UIKit

final class GuestsViewController: UIViewController, UITextFieldDelegate, GuestListDelegate {

    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var nameField: UITextField!

    private let list = GuestList()
    private var isBusy = false
    private var isWaiting = false
    private var guests: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.delegate = self
        nameField.delegate = self
        list.delegate = self
        refresh()
    }

    func refresh() {
        if isBusy {
            isWaiting = true
        } else {
            isWaiting = false
            guests = GuestStore.shared.guests
            title = "\(guests.count) guests"
        }
    }

    // The protocol is adopted below.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        isBusy = true
    }

    // A protocol that only this file sees asks for it.
    fileprivate func guestListDidEnd(after count: Int) {
        isBusy = false
        if isWaiting, count > 1 {
            refresh()
        }
    }

    @IBAction func finish(_ sender: UIButton) {
        list.end()
    }
}

extension GuestsViewController: UITableViewDelegate {}

// MARK: Callbacks of protocols that are adopted elsewhere

extension GuestsViewController {

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        isBusy = false
        if isWaiting {
            refresh()
        }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        isBusy = true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        isBusy = false
        if isWaiting {
            refresh()
        }
    }
}

// MARK: Others

extension GuestsViewController {

    func guestsDidEndWaiting(_ count: Int) {
        isBusy = false
        if isWaiting, count > 0 {
            refresh()
        }
    }

    @IBAction func skip(_ sender: UIButton) {
        guestsDidEndWaiting(guests.count)
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
