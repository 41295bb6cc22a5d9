import UIKit

class NewDialogViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: NewDialogPresenterInterface = NewDialogWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var hintLabel: UILabel!

    @IBAction func create(_ sender: UIButton) {
        presenter.create()
    }

    @IBAction func replace(_ sender: UIButton) {
        presenter.replace()
    }

    @IBAction func giveUp(_ sender: UIButton) {
        presenter.giveUp()
    }

    /// Something follows, unless the loop has returned.
    @IBAction func giveUpOrStay(_ sender: UIButton) {
        presenter.attempts = 0
        for screen in navigationController?.viewControllers ?? [] {
            if screen is DialogsViewController {
                navigationController?.popToViewController(screen, animated: true)
                return
            }
        }
        hintLabel.text = "stayed"
    }

    /// Something follows, unless there is no screen.
    @IBAction func peek(_ sender: UIButton) {
        presenter.attempts += 1
        presenter.createName("peek") { id in
            self.presenter.attempts += 1
            guard let chat = Screens.chat() else { return }
            chat.dialogID = id ?? ""
            self.present(chat, animated: true)
            self.hintLabel.text = "\(self.presenter.attempts) peeked"
        }
    }

    /// The closure gives something.
    @IBAction func weigh(_ sender: UIButton) {
        presenter.attempts += 1
        presenter.count { weight in
            self.presenter.attempts += weight
            guard let chat = Screens.chat() else { return 0 }
            self.present(chat, animated: true)
            return self.presenter.attempts
        }
    }

    // MARK: - Provide input

    var nameText: String? { nameField.text }
}

// MARK: - Extensions -

extension NewDialogViewController: NewDialogViewInterface {

    // MARK: - Update view

    func setHintLabelText(_ text: String?) {
        hintLabel.text = text
    }
}
