import Foundation

@preconcurrency @MainActor
class SearchDefaultInteractor {

    // MARK: - Module

    weak var presenter: SearchPresenter!

    // MARK: - Business use case

    private func search() {
        let query = self.presenter.query
        presenter.index.find(query, in: presenter.scope) { [weak self] hits in
            self?.presenter.didFind(hits, for: query)
        }
    }
}

// MARK: - SearchInteractor

extension SearchDefaultInteractor: SearchInteractor {

    // MARK: - Business use case

    func scheduleSearch() {
        presenter.debounceTimer?.invalidate()
        presenter.debounceTimer = nil
        guard !presenter.query.isEmpty else { return }
        presenter.debounceTimer = Timer.scheduledTimer(withTimeInterval: presenter.debounceInterval, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.search()
            }
        }
    }
}
