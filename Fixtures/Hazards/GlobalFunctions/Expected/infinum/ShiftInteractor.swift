import Foundation

@preconcurrency @MainActor
final class ShiftInteractor {

    // MARK: - Properties -

    private let rota: Rota

    // MARK: - Lifecycle -

    init(rota: Rota? = nil) {
        self.rota = rota ?? .shared
    }
}

// MARK: - Extensions -

extension ShiftInteractor: ShiftInteractorInterface {

    // MARK: - Business use case

    var nominal: Int { rota.nominal }

    func hours(on day: String) -> Double {
        rota.hours(on: day)
    }

    func book(_ hours: Double) {
        rota.book(hours)
    }

    func closeRota() {
        rota.close()
    }

    func noteLine(_ line: String) {
        rota.note(line)
    }
}
