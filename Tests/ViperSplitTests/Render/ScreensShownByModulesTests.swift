import SwiftSyntax
import Testing

@testable import ViperSplit

/// Screens with a name that a navigation controller shows, if there is one: each is made for it.
struct ScreensShownByModulesTests {
    private static let stack = "viewController.navigationController?"

    private func putIn(_ statements: [String], module: String = WireframeModule.text) throws -> [String] {
        let unit = try readUnit(SourceFile(path: "Note.swift", text: "import UIKit\n\n" + module))
        let app = AppContext(given: [unit], context: [])
        let factories = app.screenFactories(in: "NoteWireframe")
        #expect(!factories.isEmpty)
        let screens = ModuleScreens(
            factories: ["NoteViewController": factories], showings: app.screenShowings(of: ".viewController"),
            pushing: nil, ownScreen: "viewController", links: ["viewController", "viewController.presenter"],
            context: app, layout: .ofSkeletons)
        let head = "func open(_ id: Int, _ owner: Owner) {"
        let text = "\(head)\n" + statements.map { "    \($0)\n" }.joined() + "}\n"
        let lines = try screens.putIn(text).split(separator: "\n").map(String.init)
        #expect(lines.first == head && lines.last == "}")
        return lines.dropFirst().dropLast().map { String($0.dropFirst(4)) }
    }

    @Test(arguments: [
        (
            ["let note = NoteViewController(id: id)", "\(stack).pushViewController(note, animated: true)"],
            ["\(stack).pushWireframe(NoteWireframe(id: id), animated: true)"]
        ),
        (
            [
                "let note = NoteViewController(id: 3)", "note.delegate = viewController.presenter",
                "\(stack).setViewControllers([note], animated: false)", "close()",
            ],
            [
                "\(stack).setRootWireframe(", "    NoteWireframe(id: 3, delegate: viewController.presenter),",
                "    animated: false", ")", "close()",
            ]
        ),
        (
            [
                "let stack = viewController.navigationController", "let note = NoteViewController(id: id)",
                "note.delegate = owner", "stack?.pushViewController(note, animated: next())",
            ],
            [
                "let stack = viewController.navigationController",
                "stack?.pushWireframe(NoteWireframe(id: id, delegate: owner), animated: next())",
            ]
        ),
    ])
    func aScreenIsMadeWhereItIsShown(statements: [String], expected: [String]) throws {
        #expect(try putIn(statements) == expected)
    }

    private static let usual = [
        "let note = NoteViewController(id: id)", "\(stack).pushViewController(note, animated: true)",
    ]

    @Test(arguments: [
        // Somebody hears that it is made, or goes.
        ("private let id: Int\n", "private let id: Int\n    deinit { print(id) }\n"),
        ("weak var delegate: NoteDelegate?\n", "weak var delegate: NoteDelegate?\n    deinit { print(1) }\n"),
        ("final class NoteClient {}", "final class NoteClient { deinit { print(1) } }"),
        ("    func close()", "    private let log = NoteClient.shared.log()\n    func close()"),
        ("private weak var knownViewController", "deinit { print(1) }\n    private weak var knownViewController"),
    ])
    func oneThatSomebodyHearsOfKeepsItsName(old: String, new: String) throws {
        #expect(WireframeModule.text.contains(old))
        #expect(
            try putIn(Self.usual, module: WireframeModule.text.replacing(old, with: new)) == [
                "let note = NoteWireframe(id: id).viewController", Self.usual[1],
            ])
    }

    /// What a part is given may be anything but another part.
    @Test func aPartOfAnotherModuleMayBeHeardOf() throws {
        let module = WireframeModule.text.replacing(
            "let interactor = NoteInteractor()",
            with: "let interactor: NoteInteractorInterface = Store.shared.interactor")
        let unit = try readUnit(SourceFile(path: "Note.swift", text: "import UIKit\n\n" + module))
        let app = AppContext(given: [unit], context: [])
        let code = app.members(of: "NoteWireframe").map { Syntax($0) }
        let parts = ModuleParts(app: app, names: ["NoteWireframe", "NotePresenter", "NoteViewController"], code: code)
        #expect(parts.held["NotePresenter"] == ["wireframe"])
        #expect(parts.held["BaseWireframe"] == ["knownViewController", "newViewController"])
    }

    @Test(arguments: [
        // It is used for more, a comment speaks of it, or a value would be asked for too late.
        ["let note = NoteViewController(id: id)", usual[1], "note.load()"],
        ["let note = NoteViewController(id: id)", "note.load()", usual[1]],
        ["let note = NoteViewController(id: id)", "note.title = nil", usual[1]],
        ["let note = NoteViewController(id: id)", "// Now.", usual[1]],
        ["let note = NoteViewController(id: next())", usual[1]],
        ["let note = NoteViewController(id: id)", "\(stack).show(note, sender: nil)"],
        ["let `note` = NoteViewController(id: id)", usual[1]],
        ["var note = NoteViewController(id: id)", usual[1]],
        ["let note = NoteViewController(id: id)", "pager()?.pushViewController(note, animated: true)"],
    ])
    func whatIsMoreThanMadeAndShownKeepsItsName(statements: [String]) throws {
        let lines = try putIn(statements)
        #expect(lines.count == statements.count && lines[0].hasSuffix(".viewController"), "\(lines)")
    }

    @Test(arguments: ["\(usual[0]); \(usual[1])", "run { _ in\n\(usual[0])\n\(usual[1])\n}"])
    func aLineAndAClosureAreWhatTheyWere(code: String) throws {
        let text = try putIn([code]).joined()
        #expect(text.contains("NoteWireframe(id: id).viewController") && !text.contains("pushWireframe"))
    }

    @Test func aClosureMayDoMore() throws {
        let code = "run {\nclose()\n\(Self.usual[0])\n\(Self.usual[1])\n}"
        #expect(try putIn([code]).joined().contains("pushWireframe(NoteWireframe(id: id), animated: true)"))
    }
}
