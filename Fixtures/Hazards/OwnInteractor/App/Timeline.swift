import UIKit

enum Timeline {
    enum Load { struct Request {} }
    enum Refresh {
        enum Source { case alert, pull }
        struct Request { var source = Source.pull }
    }
    enum Pages { struct Request { let count: Int } }
    struct ViewModel { let items: [String] }
}

@MainActor
protocol TimelineDisplaying: AnyObject {
    func displayItems(viewModel: Timeline.ViewModel)
}

@MainActor
protocol TimelineInteracting: AnyObject {
    func doLoad(request: Timeline.Load.Request)
    func doRefresh(request: Timeline.Refresh.Request)
    func doPageChange(request: Timeline.Pages.Request)
}

final class TimelineService: TimelineInteracting {
    weak var screen: TimelineDisplaying?
    private var items: [String] = []

    func doLoad(request: Timeline.Load.Request) {
        Trace.record("load")
        screen?.displayItems(viewModel: Timeline.ViewModel(items: items))
    }

    func doRefresh(request: Timeline.Refresh.Request) {
        Trace.record("refresh by \(request.source)")
        items.append("item \(items.count)")
        screen?.displayItems(viewModel: Timeline.ViewModel(items: items))
    }

    func doPageChange(request: Timeline.Pages.Request) { Trace.record("\(request.count) pages") }
}

final class AnalyticsService {
    enum Event { case opened, empty }

    private let name: String

    init(name: String) {
        self.name = name
        Trace.record("\(name) made")
    }

    deinit { Trace.record("\(name) gone") }

    func send(_ event: Event) { Trace.record("\(name): \(event)") }
}

/// Tells its subclass while it is being made.
class PagedViewController: UIViewController {
    private(set) var pageCount = 1

    init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        pagesDidChange()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func pagesDidChange() {}
}

enum TimelineAssembly {
    @MainActor
    static func screen(analytics: AnalyticsService? = nil) -> TimelineViewController {
        let service = TimelineService()
        let screen = TimelineViewController(interactor: service, analytics: analytics)
        service.screen = screen
        return screen
    }
}
