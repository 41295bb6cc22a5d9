import UIKit

@preconcurrency @MainActor
protocol VaultWireframeInterface: WireframeInterface {
    func showLockedAlert()
    func showNoLookAlert()
    func showCountedAlert()
    func showVisit(for number: Int)
}

@preconcurrency @MainActor
protocol VaultViewInterface: ViewInterface {
}

@preconcurrency @MainActor
protocol VaultPresenterInterface: PresenterInterface {
    var tries: Int { get set }
    var greeting: String { get }

    func open()
    func peek()
    func count()
    func visitAgain()
    func fetchNext() -> Int
}

@preconcurrency @MainActor
protocol VaultInteractorInterface: InteractorInterface {
    var greeting: String { get }

    func check(reason: String, reply: @escaping (Bool) -> Void)
    func fetchNext() -> Int
}
