import Foundation

@preconcurrency @MainActor
final class OptionsPresenter {

    // MARK: - Private properties -

    private unowned let view: OptionsViewInterface
    private let interactor: OptionsInteractorInterface
    private let wireframe: OptionsWireframeInterface

    // MARK: - Properties -

    var options: [Option] = Option.allCases
    private var chosen: [Option] = []

    // MARK: - Lifecycle -

    init(
        view: OptionsViewInterface,
        interactor: OptionsInteractorInterface,
        wireframe: OptionsWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension OptionsPresenter: OptionsPresenterInterface {

    func summary() -> String {
        "\(chosen) \(interactor.isMuted)"
    }

    // MARK: - Handle view event

    func didSelectRow(at indexPath: IndexPath, reloadData: @escaping () -> Void) {
        let option = options[indexPath.row]
        chosen.append(option)
        switch option {
        case .reset:
            chosen = []
            interactor.reset {
                reloadData()
            }
        case .help:
            wireframe.showHelp()
        case .tell:
            interactor.note("tell")
            view.tellListenerDidChoose(option)
        case .none:
            break
        }
    }

    func muted(isOn: Bool) {
        interactor.setMuted(isOn)
        interactor.note("muted \(isOn)")
        chosen.append(.none)
    }

    func tapped(setTitle: (String?) -> Void) {
        guard let last = chosen.last else {
            setTitle("Nothing")
            return
        }
        if interactor.isKnown(last) {
            interactor.forget(last)
            setTitle("Forgotten")
        } else {
            let title = interactor.learn(last)
            setTitle(title)
        }
        chosen.removeLast()
    }

    func note(toggle: @escaping () -> Void) {
        interactor.optionStore.onNote = { toggle() }
        interactor.note("flipped")
    }

    func flipped(isOn: Bool) {
        if isOn { chosen.append(.help) }
        interactor.setOnNote(nil)
    }
}
