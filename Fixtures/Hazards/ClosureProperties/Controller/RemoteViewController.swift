import UIKit

final class RemoteViewController: UIViewController {

    @IBOutlet private weak var screenLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        prepareKeys()
        afterUpdate = { [unowned self] in self.title = self.screenLabel.text }
        update("off")
    }

    // MARK: - Update view

    private var afterUpdate: () -> Void = {}

    private func update(_ text: String) {
        screenLabel.text = text
        afterUpdate()
    }

    // MARK: - Handle view event

    /// Asked before the channel changes. The app may forbid it.
    var mayChange: ((Int) -> Bool)?
    var onChange: ((_ channel: Int, _ name: String?) -> Void)!

    func press(_ key: Int) {
        guard mayChange?(key) ?? true else { return refuse(key) }
        (keys[key] ?? unknown)(key)
        history.append({ [key] in self.press(key) })
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

    private lazy var unknown: (Int) -> Void = { [weak self] key in
        self?.update("no key \(key)")
    }

    // MARK: - Wireframe

    private var makeHelp: (String) -> UIViewController = { text in
        let help = UIViewController()
        help.title = text
        return help
    }

    private func refuse(_ key: Int) {
        present(makeHelp("not \(key)"), animated: true)
    }

    // MARK: - Provide view data source

    private var keys: [Int: (Int) -> Void] = [:]
    private var history: [() -> Void] = []
    private var names: [Int: () -> String] = [:]

    // MARK: - Business use case

    private func prepareKeys() {
        keys[1] = select
        keys[2] = { [set] key in set.select(key, then: self.didSelect) }
        keys[3] = set.mute
        names = [1: { "One" }, 2: name(of: 2)]
    }

    private func select(_ key: Int) {
        set.select(key, then: didSelect)
    }

    private func name(of key: Int) -> () -> String {
        return { [weak self] in "\(self?.set.prefix ?? "?")\(key)" }
    }

    // MARK: - Handle business event

    private func didSelect(_ name: String) {
        update(name)
        transform.map { update($0(name)) }
    }

    var transform: ((String) -> String)?

    // MARK: - Manage model

    private let set = TelevisionSet()
}
