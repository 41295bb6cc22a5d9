@preconcurrency @MainActor
open class UIViewController: UIResponder, BuiltInKeys {
    // MARK: - View

    private var loadedView: UIView?
    private var isLoadingView = false
    private var nibObjects: [AnyObject] = []
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
        }
    }
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }
    public let nibName: String?
    public let nibBundle: Bundle?
    public internal(set) var storyboard: UIStoryboard?

    // MARK: - Bars and looks

    open var title: String? {
        didSet {
            record(title)
            navigationItem.follow(title: title, before: oldValue)
        }
    }
    public private(set) lazy var navigationItem = UINavigationItem(of: self)
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(of: self)
    open var toolbarItems: [UIBarButtonItem]? { didSet { record(toolbarItems) } }
    public private(set) lazy var editButtonItem = UIBarButtonItem(
        barButtonSystemItem: .edit, target: self, action: "toggleEditing")
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false
    open var hidesBottomBarWhenPushed = false { didSet { record(hidesBottomBarWhenPushed) } }
    open var preferredContentSize = CGSize.zero { didSet { record(preferredContentSize) } }
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { record(edgesForExtendedLayout.rawValue) } }
    open var extendedLayoutIncludesOpaqueBars = false { didSet { record(extendedLayoutIncludesOpaqueBars) } }
    open var automaticallyAdjustsScrollViewInsets = true { didSet { record(automaticallyAdjustsScrollViewInsets) } }
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { record(additionalSafeAreaInsets) } }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { record(overrideUserInterfaceStyle) }
    }
    open var accessibilityLabel: String?
    open var restorationIdentifier: String?
    open var userActivity: NSObject?
    open var traitCollection: UITraitCollection { .current }

    // MARK: - Presentation

    open var modalPresentationStyle = UIModalPresentationStyle.automatic { didSet { record(modalPresentationStyle) } }
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical { didSet { record(modalTransitionStyle) } }
    open var isModalInPresentation = false { didSet { record(isModalInPresentation) } }
    open var definesPresentationContext = false { didSet { record(definesPresentationContext) } }
    open var providesPresentationContextTransitionStyle = false
    open var modalPresentationCapturesStatusBarAppearance = false
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    public private(set) lazy var presentationController: UIPresentationController? =
        popoverPresentationController ?? UIPresentationController(of: self)
    public private(set) lazy var popoverController = UIPopoverPresentationController(of: self)
    open var popoverPresentationController: UIPopoverPresentationController? {
        modalPresentationStyle == .popover || self is UIAlertController || self is UIActivityViewController
            ? popoverController : nil
    }
    public internal(set) var presentedViewController: UIViewController?
    weak var presenter: UIViewController?
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }
    public internal(set) var isBeingPresented = false
    public internal(set) var isBeingDismissed = false
    public internal(set) var isMovingToParent = false
    public internal(set) var isMovingFromParent = false

    // MARK: - Containment and appearance

    public internal(set) weak var parent: UIViewController?
    public internal(set) var children: [UIViewController] = []
    var isVisible = false
    private var appearing: (Bool, animated: Bool)?
    open override var next: UIResponder? { loadedView?.superview ?? parent }
    /// The children that appear and disappear with this controller.
    var visibleChildren: [UIViewController] { children }
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    deinit { Trace.record("\(traceName).deinit") }

    // MARK: - Loading the view

    open func loadView() {
        _ = UINib.nib(of: self)?.instantiate(withOwner: self)
        if let loadedView {
            loadedView.traceName = "\(traceName).view"
            return
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        view.traceName = "\(traceName).view"
        self.view = view
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        for case let part as UIView in nibObjects where part.superview == nil && part !== loadedView {
            loadedView?.insert(part, at: Int.max)
        }
        viewDidLoad()
    }

    // MARK: - Life cycle

    open func viewDidLoad() { recordOverridable("viewDidLoad()") }
    open func viewWillAppear(_ animated: Bool) { recordOverridable("viewWillAppear(\(animated))") }
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) { recordOverridable("viewDidAppear(\(animated))") }
    open func viewWillDisappear(_ animated: Bool) { recordOverridable("viewWillDisappear(\(animated))") }
    open func viewDidDisappear(_ animated: Bool) { recordOverridable("viewDidDisappear(\(animated))") }
    open func viewWillLayoutSubviews() { recordOverridable("viewWillLayoutSubviews()") }
    open func viewDidLayoutSubviews() { recordOverridable("viewDidLayoutSubviews()") }
    open func updateViewConstraints() { recordOverridable("updateViewConstraints()") }
    open func viewSafeAreaInsetsDidChange() { recordOverridable("viewSafeAreaInsetsDidChange()") }
    open func viewLayoutMarginsDidChange() { recordOverridable("viewLayoutMarginsDidChange()") }
    open func encodeRestorableState(with coder: NSCoder) { recordOverridable("encodeRestorableState()") }
    open func decodeRestorableState(with coder: NSCoder) { recordOverridable("decodeRestorableState()") }
    open func applicationFinishedRestoringState() { recordOverridable("applicationFinishedRestoringState()") }
    open func awakeFromNib() { recordOverridable("awakeFromNib()") }
    open func didReceiveMemoryWarning() { recordOverridable("didReceiveMemoryWarning()") }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        recordOverridable("viewWillTransition(to: \(Trace.describe(size)))")
    }
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        recordOverridable("willTransition()")
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        recordOverridable("traitCollectionDidChange()")
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        recordOverridable("setEditing(\(editing), animated: \(animated))")
        self.editing = editing
    }
    open func willMove(toParent parent: UIViewController?) { recordOverridable("willMove(\(Trace.describe(parent)))") }
    open func didMove(toParent parent: UIViewController?) { recordOverridable("didMove(\(Trace.describe(parent)))") }

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        record(call: "setNeedsUpdateOfSupportedInterfaceOrientations()")
    }
    open func setNeedsStatusBarAppearanceUpdate() { record(call: "setNeedsStatusBarAppearanceUpdate()") }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        record(call: "setNeedsUpdateOfScreenEdgesDeferringSystemGestures()")
    }
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    open class func attemptRotationToDeviceOrientation() { Trace.record("attemptRotationToDeviceOrientation()") }

    // MARK: - Appearance transitions

    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        appearing = (isAppearing, animated)
        if isAppearing {
            loadViewIfNeeded()
            viewWillAppear(animated)
            viewIsAppearing(animated)
        } else {
            viewWillDisappear(animated)
        }
        if shouldAutomaticallyForwardAppearanceMethods {
            for child in visibleChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
        }
    }

    open func endAppearanceTransition() {
        guard let (isAppearing, animated) = appearing else { return }
        appearing = nil
        isVisible = isAppearing
        if isAppearing { view.layOut() }
        if shouldAutomaticallyForwardAppearanceMethods {
            for child in visibleChildren { child.endAppearanceTransition() }
        }
        if isAppearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
    }

    /// Both halves of an appearance transition, unless the controller is already there.
    func setVisible(_ visible: Bool, animated: Bool) {
        guard isVisible != visible else { return }
        beginAppearanceTransition(visible, animated: animated)
        endAppearanceTransition()
    }

    // MARK: - Presenting and segues

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        beginDismissing(animated: flag, completion: completion)
    }

    open func show(_ controller: UIViewController, sender: Any?) {
        guard let navigationController else { return present(controller, animated: true) }
        navigationController.pushViewController(controller, animated: true)
    }

    open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
        guard let splitViewController else { return show(controller, sender: sender) }
        splitViewController.showDetailViewController(controller, sender: sender)
    }

    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        recordOverridable("prepare(for: \(segue.identifier ?? "nil"))")
    }
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        record(call: "performSegue(\(identifier))")
        UIStoryboard.makeSegue(identifier, from: self).run(sender: sender)
    }

    // MARK: - Found by name

    open override func performBuiltIn(_ selector: Selector, _ arguments: [Any?]) -> Bool {
        switch selector.description {
        case "toggleEditing": setEditing(!isEditing, animated: true)
        case "dismiss", "dismissViewControllerAnimated:completion:": dismiss(animated: true)
        default: return super.performBuiltIn(selector, arguments)
        }
        return true
    }

    open func setBuiltIn(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "view": view = value as? UIView
        case "title": title = value as? String
        default: return false
        }
        return true
    }

    open func builtInValue(forKey key: String) -> Any?? {
        switch key {
        case "view": view
        case "title": title
        default: nil
        }
    }

    open func didConnect(_ value: Any?, forKey key: String) {
        for part in value as? [AnyObject] ?? [value as AnyObject] where !nibObjects.contains(where: { $0 === part }) {
            nibObjects.append(part)
            if let part = part as? UIView, part.superview == nil { loadedView?.insert(part, at: Int.max) }
        }
    }
}
