import UIKit

/// The tabs of the app; the second one tells how many books are overdue.
final class ShelfTabBarController: UITabBarController {

    // MARK: - Public properties -

    lazy var presenter: ShelfTabBarPresenterInterface = ShelfTabBarWireframe.assemble(self, service: service)

    // MARK: - Properties -

    private let service: ShelfService
    /// The words under the number.
    let note: String

    init(service: ShelfService, note: String) {
        self.service = service
        self.note = note
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("no coder") }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [ListViewController(title: "Books"), ListViewController(title: "Overdue")]
        presenter.loadOverdue()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presenter.viewDidAppear()
    }

    // MARK: - Business use case

    var overdueCount: Int { presenter.overdueCount }
}

// MARK: - Extensions -

extension ShelfTabBarController: ShelfTabBarViewInterface {

    // MARK: - Update view

    func showOverdue(_ count: Int) {
        viewControllers?.last?.tabBarItem.badgeValue = "\(count) \(note)"
    }
}
