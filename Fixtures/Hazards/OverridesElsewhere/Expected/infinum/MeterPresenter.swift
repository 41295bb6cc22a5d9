import Foundation

@preconcurrency @MainActor
final class MeterPresenter {

    // MARK: - Private properties -

    private unowned let view: MeterViewInterface
    private let interactor: MeterInteractorInterface
    private let wireframe: MeterWireframeInterface

    // MARK: - Provide view data source

    var readings = 0

    // MARK: - Lifecycle -

    init(
        view: MeterViewInterface,
        interactor: MeterInteractorInterface,
        wireframe: MeterWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension MeterPresenter: MeterPresenterInterface {

    // MARK: - Handle view event

    /// Called by others only.
    func reset() {
        readings = 0
        view.last = 0
        view.refresh()
    }

    final func double() {
        view.factor *= 2
        view.refresh()
    }

    func remember() {
        view.last = view.measured()
    }

    // MARK: - Forwarding

    func readMeter() -> Int {
        interactor.readMeter()
    }
}
