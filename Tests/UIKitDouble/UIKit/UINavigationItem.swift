@preconcurrency @MainActor
open class UINavigationItem: NSObject, Traceable {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

    public nonisolated(unsafe) var traceName: String
    open var title: String? {
        get { shownTitle }
        set {
            shownTitle = newValue
            record(newValue)
        }
    }
    private var shownTitle: String?
    open var prompt: String? { didSet { record(prompt) } }
    open var titleView: UIView? { didSet { record(titleView) } }
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { record(leftBarButtonItems) } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { record(rightBarButtonItems) } }
    open var backBarButtonItem: UIBarButtonItem? { didSet { record(backBarButtonItem) } }
    open var backButtonTitle: String? { didSet { record(backButtonTitle) } }
    open var hidesBackButton = false { didSet { record(hidesBackButton) } }
    open var leftItemsSupplementBackButton = false { didSet { record(leftItemsSupplementBackButton) } }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { record(largeTitleDisplayMode) } }
    open var searchController: UISearchController? { didSet { record(searchController) } }
    open var hidesSearchBarWhenScrolling = true { didSet { record(hidesSearchBarWhenScrolling) } }
    open var standardAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?

    init(of controller: UIViewController) {
        traceName = "\(controller.traceName).navigationItem"
        super.init()
    }

    public init(title: String) {
        traceName = "UINavigationItem(\(title))"
        shownTitle = title
        super.init()
    }

    /// Takes over the title of its controller, unless it was given another.
    func follow(title: String?, before: String?) {
        if shownTitle == nil || shownTitle == before { shownTitle = title }
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
}

@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
    open var backgroundImage: UIImage?
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
    open func configureWithDefaultBackground() {}
}

@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@preconcurrency @MainActor
open class UINavigationBar: UIView {
    open var isTranslucent = true { didSet { record(isTranslucent) } }
    open var prefersLargeTitles = false { didSet { record(prefersLargeTitles) } }
    open var barTintColor: UIColor? { didSet { record(barTintColor) } }
    open var barStyle = UIBarStyle.default { didSet { record(barStyle) } }
    open var shadowImage: UIImage? { didSet { record(shadowImage) } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { record(titleTextAttributes?.count) } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var standardAppearance = UINavigationBarAppearance() { didSet { record(standardAppearance) } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { record(scrollEdgeAppearance) } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { record(compactAppearance) } }
    open var topItem: UINavigationItem? { navigation?.topViewController?.navigationItem }
    private weak var navigation: UINavigationController?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    convenience init(of navigation: UINavigationController) {
        self.init(frame: .zero)
        traceName = "\(navigation.traceName).navigationBar"
        self.navigation = navigation
    }

    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
        record(call: "setBackgroundImage(\(Trace.describe(image)))")
    }
}

public enum UIBarStyle: Int, Sendable { case `default`, black }
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

@preconcurrency @MainActor
open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]? { didSet { record(items) } }
    open var barTintColor: UIColor? { didSet { record(barTintColor) } }
    open var barStyle = UIBarStyle.default { didSet { record(barStyle) } }
    open var isTranslucent = true
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
