import UIKit

final class BasketViewController: UIViewController {

    @IBOutlet private weak var countLabel: UILabel!
    @IBOutlet private weak var addButton: UIButton!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        countLabel.alpha = Layout.alpha
        addButton.addTarget(self, action: #selector(addApple), for: .touchUpInside)
        countLabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(addFig)))
        showCount(.some)
    }

    // MARK: - Update view

    private func showCount(_ level: Level) {
        countLabel.text = Localization.count(total)
        countLabel.textColor = level == .full ? .red : .black
    }

    // MARK: - Handle view event

    func add(_ item: String) {
        if store(item) {
            total += 1
            showCount(total < Constants.limit ? .some : .full)
        } else {
            warn()
        }
    }

    // MARK: - Wireframe

    private func warn() {
        let alert = UIAlertController(title: Localization.full, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: Localization.ok, style: .default))
        present(alert, animated: true)
    }

    // MARK: - Business use case

    private func store(_ item: String) -> Bool {
        basket.add(item, upTo: Constants.limit)
    }

    // MARK: - Manage model

    private let basket = Basket()

    // MARK: - Provide view data source

    private var total = 0
}

// MARK: - Constants
//
private extension BasketViewController {

    enum Constants {
        static let limit = 2
    }

    /// How full it is.
    enum Level {
        case some, full
    }

    enum Layout {
        static let alpha: CGFloat = 0.5
    }

    @objc func addApple() {
        add("apple")
    }
}

// MARK: - Localization

private extension BasketViewController {
    enum Localization {
        static let full = "No more"
        static let ok = "OK"

        static func count(_ count: Int) -> String { "\(count) things" }
    }
}

// MARK: - Handle view event

private extension BasketViewController {

    @objc func addFig() {
        for item in figs(upTo: 2) { add(item) }
    }

    func figs(upTo count: Int) -> [String] {
        Array(repeating: "fig", count: count - min(total, 1))
    }
}

private extension BasketViewController {
    enum Unused {
        static let nothing = 0
    }
}
