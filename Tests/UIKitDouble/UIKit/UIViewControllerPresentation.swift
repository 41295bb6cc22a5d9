public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

extension UIViewController {
    private var coversPresenter: Bool {
        modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
    }

    private var nearestWithPresented: UIViewController? {
        presentedViewController == nil ? parent?.nearestWithPresented : self
    }

    func beginPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        record(call: "present(\(controller.traceName), animated: \(animated))")
        guard presentedViewController == nil, controller.presenter == nil else {
            return record(call: "present ignored: already presenting")
        }
        presentedViewController = controller
        controller.presenter = self
        controller.isBeingPresented = true
        controller.loadViewIfNeeded()
        if isVisible {
            if controller.coversPresenter { setVisible(false, animated: animated) }
            controller.setVisible(true, animated: animated)
        }
        controller.isBeingPresented = false
        if let completion { MainLoop.enqueue(completion) }
    }

    func beginDismissing(animated: Bool, completion: (() -> Void)?) {
        record(call: "dismiss(animated: \(animated))")
        if let owner = nearestWithPresented, let presented = owner.presentedViewController {
            owner.release(presented: presented, animated: animated, completion: completion)
        } else if let owner = presentingViewController, let presented = owner.presentedViewController {
            owner.release(presented: presented, animated: animated, completion: completion)
        } else if let completion {
            MainLoop.enqueue(completion)
        }
    }

    /// Takes a presented controller away. It stays alive until the main loop's next turn, as it does in UIKit, where the
    /// transition holds it.
    func release(presented: UIViewController, animated: Bool = true, completion: (() -> Void)? = nil) {
        guard presentedViewController === presented else { return }
        if let above = presented.presentedViewController { presented.release(presented: above, animated: animated) }
        presented.isBeingDismissed = true
        presented.setVisible(false, animated: animated)
        presentedViewController = nil
        presented.presenter = nil
        presented.isBeingDismissed = false
        if presented.coversPresenter, isViewLoaded { setVisible(true, animated: animated) }
        MainLoop.enqueue {
            completion?()
            withExtendedLifetime(presented) {}
        }
    }

    // MARK: - Containment

    public func addChild(_ child: UIViewController) {
        record(call: "addChild(\(child.traceName))")
        child.removeWithoutCallback()
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    public func removeFromParent() {
        record(call: "removeFromParent()")
        removeWithoutCallback()
        didMove(toParent: nil)
    }

    private func removeWithoutCallback() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    func adopt(_ child: UIViewController) {
        children.append(child)
        child.parent = self
    }

    func release(child: UIViewController) {
        children.removeAll { $0 === child }
        child.parent = nil
        MainLoop.enqueue { withExtendedLifetime(child) {} }
    }

    public func transition(
        from: UIViewController, to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        record(call: "transition(from: \(from.traceName), to: \(to.traceName))")
        animations?()
        if let completion { MainLoop.enqueue { completion(true) } }
    }

    private func ancestor<T: UIViewController>(_ type: T.Type) -> T? {
        (parent as? T) ?? parent?.ancestor(type)
    }

    public var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
    public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
    public var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }

    public func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
}
