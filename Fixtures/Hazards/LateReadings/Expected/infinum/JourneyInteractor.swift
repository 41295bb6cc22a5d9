import Foundation

@preconcurrency @MainActor
final class JourneyInteractor {

    // MARK: - Properties -

    private let atlas: Atlas

    // MARK: - Lifecycle -

    init(atlas: Atlas = .shared) {
        self.atlas = atlas
    }
}

// MARK: - Extensions -

extension JourneyInteractor: JourneyInteractorInterface {

    // MARK: - Business use case

    func fetchCountries(completion: @escaping ([Country]) -> Void) {
        atlas.countries(completion: completion)
    }

    func note(_ text: String, after minutes: Int) {
        atlas.note(text, after: minutes)
    }

    func setHome(_ home: String) {
        atlas.home = home
    }
}
