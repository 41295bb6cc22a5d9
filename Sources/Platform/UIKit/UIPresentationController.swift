// Presentation controllers: adaptive, popover and sheet, with their delegates; the popover controllers of old.

@MainActor protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    optional func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    optional func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    @available(iOS 15, *) optional func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
    optional func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    optional func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    @available(iOS 13, *) optional func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool
    @available(iOS 13, *) optional func presentationControllerWillDismiss(
        _ presentationController: UIPresentationController)
    @available(iOS 13, *) optional func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController)
    @available(iOS 13, *) optional func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController)
}
extension UIPresentationController: UIContentContainer, UIFocusEnvironment {}
@available(iOS 17, *) extension UIPresentationController: UITraitChangeObservable {}
@part @MainActor @screen class UIPresentationController: NSObject, UIAppearanceContainer, UITraitEnvironment {
    init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?)
    @context var presentingViewController: UIViewController { get }
    @context var presentedViewController: UIViewController { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var containerView: UIView? { get }
    weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    @callsBack var adaptivePresentationStyle: UIModalPresentationStyle { get }
    @callsBack func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle
    func containerViewWillLayoutSubviews()
    func containerViewDidLayoutSubviews()
    var presentedView: UIView? { get }
    var frameOfPresentedViewInContainerView: CGRect { get }
    var shouldPresentInFullscreen: Bool { get }
    var shouldRemovePresentersView: Bool { get }
    func presentationTransitionWillBegin()
    func presentationTransitionDidEnd(_ completed: Bool)
    func dismissalTransitionWillBegin()
    func dismissalTransitionDidEnd(_ completed: Bool)
    @available(iOS, deprecated: 17) var overrideTraitCollection: UITraitCollection?
    @available(iOS 17, *) var traitOverrides: UITraitOverrides
    @available(iOS 26.1, *) var backgroundEffect: UIVisualEffect?
}
@pure struct UIPopoverArrowDirection: OptionSet {
    init(rawValue: UInt)
    @pure static var up: UIPopoverArrowDirection { get }
    @pure static var down: UIPopoverArrowDirection { get }
    @pure static var left: UIPopoverArrowDirection { get }
    @pure static var right: UIPopoverArrowDirection { get }
    @pure static var any: UIPopoverArrowDirection { get }
    @pure static var unknown: UIPopoverArrowDirection { get }
}
protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    optional func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    @available(iOS, deprecated: 13) optional func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    @available(iOS, deprecated: 13) optional func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
    optional func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
}
class UIPopoverPresentationController: UIPresentationController {
    weak var delegate: (any UIPopoverPresentationControllerDelegate)?
    var permittedArrowDirections: UIPopoverArrowDirection
    var sourceView: UIView?
    var sourceRect: CGRect
    var canOverlapSourceViewRect: Bool
    @available(iOS 16, *) var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    @available(iOS, deprecated: 16) var barButtonItem: UIBarButtonItem?
    var arrowDirection: UIPopoverArrowDirection { get }
    var passthroughViews: [UIView]?
    var backgroundColor: UIColor?
    var popoverLayoutMargins: UIEdgeInsets
    var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
    @available(iOS 15, *) var adaptiveSheetPresentationController: UISheetPresentationController { get }
}
@available(iOS 16, *) @MainActor protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    @available(iOS 17, *) func frame(in referenceView: UIView) -> CGRect?
}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
extension UITabBarItem: UIPopoverPresentationControllerSourceItem {}
@MainActor protocol UIPopoverBackgroundViewMethods {
    static func arrowBase() -> CGFloat
    static func contentViewInsets() -> UIEdgeInsets
    static func arrowHeight() -> CGFloat
}
class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    var arrowOffset: CGFloat
    var arrowDirection: UIPopoverArrowDirection
    class var wantsDefaultContentAppearance: Bool { get }
}
@part @available(iOS, deprecated: 9) @MainActor @screen class UIPopoverController: NSObject, UIAppearanceContainer {
    init(contentViewController viewController: UIViewController)
    weak var delegate: (any UIPopoverControllerDelegate)?
    @navigates @releasesSelf @callsBack var contentViewController: UIViewController
    @navigates @releasesSelf @callsBack func setContentView(
        _ viewController: UIViewController, animated: Bool)
    var contentSize: CGSize
    func setContentSize(_ size: CGSize, animated: Bool)
    var isPopoverVisible: Bool { get }
    var arrowDirection: UIPopoverArrowDirection { get }
    var passthroughViews: [UIView]?
    @navigates @callsBack func present(
        from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool)
    @navigates @callsBack func present(
        from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool)
    @navigates @releasesSelf @callsBack func dismiss(animated: Bool)
    var backgroundColor: UIColor?
    var layoutMargins: UIEdgeInsets
    var backgroundViewClass: AnyClass?
}
@available(iOS, deprecated: 9) @MainActor protocol UIPopoverControllerDelegate: NSObjectProtocol {
    optional func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
    optional func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
    optional func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
}
@available(iOS 15, *) class UISheetPresentationController: UIPresentationController {
    weak var delegate: (any UISheetPresentationControllerDelegate)?
    var sourceView: UIView?
    var prefersEdgeAttachedInCompactHeight: Bool
    var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool
    var prefersGrabberVisible: Bool
    var preferredCornerRadius: CGFloat?
    var detents: [UISheetPresentationController.Detent]
    @available(iOS 16, *) func invalidateDetents()
    var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
    var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
    var prefersScrollingExpandsWhenScrolledToEdge: Bool
    @available(iOS 17, *) var prefersPageSizing: Bool
    func animateChanges(_ changes: () -> Void)
    @pure static let automaticDimension: CGFloat
    @MainActor class Detent: NSObject {
        @pure class func medium() -> Self
        @pure class func large() -> Self
        @available(iOS 16, *) static func custom(
            identifier: UISheetPresentationController.Detent.Identifier? = nil,
            resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> UISheetPresentationController.Detent
        @available(iOS 16, *) var identifier: UISheetPresentationController.Detent.Identifier { get }
        @callsBack @available(iOS 16, *) func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat?
        @pure struct Identifier: Hashable, RawRepresentable {
            init(_ rawValue: String)
            init(rawValue: String)
            @pure static let medium: UISheetPresentationController.Detent.Identifier
            @pure static let large: UISheetPresentationController.Detent.Identifier
        }
    }
}
@available(iOS 16, *) @MainActor protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    var maximumDetentValue: CGFloat { get }
}
@available(iOS 15, *) protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    optional func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}
