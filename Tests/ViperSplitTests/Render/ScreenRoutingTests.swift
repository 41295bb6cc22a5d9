import Testing

@testable import ViperSplit

/// Which screens a Wireframe asks its Router for.
struct ScreenRoutingTests {
    private func files(_ body: String, app: String = "") throws -> String {
        let source = """
            import UIKit

            class ListViewController: UIViewController {
                // MARK: - Handle view event
                func tap() { show(name: "a") }
                // MARK: - Wireframe
                \(body)
            }
            """
        let screens = """
            import UIKit

            class NoteViewController: UIViewController {
                enum Mode { case plain }
                init(name: String, mode: Mode = .plain) { super.init(nibName: nil, bundle: nil) }
            }
            class NoteVC: UIViewController {}
            \(app)
            """
        var options = SplitOptions(template: try #require(Template.builtIn.first { $0.name == "zikviper" }))
        options.context = [SourceFile(path: "Screens.swift", text: screens)]
        let split = try split([SourceFile(path: "ListViewController.swift", text: source)], options: options)
        #expect(split.outcome == .split, "\(split.findings.map(\.message))")
        return try split.changes.changes.map { try $0.newContents() }.joined(separator: "\n")
    }

    @Test func aScreenComesFromTheRouter() throws {
        let text = try files("func show(name: String) { present(NoteViewController(name: name), animated: true) }")
        #expect(text.contains("view.present(router.makeNote(name: name), animated: true)"))
        #expect(text.contains("    func makeNote(name: String) -> NoteViewController\n}"))
        #expect(
            text.contains("func makeNote(name: String) -> NoteViewController {\n        NoteViewController(name: name)")
        )
    }

    @Test(arguments: [
        // The Router has no place in a closure that doesn't hold the Wireframe.
        "func show(name: String) { DispatchQueue.main.async { self.present(NoteViewController(name: name), animated: true) } }",
        // A local name stands before the Router's.
        "func show(name: String) { let router = name; present(NoteViewController(name: router), animated: true) }",
        // The type of what it is given is the screen's own.
        "func show(name: String) { present(NoteViewController(name: name, mode: .plain), animated: true) }",
        // There since some version only.
        "func show(name: String) { if #available(iOS 26, *) { present(NoteViewController(name: name), animated: true) } }",
    ])
    func whatTheRouterCantMakeTheWireframeMakes(body: String) throws {
        let text = try files(body)
        #expect(!text.contains("router.make") && text.contains("NoteViewController(name: "))
    }

    @Test(arguments: [
        "@available(iOS 13, *)\nclass HelpViewController: UIViewController {}",
        "class HelpViewController<Topic>: UIViewController { init(_ topic: Topic) { super.init(nibName: nil, bundle: nil) } }",
    ])
    func aScreenThatNotEveryoneMayNameTheWireframeMakes(app: String) throws {
        let arguments = app.contains("Topic") ? "name" : ""
        let text = try files(
            "func show(name: String) { present(HelpViewController(\(arguments)), animated: true) }", app: app)
        #expect(!text.contains("router.make"))
    }

    @Test func oneNameIsForOneScreen() throws {
        let text = try files(
            """
            func show(name: String) {
                present(NoteViewController(name: name), animated: true)
                present(NoteVC(), animated: true)
            }
            """)
        #expect(text.contains("router.makeNote(name: name)") && text.contains("view.present(NoteVC(), animated: true)"))
    }
}
