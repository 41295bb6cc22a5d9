import UIKit

final class QuizWireframe: BaseWireframe<QuizViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = QuizViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: QuizViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: QuizViewController) -> QuizPresenterInterface {
        QuizWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: QuizViewInterface) -> QuizPresenter {
        let interactor = QuizInteractor()
        let presenter = QuizPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }

    // MARK: - Helpers -

    private func finish(with message: String) {
        let alert = UIAlertController(title: "Done", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Again", style: .default) { [weak self] _ in
            self?.viewController.presenter.restart()
        })
        viewController.present(alert, animated: true)
    }
}

// MARK: - Extensions -

extension QuizWireframe: QuizWireframeInterface {

    func finish() {
        finish(with: "You have \(viewController.presenter.score) of \(viewController.presenter.questions.count)")
    }
}
