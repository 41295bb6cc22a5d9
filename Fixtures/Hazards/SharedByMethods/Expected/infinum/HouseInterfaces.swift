import UIKit

@preconcurrency @MainActor
protocol HouseWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol HouseViewInterface: ViewInterface {
    func setLockLabelText(_ text: String?)
    func setBellLabelText(_ text: String?)
}

@preconcurrency @MainActor
protocol HousePresenterInterface: PresenterInterface {
    func refresh()
    func lock()
    func toggle()
    func ring()
    func light()
}

@preconcurrency @MainActor
protocol HouseInteractorInterface: InteractorInterface {
    var keyLock: KeyLock? { get }
    var doorBell: DoorBell { get }

    func checkKeyLock()
    func addRefreshed()
    func setOn(_ isOn: Bool)
    func toggleKeyLock()
    func addToggled()
    func ring2()
}
