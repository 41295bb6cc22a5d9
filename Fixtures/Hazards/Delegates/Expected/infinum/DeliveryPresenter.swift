import Foundation

@preconcurrency @MainActor
final class DeliveryPresenter: NSObject {

    // MARK: - Private properties -

    private unowned let view: DeliveryViewInterface
    private let interactor: DeliveryInteractorInterface
    private let wireframe: DeliveryWireframeInterface

    // MARK: - Provide view data source

    var delivery: Delivery

    // MARK: - Lifecycle -

    init(
        view: DeliveryViewInterface,
        interactor: DeliveryInteractorInterface,
        wireframe: DeliveryWireframeInterface,
        delivery: Delivery
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        self.delivery = delivery
    }
}

// MARK: - Extensions -

extension DeliveryPresenter: DeliveryPresenterInterface {

    // MARK: - Provide view data source

    var stopCount: Int { delivery.stops.count }

    // MARK: - Handle view event

    func didChange(_ address: String) {
        delivery.address = address
        view.showAddress(address)
        wireframe.finish()
    }

    // MARK: - Handle business event

    func recorderDidStop() {
        view.showState("Recorded \(stopCount) stops")
    }

    // MARK: - Forwarding

    func showEditor() {
        wireframe.showEditor()
    }

    func startFollowing() {
        interactor.startFollowing()
    }
}

extension DeliveryPresenter: DeliveryInteractorOutputInterface {

    // MARK: - Handle business event

    /// The courier was here.
    func didReach(_ stop: String) {
        delivery.stops.append(stop)
        view.showStops()
        view.showState("At \(stop)")
    }

    func didArrive() {
        let view = self.view
        view.showState("At the door")
        wireframe.finish()
        view.showStops()
    }
}

extension DeliveryPresenter: SyncListener {

    // MARK: - Handle business event

    func syncDidFinish(with count: Int) {
        view.showState("Synced \(count) of \(delivery.number)")
    }
}

// MARK: - Handle business event

extension DeliveryPresenter: BeaconScannerDelegate {

    func scanner(_ scanner: BeaconScanner, didFind beacon: String) {
        guard delivery.stops.last != beacon else { return }
        delivery.stops.append(beacon)  // a stop, too
        view.showStops()
    }
}
