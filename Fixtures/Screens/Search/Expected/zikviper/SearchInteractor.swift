import Foundation

@preconcurrency @MainActor
class SearchInteractor {

    // MARK: - Module

    weak var eventHandler: SearchInteractorEventHandler!
    weak var dataSource: SearchInteractorDataSource!

    // MARK: - Business use case

    private func search() {
        let query = self.dataSource.query
        dataSource.index.find(query, in: dataSource.scope) { [weak self] hits in
            self?.eventHandler.didFind(hits, for: query)
        }
    }
}

// MARK: - Interactor input

extension SearchInteractor: SearchInteractorInput {

    // MARK: - Business use case

    func scheduleSearch() {
        dataSource.debounceTimer?.invalidate()
        dataSource.debounceTimer = nil
        guard !dataSource.query.isEmpty else { return }
        dataSource.debounceTimer = Timer.scheduledTimer(withTimeInterval: dataSource.debounceInterval, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.search()
            }
        }
    }
}
