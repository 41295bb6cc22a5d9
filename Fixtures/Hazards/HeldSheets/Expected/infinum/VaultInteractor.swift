import Foundation

@preconcurrency @MainActor
final class VaultInteractor {

    // MARK: - Properties -

    private let attendant: Attendant

    // MARK: - Lifecycle -

    init(attendant: Attendant? = nil) {
        self.attendant = attendant ?? Attendant.shared
    }
}

// MARK: - Extensions -

extension VaultInteractor: VaultInteractorInterface {

    // MARK: - Business use case

    var greeting: String { attendant.greeting }

    func check(reason: String, reply: @escaping (Bool) -> Void) {
        attendant.check(reason: reason, reply: reply)
    }

    func fetchNext() -> Int {
        attendant.next()
    }
}
