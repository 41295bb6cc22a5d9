// Pointers: regions, styles, effects and shapes.

@available(iOS 13.4, *) @view @pure @MainActor class UIPointerInteraction: NSObject, UIInteraction {
    weak var delegate: (any UIPointerInteractionDelegate)? { get }
    var isEnabled: Bool
    init(delegate: (any UIPointerInteractionDelegate)?)
    func invalidate()
}
@available(iOS 13.4, *) @MainActor protocol UIPointerInteractionDelegate: NSObjectProtocol {
    optional func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    optional func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    optional func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    optional func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}
@available(iOS 13.4, *) @MainActor protocol UIPointerInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}
@available(iOS 13.4, *) @view @MainActor class UIPointerRegionRequest: NSObject {
    var location: CGPoint { get }
    var modifiers: UIKeyModifierFlags { get }
}
@available(iOS 13.4, *) @view @pure @MainActor class UIPointerRegion: NSObject, NSCopying {
    var rect: CGRect { get }
    var latchingAxes: UIAxis
    convenience init(rect: CGRect, identifier: AnyHashable? = nil)
    var identifier: AnyHashable? { get }
}
@available(iOS 13.4, *) @view @pure @MainActor class UIPointerStyle: NSObject, NSCopying {
    @available(iOS 15, *) var accessories: [UIPointerAccessory]
    @pure class func hidden() -> Self
    @available(iOS 15, *) @pure class func system() -> Self
    convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil)
    convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = [])
}
@available(iOS 13.4, *) @pure enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
    static let defaultCornerRadius: CGFloat
}
@available(iOS 13.4, *) @pure enum UIPointerEffect {
    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: UIPointerEffect.TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)
    var preview: UITargetedPreview { get }
    @pure enum TintMode: Hashable {
        case none, overlay, underlay
    }
}
@available(iOS 15, *) @view @pure @MainActor class UIPointerAccessory: NSObject, NSCopying {
    var orientationMatchesAngle: Bool
    convenience init(_ shape: UIPointerShape, position: UIPointerAccessory.Position)
    @pure class func arrow(_ position: UIPointerAccessory.Position) -> Self
    var shape: UIPointerShape { get }
    @pure struct Position {
        static let defaultOffset: CGFloat
        var offset: CGFloat
        var angle: CGFloat
        init(offset: CGFloat = Position.defaultOffset, angle: CGFloat = 0)
        static var top: UIPointerAccessory.Position { get }
        static var topRight: UIPointerAccessory.Position { get }
        static var right: UIPointerAccessory.Position { get }
        static var bottomRight: UIPointerAccessory.Position { get }
        static var bottom: UIPointerAccessory.Position { get }
        static var bottomLeft: UIPointerAccessory.Position { get }
        static var left: UIPointerAccessory.Position { get }
        static var topLeft: UIPointerAccessory.Position { get }
    }
}
@available(iOS 15, *) @view @pure @MainActor class UIBandSelectionInteraction: NSObject, UIInteraction {
    var isEnabled: Bool
    var state: UIBandSelectionInteraction.State { get }
    var initialModifierFlags: UIKeyModifierFlags { get }
    var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
    init(_ selectionHandler: @escaping (UIBandSelectionInteraction) -> Void)
    var selectionRect: CGRect? { get }
    @pure enum State: Int {
        case possible, began, selecting, ended
    }
}
@available(iOS 15, *) @view @pure @MainActor class UIToolTipInteraction: NSObject, UIInteraction {
    weak var delegate: (any UIToolTipInteractionDelegate)?
    var isEnabled: Bool
    var defaultToolTip: String?
    init()
    init(defaultToolTip: String)
}
@available(iOS 15, *) @view @pure class UIToolTipConfiguration: NSObject {
    var toolTip: String { get }
    convenience init(toolTip: String)
    convenience init(toolTip: String, in sourceRect: CGRect)
    var sourceRect: CGRect? { get }
}
@available(iOS 15, *) protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    optional func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
        -> UIToolTipConfiguration?
}
