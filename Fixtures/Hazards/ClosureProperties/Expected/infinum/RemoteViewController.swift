import UIKit

final class RemoteViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: RemotePresenterInterface = RemoteWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var screenLabel: UILabel!

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
        prepareKeys()
        afterUpdate = { [unowned self] in self.title = self.screenLabel.text }
        update("off")
    }

    // MARK: - Update view

    private var afterUpdate: () -> Void = {}

    // MARK: - Send view event

    var mayChange: ((Int) -> Bool)? {
        get { presenter.mayChange }
        set { presenter.mayChange = newValue }
    }
    var onChange: ((_ channel: Int, _ name: String?) -> Void)! {
        get { presenter.onChange }
        set { presenter.onChange = newValue }
    }

    func press(_ key: Int) {
        presenter.press(key)
    }

    func back() {
        presenter.back()
    }

    func switchOff() {
        presenter.switchOff()
    }

    // MARK: - Business use case

    private func prepareKeys() {
        presenter.keys[1] = select
        presenter.keys[2] = { [set = presenter.set] key in set.select(key, then: self.didSelect) }
        presenter.prepareKeys()
    }

    private func select(_ key: Int) {
        presenter.set.select(key, then: didSelect)
    }

    // MARK: - Handle business event

    private func didSelect(_ name: String) {
        update(name)
        presenter.transform.map { update($0(name)) }
    }

    var transform: ((String) -> String)? {
        get { presenter.transform }
        set { presenter.transform = newValue }
    }
}

// MARK: - Extensions -

extension RemoteViewController: RemoteViewInterface {

    // MARK: - Update view

    func update(_ text: String) {
        screenLabel.text = text
        afterUpdate()
    }
}
