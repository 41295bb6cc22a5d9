public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent
    case darkContent = 3
}
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
    public static let all = UIInterfaceOrientationMask(rawValue: 30)
    public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}

@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {}

@preconcurrency @MainActor
open class UIApplication: UIResponder {
    public enum State: Int, Sendable { case active, inactive, background }
    public struct LaunchOptionsKey: Hashable, Sendable {
        public let rawValue: String
    }
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {
        public let rawValue: String
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    public static let shared = UIApplication()
    open weak var delegate: (any UIApplicationDelegate)?
    public internal(set) var windows: [UIWindow] = []
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
    open var applicationState = State.active
    open var statusBarOrientation: UIInterfaceOrientation { .portrait }
    open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 320, height: 20) }
    open var statusBarStyle = UIStatusBarStyle.default
    open var isIdleTimerDisabled = false { didSet { record(isIdleTimerDisabled) } }
    open var isNetworkActivityIndicatorVisible = false { didSet { record(isNetworkActivityIndicatorVisible) } }
    open var applicationIconBadgeNumber = 0 { didSet { record(applicationIconBadgeNumber) } }
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var isProtectedDataAvailable: Bool { true }
    /// Whether the system can open a URL, for a driver to set.
    public var opensURLs = true

    public static let openSettingsURLString = "app-settings:"
    public static nonisolated let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
    public static nonisolated let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
    public static nonisolated let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
    public static nonisolated let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForeground")
    public static nonisolated let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
    public static nonisolated let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationMemoryWarning")
    public static nonisolated let significantTimeChangeNotification = Notification.Name("UIApplicationTimeChange")
    public static nonisolated let userDidTakeScreenshotNotification = Notification.Name("UIApplicationScreenshot")

    /// Sends an action to its target or, without one, up the responder chain from the first responder.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let first = UIResponder.firstResponder ?? sender as? UIResponder
        guard let receiver = target.map({ $0 as AnyObject }) ?? first?.target(forAction: action, withSender: sender)
        else { return false }
        sendMessage(action, to: receiver as AnyObject, with: [sender, event])
        return true
    }

    open func canOpenURL(_ url: URL) -> Bool { opensURLs }
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) {
        record(call: "open(\(url.absoluteString))")
        let opened = opensURLs
        if let completionHandler { MainLoop.enqueue { completionHandler(opened) } }
    }
    open func beginIgnoringInteractionEvents() { record(call: "beginIgnoringInteractionEvents()") }
    open func endIgnoringInteractionEvents() { record(call: "endIgnoringInteractionEvents()") }
    open func registerForRemoteNotifications() { record(call: "registerForRemoteNotifications()") }
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

@preconcurrency @MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }
    open var activationState: ActivationState { .foregroundActive }
}

@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    static let main = UIWindowScene()
    open var windows: [UIWindow] { UIApplication.shared.windows }
    open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    open var screen: UIScreen { .main }
}

@preconcurrency @MainActor
open class UIWindow: UIView {
    public struct Level: Hashable, Sendable {
        public let rawValue: CGFloat
        public static let normal = Level(rawValue: 0)
        public static let alert = Level(rawValue: 2000)
        public static let statusBar = Level(rawValue: 1000)
    }

    open var windowLevel = Level.normal
    open override var window: UIWindow? { self }
    open weak var windowScene: UIWindowScene? = UIWindowScene.main
    public private(set) var isKeyWindow = false
    open var rootViewController: UIViewController? {
        didSet {
            record(rootViewController)
            guard oldValue !== rootViewController, isKeyWindow else { return }
            oldValue?.setVisible(false, animated: false)
            show()
            MainLoop.enqueue { withExtendedLifetime(oldValue) {} }
        }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(windowScene: UIWindowScene) { self.init(frame: UIScreen.main.bounds) }

    /// Shows the root controller: its view loads and appears.
    open func makeKeyAndVisible() {
        record(call: "makeKeyAndVisible()")
        makeKey()
        show()
    }

    open func makeKey() {
        for window in UIApplication.shared.windows { window.isKeyWindow = false }
        isKeyWindow = true
        if !UIApplication.shared.windows.contains(self) { UIApplication.shared.windows.append(self) }
    }

    private func show() {
        guard let rootViewController else { return }
        rootViewController.setVisible(true, animated: false)
        insert(rootViewController.view, at: 0)
    }
}

@preconcurrency @MainActor
open class UIScreen: NSObject {
    public static let main = UIScreen()
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 320, height: 480) }
    open var nativeBounds: CGRect { bounds }
    open var scale: CGFloat { 2 }
    open var nativeScale: CGFloat { 2 }
    open var brightness: CGFloat = 0.5
    open var traitCollection: UITraitCollection { .current }
}

@preconcurrency @MainActor
open class UIDevice: NSObject {
    public static let current = UIDevice()
    open var name = "iPhone"
    open var model = "iPhone"
    open var systemName = "iOS"
    open var systemVersion = "17.0"
    open var userInterfaceIdiom = UIUserInterfaceIdiom.phone
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
    open var orientation = UIDeviceOrientation.portrait
    open var isProximityMonitoringEnabled = false
    open var isBatteryMonitoringEnabled = false
    open var batteryLevel: Float = 1
    public static nonisolated let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChange")
    open func beginGeneratingDeviceOrientationNotifications() {}
    open func endGeneratingDeviceOrientationNotifications() {}
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
