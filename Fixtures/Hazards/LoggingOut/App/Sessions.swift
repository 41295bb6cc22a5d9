import UIKit

final class SessionService {
    static let shared = SessionService()
    private var waiting: [() -> Void] = []

    func shows() -> [String] { ["Dark", "Fargo"] }

    func note(_ text: String) { Trace.record("noted \(text)") }

    func end(_ reason: String) { Trace.record("session ends: \(reason)") }

    func whenEnded(_ done: @escaping () -> Void) { waiting.append(done) }

    func expire() {
        let done = waiting
        waiting = []
        for call in done { call() }
    }
}
