import Foundation

@preconcurrency @MainActor
final class HousePresenter {

    // MARK: - Private properties -

    private unowned let view: HouseViewInterface
    private let interactor: HouseInteractorInterface
    private let wireframe: HouseWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: HouseViewInterface,
        interactor: HouseInteractorInterface,
        wireframe: HouseWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension HousePresenter: HousePresenterInterface {

    func refresh() {
        interactor.checkKeyLock()
        view.setLockLabelText(interactor.keyLock?.isOn == true ? "locked" : "open")
        view.setBellLabelText("volume \(interactor.doorBell.volume)")
        interactor.addRefreshed()
    }

    func lock() {
        interactor.setOn(true)
        refresh()
    }

    func toggle() {
        interactor.toggleKeyLock()
        interactor.addToggled()
        refresh()
    }

    func ring() {
        interactor.ring2()
        DoorBell.sharedInstance().volume += 1
        refresh()
    }

    func light() {
        Lamp.shared(for: 1).isLit = true
        let bell = DoorBell.sharedInstance()
        bell.volume = 0
        bell.ring(1)
        refresh()
    }
}
