import Foundation

final class KeyLock {
    private static let only = KeyLock()
    static var isInstalled = true

    static func shared() -> KeyLock? { isInstalled ? only : nil }

    var isOn = false
    private(set) var checks = 0

    func check() { checks += 1 }
    func toggle() { isOn.toggle() }
}

final class DoorBell {
    private static let only = DoorBell()

    class func sharedInstance() -> DoorBell { only }

    var volume = 3
    private(set) var rings = 0

    func ring(_ times: Int) { rings += times }
}

final class HouseLog {
    static let shared = HouseLog()

    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }
}

final class Lamp {
    private static let all = [Lamp(), Lamp()]

    static func shared(for room: Int) -> Lamp { all[room] }

    var isLit = false
}
