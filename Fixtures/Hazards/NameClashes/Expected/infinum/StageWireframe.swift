import UIKit

final class StageWireframe: BaseWireframe<StageViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = StageViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: StageViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: StageViewController) -> StagePresenterInterface {
        StageWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: StageViewInterface) -> StagePresenter {
        let interactor = StageInteractor()
        let presenter = StagePresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension StageWireframe: StageWireframeInterface {

    // MARK: - Wireframe

    func leave(_ viewController: String) {
        let interactor = UIViewController()
        interactor.title = viewController + self.viewController.modulePresenter.output.joined(separator: ">")
        self.viewController.present(interactor, animated: true)
    }
}
