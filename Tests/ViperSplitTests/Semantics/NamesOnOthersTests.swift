import SwiftSyntax
import Testing

@testable import ViperSplit

/// Which members the controller's own files name on another instance of it.
struct NamesOnOthersTests {
    @Test(
        arguments: [
            ("It is made by its class.", "let next = NotesViewController()", true),
            ("A scene makes it that is typed with the module's name.", "let next = Scenes.notes.make()", true),
            ("Nobody knows what is made.", "let next = scene()", true),
            ("A type in another has its name.", "let next = Scenes.NotesViewController()", false),
            ("Another class is made.", "let next = OtherViewController()", false),
            ("What its class inherits may make it.", "let next = NotesViewController.fromNib()", true),
            ("Behind whatever name.", "let next = Self.fromNib()", true),
            ("Another's makes another.", "let next = OtherViewController.other()", false),
        ])
    func aMemberIsNamedOnAnotherInstance(_ sentence: String, _ making: String, _ answer: Bool) throws {
        let source = """
            import UIKit
            class NotesViewController: UIViewController {
                private var count = 0
                class func make() -> UIViewController? {
                    \(making)
                    next.count = 1
                    return nil
                }
            }
            """
        // As SwiftGen writes it: with the app's module before a class whose name the enum has, too.
        let app = """
            struct Scene<T> { func make() -> T { fatalError() } }
            enum Scenes {
                struct NotesViewController { var count = 0 }
                static let notes = Scene<App.NotesViewController>()
            }
            class OtherViewController: UIViewController {
                var count = 0
                static func other() -> OtherViewController { OtherViewController() }
            }
            """
        let unit = try readUnit(SourceFile(path: "Notes.swift", text: source))
        let controller = try readController([unit], named: "NotesViewController")
        let semantics = Semantics(controller, AppContext(given: controller.units, context: contextFiles([app])))
        #expect(findNamesOnOthers(semantics).contains("count") == answer, "\(sentence)")
    }

    @Test(arguments: [
        ("NotesViewController.fromNib()", true), ("NotesViewController.limit", false), ("scene()", false),
        ("NotesViewController.self", true), ("Self.fromNib()", true), ("Self.limit", false),
    ])
    func whoeverUsesTheClassMayHaveAnInstance(_ value: String, _ answer: Bool) throws {
        let source = """
            class NotesViewController: UIViewController {
                private var count = 0
                static var limit: Int { 1 }
                class Cell: UITableViewCell { static let id = "\\(Self.self)" }
                func f() {
                    let next = store()
                    next.count = 1
                    print(\(value))
                }
            }
            """
        let unit = try readUnit(SourceFile(path: "Notes.swift", text: source))
        let controller = try readController([unit], named: "NotesViewController")
        let semantics = Semantics(controller, AppContext(given: controller.units, context: contextFiles([])))
        #expect(findNamesOnOthers(semantics).contains("count") == answer)
    }
}
