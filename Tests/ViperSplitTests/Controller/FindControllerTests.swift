import Testing

@testable import ViperSplit

struct FindControllerTests {
    private func find(_ texts: String..., named name: String? = nil) throws -> String {
        let given = texts.enumerated().map { SourceFile(path: "\($0.offset).swift", text: $0.element) }
        return try readController(try units(given), named: name).name
    }

    @Test(
        arguments: [
            ("A class of UIKit's is enough.", "class Notes: UIViewController {}", "Notes"),
            ("A table view controller is a view controller.", "class Notes: UITableViewController {}", "Notes"),
            ("A base class of the app says it by its suffix.", "class Notes: BaseViewController {}", "Notes"),
            (
                "A library's may be one: the class overrides what view controllers have.",
                "class Notes: ListController {\noverride func viewDidLoad() {}\noverride func item() {}\n}", "Notes"
            ),
            (
                "An outlet says it, too, whatever else is overridden.",
                "class Notes: ListController {\n@IBOutlet var label: UILabel!\noverride func item() {}\n}", "Notes"
            ),
            ("The class itself may say it.", "class NotesViewController: Base {}", "NotesViewController"),
            ("Generic arguments don't matter.", "class Notes: ListController<Note> {}", "Notes"),
            ("Other types of the file don't matter.", "struct Note {}\nclass A: UIViewController {}\nclass B {}", "A"),
            ("It may stand in a conditional block.", "#if os(iOS)\nclass Notes: UIViewController {}\n#endif", "Notes"),
        ] as [(String, String, String)])
    func theOneViewControllerIsFound(_ sentence: String, source: String, name: String) throws {
        #expect(try find(source) == name, "\(sentence)")
    }

    @Test(
        arguments: [
            ("A class without a superclass is none.", "class NotesViewController {}"),
            ("A structure is none.", "struct NotesViewController: UIViewControllerRepresentable {}"),
            ("An extension declares none.", "extension NotesViewController { }"),
            ("Controllers of other frameworks are none.", "class A: NSFetchedResultsController<B> {}"),
            ("Neither is a presentation controller.", "class A: UIPresentationController {}"),
            (
                "Neither is a library's that has other things to override.",
                "class A: ListController {\noverride init() {}\noverride func item() {}\n}"
            ),
            ("A class that may adopt a protocol is no view.", "class NotesPresenter: NotesView {}"),
        ] as [(String, String)])
    func whatIsNoViewControllerIsNotFound(_ sentence: String, source: String) {
        #expect(throws: SplitError.noViewController(paths: ["0.swift"]), "\(sentence)") { try find(source) }
    }

    /// A view is what is split only where there is no view controller, and it is the only one.
    @Test(arguments: [
        ("class NotesView: UIView {}", "NotesView"), ("class NoteCell: UITableViewCell {}", "NoteCell"),
        ("class Notes: UIViewController {}\nclass NotesView: UIView {}", "Notes"),
        ("class NotesView: UIView {}\nstruct NotesHead {}\nextension NotesView {}", "NotesView"),
    ])
    func theOneViewIsFound(_ source: String, name: String) throws {
        #expect(try find(source) == name)
    }

    @Test func severalViewsHaveToBeChosenFrom() throws {
        let source = "class NotesView: UIView {}\nclass NoteCell: UITableViewCell {}"
        #expect(throws: SplitError.severalViews(names: ["NotesView", "NoteCell"])) { try find(source) }
        #expect(try find(source, named: "NoteCell") == "NoteCell")
    }

    /// A class above that the files declare themselves says what the class is, too.
    @Test(arguments: [
        ("class NotesView: BaseView {}\nclass BaseView: UIView {}", ["NotesView", "BaseView"]),
        ("class Notes: BaseScreen {}\nclass BaseScreen: UIViewController {}", ["Notes", "BaseScreen"]),
    ])
    func aClassAboveInTheSameFileCounts(_ source: String, names: [String]) throws {
        let isView = names[0].hasSuffix("View")
        #expect(throws: isView ? SplitError.severalViews(names: names) : .severalViewControllers(names: names)) {
            try find(source)
        }
        let alone = "class NotesView: BaseView {}\nclass BaseView: BaseView {}"
        #expect(throws: SplitError.noViewController(paths: ["0.swift"])) { try find(alone) }
    }

    @Test(
        arguments: [
            ("enum Flow { class Notes: UIViewController {} }", .nested("Notes", in: "Flow")),
            ("extension Flow.Steps { final class Notes: UIViewController {} }", .nested("Notes", in: "Flow.Steps")),
            ("class NotesViewController: NSViewController {}", .foreign("NotesViewController", framework: "AppKit")),
            ("class Notes: NSWindowController {}", .foreign("Notes", framework: "AppKit")),
            (
                "class NotesController: WKInterfaceController { @IBOutlet var label: WKInterfaceLabel! }",
                .foreign("NotesController", framework: "WatchKit")
            ),
            ("import SwiftUI\nstruct Notes: View {}", .swiftUI("Notes")),
        ] as [(String, FoundInstead)])
    func theNearestIsNamed(_ source: String, instead: FoundInstead) {
        #expect(throws: SplitError.noViewController(paths: ["0.swift"], instead: instead)) { try find(source) }
    }

    @Test(
        "What is AppKit's is said to be, however far up its class is.",
        arguments: [
            ("class Home: NSViewController {}", "", "AppKit"),
            ("class Home: NSTitlebarAccessoryViewController {}", "", "AppKit"),
            ("class Home: NSSplitViewController {}", "", "AppKit"), ("class Home: NSPageController {}", "", "AppKit"),
            ("class Home: PaneController {}\ntypealias PaneController = NSViewController", "", "AppKit"),
            ("class Home: PaneController {}", "typealias PaneController = NSTabViewController", "AppKit"),
            ("class Home: PaneController {}", "class PaneController: NSViewController {}", "AppKit"),
            ("class Home: PaneController {}\nclass PaneController: NSViewController {}", "", "AppKit"),
            ("import Cocoa\nclass Home: PaneController {}", "", "AppKit"),
            ("#if os(macOS)\nimport AppKit\n#endif\nclass HomeController: PaneController {}", "", "AppKit"),
            ("import AppKit\nimport UIKit\nclass Home: PaneController {}", "", nil),
            ("import AppKit\nclass Home: PaneController {}", "class PaneController: UIViewController {}", nil),
            (
                "class Home: PaneController {}",
                "#if os(macOS)\ntypealias PaneController = NSViewController\n#else\ntypealias PaneController = UIViewController\n#endif",
                nil
            ),
            ("class Home: UIViewController { class Pane: NSViewController {} }", "", nil),
        ] as [(String, String, String?)])
    func anotherFrameworksAreRefused(_ source: String, app: String, framework: String?) throws {
        let given = [SourceFile(path: "Home.swift", text: source)]
        let context = [SourceFile(path: "App.swift", text: app)]
        let name = source.contains("HomeController") ? "HomeController" : "Home"
        for chosen in [nil, name] {
            let options = SplitOptions(controllerName: chosen, context: context)
            guard let framework else {
                #expect(try GivenController(given, options: options).controller.name == name)
                continue
            }
            let instead = FoundInstead.foreign(name, framework: framework)
            #expect(throws: SplitError.noViewController(paths: ["Home.swift"], instead: instead)) {
                try GivenController(given, options: options)
            }
        }
        #expect(
            AppIndex(given + context).controllers(in: ["Home.swift"]).map(\.name) == (framework == nil ? [name] : []))
    }

    @Test(
        "The app's own classes above one may say that it is a view controller.",
        arguments: [
            ("class Screen: UIViewController {}", true),
            ("class Base: UITableViewController {}\nclass Screen: Base {}", true),
            ("class Screen {}", false), ("", false),
        ])
    func theAppMaySayIt(_ app: String, isController: Bool) throws {
        let given = [SourceFile(path: "Home.swift", text: "class Home: Screen {}")]
        let context = [SourceFile(path: "App.swift", text: app)]
        let found = try? GivenController(given, options: SplitOptions(context: context)).controller.name
        #expect(found == (isController ? "Home" : nil))
        let index = AppIndex(given + context)
        #expect(index.controllers(in: ["Home.swift"]).map(\.name) == (isController ? ["Home"] : []))
    }

    @Test(
        "A name that ends like a view controller's is what the app says.",
        arguments: [
            ("", true), ("class DataController: UIViewController {}", true), ("protocol DataController {}", false),
            ("class DataController {}", false), ("class DataController: NSObject {}", false),
        ])
    func theAppSaysWhatTheNameMeans(_ app: String, isController: Bool) throws {
        let given = [SourceFile(path: "Home.swift", text: "class Home: DataController {}")]
        let context = [SourceFile(path: "App.swift", text: app)]
        let found = try? GivenController(given, options: SplitOptions(context: context)).controller.name
        #expect(found == (isController ? "Home" : nil))
    }

    @Test(arguments: ["m", "mm", "h"])
    func objectiveCIsSaidToBe(_ ending: String) {
        let file = SourceFile(path: "Notes.\(ending)", text: "#import <UIKit/UIKit.h>")
        #expect(throws: SplitError.notSwift(path: file.path)) { try readUnit(file) }
    }

    @Test(arguments: [nil, "A"])
    func aClassThatSeveralFilesDeclareIsNobodys(name: String?) throws {
        let error = SplitError.severalDeclarations(name: "A", paths: ["0.swift", "1.swift"])
        #expect(throws: error) {
            try find("class A: UIViewController {}", "class A: UITableViewController {}", named: name)
        }
        #expect(throws: error) { try find("class A: UIViewController {}", "class A: NSViewController {}", named: name) }
        #expect(try find("class A: UIViewController {}", "extension A {}\nenum B { class A {} }", named: name) == "A")
    }

    @Test func twoBranchesOfAFileMayDeclareAClass() throws {
        let text = "#if B\nclass A: UIViewController {}\n#else\nclass A: UIViewController {}\n#endif"
        #expect(try find(text, named: "A") == "A")
    }

    @Test func twoViewControllersAreAmbiguous() {
        #expect(throws: SplitError.severalViewControllers(names: ["A", "B"])) {
            try find("class A: UIViewController {}", "class B: UITableViewController {}")
        }
    }

    @Test func theUserMayChooseOne() throws {
        #expect(try find("class A: UIViewController {}\nclass B: UIViewController {}", named: "B") == "B")
        #expect(try find("class A {}\nclass B: UIViewController {}", named: "A") == "A")
    }

    @Test func anUnknownChoiceNamesWhatThereIs() {
        #expect(throws: SplitError.unknownController(name: "C", found: ["A"])) {
            try find("class A: UIViewController {}", named: "C")
        }
    }
}
