import Foundation

@preconcurrency @MainActor
final class StepsPresenter {

    // MARK: - Private properties -

    private unowned let view: StepsViewInterface
    private let interactor: StepsInteractorInterface
    private let wireframe: StepsWireframeInterface

    // MARK: - Properties -

    private var total = 0

    // MARK: - Lifecycle -

    init(
        view: StepsViewInterface,
        interactor: StepsInteractorInterface,
        wireframe: StepsWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension StepsPresenter: StepsPresenterInterface {

    func start() {
        interactor.pedometer.start()
    }

    func stop() {
        interactor.pedometer.stop()
        interactor.save(total)
    }
}

extension StepsPresenter: StepsInteractorOutputInterface {
}

extension StepsPresenter: PedometerServiceDelegate {

    func pedometer(_ pedometer: PedometerService, didCount steps: Int) {
        total += steps
        view.setCountLabelText("\(total) steps")
    }

    func pedometerDidPause(_ pedometer: PedometerService) {
        view.setCountLabelHidden(total > 5)
    }
}
