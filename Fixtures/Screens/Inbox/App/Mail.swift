import UIKit

struct Mail: Equatable, Sendable {
    let id: Int
    var subject: String
    var sender: String
    var isRead = false
    var isStarred = false
}

enum MailAction {
    case archive(Mail)
    case move(Mail, from: String)
}

enum MailError: Error {
    case expired(String)
    case unknownFolder(String)
    case offline

    var text: String {
        switch self {
        case .expired: "Log in"
        case .unknownFolder(let name): "There is no \(name)"
        case .offline: "Offline"
        }
    }
}

/// Answers when the driver says so.
@MainActor
final class MailService {
    static let shared = MailService()
    static let didReceiveNotification = Notification.Name("didReceive")

    var failure: MailError?
    var canSend = true
    private(set) var mails = [
        Mail(id: 1, subject: "Welcome", sender: "The app", isRead: true), Mail(id: 2, subject: "Lunch?", sender: "Ann"),
        Mail(id: 3, subject: "Invoice", sender: "The shop", isStarred: true),
    ]
    private var waiting: [() -> Void] = []

    func fetch(folder: String, completion: @escaping (Result<[Mail], MailError>) -> Void) {
        Trace.record("service.fetch(\(folder))")
        waiting.append { [failure, mails] in completion(failure.map { .failure($0) } ?? .success(mails)) }
    }

    func logIn(_ user: String, password: String, completion: @escaping (Bool) -> Void) {
        Trace.record("service.logIn(\(user))")
        if password == "right" { failure = nil }
        waiting.append { completion(password == "right") }
    }

    func archive(_ mail: Mail) {
        Trace.record("service.archive(\(mail.id))")
        mails.removeAll { $0.id == mail.id }
    }

    func restore(_ mail: Mail) {
        Trace.record("service.restore(\(mail.id))")
        mails.append(mail)
    }

    func mark(_ mail: Mail) { Trace.record("service.mark(\(mail.id), \(mail.isRead))") }

    func report(_ mail: Mail, completion: @escaping () -> Void) {
        Trace.record("service.report(\(mail.id))")
        waiting.append(completion)
    }

    func move(_ mail: Mail, to folder: String) throws {
        Trace.record("service.move(\(mail.id), \(folder))")
        if folder == "nowhere" { throw MailError.unknownFolder(folder) }
        mails.removeAll { $0.id == mail.id }
        if folder == "inbox" { mails.append(mail) }
    }

    func send(_ mail: Mail) { Trace.record("service.send(\(mail.subject))") }

    func answer() {
        let calls = waiting
        waiting = []
        for call in calls { call() }
    }
}

/// Kept in the defaults.
@MainActor
enum MailStatistics {
    static var archived: Int {
        get { UserDefaults.standard.integer(forKey: "mail.archived") }
        set {
            Trace.record("archived: \(newValue)")
            UserDefaults.standard.set(newValue, forKey: "mail.archived")
        }
    }
    static var signature: String { UserDefaults.standard.string(forKey: "mail.signature") ?? "Bye" }
}

final class MailLoginViewController: UIViewController {
    var user = ""
    var onLogin: ((String) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        Trace.record("login of \(user)")
    }
}

@MainActor
protocol ComposerDelegate: AnyObject {
    func composer(_ composer: ComposerViewController, didWrite mail: Mail)
}

final class ComposerViewController: UIViewController {
    weak var delegate: ComposerDelegate?
    var signature = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        Trace.record("composer, \(signature)")
    }
}

@MainActor
enum ComposerFactory {
    static func makeComposer(signature: String) -> ComposerViewController? {
        let composer = ComposerViewController()
        composer.signature = signature
        return signature.isEmpty ? nil : composer
    }
}

final class MailViewController: UIViewController {
    var mail: Mail?
    var isStarred = false

    static func make(for mail: Mail) -> MailViewController? {
        guard mail.id != 1 else { return nil }
        let screen = MailViewController()
        screen.mail = mail
        return screen
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        Trace.record("mail \(mail?.subject ?? "none"), \(isStarred)")
    }
}
