import UIKit

/// What has been borrowed.
final class ShelfService {
    static let shared = ShelfService()
    private(set) var asked = 0

    func overdue() -> [String] {
        asked += 1
        return ["Emma", "Persuasion"]
    }
}

final class ListViewController: UIViewController {
    init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("no coder") }
}
