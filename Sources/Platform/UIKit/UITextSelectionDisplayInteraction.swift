// What shows where text is selected.

@available(iOS 17, *) @view @MainActor @pure class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate)
    var isActivated: Bool
    weak var textInput: (any UITextInput)? { get }
    weak var delegate: (any UITextSelectionDisplayInteractionDelegate)? { get }
    var cursorView: any UIView & UITextCursorView
    var highlightView: any UIView & UITextSelectionHighlightView
    var handleViews: [any UIView & UITextSelectionHandleView]
    @callsBack func layoutManagedSubviews()
    func setNeedsSelectionUpdate()
}
@available(iOS 17, *) @MainActor protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    optional func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}
@available(iOS 17, *) @MainActor protocol UITextCursorView: UICoordinateSpace {
    var isBlinking: Bool { get set }
    func resetBlinkAnimation()
}
@available(iOS 17, *) @MainActor protocol UITextSelectionHighlightView: UICoordinateSpace {
    var selectionRects: [UITextSelectionRect] { get set }
}
@available(iOS 17, *) @MainActor protocol UITextSelectionHandleView: UICoordinateSpace {
    var direction: NSDirectionalRectEdge { get set }
    var isVertical: Bool { get }
    var customShape: UIBezierPath? { get set }
    func preferredFrame(for rect: CGRect) -> CGRect
}
@available(iOS 17, *) @view @MainActor class UITextLoupeSession: NSObject {
    class func begin(
        at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
    ) -> Self?
    func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool)
    func invalidate()
}
