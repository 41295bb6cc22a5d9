import Foundation

@preconcurrency @MainActor
final class CounterPresenter {

    // MARK: - Private properties -

    private unowned let view: CounterViewInterface
    private let interactor: CounterInteractorInterface
    private let wireframe: CounterWireframeInterface

    // MARK: - Provide view data source

    /// Everybody may read it.
    var count = 0

    var limit = 3

    var hint: String?

    fileprivate let step = 1

    // MARK: - Lifecycle -

    init(
        view: CounterViewInterface,
        interactor: CounterInteractorInterface,
        wireframe: CounterWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension CounterPresenter: CounterPresenterInterface {

    // MARK: - Handle view event

    @discardableResult
    func increase(by amount: Int = 1) -> Int {
        count += amount
        view.showCount()
        if count > limit { wireframe.tell() }
        return count
    }

    @available(*, deprecated, renamed: "increase(by:)")
    func add(_ amount: Int) {
        increase(by: amount)
    }

    // MARK: - Provide view data source

    var isExceeded: Bool { count > limit }

    // MARK: - Handle view event

    /// Counts one more, whatever it is called.
    func step(times: Int) {
        for _ in 0..<times { increase(by: step) }
        hint = nil
    }

    // MARK: - Forwarding

    func tell() {
        wireframe.tell()
    }

    func restore() {
        interactor.restore()
    }

    @MainActor
    @discardableResult
    func save() -> Bool {
        interactor.save()
    }
}

extension CounterPresenter: CounterInteractorOutputInterface {
}
