import Testing

@testable import ViperSplit

/// Which types the module's files can name, and what they have to import for it.
struct TypesInSightTests {
    private func firstUnknown(_ type: String, _ controllerText: String, app: [(path: String, text: String)]) throws
        -> String?
    {
        let controller = try controller(controllerText)
        let files = app.map { SourceFile(path: $0.path, text: $0.text) }
        let context = AppContext(given: controller.units, context: files)
        return ReferenceGraph(controller, context: context).names.firstUnknownType(in: type)
    }

    private let plain = "class NotesViewController: UIViewController { var note: Note? }"
    private let user = (path: "App/Other.swift", text: "import NoteKit\n@testable import Tests")

    @Test(arguments: [
        ("What the file writes it can name.", "[Note]?"), ("Swift's own types need no import.", "[String: Date]"),
        ("What the app declares is in sight.", "Folder"),
        ("A nested type is named by the one around it.", "Folder.Kind"),
        ("A public type of the app's own is, too.", "Shared"),
    ])
    func theTypeCanBeNamed(_ sentence: String, _ type: String) throws {
        let app = [
            (path: "App/Folder.swift", text: "struct Folder { enum Kind {} }"),
            (path: "App/Tests/Shared.swift", text: "public struct Shared {}"), user,
        ]
        #expect(try firstUnknown(type, plain, app: app) == nil, "\(sentence)")
    }

    @Test(arguments: [
        ("Nobody knows where it comes from.", "Tag", "Tag"),
        ("It may belong to two modules.", "Result<Page, Error>", "Page"),
    ])
    func theTypeCantBeNamed(_ sentence: String, _ type: String, _ name: String) throws {
        let app = [
            (path: "Code/Core/Page.swift", text: "public struct Page {}"), user,
            (path: "App/More.swift", text: "import MyCore\nimport YourCore"),
        ]
        #expect(try firstUnknown(type, plain, app: app) == name, "\(sentence)")
        #expect(
            try firstUnknown(type, "import NoteKit\nimport MyCore\n\(plain)", app: app) == (name == "Tag" ? name : nil))
    }

    /// What one module alone can name tells that the controller is in it.
    @Test(arguments: [
        ("var a: Helper?; var b: Desk?", []), ("var a: Helper?", ["NoteKit"]),
        ("var a: Helper?; enum Desk {}", ["NoteKit"]), ("var a: Open?; var b: Free?", ["NoteKit"]),
    ])
    func aModuleDoesNotImportItself(_ members: String, _ modules: [String]) throws {
        let app = [
            (path: "Sources/NoteKit/Page.swift", text: "public struct Page {}"), user,
            (path: "Sources/NoteKit/Desk.swift", text: "class Helper {}\nstruct Desk {}"),
            (path: "Sources/NoteKit/Open.swift", text: "public class Open {}\npublic class Free {}"),
        ]
        let controller = try controller("class NotesViewController: UIViewController { \(members) }")
        let files = app.map { SourceFile(path: $0.path, text: $0.text) }
        let context = AppContext(given: controller.units, context: files)
        #expect(ReferenceGraph(controller, context: context).names.modulesToImport(for: "Page") == modules)
    }

    private let library = [
        (path: "App/A.swift", text: "import RealmSwift\nimport UIKit\nfunc a() -> Results<Int> { b() }"),
        (path: "App/B.swift", text: "import Foundation\nimport RealmSwift\nlet b: Results<Int>? = nil; let c: Item?"),
        (path: "App/C.swift", text: "import Foundation\nlet c: Bridged? = nil; struct Box<Element> { let x: Element }"),
        (path: "App/D.swift", text: "import UIKit\nlet d: NSItem? = nil; struct D { struct Item {} }"),
        (path: "App/J.swift", text: "import MapKit\nfunc j(_ k: @escaping () -> UIToolbar) {}"),
        (path: "App/F.swift", text: "import AKit\nlet f: Often? = nil; let g: Mixed? = nil"),
        (path: "App/G.swift", text: "import BKit\nlet g: Often? = nil"),
        (path: "App/H.swift", text: "import BKit\nimport CKit\nlet h: Often? = nil; let i: Two? = nil"),
    ]

    @Test(arguments: [
        ("A file that names it imports nothing else.", "Results", ["RealmSwift"]),
        ("A file that imports nothing sees it.", "Bridged", []),
        ("Of several the one that most files import.", "Often", ["BKit"]),
        ("The folder of its declaration is a module's.", "Book", ["NoteKit"]),
        ("Part of a folder's name tells as well.", "Page", ["MyCore"]),
        ("A module's name has no space.", "Shelf", ["Shelf_Kit"]),
    ])
    func theFilesThatNameATypeTellItsModule(_ sentence: String, _ type: String, _ modules: [String]) throws {
        let controller = try controller(plain)
        let declaring = [
            (path: "NoteKit/Book.swift", text: "public struct Book {}"), user,
            (path: "Code/Core/Page.swift", text: "public struct Page {}"), (path: "App/E.swift", text: "import MyCore"),
            (path: "Shelf Kit/Shelf.swift", text: "public struct Shelf {}"),
            (path: "App/I.swift", text: "import Shelf_Kit"),
        ]
        let files = (library + declaring).map { SourceFile(path: $0.path, text: $0.text) }
        let context = AppContext(given: controller.units, context: files)
        let names = ReferenceGraph(controller, context: context).names
        #expect(names.modulesToImport(for: type) == modules, "\(sentence)")
        #expect(names.firstUnknownType(in: "[\(type)]") == nil, "\(sentence)")
    }

    @Test(arguments: [
        ("Every file that names it imports its library.", "import Result", "import Result", ["Result"]),
        ("One names it without: it is Swift's.", "import Result", "import Foundation", []),
        ("None does.", "import Foundation", "import Foundation", []),
    ])
    func aLibraryMayBeCalledAfterItsType(_ sentence: String, one: String, other: String, modules: [String]) throws {
        let controller = try controller(plain)
        let files = [one, other].enumerated().map { index, line in
            SourceFile(path: "App/\(index).swift", text: "\(line)\nfunc a\(index)(_ b: (Result<Int, Flaw>) -> Void) {}")
        }
        let names = ReferenceGraph(controller, context: AppContext(given: controller.units, context: files)).names
        #expect(names.modulesToImport(for: "Result") == modules, "\(sentence)")
    }

    @Test(arguments: [
        ("What is UIKit's isn't for every file.", "NSItem"),
        ("Nor is it by who imports what shows it.", "UIToolbar"),
        ("A parameter of a type is no type.", "Element"),
        ("A nested type has the name, too.", "Item"), ("Nobody names it.", "Tag"),
        ("It may come from either of two.", "Two"),
    ])
    func otherwiseNothingTells(_ sentence: String, _ type: String) throws {
        #expect(try firstUnknown(type, plain, app: library) == type, "\(sentence)")
    }

    @Test func whatBelongsToTheLanguageNoModuleDeclares() throws {
        let file = SourceFile(path: "App/A.swift", text: "import MapKit\nfunc a(_ b: @escaping () -> Pin) {}")
        let modules = TypeModules(app: App(AppIndex([file])))
        #expect(modules.missing(for: "escaping", besides: [], without: []) == nil)
        #expect(modules.missing(for: "Pin", besides: [], without: []) == ["MapKit"])
    }

    @Test func aFrameworksOwnControllerSeesItsTypes() throws {
        let app = [(path: "NoteKit/Book.swift", text: "public struct Book {}"), user]
        #expect(try firstUnknown("Book", "public \(plain)", app: app) == nil)
    }
}
