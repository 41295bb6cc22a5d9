// Dropping, and springs that load under a drag.

@view @pure @MainActor class UIDropInteraction: NSObject, UIInteraction {
    init(delegate: any UIDropInteractionDelegate)
    weak var delegate: (any UIDropInteractionDelegate)? { get }
    var allowsSimultaneousDropSessions: Bool
}
@MainActor protocol UIDropInteractionDelegate: NSObjectProtocol {
    optional func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    optional func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    optional func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    optional func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    optional func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    optional func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    optional func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    optional func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    optional func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}
@pure enum UIDropOperation: UInt {
    case cancel, forbidden, copy, move
}
@view @pure @MainActor class UIDropProposal: NSObject, NSCopying {
    init(operation: UIDropOperation)
    var operation: UIDropOperation { get }
    var isPrecise: Bool
    var prefersFullSizePreview: Bool
}
@MainActor protocol UIDropSession: ProgressReporting, UIDragDropSession {
    var localDragSession: (any UIDragSession)? { get }
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
    func loadObjects<T>(ofClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading
}
@pure enum UIDropSessionProgressIndicatorStyle: UInt {
    case none, `default`
}
@view @pure @MainActor class UISpringLoadedInteraction: NSObject, UIInteraction {
    init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void)
    convenience init(
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void)
    var interactionBehavior: any UISpringLoadedInteractionBehavior { get }
    var interactionEffect: any UISpringLoadedInteractionEffect { get }
}
@pure enum UISpringLoadedInteractionEffectState: Int {
    case inactive, possible, activating, activated
}
@MainActor protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
        -> Bool
    optional func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}
@MainActor protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}
@MainActor protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    var state: UISpringLoadedInteractionEffectState { get }
    var targetView: UIView? { get set }
    var targetItem: Any? { get set }
    func location(in view: UIView?) -> CGPoint
}
