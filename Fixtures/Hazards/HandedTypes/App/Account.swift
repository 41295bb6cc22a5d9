import UIKit

@MainActor
final class Account {
    let name: String
    var isFavorite = false {
        didSet { Trace.record("\(name) is favorite: \(isFavorite)") }
    }

    init(name: String) { self.name = name }
}

@MainActor
final class AccountService {
    static let shared = AccountService()
    var isQuiet = false
    private var waiting: [(Int) -> Void] = []

    func open(_ account: Account, note: String? = nil) { Trace.record("open(\(account.name), \(note ?? "nil"))") }
    func titles(of account: Account) -> [String] {
        Trace.record("titles(of: \(account.name))")
        return ["a", "b"]
    }
    func find(_ name: String) -> Account? { Account(name: name) }
    func setFavorite(_ isFavorite: Bool, of account: Account) { Trace.record("setFavorite(\(isFavorite))") }
    func isFavorite(_ account: Account) -> Bool {
        Trace.record("isFavorite(\(account.name))")
        return true
    }
    func sync(_ account: Account, then done: @escaping (Int) -> Void) {
        Trace.record("sync(\(account.name))")
        waiting.append(done)
    }
    func finish() {
        waiting.forEach { $0(7) }
        waiting = []
    }

    typealias Handler = (Int) -> Void
    var handlers: [Handler] = []
    var onDone: Handler?
    func add(_ handler: @escaping Handler) { handlers.append(handler) }
    func addOptional(_ handler: Handler?) { handlers += [handler].compactMap { $0 } }
    func runs(_ handler: Handler) { handler(0) }
    func finishHandlers() {
        for (number, handler) in (handlers + [onDone].compactMap { $0 }).enumerated() { handler(number) }
        handlers = []
    }
    func log(_ text: String) { Trace.record("log: \(text)") }
}

@MainActor
enum Prompt {
    static var waiting: [(Int) -> Void] = []

    static func ask(_ text: String, on screen: UIViewController, then done: @escaping (Int) -> Void) {
        screen.present(UIAlertController(title: text, message: nil, preferredStyle: .alert), animated: true)
        waiting.append(done)
    }

    static func later(on screen: UIViewController, _ done: ((Int) -> Void)?) {
        screen.present(UIViewController(), animated: true)
        waiting += [done].compactMap { $0 }
    }
}

final class QuietAccountViewController: AccountViewController {
    override var banner: String {
        Trace.record("quiet banner")
        return "..."
    }
}
