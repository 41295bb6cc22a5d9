import UIKit

final class WeatherWireframe: BaseWireframe<WeatherViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = WeatherViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: WeatherViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: WeatherViewController) -> WeatherPresenterInterface {
        WeatherWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: WeatherViewInterface) -> WeatherPresenter {
        let interactor = WeatherInteractor()
        let presenter = WeatherPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension WeatherWireframe: WeatherWireframeInterface {

    // MARK: - Wireframe

    func explain(_ error: Error) async {
        let viewController = self.viewController
        let alert = UIAlertController(title: "Weather", message: "\(error)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Retry", style: .default) { [weak self] _ in
            Task { await self?.viewController.presenter.reload() }
        })
        viewController.present(alert, animated: true)
        await Task.yield()
        viewController.presenter.journal.write("explained")
    }
}
