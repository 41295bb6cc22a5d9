import Foundation

@preconcurrency @MainActor
final class PanelPresenter {

    // MARK: - Private properties -

    private unowned let view: PanelViewInterface
    private let interactor: PanelInteractorInterface
    private let wireframe: PanelWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: PanelViewInterface,
        interactor: PanelInteractorInterface,
        wireframe: PanelWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension PanelPresenter: PanelPresenterInterface {

    // MARK: - Handle view event

    func increase() {
        change(by: 1)
    }

    func slide(senderValue: Float) {
        change(by: Int(senderValue) - interactor.value)
    }

    func slideEnded() {
        interactor.save()
    }

    func change(by amount: Int) {
        interactor.value += amount
        view.showValue()
    }

    func didTap(numberOfTapsRequired: Int) {
        if numberOfTapsRequired == 1 {
            interactor.save()
        }
    }

    // MARK: - Forwarding

    func close() {
        wireframe.close()
    }

    func close(animated: Bool) {
        wireframe.close(animated: animated)
    }

    func save() {
        interactor.save()
    }

    func didReset(_ notification: Notification) {
        interactor.didReset(notification)
    }

    var value: Int { interactor.value }

    var panel: Panel { interactor.panel }
}

extension PanelPresenter: PanelInteractorOutputInterface {

    // MARK: - Forwarding

    func showValue() {
        view.showValue()
    }
}
