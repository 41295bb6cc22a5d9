// Pencils and writing by hand.

@available(iOS 12.1, *) @view @pure @MainActor class UIPencilInteraction: NSObject, UIInteraction {
    @pure class var preferredTapAction: UIPencilPreferredAction { get }
    @available(iOS 17.5, *) @pure class var preferredSqueezeAction: UIPencilPreferredAction { get }
    @pure class var prefersPencilOnlyDrawing: Bool { get }
    @available(iOS 17.5, *) @pure class var prefersHoverToolPreview: Bool { get }
    @available(iOS 17.5, *) init(delegate: any UIPencilInteractionDelegate)
    weak var delegate: (any UIPencilInteractionDelegate)?
    var isEnabled: Bool
    @available(iOS 17.5, *) @pure enum Phase: UInt {
        case began, changed, ended, cancelled
    }
    @available(iOS 17.5, *) @view @MainActor class Tap: NSObject {
        var timestamp: TimeInterval { get }
        var hoverPose: UIPencilHoverPose? { get }
    }
    @available(iOS 17.5, *) @view @MainActor class Squeeze: NSObject {
        var timestamp: TimeInterval { get }
        var phase: UIPencilInteraction.Phase { get }
        var hoverPose: UIPencilHoverPose? { get }
    }
}
@available(iOS 17.5, *) @view @MainActor class UIPencilHoverPose: NSObject {
    var location: CGPoint { get }
    var zOffset: CGFloat { get }
    var azimuthAngle: CGFloat { get }
    var azimuthUnitVector: CGVector { get }
    var altitudeAngle: CGFloat { get }
    var rollAngle: CGFloat { get }
}
@available(iOS 12.1, *) @MainActor protocol UIPencilInteractionDelegate: NSObjectProtocol {
    @available(iOS, deprecated: 17.5) optional func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    @available(iOS 17.5, *) optional func pencilInteraction(
        _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
    @available(iOS 17.5, *) optional func pencilInteraction(
        _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}
@available(iOS 12.1, *) @pure enum UIPencilPreferredAction: Int {
    case ignore, switchEraser, switchPrevious, showColorPalette
    @available(iOS 16, *) case showInkAttributes
    @available(iOS 17.5, *) case showContextualPalette
    @available(iOS 17.5, *) case runSystemShortcut
}
@available(iOS 14, *) @view @pure @MainActor class UIScribbleInteraction: NSObject, UIInteraction {
    init(delegate: any UIScribbleInteractionDelegate)
    weak var delegate: (any UIScribbleInteractionDelegate)? { get }
    var isHandlingWriting: Bool { get }
    @pure class var isPencilInputExpected: Bool { get }
}
@available(iOS 14, *) @MainActor protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    optional func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
    optional func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
    optional func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
    optional func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}
@available(iOS 14, *) @view @pure class UIIndirectScribbleInteraction<Delegate>: NSObject, UIInteraction
where Delegate: UIIndirectScribbleInteractionDelegate {
    weak var view: UIView? { get }
    weak var delegate: Delegate? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
    init(delegate: Delegate)
    var isHandlingWriting: Bool { get }
}
@available(iOS 14, *) protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol {
    associatedtype ElementIdentifier: Hashable = String
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
        completion: @escaping ([Self.ElementIdentifier]) -> Void)
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, isElementFocused elementIdentifier: Self.ElementIdentifier
    ) -> Bool
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, frameForElement elementIdentifier: Self.ElementIdentifier
    ) -> CGRect
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: Self.ElementIdentifier,
        referencePoint focusReferencePoint: CGPoint, completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: Self.ElementIdentifier
    ) -> Bool
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: Self.ElementIdentifier)
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: Self.ElementIdentifier)
}
