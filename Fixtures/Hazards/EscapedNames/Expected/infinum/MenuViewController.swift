import UIKit

final class MenuViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: MenuPresenterInterface = MenuWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var label: UILabel!

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
        presenter.`default`()
        show(größe: 2)
    }

    // MARK: - Send view event

    func `switch`(to dish: String, `for` guest: String) {
        presenter.`switch`(to: dish, for: guest)
    }

    func move(to func: Int, where: String) {
        presenter.move(to: `func`, where: `where`)
    }

    // MARK: - Request view data source

    var _last: String? {
        get { presenter._last }
        set { presenter._last = newValue }
    }
    var Größe: Int { presenter.Größe }
}

// MARK: - Extensions -

extension MenuViewController: MenuViewInterface {

    // MARK: - Update view

    func show(größe: Int, in `class`: String = "normal") {
        label.text = "\(größe) \(`class`) \(presenter.`repeat`)"
    }
}
