import UIKit

final class NewDialogWireframe: BaseWireframe<NewDialogViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = NewDialogViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: NewDialogViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: NewDialogViewController) -> NewDialogPresenterInterface {
        NewDialogWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: NewDialogViewInterface) -> NewDialogPresenter {
        let interactor = NewDialogInteractor()
        let presenter = NewDialogPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension NewDialogWireframe: NewDialogWireframeInterface {

    // MARK: - Wireframe

    func showChat(for dialogID: String) {
        guard let navigationController = viewController.navigationController else {
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
                chat.dialogID = dialogID
                newStack.append(chat)
                navigationController.setViewControllers(newStack, animated: true)
                return
            }
        }
    }

    func showChatScreen(for dialogID: String) {
        guard let chat = Screens.chat() else { return }
        chat.dialogID = dialogID
        var stack = viewController.navigationController?.viewControllers ?? []
        stack.removeLast()
        stack.append(chat)
        viewController.navigationController?.setViewControllers(stack, animated: true)
    }

    func returnToDialogs() {
        for screen in viewController.navigationController?.viewControllers ?? [] {
            if let dialogs = screen as? DialogsViewController {
                viewController.navigationController?.popToViewController(dialogs, animated: true)
                return
            }
        }
    }
}
