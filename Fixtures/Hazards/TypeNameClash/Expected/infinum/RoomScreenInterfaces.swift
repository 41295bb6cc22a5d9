import UIKit

@preconcurrency @MainActor
protocol RoomScreenWireframeInterface: WireframeInterface {
    func close()
}

@preconcurrency @MainActor
protocol RoomScreenViewInterface: ViewInterface {
    func showName()
}

@preconcurrency @MainActor
protocol RoomScreenPresenterInterface: PresenterInterface {
    var number: Int { get }

    func move(to number: Int)
    func close()
}

@preconcurrency @MainActor
protocol RoomScreenInteractorInterface: InteractorInterface {
    func book()
}

@preconcurrency @MainActor
protocol RoomScreenInteractorOutputInterface: AnyObject, Sendable {
    var number: Int { get }

    func close()
}
