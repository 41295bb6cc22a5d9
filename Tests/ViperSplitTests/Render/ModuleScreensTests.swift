import Testing

@testable import ViperSplit

/// Which screens are made by their modules, and what of the code goes along.
struct ModuleScreensTests {
    private let factory = ScreenFactory(
        screen: "NoteViewController", callee: "NoteWireframe", access: ".viewController",
        parameters: [
            .init(label: "id", use: .argument("id"), mayBeLeftOut: false),
            .init(label: "text", use: .property("text"), mayBeLeftOut: true),
            .init(label: "delegate", use: .property("delegate"), mayBeLeftOut: true),
        ])

    private func showing(_ name: String, _ method: String, isList: Bool = false, isOfStack: Bool) -> ScreenShowing {
        ScreenShowing(
            name: name, method: method, access: ".viewController", isList: isList, labels: ["animated", "completion"],
            required: ["animated"], isOfStack: isOfStack)
    }

    private func putIn(_ body: String) throws -> String {
        let showings = [
            showing("pushWireframe", "pushViewController", isOfStack: true),
            showing("setRootWireframe", "setViewControllers", isList: true, isOfStack: true),
            showing("presentWireframe", "present", isOfStack: false),
        ]
        return try ModuleScreens(
            factories: ["NoteViewController": [factory]], showings: showings, ownScreen: "viewController",
            links: ["viewController", "viewController.presenter"]
        ).putIn(body)
    }

    @Test(arguments: [
        ("show(NoteViewController(id: 3))", "show(NoteWireframe(id: 3).viewController)"),
        (
            "navigationController?.pushViewController(NoteViewController(id: 3), animated: true)",
            "navigationController?.pushWireframe(NoteWireframe(id: 3), animated: true)"
        ),
        (
            "viewController.navigationController?.setViewControllers([NoteViewController(id: 3)], animated: true)",
            "viewController.navigationController?.setRootWireframe(NoteWireframe(id: 3), animated: true)"
        ),
        (
            "navigationController?.setViewControllers([NoteViewController(id: 3), next], animated: true)",
            "navigationController?.setViewControllers([NoteWireframe(id: 3).viewController, next], animated: true)"
        ),
        (
            "let note = NoteViewController(id: 3)\nnote.text = text\nnote.delegate = view!\nviewController.present(note, animated: true)",
            "let note = NoteWireframe(id: 3, text: text, delegate: view!)\nviewController.presentWireframe(note, animated: true)"
        ),
        // Without a stack nobody would ask for the screen, which the wireframe would keep.
        (
            "let note = NoteViewController(id: 3)\nnavigationController?.pushViewController(note, animated: true)",
            "let note = NoteWireframe(id: 3).viewController\nnavigationController?.pushViewController(note, animated: true)"
        ),
        (
            "let note = NoteViewController(id: 3)\nif isOpen { viewController.present(note, animated: true) }",
            "let note = NoteWireframe(id: 3).viewController\nif isOpen { viewController.present(note, animated: true) }"
        ),
        (
            "let note = NoteViewController(id: 3)\nnote.delegate = view\nshow(note)",
            "let note = NoteWireframe(id: 3, delegate: view).viewController\nshow(note)"
        ),
        // What the own module has is there before.
        (
            "let note = NoteViewController(id: 3)\nnote.delegate = viewController.presenter\nshow(note)",
            "let note = NoteWireframe(id: 3, delegate: viewController.presenter).viewController\nshow(note)"
        ),
        (
            "let note = NoteViewController(id: 3)\nnote.delegate = owner.presenter\nshow(note)",
            "let note = NoteWireframe(id: 3).viewController\nnote.delegate = owner.presenter\nshow(note)"
        ),
        (
            "func open(viewController: Owner) {\n    let note = NoteViewController(id: 3)\n    note.delegate = viewController.presenter\n}",
            "func open(viewController: Owner) {\n    let note = NoteWireframe(id: 3).viewController\n    note.delegate = viewController.presenter\n}"
        ),
        // A navigation controller that is there has a name, or somebody else has.
        (
            "guard let stack = viewController.navigationController else { return }\nlet note = NoteViewController(id: 3)\nstack.pushViewController(note, animated: true)",
            "guard let stack = viewController.navigationController else { return }\nlet note = NoteWireframe(id: 3)\nstack.pushWireframe(note, animated: true)"
        ),
        (
            "guard let stack = viewController.pager else { return }\nlet note = NoteViewController(id: 3)\nstack.pushViewController(note, animated: true)",
            "guard let stack = viewController.pager else { return }\nlet note = NoteWireframe(id: 3).viewController\nstack.pushViewController(note, animated: true)"
        ),
        (
            "func open(on stack: UINavigationController) { stack.pushViewController(NoteViewController(id: 3), animated: true) }",
            "func open(on stack: UINavigationController) { stack.pushWireframe(NoteWireframe(id: 3), animated: true) }"
        ),
        (
            "func open(on stack: Pager) { stack.pushViewController(NoteViewController(id: 3), animated: true) }",
            "func open(on stack: Pager) { stack.pushViewController(NoteWireframe(id: 3).viewController, animated: true) }"
        ),
        // More is done with it than that it is shown.
        (
            "let note = NoteViewController(id: 3)\nnote.load()\nviewController.present(note, animated: true)",
            "let note = NoteWireframe(id: 3).viewController\nnote.load()\nviewController.present(note, animated: true)"
        ),
        // The method is somebody else's, or what it does by itself isn't what UIKit does.
        (
            "pager.pushViewController(NoteViewController(id: 3), animated: true)",
            "pager.pushViewController(NoteWireframe(id: 3).viewController, animated: true)"
        ),
        (
            "panel.present(NoteViewController(id: 3), animated: true)",
            "panel.present(NoteWireframe(id: 3).viewController, animated: true)"
        ),
        (
            "viewController.present(NoteViewController(id: 3))",
            "viewController.present(NoteWireframe(id: 3).viewController)"
        ),
        // A comment speaks of it.
        (
            "let note = NoteViewController(id: 3)\n// Said.\nnote.text = text",
            "let note = NoteWireframe(id: 3).viewController\n// Said.\nnote.text = text"
        ),
        (
            "let note = NoteViewController(id: 3)\nnote.text =\n    // Newest.\n    text",
            "let note = NoteWireframe(id: 3).viewController\nnote.text =\n    // Newest.\n    text"
        ),
        // The values would be asked for in another order, or before what they are asked of is there.
        (
            "let note = NoteViewController(id: 3)\nnote.delegate = view\nnote.text = text",
            "let note = NoteWireframe(id: 3, delegate: view).viewController\nnote.text = text"
        ),
        (
            "let note = NoteViewController(id: 3)\nnote.text = store.text",
            "let note = NoteWireframe(id: 3).viewController\nnote.text = store.text"
        ),
        (
            "let note = NoteViewController(id: 3)\nnote.delegate = { [weak note] in note?.close() }",
            "let note = NoteWireframe(id: 3).viewController\nnote.delegate = { [weak note] in note?.close() }"
        ),
        // What is said of the type is true of the screen alone.
        (
            "let note: NoteViewController = NoteViewController(id: 3)\nviewController.present(note, animated: true)",
            "let note: NoteViewController = NoteWireframe(id: 3).viewController\nviewController.present(note, animated: true)"
        ),
    ])
    func aScreenIsMadeByItsModule(body: String, expected: String) throws {
        #expect(try putIn(body) == expected)
    }

    @Test(arguments: [
        "show(NoteViewController(number: 3))", "show(NoteViewController())",
        "show(NoteViewController(id: 3) { close() })",
        "show(OtherViewController(id: 3))", "show(NoteViewController(id: /* raw */ 3))",
        "show(NoteViewController(\n    id: 3 // The first.\n))",
    ])
    func anyOtherIsMadeAsItWas(body: String) throws {
        #expect(try putIn(body) == body)
    }
}
