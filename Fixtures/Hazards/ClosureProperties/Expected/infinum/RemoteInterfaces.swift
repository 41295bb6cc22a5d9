import UIKit

@preconcurrency @MainActor
protocol RemoteWireframeInterface: WireframeInterface {
    func refuse(_ key: Int)
}

@preconcurrency @MainActor
protocol RemoteViewInterface: ViewInterface {
    func update(_ text: String)
}

@preconcurrency @MainActor
protocol RemotePresenterInterface: PresenterInterface {
    var mayChange: ((Int) -> Bool)? { get set }
    var onChange: ((_ channel: Int, _ name: String?) -> Void)! { get set }
    var keys: [Int: (Int) -> Void] { get set }
    var transform: ((String) -> String)? { get set }
    var set: TelevisionSet { get }

    func press(_ key: Int)
    func back()
    func switchOff()
    func prepareKeys()
}

@preconcurrency @MainActor
protocol RemoteInteractorInterface: InteractorInterface {
    var set: TelevisionSet { get }

    func name(of key: Int) -> () -> String
}
