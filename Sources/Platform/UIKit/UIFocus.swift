// The focus system: environments, items, guides and effects.

@pure struct UIFocusHeading: OptionSet {
    init(rawValue: UInt)
    static var up: UIFocusHeading { get }
    static var down: UIFocusHeading { get }
    static var left: UIFocusHeading { get }
    static var right: UIFocusHeading { get }
    static var next: UIFocusHeading { get }
    static var previous: UIFocusHeading { get }
    @available(iOS 13, *) static var first: UIFocusHeading { get }
    @available(iOS 13, *) static var last: UIFocusHeading { get }
}
@pure struct UIFocusSoundIdentifier: RawRepresentable, Hashable {
    init(_ rawValue: String)
    init(rawValue: String)
}
@pure struct UIFocusGroupPriority: RawRepresentable, Hashable {
    init(_ rawValue: Int)
    init(rawValue: Int)
    @available(iOS 15, *) static var ignored: UIFocusGroupPriority { get }
    @available(iOS 15, *) static var previouslyFocused: UIFocusGroupPriority { get }
    @available(iOS 15, *) static var prioritized: UIFocusGroupPriority { get }
    @available(iOS 15, *) static var currentlyFocused: UIFocusGroupPriority { get }
}
@MainActor protocol UIFocusEnvironment: NSObjectProtocol {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    func setNeedsFocusUpdate()
    @callsBack func updateFocusIfNeeded()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    @available(iOS, deprecated: 10) optional var preferredFocusedView: UIView? { get }
    @available(iOS 14, *) optional var focusGroupIdentifier: String? { get }
    func contains(_ environment: any UIFocusEnvironment) -> Bool
}
@MainActor protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
    var frame: CGRect { get }
    @available(iOS 15, *) optional var focusEffect: UIFocusEffect? { get }
    @available(iOS 15, *) optional var focusGroupPriority: UIFocusGroupPriority { get }
    @available(iOS 15, *) optional var isTransparentFocusItem: Bool { get }
    optional func didHintFocusMovement(_ hint: UIFocusMovementHint)
    var isFocused: Bool { get }
}
@MainActor protocol UIFocusItemContainer: NSObjectProtocol {
    var coordinateSpace: any UICoordinateSpace { get }
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
@MainActor protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    var contentOffset: CGPoint { get set }
    var contentSize: CGSize { get }
    var visibleSize: CGSize { get }
}
@view @MainActor class UIFocusUpdateContext: NSObject {
    weak var previouslyFocusedItem: (any UIFocusItem)? { get }
    weak var nextFocusedItem: (any UIFocusItem)? { get }
    weak var previouslyFocusedView: UIView? { get }
    weak var nextFocusedView: UIView? { get }
    var focusHeading: UIFocusHeading { get }
}
@MainActor protocol UIFocusAnimationContext: NSObjectProtocol {
    var duration: TimeInterval { get }
}
@view @MainActor class UIFocusAnimationCoordinator: NSObject {
    func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil)
    func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil)
    func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil)
}
@view @MainActor class UIFocusDebugger: NSObject {
    class func help() -> any UIFocusDebuggerOutput
    class func status() -> any UIFocusDebuggerOutput
    class func checkFocusability(for item: any UIFocusItem) -> any UIFocusDebuggerOutput
    class func simulateFocusUpdateRequest(from environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput
    class func focusGroups(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput
    class func preferredFocusEnvironments(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput
}
@MainActor protocol UIFocusDebuggerOutput: NSObjectProtocol {
}
@available(iOS 15, *) @view class UIFocusEffect: NSObject, NSCopying {
}
@available(iOS 15, *) class UIFocusHaloEffect: UIFocusEffect {
    convenience init(rect: CGRect)
    convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve)
    convenience init(path bezierPath: UIBezierPath)
    weak var containerView: UIView?
    weak var referenceView: UIView?
    var position: UIFocusHaloEffect.Position
    @pure enum Position: Int {
        case automatic, outside, inside
    }
}
class UIFocusGuide: UILayoutGuide {
    var isEnabled: Bool
    var preferredFocusEnvironments: [any UIFocusEnvironment]!
    @available(iOS, deprecated: 10) weak var preferredFocusedView: UIView?
}
@view class UIFocusMovementHint: NSObject, NSCopying {
    var movementDirection: CGVector { get }
    var perspectiveTransform: CATransform3D { get }
    var rotation: CGVector { get }
    var translation: CGVector { get }
    var interactionTransform: CATransform3D { get }
}
@view @MainActor class UIFocusSystem: NSObject {
    weak var focusedItem: (any UIFocusItem)? { get }
    @available(iOS, deprecated: 15) init?(for environment: any UIFocusEnvironment)
    @callsBack func requestFocusUpdate(to environment: any UIFocusEnvironment)
    @callsBack func updateFocusIfNeeded()
    @pure nonisolated static let didUpdateNotification: NSNotification.Name
    @pure nonisolated static let movementDidFailNotification: NSNotification.Name
    @pure nonisolated static let focusUpdateContextUserInfoKey: String
    @pure nonisolated static let animationCoordinatorUserInfoKey: String
    @available(iOS 15, *) class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem?
}
