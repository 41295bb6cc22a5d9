import UIKit

final class CounterWireframe: BaseWireframe<CounterViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = CounterViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: CounterViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: CounterViewController) -> CounterPresenterInterface {
        CounterWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: CounterViewInterface) -> CounterPresenter {
        let interactor = CounterInteractor()
        let presenter = CounterPresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension CounterWireframe: CounterWireframeInterface {

    // MARK: - Wireframe

    @inline(never)
    func tell() {
        let alert = UIAlertController(title: "\(viewController.presenter.limit) exceeded", message: viewController.presenter.hint, preferredStyle: .alert)
        viewController.present(alert, animated: true)
    }
}
