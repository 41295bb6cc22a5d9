import Foundation

@preconcurrency @MainActor
final class TourInteractor {

    // MARK: - Properties -

    private let tourStore: TourStore

    // MARK: - Lifecycle -

    init(tourStore: TourStore? = nil) {
        self.tourStore = tourStore ?? TourStore.shared
    }
}

// MARK: - Extensions -

extension TourInteractor: TourInteractorInterface {

    // MARK: - Business use case

    func fetchStops() -> [String] {
        tourStore.stops()
    }

    func log(_ text: String) {
        tourStore.log(text)
    }

    func count(of stops: [String]) -> Int {
        tourStore.count(of: stops)
    }
}
