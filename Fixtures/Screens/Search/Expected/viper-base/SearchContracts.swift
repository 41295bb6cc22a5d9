import UIKit

// MARK: - View Contract

@preconcurrency @MainActor
protocol SearchViewProtocol: AnyObject, Sendable {
    var index: SearchIndex { get }
    var debounceTimer: Timer? { get set }
    var isViewLoaded: Bool { get }

    func updateTitle()
    func setScopeControlSelectedSegmentIndex(_ selectedSegmentIndex: Int)
    func reloadResultsTable()
    func setSearchBarText(_ text: String?)
}

// MARK: - View Output Contract

@preconcurrency @MainActor
protocol SearchViewOutputProtocol: AnyObject, Sendable {
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

// MARK: - Interactor Contract

@preconcurrency @MainActor
protocol SearchInteractorProtocol: AnyObject, Sendable {
    func scheduleSearch()
}

// MARK: - Interactor Output Contract

@preconcurrency @MainActor
protocol SearchInteractorOutputProtocol: AnyObject, Sendable {
    var scope: Scope { get }
    var query: String { get }
    var debounceInterval: TimeInterval { get }
    var index: SearchIndex { get }
    var debounceTimer: Timer? { get set }

    func didFind(_ hits: [Hit], for searched: String)
}

// MARK: - Router Contract

@preconcurrency @MainActor
protocol SearchRouterProtocol: AnyObject, Sendable {
    func open(_ hit: Hit)
}
