import UIKit

@preconcurrency @MainActor
protocol DeliveryWireframeInterface: WireframeInterface {
    func showEditor()
    func finish()
}

@preconcurrency @MainActor
protocol DeliveryViewInterface: ViewInterface {
    func showState(_ state: String)
    func showStops()
    func showAddress(_ address: String)
}

@preconcurrency @MainActor
protocol DeliveryPresenterInterface: PresenterInterface, SyncListener, BeaconScannerDelegate {
    var delivery: Delivery { get }
    var stopCount: Int { get }

    func didChange(_ address: String)
    func recorderDidStop()
    func showEditor()
    func startFollowing()
}

@preconcurrency @MainActor
protocol DeliveryInteractorInterface: InteractorInterface {
    func startFollowing()
}

@preconcurrency @MainActor
protocol DeliveryInteractorOutputInterface: AnyObject, Sendable {
    var delivery: Delivery { get }

    func didReach(_ stop: String)
    func didArrive()
}
