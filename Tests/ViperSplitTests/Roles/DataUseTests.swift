import Testing

@testable import ViperSplit

/// Which places count as asking a service, in the figures and in the findings.
struct DataUseTests {
    private let app = [
        """
        class NoteStore { static let shared = NoteStore(); func save() {}; var count = 0; var style: Style? }
        func saveAll() { NoteStore.shared.save() }
        func loadAll() -> Int { NoteStore.shared.count }
        func sort() {}
        let archive: NoteStore! = NoteStore()
        let limit = 3
        var base: Realm!
        enum Help {
            static func show() { UIApplication.shared.open(URL(string: "")!) }
            static func load() -> Int { show(); return NoteStore.shared.count }
        }
        enum Settings {
            static var order: Int { UserDefaults.standard.integer(forKey: "order") }
            static func save(_ order: Int) { UserDefaults.standard.set(order, forKey: "order") }
        }
        class Style { var textColor: UIColor = .red }
        protocol Zooming { func start(in view: UIView) }
        enum StyleManager { static var titleFont: UIFont { .systemFont(ofSize: 12) }; static var limit: Int { 1 } }
        protocol Palette { var tint: UIColor { get }; var font: UIFont { get }; var isDark: Bool { get } }
        class PaletteService { static let shared = PaletteService(); var palette: Palette { make() }; var count: Int { 1 } }
        class LoginCatalog {
            static let shared = LoginCatalog()
            let hint: [NSAttributedString.Key: Any] = [:]
            let email = NSAttributedString(string: "")
            let next: NSAttributedString = made()
            private let store: NoteStore = NoteStore()
            let limit: Int = 1
            let count = 2
            let name = String(1)
        }
        class RowCatalog {
            static let shared = RowCatalog()
            let title = NSAttributedString(string: "")
            let subtitle = NSAttributedString(string: "")
            let names: [String] = []
            let colors: [String: UIColor] = [:]
            let count: Int = 1
        }
        class UploadService {
            static let shared = UploadService()
            private let tint: UIColor = .red
            private let font: UIFont = made()
            let impact = UIImpactFeedbackGenerator()
            let notification = UINotificationFeedbackGenerator()
            func upload() {}
        }
        extension OSLog { static let sync = OSLog(subsystem: "", category: "") }
        extension Logger { static var sync = Logger(subsystem: "", category: "") }
        extension NoteStore { static let sync = NoteStore() }
        class Box { static let shared = Box(); func info(_ text: String) {} }
        class Theme { static let shared = Theme(); func color(for name: String) -> UIColor { .red } }
        class UploadQueue { var count = 0; func add(_ text: String) {} }
        class Environment { let notes = NoteStore(); let queue = UploadQueue() }
        struct Parameters { let environment: Environment }
        class HelpFlow { func begin() { UIViewController().present(UIViewController(), animated: true) } }
        class AppDelegate: UIResponder {
            static var shared: AppDelegate { UIApplication.shared.delegate as! AppDelegate }
            let uploads = UploadQueue()
            var flow = HelpFlow()
            var theme = Theme()
            var launches = 0
        }
        """
    ]

    private func uses(_ code: String) throws -> [String] {
        let controller = try controller("private let store = NoteStore()\n\(code)")
        let context = AppContext(given: controller.units, context: contextFiles(app))
        let evidence = Evidence(controller, ReferenceGraph(controller, context: context))
        return evidence.touches.joined().filter { $0.kind == .data && $0.isUse }.map(\.text)
    }

    @Test(arguments: [
        ("A call asks.", "func f() { store.save() }", "store.save"),
        ("So does a value.", "func f() { print(NoteStore.shared.count) }", "NoteStore.shared"),
        ("What is made may be asked at once.", "func f() { NoteStore().save() }", "NoteStore.save"),
        (
            "A service's protocol is one.", "private let backup: NoteStoreProtocol\nfunc f() { backup.save() }",
            "backup.save"
        ),
        ("A subscript asks, too.", "func f() { store[\"key\"] = 1 }", "store"),
        (
            "A property may be another name for it.",
            "private var own: NoteStore { NoteStore.shared }\nfunc f() { own.save() }", "own.save"
        ),
        (
            "A property may be computed from more.",
            "private var own: Int { NoteStore.shared.count + 1 }\nfunc f() { own.distance(to: 1) }", "NoteStore.shared"
        ),
        (
            "A database is asked by a local name, too.",
            "private var notes: NSFetchedResultsController<Note> { made() }\nfunc f() { let context = notes.managedObjectContext; try? context.save() }",
            "save()"
        ),
        (
            "It is where it is worked out.",
            "private var notes: NSFetchedResultsController<Note> { made() }\nfunc f() { try? notes.managedObjectContext.save() }",
            "save()"
        ),
        ("A library of the network is asked by its name.", "func f() { Alamofire.request(1) }", "Alamofire.request"),
        ("The App Store is.", "func f() { SKPaymentQueue.default().add(payment) }", "SKPaymentQueue.default"),
        ("A map's search asks.", "func f() { MKLocalSearch(request: r).start {} }", "MKLocalSearch.start"),
        ("A function of the app's is asked for what it reaches.", "func f() { print(loadAll()) }", "loadAll"),
        (
            "What gives a value is asked for it, whatever it shows if it fails.", "func f() { print(Help.load()) }",
            "Help.load"
        ),
        ("So is a type of the app's.", "func f() { print(Settings.order) }", "Settings.order"),
        ("A service may have a name at file level.", "func f() { archive.save() }", "archive.save"),
        ("A database is one.", "func f() { base.beginWrite() }", "base.beginWrite"),
        ("It is told, too.", "func f() { Settings.save(1) }", "Settings.save"),
        ("The type may be asked.", "func f() { print(StyleManager.limit) }", "StyleManager.limit"),
        ("What nobody declares may give anything.", "func f() { print(IconProvider.earth) }", "IconProvider.earth"),
        ("Or a text.", "func f() { title = IconProvider.earth }", "IconProvider.earth"),
        ("An instance that the app shares is asked.", "func f() { Box.shared.info(\"x\") }", "Box.shared"),
        (
            "So is one that it has in an extension.", "func f() { NoteStore.sync.save() }", "NoteStore.sync"
        ),
        ("A file is read.", "func f(_ url: URL) { print((try? Data(contentsOf: url)) as Any) }", "Data(contentsOf:)"),
        (
            "So it is for a text.", "func f(_ x: String) { _ = try? String(contentsOfFile: x) }",
            "String(contentsOfFile:)"
        ),
        ("It is written.", "func f(_ url: URL) { try? Data().write(to: url) }", "write(to:)"),
        (
            "From whatever has a value.",
            "func f(_ url: URL) { try? url.path.write(to: url, atomically: true, encoding: .utf8) }",
            "write(to:atomically:encoding:)"
        ),
        (
            "Even for a name of whatever type.",
            "func f(_ x: String) { try? x.write(toFile: x, atomically: true, encoding: .utf8) }",
            "write(toFile:atomically:encoding:)"
        ),
        (
            "An archive is data.", "func f(_ x: Data) { _ = NSKeyedUnarchiver.unarchiveObject(with: x) }",
            "NSKeyedUnarchiver.unarchiveObject(with:)"
        ),
        (
            "The App Store has products.", "func f() async { _ = try? await Product.products(for: [\"a\"]) }",
            "Product.products(for:)"
        ),
        ("It tells what is bought.", "func f() async { for await _ in Transaction.updates {} }", "Transaction.updates"),
        (
            "What the app's delegate holds is there for all screens.",
            "func f() { AppDelegate.shared.uploads.add(\"x\") }", "uploads"
        ),
        (
            "However that is had.",
            "func f() { let app = UIApplication.shared.delegate as? AppDelegate; print(app?.uploads.count as Any) }",
            "uploads"
        ),
        (
            "A service may be held by a value.",
            "private var parameters: Parameters!\nfunc f() { parameters.environment.notes.save() }", "notes"
        ),
        ("What knows palettes, too.", "func f() { print(PaletteService.shared.count) }", "PaletteService.shared"),
        ("What has mostly other things.", "func f() { print(RowCatalog.shared.count) }", "RowCatalog.shared"),
        (
            "What draws for itself, or makes what does.", "func f() { UploadService.shared.upload() }",
            "UploadService.shared"
        ),
    ])
    func aUseCounts(_ sentence: String, _ code: String, _ text: String) throws {
        #expect(try uses(code) == [text], "\(sentence)")
    }

    @Test(arguments: [
        ("What takes what it shows from nowhere asks nothing.", "func f() { Help.show() }"),
        ("A plain function of the app's reaches nothing.", "func f() { sort() }"),
        ("A function that gives nothing back can be told from everywhere.", "func f() { saveAll() }"),
        ("A value at file level is none.", "func f() { print(limit.distance(to: 1)) }"),
        ("A local name hides the app's.", "func f(archive: Style) { print(archive.textColor) }"),
        ("So does a member.", "private let archive = 1\nfunc f() { print(archive.distance(to: 1)) }"),
        (
            "What a database is called is no data of it.",
            "private var notes: NSFetchedResultsController<Note> { made() }\nfunc f() { let context = notes.managedObjectContext; context.name = \"x\"; print(context.hasChanges) }"
        ),
        (
            "To make a request is not to send it.",
            "func f() { let request = NSFetchRequest<NSFetchRequestResult>(entityName: \"x\"); request.fetchLimit = 1 }"
        ),
        ("An observer is no question.", "func f() { store.watchers.add(self) }"),
        (
            "A value that is handed on with its service asks nothing.",
            "private var environment: Environment!\nfunc f() { print(environment.notes) }"
        ),
        (
            "Nor does one that is held by a value, and no service.",
            "private var environment: Environment!\nfunc f() { environment.queue.add(\"x\") }"
        ),
        ("To make a service is not to ask it.", "func f() { print(NoteStore()) }"),
        ("To hand it on isn't, either.", "func f() { print(store, NoteStore.shared) }"),
        ("Nor to tell it whom to notify.", "func f() { store.addObserver(self, forKeyPath: \"x\") }"),
        ("By whatever name.", "func f() { SKPaymentQueue.default().add(self) }"),
        ("A default argument is for who gives another.", "func f(_ count: Int = NoteStore.shared.count) {}"),
        ("A notification's name is a name.", "func f() { print(NoteStore.didSaveNotification) }"),
        ("A font is something to look at.", "func f() { print(StyleManager.titleFont) }"),
        ("What is taken for an image is one.", "func f() { tabBarItem.image = IconProvider.earth }"),
        ("A color of a shared theme is, too.", "func f() { print(Theme.shared.color(for: \"x\")) }"),
        ("Nor is what a palette says.", "func f() { print(PaletteService.shared.palette.isDark) }"),
        ("One of texts with their looks is a palette, too.", "func f() { print(LoginCatalog.shared.limit) }"),
        ("The app's delegate knows screens.", "func f() { print(AppDelegate.shared.tabBarController) }"),
        (
            "Bytes are no file.",
            "func f() { print(Data([1, 2]), Data(base64Encoded: \"\") as Any, String(decoding: [], as: UTF8.self)) }"
        ),
        ("Nor is what an encoder makes.", "func f() { print((try? JSONEncoder().encode([1])) as Any) }"),
        ("What the app writes is its own matter.", "func f(_ log: Style) { log.write(to: 1) }"),
        (
            "To archive a view is to make another.",
            """
            @IBOutlet private var field: UITextField!
            func f() { _ = NSKeyedUnarchiver.unarchiveObject(with: NSKeyedArchiver.archivedData(withRootObject: field!)) }
            """
        ),
        ("To hand on what the delegate holds isn't to ask it.", "func f() { print(AppDelegate.shared.uploads) }"),
        ("What shows screens is asked for them.", "func f() { AppDelegate.shared.flow.begin() }"),
        ("How things look isn't data for being held.", "func f() { print(AppDelegate.shared.theme.name) }"),
        ("A number of the delegate's is no object.", "func f() { print(AppDelegate.shared.launches.description) }"),
        ("What nobody declares may be anything.", "func f() { print(AppDelegate.shared.unknown.count) }"),
        ("Nor is a color at the end of a chain.", "func f() { print(NoteStore.shared.style?.textColor as Any) }"),
        ("Who is asked for a screen shows one.", "func f() { print(NoteStore.shared.rootViewController as Any) }"),
        ("How things look is for the View.", "func f() { print(AppStyles.shared.limit) }"),
        ("What arguments choose nobody shares.", "func f() { print(CaptureDevice.default(for: 1).torch) }"),
        ("Who is handed views helps the View.", "private let zoom: Zooming\nfunc f() { zoom.start(in: 1) }"),
        ("What the app has for one in an extension isn't.", "func f() { Logger.sync.error(\"x\") }"),
        ("Nor is it asked whether it is on.", "func f() { print(OSLog.sync.isEnabled(type: .info)) }"),
        (
            "Nor is a log of one's own.",
            "private let log = OSLog(subsystem: \"\", category: \"\")\nfunc f() { print(log.signpostsEnabled) }"
        ),
        ("A log isn't data.", "func f() { Logger.main.error(\"x\") }"),
        ("A protocol is no service for its name.", "private let x: PickerProtocol\nfunc f() { x.save() }"),
        ("An item provider only sounds like a service.", "func f() { print(NSItemProvider.x()) }"),
    ])
    func otherPlacesDont(_ sentence: String, _ code: String) throws {
        #expect(try uses(code) == [], "\(sentence)")
    }
}
