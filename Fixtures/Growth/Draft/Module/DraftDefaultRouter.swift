import UIKit

@MainActor
class DraftDefaultRouter {

    weak var presenter: DraftPresenter?
    weak var viewController: UIViewController?
    weak var delegate: DraftModuleDelegate?
}

extension DraftDefaultRouter: DraftRouter {

    func didSave(_ draft: Draft) {
        self.delegate?.didSave(draft)
    }
}
