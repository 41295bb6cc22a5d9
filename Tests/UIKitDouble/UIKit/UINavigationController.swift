@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(_ controller: UINavigationController, willShow shown: UIViewController, animated: Bool)
    func navigationController(_ controller: UINavigationController, didShow shown: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ controller: UINavigationController, willShow shown: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ controller: UINavigationController, didShow shown: UIViewController, animated: Bool
    ) {}
}

/// Declares the navigation controller's `delegate` apart from its class, since a subclass gives it another type.
@preconcurrency @MainActor
public protocol UINavigationDelegating: AnyObject {
    var stackDelegate: (any UINavigationControllerDelegate)? { get set }
}

extension UINavigationDelegating {
    public var delegate: (any UINavigationControllerDelegate)? {
        get { stackDelegate }
        set { stackDelegate = newValue }
    }
}

@preconcurrency @MainActor
open class UINavigationController: UIViewController, UINavigationDelegating {
    public weak var stackDelegate: (any UINavigationControllerDelegate)?
    public private(set) lazy var navigationBar = UINavigationBar(of: self)
    public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
    public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
    open var isNavigationBarHidden = false { didSet { record(isNavigationBarHidden) } }
    open var isToolbarHidden = true { didSet { record(isToolbarHidden) } }
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { children.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
    override var visibleChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        adopt(rootViewController)
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }

    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        record(call: "push(\(controller.traceName), animated: \(animated))")
        if children.contains(where: { $0 === controller }) { return record(call: "push ignored: already pushed") }
        change(to: children + [controller], animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        record(call: "pop(animated: \(animated))")
        guard children.count > 1, let top = topViewController else { return nil }
        change(to: children.dropLast(), animated: animated)
        return top
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        record(call: "popToRoot(animated: \(animated))")
        let popped = Array(children.dropFirst())
        change(to: Array(children.prefix(1)), animated: animated)
        return popped
    }

    @discardableResult
    open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
        record(call: "popTo(\(controller.traceName), animated: \(animated))")
        guard let index = children.firstIndex(where: { $0 === controller }) else { return nil }
        let popped = Array(children[(index + 1)...])
        change(to: Array(children[...index]), animated: animated)
        return popped
    }

    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        record(call: "setViewControllers(\(Trace.describe(controllers)), animated: \(animated))")
        change(to: controllers, animated: animated)
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    open override var childForStatusBarStyle: UIViewController? { nil }

    open override func show(_ controller: UIViewController, sender: Any?) {
        pushViewController(controller, animated: true)
    }

    open override func performBuiltIn(_ selector: Selector, _ arguments: [Any?]) -> Bool {
        switch selector.baseName {
        case "popViewController", "popViewControllerAnimated": popViewController(animated: true)
        case "popToRootViewController", "popToRootViewControllerAnimated": popToRootViewController(animated: true)
        default: return super.performBuiltIn(selector, arguments)
        }
        return true
    }

    private func change(to controllers: [UIViewController], animated: Bool) {
        let (old, new) = (topViewController, controllers.last)
        let moves = old !== new && isVisible
        let removed = children.filter { child in !controllers.contains { $0 === child } }
        old?.isMovingFromParent = removed.contains { $0 === old }
        new?.isMovingToParent = !children.contains { $0 === new }
        if moves, let new { delegate?.navigationController(self, willShow: new, animated: animated) }
        if moves { old?.beginAppearanceTransition(false, animated: animated) }
        for child in removed { release(child: child) }
        children = controllers
        for child in controllers { child.parent = self }
        if moves {
            new?.beginAppearanceTransition(true, animated: animated)
            old?.endAppearanceTransition()
            new?.endAppearanceTransition()
        }
        old?.isMovingFromParent = false
        new?.isMovingToParent = false
        if moves, let new { delegate?.navigationController(self, didShow: new, animated: animated) }
    }
}
