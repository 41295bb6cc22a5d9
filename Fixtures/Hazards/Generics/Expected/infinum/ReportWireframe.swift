import UIKit

final class ReportWireframe: BaseWireframe<ReportViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = ReportViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: ReportViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: ReportViewController) -> ReportPresenterInterface {
        ReportWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: ReportViewInterface) -> ReportPresenter {
        let interactor = ReportInteractor()
        let presenter = ReportPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension ReportWireframe: ReportWireframeInterface {

    // MARK: - Wireframe

    func show<E: Error, T>(_ error: E, of values: [T]) where E: Equatable {
        let title = "\(E.self) of \(values.count)"
        let alert = UIAlertController(title: title, message: "\(error)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        viewController.present(alert, animated: true)
    }

    func close(telling reader: some ReportReading) {
        reader.read(viewController.presenter.readings)
        viewController.dismiss(animated: true)
    }
}
