import Foundation

@preconcurrency @MainActor
final class TimelineInteractor {

    // MARK: - Properties -

    private let interactor: TimelineInteracting
    private let analytics: AnalyticsService

    // MARK: - Lifecycle -

    init(interactor: TimelineInteracting, analytics: AnalyticsService) {
        self.interactor = interactor
        self.analytics = analytics
    }
}

// MARK: - Extensions -

extension TimelineInteractor: TimelineInteractorInterface {

    // MARK: - Business use case

    func doPageChange(request: Timeline.Pages.Request) {
        interactor.doPageChange(request: request)
    }

    func doLoad(request: Timeline.Load.Request) {
        interactor.doLoad(request: request)
    }

    func send(_ event: AnalyticsService.Event) {
        analytics.send(event)
    }

    func doRefresh(request: Timeline.Refresh.Request) {
        interactor.doRefresh(request: request)
    }
}
