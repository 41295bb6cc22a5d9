import UIKit

class NewDialogViewController: UIViewController {

    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var hintLabel: UILabel!

    private var attempts = 0

    @IBAction func create(_ sender: UIButton) {
        attempts += 1
        hintLabel.text = "\(attempts)"
        DialogService.shared.create(nameField.text ?? "") { [weak self] id in
            guard let self = self else { return }
            guard let id = id else {
                self.hintLabel.text = "failed"
                return
            }
            guard let navigationController = self.navigationController else {
                return
            }
            // The chat comes right above the dialogs, whatever was on top of them.
            let controllers = navigationController.viewControllers
            var newStack = [UIViewController]()
            controllers.forEach {
                newStack.append($0)
                if $0 is DialogsViewController {
                    guard let chat = Screens.chat() else {
                        return
                    }
                    chat.dialogID = id
                    newStack.append(chat)
                    navigationController.setViewControllers(newStack, animated: true)
                    return
                }
            }
        }
    }

    @IBAction func replace(_ sender: UIButton) {
        attempts += 1
        DialogService.shared.create("copy") { [weak self] id in
            guard let self = self, let id = id else { return }
            self.hintLabel.text = id
            guard let chat = Screens.chat() else { return }
            chat.dialogID = id
            var stack = self.navigationController?.viewControllers ?? []
            stack.removeLast()
            stack.append(chat)
            self.navigationController?.setViewControllers(stack, animated: true)
        }
    }

    @IBAction func giveUp(_ sender: UIButton) {
        attempts = 0
        hintLabel.text = "given up"
        for screen in navigationController?.viewControllers ?? [] {
            if let dialogs = screen as? DialogsViewController {
                navigationController?.popToViewController(dialogs, animated: true)
                return
            }
        }
    }

    /// Something follows, unless the loop has returned.
    @IBAction func giveUpOrStay(_ sender: UIButton) {
        attempts = 0
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
        attempts += 1
        DialogService.shared.create("peek") { id in
            self.attempts += 1
            guard let chat = Screens.chat() else { return }
            chat.dialogID = id ?? ""
            self.present(chat, animated: true)
            self.hintLabel.text = "\(self.attempts) peeked"
        }
    }

    /// The closure gives something.
    @IBAction func weigh(_ sender: UIButton) {
        attempts += 1
        DialogService.shared.count { weight in
            self.attempts += weight
            guard let chat = Screens.chat() else { return 0 }
            self.present(chat, animated: true)
            return self.attempts
        }
    }
}
