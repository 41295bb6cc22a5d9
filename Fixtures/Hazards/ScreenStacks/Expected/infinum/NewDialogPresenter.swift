import Foundation

@preconcurrency @MainActor
final class NewDialogPresenter {

    // MARK: - Private properties -

    private unowned let view: NewDialogViewInterface
    private let interactor: NewDialogInteractorInterface
    private let wireframe: NewDialogWireframeInterface

    // MARK: - Properties -

    var attempts = 0

    // MARK: - Lifecycle -

    init(
        view: NewDialogViewInterface,
        interactor: NewDialogInteractorInterface,
        wireframe: NewDialogWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension NewDialogPresenter: NewDialogPresenterInterface {

    func create() {
        attempts += 1
        view.setHintLabelText("\(attempts)")
        interactor.createName(view.nameText ?? "") { [weak self] id in
            guard let self = self else { return }
            guard let id = id else {
                self.view.setHintLabelText("failed")
                return
            }
            self.wireframe.showChat(for: id)
        }
    }

    func replace() {
        attempts += 1
        interactor.createName("copy") { [weak self] id in
            guard let self = self, let id = id else { return }
            self.view.setHintLabelText(id)
            self.wireframe.showChatScreen(for: id)
        }
    }

    func giveUp() {
        attempts = 0
        view.setHintLabelText("given up")
        wireframe.returnToDialogs()
    }

    // MARK: - Forwarding

    func createName(_ name: String, completion: @escaping (String?) -> Void) {
        interactor.createName(name, completion: completion)
    }

    func count(_ weigh: @escaping (Int) -> Int) {
        interactor.count(weigh)
    }
}
