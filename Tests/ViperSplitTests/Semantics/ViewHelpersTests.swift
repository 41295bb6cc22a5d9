import Testing

@testable import ViperSplit

/// Types with a service's name that work for views.
struct ViewHelpersTests {
    private func isMadeOfViews(_ type: String, _ members: String, app: String = "") throws -> Bool {
        let controller = try controller(members)
        let semantics = Semantics(
            controller, AppContext(given: controller.units, context: contextFiles([app])))
        #expect(semantics.isService(named: type) != semantics.isMadeOfViews(type))
        return semantics.isMadeOfViews(type)
    }

    @Test(
        arguments: [
            (
                "Who makes it hands it a view.",
                "let map = UIView()\nlazy var pins = PinManager(on: map, color: .red)", ""
            ),
            (
                "A view of a library is one, too.", "@IBOutlet var map: GMSMapView!\nfunc f() { _ = PinManager(map) }",
                ""
            ),
            (
                "So is what is called one.",
                "func f() { let mapView = GMSMap.make(); _ = PinManager(on: mapView) }", ""
            ),
            ("Its initialiser takes one.", "", "class PinManager { init(map: MapView) {} }\nclass MapView: UIView {}"),
            ("If there is one.", "", "class PinManager { init(table: UITableView?) {} }"),
        ] as [(String, String, String)])
    func itIsTheViews(_ sentence: String, members: String, app: String) throws {
        #expect(try isMadeOfViews("PinManager", members, app: app), "\(sentence)")
    }

    @Test(
        arguments: [
            ("Nobody tells.", "let pins = PinManager()", ""),
            ("It is made of a value.", "let pins = PinManager(limit: 3)", ""),
            ("Nobody knows what it is made of.", "func f() { _ = PinManager(on: make()) }", ""),
            ("An image is no view.", "func f(image: UIImage) { _ = PinManager(image) }", ""),
            ("Neither is the screen.", "func f() { _ = PinManager(self) }", ""),
            (
                "Another type is made of one.", "func f(map: UIView) { _ = Painter(map) }",
                "class PinManager { init(limit: Int) {} }"
            ),
            ("A view is only shown by it.", "", "class PinManager { func show(in view: UIView) {} }"),
        ] as [(String, String, String)])
    func itIsAService(_ sentence: String, members: String, app: String) throws {
        #expect(try !isMadeOfViews("PinManager", members, app: app), "\(sentence)")
    }

    @Test func whatWorksForViewsStaysWithThem() throws {
        try expectSplit(
            """
            @IBOutlet var map: GMSMapView!
            private var pins: PinManager!
            override func viewDidLoad() {
                super.viewDidLoad()
                pins = PinManager(map: map)
            }
            private func clear() { pins.removeAll() }
            @objc func reset() { clear(); store.touch() }
            private let store: NoteStore = .shared
            """, view: "pins.removeAll()", interactor: "store.touch()")
    }
}
