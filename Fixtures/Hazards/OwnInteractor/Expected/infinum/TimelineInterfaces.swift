import UIKit

@preconcurrency @MainActor
protocol TimelineWireframeInterface: WireframeInterface {
    func showRefreshAlert(onRefresh: @escaping () -> Void)
}

@preconcurrency @MainActor
protocol TimelineViewInterface: ViewInterface {
    var pageCount: Int { get }

    func setLabelText(_ text: String?)
}

@preconcurrency @MainActor
protocol TimelinePresenterInterface: PresenterInterface {
    func pagesDidChange()
    func viewDidLoad()
    func refresh()
    func pull()
    func displayItems(viewModel: Timeline.ViewModel)
}

@preconcurrency @MainActor
protocol TimelineInteractorInterface: InteractorInterface {
    func doPageChange(request: Timeline.Pages.Request)
    func doLoad(request: Timeline.Load.Request)
    func send(_ event: AnalyticsService.Event)
    func doRefresh(request: Timeline.Refresh.Request)
}
