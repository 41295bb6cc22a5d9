// What UIKit adds to every object: its life in a nib, and accessibility.

@MainActor extension NSObject {
    func awakeFromNib()
    func prepareForInterfaceBuilder()
}
@MainActor extension NSObject {
    var isAccessibilityElement: Bool
    var accessibilityLabel: String?
    var accessibilityAttributedLabel: NSAttributedString?
    var accessibilityHint: String?
    var accessibilityAttributedHint: NSAttributedString?
    var accessibilityValue: String?
    var accessibilityAttributedValue: NSAttributedString?
    var accessibilityTraits: UIAccessibilityTraits
    var accessibilityFrame: CGRect
    var accessibilityPath: UIBezierPath?
    var accessibilityActivationPoint: CGPoint
    var accessibilityLanguage: String?
    var accessibilityElementsHidden: Bool
    var accessibilityViewIsModal: Bool
    var shouldGroupAccessibilityChildren: Bool
    var accessibilityNavigationStyle: UIAccessibilityNavigationStyle
    @available(iOS 13, *) var accessibilityRespondsToUserInteraction: Bool
    @available(iOS 13, *) var accessibilityUserInputLabels: [String]!
    @available(iOS 13, *) var accessibilityAttributedUserInputLabels: [NSAttributedString]!
    @available(iOS 13, *) var accessibilityTextualContext: UIAccessibilityTextualContext?
    @available(iOS 17, *) var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions
    @available(iOS 18, *) var accessibilityExpandedStatus: UIAccessibilityExpandedStatus
    // Views, bar items and alert actions have it; others may be given one.
    var accessibilityIdentifier: String?
    func accessibilityElementDidBecomeFocused()
    func accessibilityElementDidLoseFocus()
    func accessibilityElementIsFocused() -> Bool
    func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
    func accessibilityElementCount() -> Int
    func accessibilityElement(at index: Int) -> Any?
    func index(ofAccessibilityElement element: Any) -> Int
    var accessibilityElements: [Any]?
    var accessibilityContainerType: UIAccessibilityContainerType
    @available(iOS 17, *) var automationElements: [Any]?
    @callsBack func accessibilityActivate() -> Bool
    @callsBack func accessibilityIncrement()
    @callsBack func accessibilityDecrement()
    @callsBack func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool
    @callsBack func accessibilityPerformEscape() -> Bool
    @callsBack func accessibilityPerformMagicTap() -> Bool
    @available(iOS 17, *) @callsBack func accessibilityZoomIn(at point: CGPoint) -> Bool
    @available(iOS 17, *) @callsBack func accessibilityZoomOut(at point: CGPoint) -> Bool
    var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
    var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]?
    var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]?
    @available(iOS 18, *) func accessibilityHitTest(_ point: CGPoint, with event: UIEvent?) -> Any?
}
@MainActor @available(iOS 17, *) extension NSObject {
    var isAccessibilityElementBlock: (() -> Bool)?
    var accessibilityLabelBlock: (() -> String?)?
    var accessibilityValueBlock: (() -> String?)?
    var accessibilityHintBlock: (() -> String?)?
    var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)?
    var accessibilityAttributedLabelBlock: (() -> NSAttributedString?)?
    var accessibilityAttributedValueBlock: (() -> NSAttributedString?)?
    var accessibilityAttributedHintBlock: (() -> NSAttributedString?)?
    var accessibilityLanguageBlock: (() -> String?)?
    var accessibilityTextualContextBlock: (() -> UIAccessibilityTextualContext?)?
    var accessibilityUserInputLabelsBlock: (() -> [String]?)?
    var accessibilityAttributedUserInputLabelsBlock: (() -> [NSAttributedString]?)?
    var accessibilityElementsHiddenBlock: (() -> Bool)?
    var accessibilityRespondsToUserInteractionBlock: (() -> Bool)?
    var accessibilityViewIsModalBlock: (() -> Bool)?
    var accessibilityShouldGroupAccessibilityChildrenBlock: (() -> Bool)?
    var accessibilityElementsBlock: (() -> [Any]?)?
    var automationElementsBlock: (() -> [Any]?)?
    var accessibilityContainerTypeBlock: (() -> UIAccessibilityContainerType)?
    var accessibilityActivationPointBlock: (() -> CGPoint)?
    var accessibilityFrameBlock: (() -> CGRect)?
    var accessibilityPathBlock: (() -> UIBezierPath?)?
    var accessibilityActivateBlock: (() -> Bool)?
    var accessibilityIncrementBlock: (() -> Void)?
    var accessibilityDecrementBlock: (() -> Void)?
    var accessibilityPerformEscapeBlock: (() -> Bool)?
    var accessibilityMagicTapBlock: (() -> Bool)?
    var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)?
    var accessibilityCustomRotorsBlock: (() -> [UIAccessibilityCustomRotor]?)?
    var accessibilityNavigationStyleBlock: (() -> UIAccessibilityNavigationStyle)?
    var accessibilityIdentifierBlock: (() -> String?)?
    var accessibilityHeaderElementsBlock: (() -> [Any]?)?
}
