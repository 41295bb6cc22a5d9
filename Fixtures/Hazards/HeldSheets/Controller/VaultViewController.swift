import UIKit

final class VaultViewController: UIViewController {

    private let attendant = Attendant.shared
    private var tries = 0

    // MARK: - Handle view event

    /// The sheet doesn't hold the screen: its handler has `self` as the closure around it.
    @objc func open() {
        attendant.check(reason: "the vault") { [unowned self] isAllowed in
            guard isAllowed else {
                self.tries += 1
                let alert = UIAlertController(title: "Locked", message: "Try again.", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default, handler: { _ in
                    self.dismiss(animated: true, completion: nil)
                }))
                self.present(alert, animated: true)
                return
            }
            Trace.record("opened after \(self.tries)")
        }
    }

    @objc func peek() {
        attendant.check(reason: "a look") { [weak self] isAllowed in
            guard isAllowed else {
                self?.tries += 1
                let alert = UIAlertController(title: "No look", message: "Ask again.", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Leave", style: .cancel) { _ in
                    self?.dismiss(animated: true)
                })
                self?.present(alert, animated: true)
                return
            }
            Trace.record("looked after \(self?.tries ?? 0)")
        }
    }

    /// This one holds it.
    @objc func count() {
        attendant.check(reason: "the books") { [weak self] isAllowed in
            guard let self else { return }
            self.tries += 1
            let alert = UIAlertController(title: "Counted", message: "All is there.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Good", style: .default) { _ in self.dismiss(animated: true) })
            self.present(alert, animated: true)
        }
    }

    /// The visit changes what the attendant has when it is made, before that is asked for.
    @objc func visit() {
        tries += 1
        let visit = VisitViewController(guest: "guest \(tries)")
        visit.heading = attendant.greeting
        visit.number = attendant.next()
        present(visit, animated: true)
    }

    /// What nobody else has is handed over.
    @objc func visitAgain() {
        tries += 1
        let visit = VisitViewController(guest: "friend")
        visit.number = tries
        present(visit, animated: true)
    }
}
