import UIKit

@preconcurrency @MainActor
protocol SearchWireframeInterface: WireframeInterface {
    func open(_ hit: Hit)
}

@preconcurrency @MainActor
protocol SearchViewInterface: ViewInterface {
    var index: SearchIndex { get }
    var debounceTimer: Timer? { get set }
    var isViewLoaded: Bool { get }

    func updateTitle()
    func setScopeControlSelectedSegmentIndex(_ selectedSegmentIndex: Int)
    func reloadResultsTable()
    func setSearchBarText(_ text: String?)
}

@preconcurrency @MainActor
protocol SearchPresenterInterface: PresenterInterface {
    var scope: Scope { get set }
    var query: String { get }
    var results: [Hit] { get }
    var history: SearchHistory { get }
    var debounceInterval: TimeInterval { get set }
    var isShowingHistory: Bool { get }
    var numberOfRows: Int { get }

    func didChangeText(_ text: String)
    func didSubmit()
    func didSelectRow(at row: Int)
    func text(ofRow row: Int) -> String
}

@preconcurrency @MainActor
protocol SearchInteractorInterface: InteractorInterface {
    func scheduleSearch()
}

@preconcurrency @MainActor
protocol SearchInteractorOutputInterface: AnyObject, Sendable {
    var scope: Scope { get }
    var query: String { get }
    var debounceInterval: TimeInterval { get }
    var index: SearchIndex { get }
    var debounceTimer: Timer? { get set }

    func didFind(_ hits: [Hit], for searched: String)
}
