// Dragging: items, sessions, previews and the interaction.

@MainActor protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}
@view @pure @MainActor class UIDragInteraction: NSObject, UIInteraction {
    init(delegate: any UIDragInteractionDelegate)
    weak var delegate: (any UIDragInteractionDelegate)? { get }
    var allowsSimultaneousRecognitionDuringLift: Bool
    var isEnabled: Bool
    @pure class var isEnabledByDefault: Bool { get }
}
@MainActor protocol UIDragInteractionDelegate: NSObjectProtocol {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    optional func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    optional func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    optional func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    optional func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool
    optional func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
    optional func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool
    optional func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
    optional func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
    optional func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
    optional func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
    optional func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem]
    optional func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)?
    optional func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction)
    optional func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    optional func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}
@MainActor protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
@view @pure @MainActor class UIDragItem: NSObject {
    init(itemProvider: NSItemProvider)
    var itemProvider: NSItemProvider { get }
    var localObject: Any?
    var previewProvider: (() -> UIDragPreview?)?
}
@MainActor protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    func location(in view: UIView) -> CGPoint
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
    func canLoadObjects<T>(ofClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading
}
@MainActor protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}
@view @pure @MainActor class UIDragPreview: NSObject, NSCopying {
    init(view: UIView, parameters: UIDragPreviewParameters)
    convenience init(view: UIView)
    var view: UIView { get }
    var parameters: UIDragPreviewParameters { get }
    convenience init(for url: URL)
    convenience init(for url: URL, title: String?)
}
@pure class UIDragPreviewParameters: UIPreviewParameters {
}
@pure class UIDragPreviewTarget: UIPreviewTarget {
}
@pure class UITargetedDragPreview: UITargetedPreview {
    @pure func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview
    convenience init(for url: URL, target: UIDragPreviewTarget)
    convenience init(for url: URL, title: String?, target: UIDragPreviewTarget)
}
@available(iOS 13, *) @view @pure @MainActor class UIPreviewParameters: NSObject, NSCopying {
    init()
    convenience init(textLineRects: [NSValue])
    var visiblePath: UIBezierPath?
    @available(iOS 14, *) var shadowPath: UIBezierPath?
    var backgroundColor: UIColor!
}
@available(iOS 13, *) @view @pure @MainActor class UIPreviewTarget: NSObject, NSCopying {
    init(container: UIView, center: CGPoint, transform: CGAffineTransform)
    convenience init(container: UIView, center: CGPoint)
    var container: UIView { get }
    var center: CGPoint { get }
    var transform: CGAffineTransform { get }
}
@available(iOS 13, *) @view @pure @MainActor class UITargetedPreview: NSObject, NSCopying {
    init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget)
    convenience init(view: UIView, parameters: UIPreviewParameters)
    convenience init(view: UIView)
    var target: UIPreviewTarget { get }
    var view: UIView { get }
    var parameters: UIPreviewParameters { get }
    var size: CGSize { get }
    @pure func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview
}
extension NSItemProvider {
    var teamData: Data?
    var preferredPresentationSize: CGSize
    var preferredPresentationStyle: NSItemProvider.PreferredPresentationStyle
    @pure enum PreferredPresentationStyle: Int {
        case unspecified, inline, attachment
    }
}
