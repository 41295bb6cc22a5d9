import Foundation

@preconcurrency @MainActor
final class HouseInteractor {
}

// MARK: - Extensions -

extension HouseInteractor: HouseInteractorInterface {

    // MARK: - Business use case

    var keyLock: KeyLock? { KeyLock.shared() }

    var doorBell: DoorBell { DoorBell.sharedInstance() }

    func checkKeyLock() {
        KeyLock.shared()?.check()
    }

    func addRefreshed() {
        HouseLog.shared.add("refreshed")
    }

    func setOn(_ isOn: Bool) {
        KeyLock.shared()?.isOn = isOn
    }

    func toggleKeyLock() {
        KeyLock.shared()?.toggle()
    }

    func addToggled() {
        HouseLog.shared.add("toggled")
    }

    func ring2() {
        DoorBell.sharedInstance().ring(2)
    }
}
