import UIKit

enum Option: CaseIterable { case reset, help, tell, none }

protocol OptionsListener: AnyObject {
    func options(_ screen: OptionsViewController, didChoose option: Option)
}

enum Mode {
    static var isMuted = false
}

final class OptionStore {
    static let shared = OptionStore()
    var onNote: (() -> Void)?
    private var known: Set<Option> = [.help]
    private var waiting: [() -> Void] = []

    func reset(then done: @escaping () -> Void) {
        Trace.record("reset")
        waiting.append(done)
    }

    func answer() {
        let all = waiting
        waiting = []
        all.forEach { $0() }
    }

    func note(_ text: String) {
        Trace.record("note \(text)")
        onNote?()
    }

    func isKnown(_ option: Option) -> Bool { known.contains(option) }

    func forget(_ option: Option) {
        known.remove(option)
        Trace.record("forget \(option)")
    }

    func learn(_ option: Option) -> String {
        known.insert(option)
        return "Learned \(option)"
    }
}

final class HelpViewController: UIViewController {}

final class Listener: OptionsListener {
    func options(_ screen: OptionsViewController, didChoose option: Option) {
        Trace.record("chose \(option): \(screen.summary())")
    }
}
