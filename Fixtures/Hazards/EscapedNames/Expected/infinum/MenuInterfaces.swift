import UIKit

@preconcurrency @MainActor
protocol MenuWireframeInterface: WireframeInterface {
    func `return`(from dish: String)
}

@preconcurrency @MainActor
protocol MenuViewInterface: ViewInterface {
    func show(größe: Int, in `class`: String)
}

@preconcurrency @MainActor
protocol MenuPresenterInterface: PresenterInterface {
    var `repeat`: Int { get }
    var _last: String? { get set }
    var 名前: String { get }
    var Größe: Int { get }

    func `switch`(to dish: String, `for` guest: String)
    func move(to func: Int, where: String)
    func `default`()
}

@preconcurrency @MainActor
protocol MenuInteractorInterface: InteractorInterface {
    var 🍕: [String] { get set }

    func `default`()
}

@preconcurrency @MainActor
protocol MenuInteractorOutputInterface: AnyObject, Sendable {
    var `repeat`: Int { get }
}
