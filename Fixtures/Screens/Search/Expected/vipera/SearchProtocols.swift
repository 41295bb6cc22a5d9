import UIKit

@preconcurrency @MainActor
protocol SearchView: AnyObject, Sendable {
    var index: SearchIndex { get }
    var debounceTimer: Timer? { get set }
    var isViewLoaded: Bool { get }

    func updateTitle()
    func setScopeControlSelectedSegmentIndex(_ selectedSegmentIndex: Int)
    func reloadResultsTable()
    func setSearchBarText(_ text: String?)
}

@preconcurrency @MainActor
protocol SearchPresenter: AnyObject, Sendable {
    var scope: Scope { get set }
    var query: String { get }
    var results: [Hit] { get }
    var history: SearchHistory { get }
    var debounceInterval: TimeInterval { get set }
    var isShowingHistory: Bool { get }
    var numberOfRows: Int { get }
    var index: SearchIndex { get }
    var debounceTimer: Timer? { get set }

    func didChangeText(_ text: String)
    func didSubmit()
    func didSelectRow(at row: Int)
    func text(ofRow row: Int) -> String
    func didFind(_ hits: [Hit], for searched: String)
}

@preconcurrency @MainActor
protocol SearchInteractor: AnyObject, Sendable {
    func scheduleSearch()
}

@preconcurrency @MainActor
protocol SearchRouter: AnyObject, Sendable {
    func open(_ hit: Hit)
}
