@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func popoverPresentationControllerDidDismissPopover(_ controller: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func popoverPresentationControllerDidDismissPopover(_ controller: UIPopoverPresentationController) {}
}

@preconcurrency @MainActor
open class UIPresentationController: NSObject, Traceable {
    public nonisolated(unsafe) var traceName: String
    public private(set) weak var presentedViewController: UIViewController!
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    init(of controller: UIViewController) {
        presentedViewController = controller
        traceName = "\(controller.traceName).presentationController"
        super.init()
    }

    public init(presentedViewController: UIViewController, presenting: UIViewController?) {
        self.presentedViewController = presentedViewController
        traceName = "\(presentedViewController.traceName).presentationController"
        super.init()
    }

    /// A user's swipe: the delegate is asked, then the sheet closes.
    public func swipeDown() {
        guard let presented = presentedViewController else { return }
        if presented.isModalInPresentation || delegate?.presentationControllerShouldDismiss(self) == false {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        presented.presentingViewController?.release(presented: presented)
        delegate?.presentationControllerDidDismiss(self)
    }
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any = UIPopoverArrowDirection(rawValue: 15)
}

@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    open weak var sourceView: UIView? { didSet { record(sourceView) } }
    open var sourceRect = CGRect.zero { didSet { record(sourceRect) } }
    open var barButtonItem: UIBarButtonItem? { didSet { record(barButtonItem) } }
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { record(permittedArrowDirections.rawValue) }
    }
    open var backgroundColor: UIColor?
}
