import UIKit

final class BannerViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: BannerPresenterInterface = BannerWireframe.assemble(self)

    // MARK: - Properties -

    static let standardDelay = 3

    @IBOutlet private weak var bannerLabel: UILabel!

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
        showBanner()
        presenter.viewDidLoad()
    }

    // MARK: - Send view event

    func refresh(force: Bool = false, delay: Int = BannerViewController.standardDelay, then done: (() -> Void)? = nil) {
        presenter.refresh(force: force, delay: delay, then: done)
    }

    func tap(at index: Int = 0) {
        presenter.tap(at: index)
    }
}

// MARK: - Extensions -

extension BannerViewController: BannerViewInterface {

    // MARK: - Update view

    func showBanner(_ text: String = "Welcome", hiding: Bool = false) {
        bannerLabel.text = text
        bannerLabel.isHidden = hiding
        bannerLabel.accessibilityLabel = presenter.title(text)
    }
}
