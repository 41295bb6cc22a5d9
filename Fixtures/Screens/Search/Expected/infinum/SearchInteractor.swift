import Foundation

@preconcurrency @MainActor
final class SearchInteractor {

    // MARK: - Public properties -

    weak var output: SearchInteractorOutputInterface!

    // MARK: - Business use case

    private func search() {
        let query = self.output.query
        output.index.find(query, in: output.scope) { [weak self] hits in
            self?.output.didFind(hits, for: query)
        }
    }
}

// MARK: - Extensions -

extension SearchInteractor: SearchInteractorInterface {

    // MARK: - Business use case

    func scheduleSearch() {
        output.debounceTimer?.invalidate()
        output.debounceTimer = nil
        guard !output.query.isEmpty else { return }
        output.debounceTimer = Timer.scheduledTimer(withTimeInterval: output.debounceInterval, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.search()
            }
        }
    }
}
