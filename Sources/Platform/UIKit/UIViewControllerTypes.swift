// What UIViewController's members name: presentation and status bar styles, containers, restoration, previews.

@pure enum UIModalTransitionStyle: Int {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
@pure enum UIModalPresentationStyle: Int {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    @available(iOS, unavailable) case blurOverFullScreen
    case none = -1
    @available(iOS 13, *) case automatic = -2
}
@pure enum UIStatusBarStyle: Int {
    case `default`, lightContent
    @available(iOS 13, *) case darkContent = 3
    @pure @available(iOS, deprecated: 7) static var blackTranslucent: UIStatusBarStyle { get }
    @available(iOS, deprecated: 7) case blackOpaque = 2
}
@pure enum UIStatusBarAnimation: Int {
    case none, fade, slide
}
@pure struct UIRectEdge: OptionSet {
    init(rawValue: UInt)
    @pure static var top: UIRectEdge { get }
    @pure static var left: UIRectEdge { get }
    @pure static var bottom: UIRectEdge { get }
    @pure static var right: UIRectEdge { get }
    @pure static var all: UIRectEdge { get }
}
@pure enum UIInterfaceOrientation: Int {
    case unknown, portrait, portraitUpsideDown
    case landscapeRight, landscapeLeft
    @pure var isPortrait: Bool { get }
    @pure var isLandscape: Bool { get }
}
@pure struct UIInterfaceOrientationMask: OptionSet {
    init(rawValue: UInt)
    @pure static var portrait: UIInterfaceOrientationMask { get }
    @pure static var landscapeLeft: UIInterfaceOrientationMask { get }
    @pure static var landscapeRight: UIInterfaceOrientationMask { get }
    @pure static var portraitUpsideDown: UIInterfaceOrientationMask { get }
    @pure static var landscape: UIInterfaceOrientationMask { get }
    @pure static var all: UIInterfaceOrientationMask { get }
    @pure static var allButUpsideDown: UIInterfaceOrientationMask { get }
}
@MainActor protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }
    @callsBack func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    @callsBack func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
@MainActor protocol UILayoutSupport: NSObjectProtocol {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}
@MainActor protocol UIStateRestoring: NSObjectProtocol {
    optional var restorationParent: (any UIStateRestoring)? { get }
    optional var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    optional func encodeRestorableState(with coder: NSCoder)
    optional func decodeRestorableState(with coder: NSCoder)
    optional func applicationFinishedRestoringState()
}
@MainActor protocol UIObjectRestoration {
    static func object(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> (any UIStateRestoring)?
}
@MainActor protocol UIViewControllerRestoration {
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}
@MainActor protocol UIDataSourceModelAssociation {
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
@available(iOS, deprecated: 13) @MainActor protocol UIViewControllerPreviewing: NSObjectProtocol {
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    var delegate: any UIViewControllerPreviewingDelegate { get }
    var sourceView: UIView { get }
    var sourceRect: CGRect { get set }
}
@available(iOS, deprecated: 13) @MainActor protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}
@available(iOS, deprecated: 13) @MainActor protocol UIPreviewActionItem: NSObjectProtocol {
    var title: String { get }
}
@available(iOS, deprecated: 13) @MainActor class UIPreviewAction: NSObject, NSCopying, UIPreviewActionItem {
    @pure enum Style: Int {
        case `default`, selected, destructive
    }
    convenience init(
        title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void)
    var title: String { get }
    var handler: (any UIPreviewActionItem, UIViewController) -> Void { get }
}
@available(iOS, deprecated: 13) @MainActor class UIPreviewActionGroup: NSObject, NSCopying, UIPreviewActionItem {
    convenience init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction])
    var title: String { get }
}
