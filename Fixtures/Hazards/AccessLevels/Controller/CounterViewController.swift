import UIKit

/// Part of a framework: other modules see what is public.
public final class CounterViewController: UIViewController, Counting {

    @IBOutlet public weak var countLabel: UILabel!
    @IBOutlet internal weak var hintLabel: UILabel?

    // MARK: - View life

    public override func viewDidLoad() {
        super.viewDidLoad()
        showCount()
    }

    // MARK: - Update view

    fileprivate func showCount() {
        countLabel.text = "\(count)"
        hintLabel?.isHidden = hint == nil
        hintLabel?.text = hint
    }

    // MARK: - Handle view event

    @discardableResult
    public func increase(by amount: Int = 1) -> Int {
        count += amount
        showCount()
        if count > limit { tell() }
        return count
    }

    @available(*, deprecated, renamed: "increase(by:)")
    public func add(_ amount: Int) {
        increase(by: amount)
    }

    @objc public dynamic func reset() {
        count = 0
        showCount()
    }

    // MARK: - Wireframe

    @inline(never)
    internal func tell() {
        let alert = UIAlertController(title: "\(limit) exceeded", message: hint, preferredStyle: .alert)
        present(alert, animated: true)
    }

    // MARK: - Provide view data source

    /// Everybody may read it.
    public private(set) var count = 0

    public internal(set) var limit = 3

    internal fileprivate(set) var hint: String?

    fileprivate let step = 1

    internal var isExceeded: Bool { count > limit }

    // MARK: - Business use case

    public func restore() {
        count = store.load()
        hint = "restored \(count)"
    }

    @MainActor @discardableResult
    internal final func save() -> Bool {
        store.save(count)
        return !isExceeded
    }

    // MARK: - Manage model

    private let store = CountStore()
}

public extension CounterViewController {

    // MARK: - Handle view event

    /// Counts one more, whatever it is called.
    func step(times: Int) {
        for _ in 0..<times { increase(by: step) }
        hint = nil
    }
}
