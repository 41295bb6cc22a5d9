import Foundation

@preconcurrency @MainActor
final class StepsInteractor {

    // MARK: - Public properties -

    weak var output: StepsInteractorOutputInterface!

    // MARK: - Properties -

    private let stepStore: StepStore

    lazy var pedometer: PedometerService = {
        $0.delegate = self.output
        $0.interval = 2
        return $0
    }(PedometerService())

    // MARK: - Lifecycle -

    init(stepStore: StepStore = .shared) {
        self.stepStore = stepStore
    }
}

// MARK: - Extensions -

extension StepsInteractor: StepsInteractorInterface {

    // MARK: - Business use case

    func save(_ steps: Int) {
        stepStore.save(steps)
    }
}
