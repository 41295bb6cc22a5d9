import Foundation

@preconcurrency @MainActor
final class OptionsInteractor {

    // MARK: - Properties -

    let optionStore: OptionStore

    // MARK: - Lifecycle -

    init(optionStore: OptionStore = .shared) {
        self.optionStore = optionStore
    }
}

// MARK: - Extensions -

extension OptionsInteractor: OptionsInteractorInterface {

    // MARK: - Business use case

    var isMuted: Bool { Mode.isMuted }

    func reset(then done: @escaping () -> Void) {
        optionStore.reset(then: done)
    }

    func note(_ text: String) {
        optionStore.note(text)
    }

    func setMuted(_ isMuted: Bool) {
        Mode.isMuted = isMuted
    }

    func isKnown(_ option: Option) -> Bool {
        optionStore.isKnown(option)
    }

    func forget(_ option: Option) {
        optionStore.forget(option)
    }

    func learn(_ option: Option) -> String {
        optionStore.learn(option)
    }

    func setOnNote(_ note: (() -> Void)?) {
        optionStore.onNote = note
    }
}
