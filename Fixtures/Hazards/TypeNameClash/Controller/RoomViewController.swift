import UIKit

final class RoomViewController: UIViewController {

    @IBOutlet private weak var nameLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        showName()
    }

    // MARK: - Update view

    private func showName() {
        nameLabel.text = sign.text(for: number)
    }

    // MARK: - Handle view event

    func move(to number: Int) {
        self.number = number
        book()
        showName()
    }

    // MARK: - Wireframe

    func close() {
        dismiss(animated: true)
    }

    // MARK: - Provide view data source

    private var number = 1
    private let sign = RoomPresenter()

    // MARK: - Business use case

    private func book() {
        if !booking.book(number) {
            close()
        }
    }

    // MARK: - Manage model

    private let booking = RoomInteractor()
}
