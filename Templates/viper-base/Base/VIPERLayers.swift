import UIKit

/// What every part of a module has in common: the builder makes it without being given anything.
@preconcurrency @MainActor
protocol VIPERBaseLayer: AnyObject {
    init()
}

/// A view: a view controller that reports to its presenter.
@preconcurrency @MainActor
protocol VIPERView: VIPERBaseLayer {
    /// The contract by which the view knows its presenter.
    associatedtype Presenter

    var presenter: Presenter! { get set }
}

/// A presenter: it decides what is shown, and what happens next.
@preconcurrency @MainActor
protocol VIPERPresenter: VIPERBaseLayer {
    /// The contract by which the presenter knows its view.
    associatedtype View
    /// The contract by which it knows its interactor.
    associatedtype Interactor
    /// The contract by which it knows its router.
    associatedtype Router

    var view: View! { get set }
    var interactor: Interactor! { get set }
    var router: Router! { get set }
}

/// An interactor: it holds the data, and talks to services.
@preconcurrency @MainActor
protocol VIPERInteractor: VIPERBaseLayer {
    /// The contract by which the interactor reports to its presenter.
    associatedtype Presenter

    var presenter: Presenter! { get set }
}
