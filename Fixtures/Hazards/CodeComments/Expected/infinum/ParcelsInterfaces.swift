import UIKit

@preconcurrency @MainActor
protocol ParcelsWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol ParcelsViewInterface: ViewInterface {
    func show()
}

@preconcurrency @MainActor
protocol ParcelsPresenterInterface: PresenterInterface {
    var parcels: [Parcel] { get }

    func didTapComplain()
    func didShake()
    func load(_ code: String)
}

@preconcurrency @MainActor
protocol ParcelsInteractorInterface: InteractorInterface {
    func complain(about parcel: Parcel)
    func forgetParcel()
    func track(code: String, limit: Int, completion: @escaping ([Parcel]) -> Void)
}
