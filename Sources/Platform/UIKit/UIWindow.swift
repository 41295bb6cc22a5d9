// UIWindow and UIScreen.

class UIWindow: UIView {
    init(frame: CGRect)
    init?(coder: NSCoder)
    @available(iOS 13, *) init(windowScene: UIWindowScene)
    @available(iOS 13, *) weak var windowScene: UIWindowScene?
    var canResizeToFitContent: Bool
    var screen: UIScreen
    var windowLevel: UIWindow.Level
    var isKeyWindow: Bool { get }
    @available(iOS 15, *) var canBecomeKey: Bool { get }
    func becomeKey()
    func resignKey()
    @callsBack func makeKey()
    @navigates @callsBack func makeKeyAndVisible()
    @context @navigates @releasesSelf @callsBack var rootViewController: UIViewController?
    @callsBack func sendEvent(_ event: UIEvent)
    func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint
    func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint
    func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect
    func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect
    @available(iOS 16, *)
    var safeAreaAspectFitLayoutGuide: UILayoutGuide & UILayoutGuideAspectFitting { get }
    @pure nonisolated static let didBecomeVisibleNotification: NSNotification.Name
    @pure nonisolated static let didBecomeHiddenNotification: NSNotification.Name
    @pure nonisolated static let didBecomeKeyNotification: NSNotification.Name
    @pure nonisolated static let didResignKeyNotification: NSNotification.Name
    @pure struct Level: Hashable, Comparable, RawRepresentable {
        init(_ rawValue: CGFloat)
        init(rawValue: CGFloat)
        var rawValue: CGFloat { get }
        @pure static let normal: UIWindow.Level
        @pure static let alert: UIWindow.Level
        @pure static let statusBar: UIWindow.Level
        @pure static func + (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level
        @pure static func + (lhs: CGFloat, rhs: UIWindow.Level) -> UIWindow.Level
        @pure static func - (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level
        @pure static func - (lhs: UIWindow.Level, rhs: UIWindow.Level) -> CGFloat
        static func += (lhs: inout UIWindow.Level, rhs: CGFloat)
        static func -= (lhs: inout UIWindow.Level, rhs: CGFloat)
    }
}
@available(iOS 16, *) @MainActor protocol UILayoutGuideAspectFitting: NSObjectProtocol {
    var aspectRatio: CGFloat { get set }
}
@MainActor class UIScreen: NSObject, UITraitEnvironment {
    @available(iOS, deprecated: 16) class var screens: [UIScreen] { get }
    @pure @available(iOS, deprecated: 26) class var main: UIScreen { get }
    var bounds: CGRect { get }
    var scale: CGFloat { get }
    var availableModes: [UIScreenMode] { get }
    var preferredMode: UIScreenMode? { get }
    var currentMode: UIScreenMode?
    var overscanCompensation: UIScreen.OverscanCompensation
    var overscanCompensationInsets: UIEdgeInsets { get }
    var mirrored: UIScreen? { get }
    var isCaptured: Bool { get }
    var brightness: CGFloat
    var wantsSoftwareDimming: Bool
    var coordinateSpace: any UICoordinateSpace { get }
    var fixedCoordinateSpace: any UICoordinateSpace { get }
    var nativeBounds: CGRect { get }
    var nativeScale: CGFloat { get }
    func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink?
    var maximumFramesPerSecond: Int { get }
    @available(iOS 13, *) var calibratedLatency: CFTimeInterval { get }
    @available(iOS 16, *) var referenceDisplayModeStatus: UIScreen.ReferenceDisplayModeStatus { get }
    @available(iOS 16, *) var currentEDRHeadroom: CGFloat { get }
    @available(iOS 16, *) var potentialEDRHeadroom: CGFloat { get }
    @available(iOS, deprecated: 15) weak var focusedItem: (any UIFocusItem)? { get }
    @available(iOS, deprecated: 15) weak var focusedView: UIView? { get }
    @available(iOS, deprecated: 15) var supportsFocus: Bool { get }
    @available(iOS, deprecated: 9) var applicationFrame: CGRect { get }
    func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView
    @pure nonisolated static let didConnectNotification: NSNotification.Name
    @pure nonisolated static let didDisconnectNotification: NSNotification.Name
    @pure nonisolated static let modeDidChangeNotification: NSNotification.Name
    @pure nonisolated static let brightnessDidChangeNotification: NSNotification.Name
    @pure nonisolated static let capturedDidChangeNotification: NSNotification.Name
    @available(iOS 16, *)
    @pure nonisolated static let referenceDisplayModeStatusDidChangeNotification: NSNotification.Name
    @pure enum OverscanCompensation: Int {
        case scale, insetBounds, none
    }
    @available(iOS 16, *) @pure enum ReferenceDisplayModeStatus: Int {
        case notSupported, notEnabled, limited, enabled
    }
}
class UIScreenMode: NSObject {
    @pure var size: CGSize { get }
    @pure var pixelAspectRatio: CGFloat { get }
}
