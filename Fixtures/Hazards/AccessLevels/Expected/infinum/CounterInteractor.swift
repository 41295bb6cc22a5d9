import Foundation

@preconcurrency @MainActor
final class CounterInteractor {

    // MARK: - Public properties -

    weak var output: CounterInteractorOutputInterface!

    // MARK: - Manage model

    private let store = CountStore()
}

// MARK: - Extensions -

extension CounterInteractor: CounterInteractorInterface {

    // MARK: - Business use case

    func restore() {
        output.count = store.load()
        output.hint = "restored \(output.count)"
    }

    @MainActor @discardableResult
    final func save() -> Bool {
        store.save(output.count)
        return !output.isExceeded
    }
}
