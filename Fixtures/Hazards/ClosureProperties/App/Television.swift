import UIKit

@MainActor
final class TelevisionSet {
    let prefix = "Channel "

    func select(_ key: Int, then done: @escaping (String) -> Void) {
        Trace.record("set.select(\(key))")
        done("\(prefix)\(key)")
    }

    func mute(_ key: Int) {
        Trace.record("set.mute(\(key))")
    }
}

@MainActor
func lockForChildren(_ remote: RemoteViewController) {
    let before = remote.mayChange
    remote.mayChange = { key in key != 2 && (before?(key) ?? true) }
    remote.transform = { $0.uppercased() }
}
