import Foundation

@preconcurrency @MainActor
final class RadioPresenter {

    // MARK: - Private properties -

    private unowned let view: RadioViewInterface
    private let interactor: RadioInteractorInterface
    private let wireframe: RadioWireframeInterface

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
        interactor.frequencies.append(frequency)
        interactor.tuner.tune(to: frequency)
        interactor.clock.tick()
        interactor.volume.raise()
        wireframe.neighbour()?.blink()
    }

    // MARK: - Forwarding

    func close(all: Bool) {
        wireframe.close(all: all)
    }

    var tuner: Tuner { interactor.tuner }

    var clock: Clock { interactor.clock }

    var volume: Volume { interactor.volume }

    var frequencies: [Int] {
        get { interactor.frequencies }
        set { interactor.frequencies = newValue }
    }
}

extension RadioPresenter: TunerDelegate {

    // MARK: - Handle business event

    func tuner(_ tuner: Tuner, didFind station: String) {
        let view = self.view
        interactor.heard.append(station)
        view.report("heard \(interactor.heard.count)")
        view.setStationLabelText(station)
        wireframe.explain(station)
    }
}

extension RadioPresenter: ClockDelegate {

    // MARK: - Handle business event

    func clockDidTick(_ clock: Clock) {
        interactor.heard.append("tick")
    }
}

extension RadioPresenter: VolumeDelegate //}, Titled {
{
    func volumeDidChange(_ volume: Volume) {
        interactor.heard.append("louder")
    }
}
