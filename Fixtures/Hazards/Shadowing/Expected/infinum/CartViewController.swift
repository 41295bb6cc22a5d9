import UIKit

/// A shopping cart.
final class CartViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: CartPresenterInterface = CartWireframe.assemble(self)

    // MARK: - View life

    @IBOutlet private weak var totalLabel: UILabel!
    @IBOutlet private weak var coupon: UITextField!

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

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
        show(total: presenter.total)
    }

    // MARK: - Update view

    /// `total` is the parameter here, never the property.
    private func show(total: Int) {
        let text = "\(total) / \(self.presenter.total)"
        totalLabel.text = text
    }

    // MARK: - Send view event

    @IBAction private func redeem(_ sender: UIButton) {
        // The local takes the outlet's name; the outlet is read before that.
        guard let coupon = coupon.text, !coupon.isEmpty else { return }
        redeem(coupon)
        show(total: presenter.total)
    }

    func add(_ items: [Item]) {
        presenter.add(items)
    }

    func describe() -> [String] {
        presenter.describe()
    }

    func lastNames() -> String {
        presenter.lastNames()
    }

    func halve() -> Int {
        presenter.halve()
    }

    // MARK: - Business use case

    private func redeem(_ coupon: String) {
        do {
            presenter.discount = try presenter.shop.redeem(coupon)
        } catch let error as CartError {
            presenter.updateError(error)
        } catch {
            presenter.warn(self.presenter.error)
        }
    }
}

// MARK: - Extensions -

extension CartViewController: CartViewInterface {
}
