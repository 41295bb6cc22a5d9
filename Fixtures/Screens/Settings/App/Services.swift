import Foundation
import UIKit

@MainActor
final class SettingsStore {
    static let shared = SettingsStore()

    private var values: [String: Any] = [:]

    func set(_ value: Any, forKey key: String) {
        Trace.record("store.set(\(key), \(value))")
        values[key] = value
    }

    func bool(forKey key: String) -> Bool {
        values[key] as? Bool ?? false
    }

    func string(forKey key: String) -> String? {
        values[key] as? String
    }

    func removeAll() {
        Trace.record("store.removeAll")
        values = [:]
    }

    func synchronize() {
        Trace.record("store.synchronize \(values.count)")
    }
}

@MainActor
final class AccountService {
    static let shared = AccountService()

    var isOffline = false
    private(set) var name: String? = "Ana"

    func rename(to name: String) {
        Trace.record("account.rename(\(name))")
        self.name = name
    }

    func delete(completion: (Bool) -> Void) {
        Trace.record("account.delete")
        if !isOffline {
            name = nil
        }
        completion(!isOffline)
    }
}
