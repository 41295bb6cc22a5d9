@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(_ controller: UITabBarController, shouldSelect selected: UIViewController) -> Bool
    func tabBarController(_ controller: UITabBarController, didSelect selected: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ controller: UITabBarController, shouldSelect selected: UIViewController) -> Bool {
        true
    }
    public func tabBarController(_ controller: UITabBarController, didSelect selected: UIViewController) {}
}

@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    open var badgeValue: String? { didSet { record(badgeValue) } }
    open var badgeColor: UIColor? { didSet { record(badgeColor) } }
    open var selectedImage: UIImage?

    public override init() { super.init() }

    init(of controller: UIViewController) {
        super.init()
        traceName = "\(controller.traceName).tabBarItem"
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
}

@preconcurrency @MainActor
open class UITabBar: UIView {
    open var items: [UITabBarItem]?
    open var isTranslucent = true { didSet { record(isTranslucent) } }
    open var barTintColor: UIColor? { didSet { record(barTintColor) } }
    open var unselectedItemTintColor: UIColor?
    open var selectedItem: UITabBarItem?
}

@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    open weak var delegate: (any UITabBarControllerDelegate)?
    public private(set) lazy var tabBar = UITabBar()
    open var viewControllers: [UIViewController]? {
        get { children.isEmpty ? nil : children }
        set { setViewControllers(newValue, animated: false) }
    }
    open var selectedIndex = 0 {
        didSet {
            record(selectedIndex)
            guard isVisible, selectedIndex != oldValue else { return }
            children[oldValue].setVisible(false, animated: false)
            selectedViewController?.setVisible(true, animated: false)
        }
    }
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
        set { if let index = children.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
    }
    override var visibleChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

    /// UIKit's loads the view before the controller is made, too.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        loadViewIfNeeded()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
        record(call: "setViewControllers(\(Trace.describe(controllers)))")
        for child in children { release(child: child) }
        for child in controllers ?? [] { adopt(child) }
    }

    /// A user's tap on a tab.
    public func tapTab(_ index: Int) {
        let controller = children[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) != false else { return }
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: controller)
    }
}

@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    public enum DisplayMode: Int, Sendable { case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary }
    open var viewControllers: [UIViewController] {
        get { children }
        set {
            record(newValue)
            for child in children { release(child: child) }
            for child in newValue { adopt(child) }
        }
    }
    open var preferredDisplayMode = DisplayMode.automatic { didSet { record(preferredDisplayMode) } }
    open var isCollapsed: Bool { false }
    open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }

    open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
        record(call: "showDetail(\(controller.traceName))")
        if children.count > 1 { release(child: children[1]) }
        adopt(controller)
    }
}
