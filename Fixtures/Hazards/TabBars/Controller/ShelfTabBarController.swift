import UIKit

/// The tabs of the app; the second one tells how many books are overdue.
final class ShelfTabBarController: UITabBarController {

    private let service: ShelfService
    private var overdue: [String] = []
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
        loadOverdue()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if overdueCount > 1 { showReminder() }
    }

    // MARK: - Business use case

    var overdueCount: Int { overdue.count }

    private func loadOverdue() {
        overdue = service.overdue()
        showOverdue(overdue.count)
    }

    // MARK: - Update view

    private func showOverdue(_ count: Int) {
        viewControllers?.last?.tabBarItem.badgeValue = "\(count) \(note)"
    }

    // MARK: - Wireframe

    private func showReminder() {
        let alert = UIAlertController(title: "Overdue", message: overdue.joined(separator: ", "), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
