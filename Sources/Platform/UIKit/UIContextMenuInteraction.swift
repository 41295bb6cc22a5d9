// Context menus and edit menus: configurations, interactions, animators and delegates; previews of views.

typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
@available(iOS 13, *) @MainActor @pure class UIContextMenuConfiguration: NSObject {
    convenience init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil)
    var identifier: any NSCopying { get }
    @available(iOS 16, *) var secondaryItemIdentifiers: Set<AnyHashable>
    @available(iOS 16, *) var badgeCount: Int
    @available(iOS 16, *) var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder
    @available(iOS 16, *) @pure enum ElementOrder: Int {
        case automatic, priority, fixed
    }
}
@available(iOS 13, *) @MainActor @view @pure class UIContextMenuInteraction: NSObject, UIInteraction {
    init(delegate: any UIContextMenuInteractionDelegate)
    weak var delegate: (any UIContextMenuInteractionDelegate)? { get }
    @available(iOS 14, *) var menuAppearance: UIContextMenuInteraction.Appearance { get }
    func location(in view: UIView?) -> CGPoint
    @available(iOS 14, *) func updateVisibleMenu(_ block: (UIMenu) -> UIMenu)
    @callsBack func dismissMenu()
    @available(iOS 14, *) @pure enum Appearance: Int {
        case unknown, rich, compact
    }
}
@available(iOS 13, *) @pure enum UIContextMenuInteractionCommitStyle: Int {
    case dismiss, pop
}
@available(iOS 13, *) @MainActor protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}
@available(iOS 13, *) protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
@available(iOS 13, *) @MainActor protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    @available(iOS 16, *) optional func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    @available(iOS 16, *) optional func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    optional func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    optional func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    optional func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    @available(iOS, introduced: 13, deprecated: 16) optional func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    @available(iOS, introduced: 13, deprecated: 16) optional func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
}
@available(iOS 16, *) @MainActor class UIEditMenuConfiguration: NSObject {
    convenience init(identifier: AnyHashable? = nil, sourcePoint: CGPoint)
    var identifier: AnyHashable { get }
    var sourcePoint: CGPoint { get }
    var preferredArrowDirection: UIEditMenuArrowDirection
}
@available(iOS 16, *) @pure enum UIEditMenuArrowDirection: Int {
    case automatic, up, down, left, right
}
@available(iOS 16, *) @MainActor @view class UIEditMenuInteraction: NSObject, UIInteraction {
    init(delegate: (any UIEditMenuInteractionDelegate)?)
    weak var delegate: (any UIEditMenuInteractionDelegate)? { get }
    @callsBack func presentEditMenu(with configuration: UIEditMenuConfiguration)
    @callsBack func dismissMenu()
    @callsBack func reloadVisibleMenu()
    @callsBack func updateVisibleMenuPosition(animated: Bool)
    func location(in view: UIView?) -> CGPoint
}
@available(iOS 16, *) @MainActor protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}
@available(iOS 16, *) @MainActor protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    optional func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    optional func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    optional func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    optional func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}
