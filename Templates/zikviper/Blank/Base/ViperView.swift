import UIKit

/// The view of a module: a view controller, or a view within one.
@preconcurrency @MainActor
protocol ViperView: AnyObject, Sendable {
    /// The view controller from which other screens are shown; nil for a view that isn't in any.
    var routeSource: UIViewController? { get }
}

extension ViperView where Self: UIViewController {

    var routeSource: UIViewController? { self }
}

extension ViperView where Self: UIView {

    /// The nearest view controller around the view.
    var routeSource: UIViewController? {
        sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
}
