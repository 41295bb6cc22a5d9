import UIKit

/// Asks its model for screens, and builds them by what it is told.
final class PapersViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: PapersPresenterInterface = PapersWireframe.assemble(self)

    // MARK: - Properties -

    var desk: Desk? {
        get { presenter.desk }
        set { presenter.desk = newValue }
    }
    var root: String {
        get { presenter.root }
        set { presenter.root = newValue }
    }
    var shown: Int {
        get { presenter.shown }
        set { presenter.shown = newValue }
    }

    @objc func open(_ row: Int) {
        presenter.open(row)
    }

    @objc func openNext(_ title: String) {
        presenter.openNext(title)
    }

    func show(_ path: String?) {
        presenter.show(path)
    }
}

// MARK: - Extensions -

extension PapersViewController: PapersViewInterface {
}
