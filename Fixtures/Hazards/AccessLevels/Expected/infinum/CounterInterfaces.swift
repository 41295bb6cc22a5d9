import UIKit

@preconcurrency @MainActor
protocol CounterWireframeInterface: WireframeInterface {
    func tell()
}

@preconcurrency @MainActor
protocol CounterViewInterface: ViewInterface {
    func showCount()
}

@preconcurrency @MainActor
protocol CounterPresenterInterface: PresenterInterface {
    var count: Int { get set }
    var limit: Int { get set }
    var hint: String? { get }
    var isExceeded: Bool { get }

    @discardableResult
    func increase(by amount: Int) -> Int
    @available(*, deprecated, renamed: "increase(by:)")
    func add(_ amount: Int)
    func step(times: Int)
    func tell()
    func restore()
    @MainActor
    @discardableResult
    func save() -> Bool
}

@preconcurrency @MainActor
protocol CounterInteractorInterface: InteractorInterface {
    func restore()
    @MainActor
    @discardableResult
    func save() -> Bool
}

@preconcurrency @MainActor
protocol CounterInteractorOutputInterface: AnyObject, Sendable {
    var count: Int { get set }
    var hint: String? { get set }
    var isExceeded: Bool { get }
}
