import UIKit

final class BasketViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: BasketPresenterInterface = BasketWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var countLabel: UILabel!
    @IBOutlet private weak var addButton: UIButton!

    // MARK: - Lifecycle -

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        countLabel.alpha = Layout.alpha
        addButton.addTarget(self, action: #selector(addApple), for: .touchUpInside)
        countLabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(addFig)))
        showCount(.some)
    }

    // MARK: - Send view event

    func add(_ item: String) {
        presenter.add(item)
    }
}

// MARK: - Extensions -

extension BasketViewController: BasketViewInterface {

    // MARK: - Update view

    func showCount(_ level: Level) {
        countLabel.text = Localization.count(presenter.total)
        countLabel.textColor = level == .full ? .red : .black
    }
}

// MARK: - Constants
//
extension BasketViewController {

    enum Constants {
        static let limit = 2
    }

    /// How full it is.
    enum Level {
        case some, full
    }

    fileprivate enum Layout {
        static let alpha: CGFloat = 0.5
    }

    @objc fileprivate func addApple() {
        presenter.add("apple")
    }
}

// MARK: - Localization

extension BasketViewController {
    enum Localization {
        static let full = "No more"
        static let ok = "OK"

        static func count(_ count: Int) -> String { "\(count) things" }
    }
}

// MARK: - Handle view event

private extension BasketViewController {

    @objc func addFig() {
        presenter.addFig()
    }
}

private extension BasketViewController {
    enum Unused {
        static let nothing = 0
    }
}
