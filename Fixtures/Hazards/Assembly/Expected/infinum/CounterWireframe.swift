import UIKit

final class CounterWireframe: BaseWireframe<CounterViewController> {

    // MARK: - Module setup -

    init(name: String?, start: Int = 3, onEnd: @escaping (Int) -> Void = { _ in }) {
        let moduleViewController = CounterViewController(name: name, start: start, onEnd: onEnd)
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: CounterViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(
        _ viewController: CounterViewController,
        onEnd: @escaping (Int) -> Void,
        start: Int
    ) -> CounterPresenterInterface {
        CounterWireframe(existing: viewController).makePresenter(for: viewController, onEnd: onEnd, start: start)
    }

    private func makePresenter(
        for view: CounterViewInterface,
        onEnd: @escaping (Int) -> Void,
        start: Int
    ) -> CounterPresenter {
        let interactor = CounterInteractor(onEnd: onEnd)
        let presenter = CounterPresenter(view: view, interactor: interactor, wireframe: self, start: start)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension CounterWireframe: CounterWireframeInterface {
}
