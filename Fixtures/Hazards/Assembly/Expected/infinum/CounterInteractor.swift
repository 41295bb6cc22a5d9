import Foundation

@preconcurrency @MainActor
final class CounterInteractor {

    // MARK: - Public properties -

    weak var output: CounterInteractorOutputInterface!

    // MARK: - Properties -

    private let onEnd: (Int) -> Void

    // MARK: - Lifecycle -

    init(onEnd: @escaping (Int) -> Void) {
        self.onEnd = onEnd
    }
}

// MARK: - Extensions -

extension CounterInteractor: CounterInteractorInterface {

    // MARK: - Business use case

    func finish() {
        onEnd(output.log.count)
    }
}
