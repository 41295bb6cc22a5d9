import UIKit

/// Part of a framework: other modules see what is public.
public final class CounterViewController: UIViewController, Counting {

    // MARK: - Public properties -

    lazy var presenter: CounterPresenterInterface = CounterWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet public weak var countLabel: UILabel!
    @IBOutlet internal weak var hintLabel: UILabel?

    // MARK: - Lifecycle -

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    // MARK: - View life

    public override func viewDidLoad() {
        super.viewDidLoad()
        showCount()
    }

    // MARK: - Handle view event

    @discardableResult
    public func increase(by amount: Int = 1) -> Int {
        presenter.increase(by: amount)
    }

    @available(*, deprecated, renamed: "increase(by:)")
    public func add(_ amount: Int) {
        presenter.add(amount)
    }

    @objc public dynamic func reset() {
        presenter.count = 0
        showCount()
    }

    // MARK: - Wireframe

    @inline(never)
    internal func tell() {
        presenter.tell()
    }

    // MARK: - Request view data source

    public var count: Int { presenter.count }

    public internal(set) var limit: Int {
        get { presenter.limit }
        set { presenter.limit = newValue }
    }

    internal var hint: String? { presenter.hint }

    internal var isExceeded: Bool { presenter.isExceeded }

    // MARK: - Business use case

    public func restore() {
        presenter.restore()
    }

    @MainActor @discardableResult
    internal final func save() -> Bool {
        presenter.save()
    }
}

// MARK: - Extensions -

extension CounterViewController: CounterViewInterface {

    // MARK: - Update view

    func showCount() {
        countLabel.text = "\(presenter.count)"
        hintLabel?.isHidden = presenter.hint == nil
        hintLabel?.text = presenter.hint
    }
}

public extension CounterViewController {

    // MARK: - Send view event

    func step(times: Int) {
        presenter.step(times: times)
    }
}
