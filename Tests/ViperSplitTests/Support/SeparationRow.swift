import Testing

@testable import ViperSplit

/// What a statement of a body becomes, file by file.
struct SeparationRow: CustomTestStringConvertible {
    let sentence: String
    let code: String
    let presenter: String
    var view: String?
    var wireframe: String?
    var interactor: String?

    var testDescription: String { sentence }

    /// Checks the split of a controller with the code in a body that belongs to the Presenter.
    func check() throws {
        try expectSplit(
            separationSource(code), context: separationApp, view: view, presenter: presenter,
            interactor: interactor, wireframe: wireframe)
    }
}

/// A controller with the code in a body that belongs to the Presenter.
func separationSource(_ code: String) -> String {
    """
    @IBOutlet var spinner: UIActivityIndicatorView!
    @IBOutlet var nameLabel: UILabel!
    @IBOutlet var emailField: UITextField!
    @IBOutlet var saveButton: UIButton!
    @IBOutlet var tableView: UITableView!
    @IBOutlet var rememberSwitch: UISwitch!
    @IBOutlet var chart: ChartView!
    @IBOutlet var badge: ABCBadgeView!
    private let store = NoteStore()
    private var backup: NoteStore?
    private var shown: NoteViewController?
    private var note: Note?
    private var chosen: Note?
    private var current: Note!
    private var notes: [Note] = []
    // MARK: - Handle view event
    func handle(_ index: Int, _ text: String) {
        notes = []
        \(code)
    }
    """
}

/// The rest of the app of that controller.
let separationApp = [
    """
    struct Note { var title = ""; var isRead = false }
    class UploadQueue { func cancel() {} }
    class AppDelegate: UIResponder { static let shared = AppDelegate(); let uploads = UploadQueue() }
    class NoteStore {
        func save(_ note: Note) {}
        func all(in folder: String, limit: Int = 10) -> [Note] { [] }
        func load(_ id: Int, completion: @escaping (Note?) -> Void) {}
        var recent: [Note] = []
        func sync() async throws -> Int { 1 }
        @discardableResult func touch() -> Bool { true }
        func pick<T>(_ type: T.Type) {}
        typealias Done = ([Note]) -> Void
        typealias Each = (Note) -> Void
        func keep(_ done: @escaping Done) {}
        func each(_ body: Each) {}
        func isRead(_ note: Note?) -> Bool { true }
    }
    class API {
        static let shared = API()
        var user = ""
        var launches = 0
        func pick<T>(_ type: T.Type) {}
        func list<T>(of type: T.Type) -> [T] { [] }
        struct Token {}
        var peer: API?
        var listener: ListenerRegistration?
        func send(_ note: Note) {}
        func weigh(_ part: Double) {}
        func mark(_ note: Note) {}
        func mark(_ number: Int) {}
        func login(_ token: Token) {}
    }
    class KeyLock { static func shared() -> KeyLock? { nil }; var owner = ""; func turn(_ times: Int) {} }
    @MainActor class MainStore { static let shared = MainStore(); func touch() {} }
    class Loud { static let shared = Loud(); init() { print("made") }; func shout(_ text: String) {} }
    enum Keys { static let theme = "theme" }
    enum Preferences { static func mute(_ name: String) { UserDefaults.standard.set(true, forKey: name) } }
    enum TokenStore { enum Key { case first } }
    class ChartView: UIView { func show(_ values: [Int]) {}; var level: Int { 1 } }
    class HelpViewController: UIViewController { static func open(_ topic: String, in screen: UIViewController?) {} }
    enum Screens {
        static func makeNote() -> NoteViewController? { nil }
        static func around(_ screen: UIViewController) -> UIViewController { screen }
    }
    class PageViewController: UIViewController {
        init(number: Int, in book: String = "") {}
        init<T>(content: T) {}
    }
    class Support {
        static let shared = Support()
        func presentHelp(from screen: UIViewController, topic: String) {}
        func start(for user: AnyObject, topic: String) {}
        func renew(_ plan: String, presentingViewController: UIViewController?, completion: @escaping (Bool) -> Void) {}
    }
    extension UIViewController {
        func route_detail(to screen: UIViewController) { Router.main.detail(screen) }
    }
    enum Sure {
        static func showQuestion(usingController screen: UIViewController, about subject: String, onConfirm: @escaping () -> Void) {}
    }
    class PickViewController: UIViewController {
        init(_ done: @escaping (Note) -> Void) {}
        required init?(coder: NSCoder) { nil }
    }
    enum Loading { case done(Note), failed(Error) }
    class NoteViewController: UIViewController { var note: Note?; var onSave: (() -> Void)? }
    """
]
