import UIKit

@MainActor
class DraftDefaultRouter {

    weak var presenter: DraftPresenter?
    weak var viewController: UIViewController?
    weak var delegate: DraftModuleDelegate?

    /// The view controller, by its own class.
    private var screen: DraftDefaultView! { viewController as? DraftDefaultView }
}

extension DraftDefaultRouter: DraftRouter {

    func didSave(_ draft: Draft) {
        self.delegate?.didSave(draft)
    }

    // MARK: - Wireframe

    func close() {
        screen.navigationController?.popViewController(animated: true)
    }

    func showHistory() {
        let screen = HistoryViewController()
        screen.draft = self.screen!
        self.screen.present(screen, animated: true)
    }
}
