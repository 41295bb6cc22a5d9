import UIKit

@preconcurrency @MainActor
protocol OptionsWireframeInterface: WireframeInterface {
    func showHelp()
}

@preconcurrency @MainActor
protocol OptionsViewInterface: ViewInterface {
    func tellListenerDidChoose(_ option: Option)
}

@preconcurrency @MainActor
protocol OptionsPresenterInterface: PresenterInterface {
    func summary() -> String
    func didSelectRow(at indexPath: IndexPath, reloadData: @escaping () -> Void)
    func muted(isOn: Bool)
    func tapped(setTitle: (String?) -> Void)
    func note(toggle: @escaping () -> Void)
    func flipped(isOn: Bool)
}

@preconcurrency @MainActor
protocol OptionsInteractorInterface: InteractorInterface {
    var optionStore: OptionStore { get }
    var isMuted: Bool { get }

    func reset(then done: @escaping () -> Void)
    func note(_ text: String)
    func setMuted(_ isMuted: Bool)
    func isKnown(_ option: Option) -> Bool
    func forget(_ option: Option)
    func learn(_ option: Option) -> String
    func setOnNote(_ note: (() -> Void)?)
}
