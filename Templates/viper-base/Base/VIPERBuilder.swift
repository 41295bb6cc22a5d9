import UIKit

/// Where the view of a module comes from.
enum VIPERViewUIType {
    /// From a storyboard of the view's name.
    case storyboard
    /// From a nib of the view's name.
    case nib
    /// From code.
    case none
}

/// What every module's builder has in common: it tells the parts of its module, and where its view comes from.
@preconcurrency @MainActor
class VIPERBuilder<View: UIViewController, Presenter: AnyObject, Interactor: AnyObject, Router: AnyObject> {

    class var defaultViewUIType: VIPERViewUIType { .none }
}
