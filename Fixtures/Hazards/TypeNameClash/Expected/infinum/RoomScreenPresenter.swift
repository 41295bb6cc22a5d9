import Foundation

@preconcurrency @MainActor
final class RoomScreenPresenter {

    // MARK: - Private properties -

    private unowned let view: RoomScreenViewInterface
    private let interactor: RoomScreenInteractorInterface
    private let wireframe: RoomScreenWireframeInterface

    // MARK: - Provide view data source

    var number = 1

    // MARK: - Lifecycle -

    init(
        view: RoomScreenViewInterface,
        interactor: RoomScreenInteractorInterface,
        wireframe: RoomScreenWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension RoomScreenPresenter: RoomScreenPresenterInterface {

    // MARK: - Handle view event

    func move(to number: Int) {
        self.number = number
        interactor.book()
        view.showName()
    }

    // MARK: - Forwarding

    func close() {
        wireframe.close()
    }
}

extension RoomScreenPresenter: RoomScreenInteractorOutputInterface {
}
