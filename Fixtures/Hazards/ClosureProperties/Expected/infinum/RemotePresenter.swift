import Foundation

@preconcurrency @MainActor
final class RemotePresenter {

    // MARK: - Private properties -

    private unowned let view: RemoteViewInterface
    private let interactor: RemoteInteractorInterface
    private let wireframe: RemoteWireframeInterface

    // MARK: - Handle view event

    /// Asked before the channel changes. The app may forbid it.
    var mayChange: ((Int) -> Bool)?
    var onChange: ((_ channel: Int, _ name: String?) -> Void)!

    private lazy var unknown: (Int) -> Void = { [weak self] key in
        self?.view.update("no key \(key)")
    }

    // MARK: - Provide view data source

    var keys: [Int: (Int) -> Void] = [:]
    private var history: [() -> Void] = []
    private var names: [Int: () -> String] = [:]

    // MARK: - Handle business event

    var transform: ((String) -> String)?

    // MARK: - Lifecycle -

    init(
        view: RemoteViewInterface,
        interactor: RemoteInteractorInterface,
        wireframe: RemoteWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension RemotePresenter: RemotePresenterInterface {

    // MARK: - Handle view event

    func press(_ key: Int) {
        guard mayChange?(key) ?? true else { return wireframe.refuse(key) }
        (keys[key] ?? unknown)(key)
        history.append({ [key, view] in
            defer { withExtendedLifetime(view) {} }
            self.press(key)
        })
        onChange?(key, names[key]?())
    }

    func back() {
        guard history.count > 1 else { return }
        history.removeLast()
        let again = history.removeLast()
        again()
    }

    /// Lets go of everything that holds the screen.
    func switchOff() {
        history = []
        keys.removeAll()
        names[2] = nil
    }

    func prepareKeys() {
        keys[3] = interactor.set.mute
        names = [1: { "One" }, 2: interactor.name(of: 2)]
    }

    // MARK: - Forwarding

    var set: TelevisionSet { interactor.set }
}
