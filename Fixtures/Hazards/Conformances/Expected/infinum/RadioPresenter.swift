import Foundation

@preconcurrency @MainActor
final class RadioPresenter {

    // MARK: - Private properties -

    private unowned let view: RadioViewInterface
    private let interactor: RadioInteractorInterface
    private let wireframe: RadioWireframeInterface

    // MARK: - Provide view data source

    var heard: [String] = []

    // MARK: - Lifecycle -

    init(
        view: RadioViewInterface,
        interactor: RadioInteractorInterface,
        wireframe: RadioWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension RadioPresenter: RadioPresenterInterface {

    // MARK: - Handle view event

    func tune(to frequency: Int) {
        interactor.tuner.tune(to: frequency)
        if frequency > 108 {
            view.explain()
        }
    }

    // MARK: - Provide view data source

    // `Titled`
    var name: String { "Radio" }

    // MARK: - Handle business event

    // The first method of `TunerDelegate`; the other one stands further down.
    func tuner(_ tuner: Tuner, didFind station: String) {
        heard.append(station)
        view.show(station)
    }

    // MARK: - StationList

    var stations: [String] { heard }

    func remove(_ station: String) -> Bool {
        guard let index = heard.firstIndex(of: station) else { return false }
        heard.remove(at: index)
        interactor.tuner.forget(station)
        return true
    }

    // MARK: - Forwarding

    var stationName: String { interactor.stationName }

    var tuner: Tuner { interactor.tuner }

    func tunerDidLoseSignal(_ tuner: Tuner) {
        interactor.tunerDidLoseSignal(tuner)
    }
}

extension RadioPresenter: RadioInteractorOutputInterface {

    // MARK: - Forwarding

    func show(_ station: String?) {
        view.show(station)
    }
}
