import Testing

@testable import ViperSplit

/// Which screens are made by their modules, and what of the code goes along.
struct ModuleScreensTests {
    private func factory(isQuiet: Bool = false) -> ScreenFactory {
        ScreenFactory(
            screen: "NoteViewController", callee: "NoteWireframe", access: ".viewController",
            parameters: [
                .init(label: "id", use: .argument("id"), mayBeLeftOut: false),
                .init(label: "text", use: .property("text"), mayBeLeftOut: true),
                .init(label: "delegate", use: .property("delegate"), mayBeLeftOut: true),
            ], isQuiet: isQuiet)
    }

    private let push = ScreenShowing(
        name: "pushWireframe", method: "pushViewController", access: ".viewController", isList: false,
        labels: ["animated"])
    private let root = ScreenShowing(
        name: "setRootWireframe", method: "setViewControllers", access: ".viewController", isList: true,
        labels: ["animated"])

    private func putIn(_ body: String, _ factory: ScreenFactory) throws -> String {
        try ModuleScreens(factories: ["NoteViewController": [factory]], showings: [push, root]).putIn(body)
    }

    private func isKept(_ body: String, by factory: ScreenFactory) throws -> Bool { try putIn(body, factory) == body }

    @Test(arguments: [
        ("show(NoteViewController(id: 3))", "show(NoteWireframe(id: 3).viewController)"),
        (
            "stack.pushViewController(NoteViewController(id: 3), animated: true)",
            "stack.pushWireframe(NoteWireframe(id: 3), animated: true)"
        ),
        (
            "let note = NoteViewController(id: 3)\nnote.text = text\nnote.delegate = view!\nstack.pushViewController(note, animated: true)",
            "let note = NoteWireframe(id: 3, text: text, delegate: view!)\nstack.pushWireframe(note, animated: true)"
        ),
        (
            "let note = NoteViewController(id: 3)\nnote.delegate = view\nshow(note)",
            "let note = NoteWireframe(id: 3, delegate: view).viewController\nshow(note)"
        ),
        (
            "let note = NoteViewController(id: 3)\nstack.setViewControllers([note], animated: true)",
            "let note = NoteWireframe(id: 3)\nstack.setRootWireframe(note, animated: true)"
        ),
        (
            "stack.setViewControllers([NoteViewController(id: 3)], animated: true)",
            "stack.setRootWireframe(NoteWireframe(id: 3), animated: true)"
        ),
        (
            "stack.setViewControllers([NoteViewController(id: 3), next], animated: true)",
            "stack.setViewControllers([NoteWireframe(id: 3).viewController, next], animated: true)"
        ),
        // More is done with it than that it is shown.
        (
            "let note = NoteViewController(id: 3)\nnote.load()\nstack.pushViewController(note, animated: true)",
            "let note = NoteWireframe(id: 3).viewController\nnote.load()\nstack.pushViewController(note, animated: true)"
        ),
        // A comment speaks of it; then the order is another one.
        (
            "let note = NoteViewController(id: 3)\n// Said.\nnote.text = text",
            "let note = NoteWireframe(id: 3).viewController\n// Said.\nnote.text = text"
        ),
        // The values would be asked for in another order.
        (
            "let note = NoteViewController(id: 3)\nnote.delegate = view\nnote.text = text",
            "let note = NoteWireframe(id: 3, delegate: view).viewController\nnote.text = text"
        ),
        // What is said of the type is true of the screen alone.
        (
            "let note: NoteViewController = NoteViewController(id: 3)\nstack.pushViewController(note, animated: true)",
            "let note: NoteViewController = NoteWireframe(id: 3).viewController\nstack.pushViewController(note, animated: true)"
        ),
    ])
    func aScreenIsMadeByItsModule(body: String, expected: String) throws {
        #expect(try putIn(body, factory()) == expected)
    }

    @Test(arguments: [
        "show(NoteViewController(number: 3))", "show(NoteViewController())",
        "show(NoteViewController(id: 3) { close() })",
        "show(OtherViewController(id: 3))",
    ])
    func anyOtherIsMadeAsItWas(body: String) throws {
        #expect(try isKept(body, by: factory()))
    }

    /// Making the screen may change what is asked for behind it.
    @Test(arguments: [
        (false, "NoteWireframe(id: 3).viewController\nnote.text = store.text()"),
        (true, "NoteWireframe(id: 3, text: store.text()).viewController"),
    ])
    func aValueIsAskedForEarlierWhereNobodyCanTell(isQuiet: Bool, expected: String) throws {
        let body = "let note = NoteViewController(id: 3)\nnote.text = store.text()"
        #expect(try putIn(body, factory(isQuiet: isQuiet)) == "let note = " + expected)
    }
}
