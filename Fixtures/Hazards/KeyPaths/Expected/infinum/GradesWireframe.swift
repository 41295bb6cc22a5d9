import UIKit

final class GradesWireframe: BaseWireframe<GradesViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = GradesViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: GradesViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: GradesViewController) -> GradesPresenterInterface {
        GradesWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: GradesViewInterface) -> GradesPresenter {
        let interactor = GradesInteractor()
        let presenter = GradesPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension GradesWireframe: GradesWireframeInterface {

    // MARK: - Wireframe

    func open(_ field: Field) {
        let detail = GradeViewController(value: viewController.presenter.value, field: field)
        switch field {
        case .value: detail.title = "\(viewController.presenter.value)"
        case .weight(let weight): detail.title = "\(weight) of \(self.viewController.presenter.weight)"
        }
        viewController.present(detail, animated: true)
    }
}
