import Testing

@testable import ViperSplit

/// Which types the module's files can name with no other imports than the controller's.
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
        ("It belongs to a module that the file doesn't import.", "[Book]", "Book"),
        ("Part of a folder's name tells as well.", "Result<Page, Error>", "Page"),
    ])
    func theTypeCantBeNamed(_ sentence: String, _ type: String, _ name: String) throws {
        let app = [
            (path: "NoteKit/Book.swift", text: "public struct Book {}"),
            (path: "Code/Core/Page.swift", text: "public struct Page {}"), user,
            (path: "App/More.swift", text: "import MyCore"),
        ]
        #expect(try firstUnknown(type, plain, app: app) == name, "\(sentence)")
        #expect(
            try firstUnknown(type, "import NoteKit\nimport MyCore\n\(plain)", app: app) == (name == "Tag" ? name : nil))
    }

    @Test func aFrameworksOwnControllerSeesItsTypes() throws {
        let app = [(path: "NoteKit/Book.swift", text: "public struct Book {}"), user]
        #expect(try firstUnknown("Book", "public \(plain)", app: app) == nil)
    }
}
