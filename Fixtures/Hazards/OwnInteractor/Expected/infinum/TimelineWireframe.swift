import UIKit

final class TimelineWireframe: BaseWireframe<TimelineViewController> {

    // MARK: - Module setup -

    init(interactor: TimelineInteracting, analytics: AnalyticsService? = nil) {
        let moduleViewController = TimelineViewController(interactor: interactor, analytics: analytics)
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: TimelineViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(
        _ viewController: TimelineViewController,
        interactor: TimelineInteracting,
        analytics: AnalyticsService
    ) -> TimelinePresenterInterface {
        TimelineWireframe(existing: viewController).makePresenter(
            for: viewController,
            interactor: interactor,
            analytics: analytics
        )
    }

    private func makePresenter(
        for view: TimelineViewInterface,
        interactor givenInteractor: TimelineInteracting,
        analytics: AnalyticsService
    ) -> TimelinePresenter {
        let interactor = TimelineInteractor(interactor: givenInteractor, analytics: analytics)
        let presenter = TimelinePresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension TimelineWireframe: TimelineWireframeInterface {

    // MARK: - Wireframe

    func showRefreshAlert(onRefresh: @escaping () -> Void) {
        let alert = UIAlertController(title: "Refresh?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(
                title: "Refresh", style: .default,
                handler: { _ in onRefresh() }))
        viewController.present(alert, animated: true)
    }
}
