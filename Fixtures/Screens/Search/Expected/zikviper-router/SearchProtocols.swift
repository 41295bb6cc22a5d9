import UIKit

@preconcurrency @MainActor
protocol SearchViewInput: AnyObject, Sendable {
    var index: SearchIndex { get }
    var debounceTimer: Timer? { get set }
    var isViewLoaded: Bool { get }

    func updateTitle()
    func setScopeControlSelectedSegmentIndex(_ selectedSegmentIndex: Int)
    func reloadResultsTable()
    func setSearchBarText(_ text: String?)
}

@preconcurrency @MainActor
protocol SearchViewEventHandler: AnyObject, Sendable {
    func didChangeText(_ text: String)
    func didSubmit()
    func didSelectRow(at row: Int)
    func scopeChanged(selectedSegmentIndex: Int)
}

@preconcurrency @MainActor
protocol SearchViewDataSource: AnyObject, Sendable {
    var scope: Scope { get set }
    var query: String { get }
    var history: SearchHistory { get }
    var debounceInterval: TimeInterval { get set }
    var isShowingHistory: Bool { get }
    var numberOfRows: Int { get }
    var numberOfResults: Int { get }

    func text(ofRow row: Int) -> String
}

@preconcurrency @MainActor
protocol SearchInteractorInput: AnyObject, Sendable {
    func scheduleSearch()
}

@preconcurrency @MainActor
protocol SearchInteractorEventHandler: AnyObject, Sendable {
    func didFind(_ hits: [Hit], for searched: String)
}

@preconcurrency @MainActor
protocol SearchInteractorDataSource: AnyObject, Sendable {
    var scope: Scope { get }
    var query: String { get }
    var debounceInterval: TimeInterval { get }
    var index: SearchIndex { get }
    var debounceTimer: Timer? { get set }
}
