import UIKit

final class VaultViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: VaultPresenterInterface = VaultWireframe.assemble(self)

    // MARK: - Handle view event

    @objc func open() {
        presenter.open()
    }

    @objc func peek() {
        presenter.peek()
    }

    @objc func count() {
        presenter.count()
    }

    /// The visit changes what the attendant has when it is made, before that is asked for.
    @objc func visit() {
        presenter.tries += 1
        let visit = VisitViewController(guest: "guest \(presenter.tries)")
        visit.heading = presenter.greeting
        visit.number = presenter.fetchNext()
        present(visit, animated: true)
    }

    @objc func visitAgain() {
        presenter.visitAgain()
    }
}

// MARK: - Extensions -

extension VaultViewController: VaultViewInterface {
}
