import Testing

@testable import ViperSplit

/// Whether other files of the app may name a member of the controller.
struct OutsideNamesTests {
    private func isNamed(_ app: String?, of header: String = "", declared: String = "func reload() {}") throws -> Bool {
        let controller = try controller(declared, header: header)
        let semantics = Semantics(
            controller, AppContext(given: controller.units, context: contextFiles(app.map { [$0] })))
        return semantics.isNamedOutside(try #require(controller.members(named: "reload").first))
    }

    private func controller(_ members: String, header: String) throws -> Controller {
        try readController(
            [
                readUnit(
                    SourceFile(
                        path: "Notes.swift",
                        text: "import UIKit\nclass NotesViewController: UIViewController\(header) {\n\(members)\n}\n"))
            ], named: "NotesViewController")
    }

    @Test(
        arguments: [
            ("Nobody knows the app.", nil, ""),
            ("An instance is asked.", "func f(_ notes: NotesViewController) { notes.reload() }", ""),
            (
                "One that may be there.",
                "class A { weak var notes: NotesViewController?; func f() { notes?.reload() } }", ""
            ),
            ("One that was made.", "func f() { let notes = NotesViewController(); notes.reload() }", ""),
            ("One of a subclass.", "class B: NotesViewController {}\nfunc f(_ b: B) { b.reload() }", ""),
            ("A subclass asks itself.", "class B: NotesViewController { func f() { reload() } }", ""),
            ("So does an extension.", "extension NotesViewController { func f() { self.reload() } }", ""),
            ("A value of an unknown type is.", "func f() { unknown().reload() }", ""),
            ("A value of any type is.", "func f<T: NotesViewController>(_ x: T) { x.reload() }", ""),
            (
                "One that is made as `Self` is.",
                "extension UIViewController { static func make() -> Self { fatalError() } }\nfunc f() { let x = NotesViewController.make(); x.reload() }",
                ""
            ),
            ("A private subclass asks itself.", "private class Spy: NotesViewController { func f() { reload() } }", ""),
            ("A private type is asked.", "private class Spy: NotesViewController {}\nfunc f() { Spy().reload() }", ""),
            ("A nested subclass asks itself.", "enum A { class B: NotesViewController { func f() { reload() } } }", ""),
            (
                "A protocol's extension may be for it.",
                "protocol Part {}\nextension Part where Self: NotesViewController { func f() { reload() } }", ""
            ),
            (
                "A protocol that it adopts elsewhere asks for it.",
                "protocol Listing { func reload() }\nextension NotesViewController: Listing {}", ""
            ),
            (
                "A value of a protocol is asked that a subclass adopts.",
                "protocol Listing { func reload() }\nclass B: NotesViewController, Listing {}\nfunc f(_ x: Listing) { x.reload() }",
                ""
            ),
            ("A path begins at an instance.", #"func f() { print(\NotesViewController.reload) }"#, ""),
            ("A path begins at what isn't known.", #"func f() { g(\.reload) }"#, ""),
            ("It is handed a closure behind it.", "func f() { unknown().reload { print(1) } }", ""),
            (
                "An instance is given to the class.",
                "func f(_ x: NotesViewController) { NotesViewController.reload(x)() }", ""
            ),
            ("A protocol asks for it.", "protocol Listing { func reload() }", ", Listing"),
            ("One that it refines does.", "protocol Base { func reload() }\nprotocol Listing: Base {}", ", Listing"),
            ("Nobody knows what a protocol asks for.", "", ", Listing"),
        ] as [(String, String?, String)])
    func itMayBeNamed(_ sentence: String, app: String?, header: String) throws {
        #expect(try isNamed(app, of: header), "\(sentence)")
    }

    @Test(
        arguments: [
            ("Nobody asks.", "", ""),
            ("A call has a label of its own.", "func f() { unknown().reload(all: true) }", ""),
            ("So has a name of a function.", "func f() { let g = unknown().reload(all:); print(g) }", ""),
            ("A page is asked.", "import WebKit\nfunc f(_ page: WKWebView) { page.reload() }", ""),
            ("Another type's own.", "class Store { func reload() {}; func f() { reload(); self.reload() } }", ""),
            (
                "An instance of another type.",
                "class Store { func reload() {} }\nfunc f(_ store: Store) { store.reload() }", ""
            ),
            ("A function at file level.", "func reload() {}\nfunc f() { reload() }", ""),
            (
                "A value of a protocol is asked that others adopt.",
                "protocol Listing { func reload() }\nclass B: Listing { func reload() {} }\nfunc f(_ x: Listing) { x.reload() }",
                ""
            ),
            ("A text is no name of what Objective-C doesn't see.", #"func f() { print("reload") }"#, ""),
            (
                "A case of another type.",
                "enum Step { case reload }\nfunc f(_ x: Step) -> Step { if case .reload = x { g(.reload) }; return .reload }",
                ""
            ),
            ("A label.", "func f(reload: Int) {}\nfunc g() { f(reload: 1) }", ""),
            ("A path begins at another type.", #"struct Step { let reload: Int }\nfunc f() { g(\Step.reload) }"#, ""),
            (
                "A static member of another type.",
                "enum Step { static let reload = 1 }\nfunc f() { print(Step.reload) }", ""
            ),
            ("Another type's own, which a library declares.", "class Page: Sheet { func f() { reload() } }", ""),
            ("A local name.", "func f() { let reload = 1; print(reload) }", ""),
            (
                "Another protocol asks for it.",
                "protocol Other { func reload() }\nprotocol Listing { var a: Int { get } }", ", Listing"
            ),
            ("UIKit's ask for nothing of the app's.", "", ", UITableViewDelegate"),
        ] as [(String, String, String)])
    func nobodyNamesIt(_ sentence: String, app: String, header: String) throws {
        #expect(try !isNamed(app, of: header), "\(sentence)")
    }

    @Test(
        "A protocol out of sight can't ask for what has a type of the app's.",
        arguments: [
            ("func reload(_ note: Note) {}", false), ("func reload() -> [Note] { [] }", false),
            ("var reload: Note?", false), ("let reload = Note()", false), ("func reload(_ note: Int) {}", true),
            ("var reload: Page?", true), ("let reload = page()", true),
        ])
    func aLibraryKnowsNoTypesOfTheApp(_ declared: String, mayBeAsked: Bool) throws {
        #expect(try isNamed("class Note {}", of: ", Listing", declared: declared) == mayBeAsked)
        #expect(try !isNamed("class Note {}", declared: declared))
        let refined = "class Note {}\nprotocol Listing: Sheet {}"
        #expect(try isNamed(refined, of: ", Listing", declared: declared) == mayBeAsked)
    }

    @Test func methodsOfOneNameAreToldByTheirLabels() throws {
        let controller = try controller("func reload() {}\nfunc reload(all: Bool) {}", header: "")
        let context = contextFiles(["func f() { unknown().reload(all: true) }"])
        let semantics = Semantics(controller, AppContext(given: controller.units, context: context))
        #expect(controller.members(named: "reload").map(semantics.isNamedOutside) == [false, true])
    }
}
