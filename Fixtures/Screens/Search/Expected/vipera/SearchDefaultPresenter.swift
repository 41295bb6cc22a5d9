import Foundation

@preconcurrency @MainActor
class SearchDefaultPresenter {

    // MARK: - Module

    var router: SearchRouter!
    var interactor: SearchInteractor!
    weak var view: SearchView!

    // MARK: - Properties -

    /// Which part of the library is searched. Other screens may set it before or while this one is shown.
    var scope: Scope = .everything {
        willSet {
            history.note("left \(scope)")
        }
        didSet {
            guard scope != oldValue, view.isViewLoaded else { return }
            view.setScopeControlSelectedSegmentIndex(scope.rawValue)
            interactor.scheduleSearch()
        }
    }

    /// The text that is being searched for, without blanks around it.
    private(set) var query = "" {
        didSet {
            if query != oldValue {
                interactor.scheduleSearch()
            }
        }
    }

    var results: [Hit] = [] {
        didSet {
            view.reloadResultsTable()
            view.updateTitle()
        }
    }

    let history: SearchHistory

    var debounceInterval: TimeInterval = 0.3

    // MARK: - Lifecycle

    init(history: SearchHistory) {
        self.history = history
    }
}

// MARK: - SearchPresenter

extension SearchDefaultPresenter: SearchPresenter {

    // MARK: - Properties -

    var isShowingHistory: Bool { query.isEmpty }

    // MARK: - Handle view event

    func didChangeText(_ text: String) {
        query = text.trimmingCharacters(in: .whitespaces)
        if query.isEmpty {
            results = []
        }
    }

    func didSubmit() {
        view.debounceTimer?.fire()
        guard !query.isEmpty else { return }
        history.add(query)
    }

    func didSelectRow(at row: Int) {
        if isShowingHistory {
            let query = history.entries[row]
            view.setSearchBarText(query)
            didChangeText(query)
        } else {
            router.open(results[row])
        }
    }

    // MARK: - Provide view data source

    var numberOfRows: Int {
        isShowingHistory ? history.entries.count : results.count
    }

    func text(ofRow row: Int) -> String {
        if isShowingHistory { return history.entries[row] }
        let hit = results[row]
        return "p. \(hit.page): \(hit.text)"
    }

    // MARK: - Handle business event

    func didFind(_ hits: [Hit], for searched: String) {
        guard searched == query else { return } // the user has typed on
        results = hits
    }

    // MARK: - Forwarding

    var index: SearchIndex { view.index }

    var debounceTimer: Timer? {
        get { view.debounceTimer }
        set { view.debounceTimer = newValue }
    }
}
