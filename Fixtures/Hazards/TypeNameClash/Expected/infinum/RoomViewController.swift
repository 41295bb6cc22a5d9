import UIKit

final class RoomViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: RoomScreenPresenterInterface = RoomScreenWireframe.assemble(self, booking: booking)

    // MARK: - Properties -

    @IBOutlet private weak var nameLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        showName()
    }

    // MARK: - Send view event

    func move(to number: Int) {
        presenter.move(to: number)
    }

    // MARK: - Wireframe

    func close() {
        presenter.close()
    }

    // MARK: - Provide view data source

    private let sign = RoomPresenter()

    // MARK: - Manage model

    private let booking = RoomInteractor()
}

// MARK: - Extensions -

extension RoomViewController: RoomScreenViewInterface {

    // MARK: - Update view

    func showName() {
        nameLabel.text = sign.text(for: presenter.number)
    }
}
