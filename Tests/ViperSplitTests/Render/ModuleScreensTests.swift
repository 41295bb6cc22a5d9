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
            factories: ["NoteViewController": [factory]], showings: showings, pushing: nil, ownScreen: "viewController",
            links: ["viewController", "viewController.presenter"], context: AppContext(given: [], context: []),
            layout: .ofSkeletons
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

    private func pushed(_ body: String, module: String = "") throws -> String {
        let unit = try readUnit(SourceFile(path: "Note.swift", text: module))
        let app = AppContext(given: [unit], context: [])
        let factory = ScreenFactory(
            screen: "NoteView", callee: "NoteBuilder.build", access: ".view",
            parameters: [.init(label: "id", use: .argument("id"), mayBeLeftOut: false)])
        let pushing = ModulePushing(
            owner: "VIPERRouter", name: "pushModule", label: "withView", ownScreen: "viewController")
        return try ModuleScreens(
            factories: ["NoteView": [factory]], showings: [], pushing: pushing, ownScreen: "screen", context: app,
            layout: .ofSkeletons
        ).putIn(body)
    }

    private static let stack = "screen.navigationController?.pushViewController"

    @Test(arguments: [
        // It was made before, whoever is asked for the value.
        (
            "let note = NoteView(id: next())\nnote.title = next()\n\(stack)(note, animated: true)",
            "let note = NoteBuilder.build(id: next()).view\nnote.title = next()\npushModule(withView: note, animated: true)"
        ),
        (
            "if isOpen {\n    let note = NoteView(id: id)\n    \(stack)(note, animated: isOpen)\n}",
            "if isOpen {\n    let note = NoteBuilder.build(id: id).view\n    pushModule(withView: note, animated: isOpen)\n}"
        ),
    ])
    func theRouterPushesAModuleByItself(body: String, expected: String) throws {
        #expect(try pushed(body) == expected)
    }

    private static let module = """
        final class NoteView: UIViewController {
            private let id: Int
            init(id: Int) {
                self.id = id
                super.init(nibName: nil, bundle: nil)
            }
        }
        enum NoteBuilder {
            static func build(id: Int) -> (view: NoteView, id: Int) {
                let view = NoteView(id: id)
                return (view, view.id)
            }
        }
        """

    @Test(arguments: [
        (
            "func show() {\n    \(stack)(NoteView(id: 3), animated: true)\n}",
            "func show() {\n    pushModule(withView: NoteBuilder.build(id: 3).view, animated: true)\n}"
        ),
        (
            "func show(_ id: Int, _ isSlow: Bool) {\n    \(stack)(NoteView(id: id), animated: isSlow)\n}",
            "func show(_ id: Int, _ isSlow: Bool) {\n    pushModule(withView: NoteBuilder.build(id: id).view, animated: isSlow)\n}"
        ),
    ])
    func whatNobodyNoticesIsMadeForTheRouter(body: String, expected: String) throws {
        #expect(try pushed(body, module: Self.module) == expected)
    }

    @Test(arguments: [
        // Whether there is a stack is the result.
        "func show(_ id: Int) -> Void? { \(stack)(NoteView(id: id), animated: true) }",
        "var shown: Void? { \(stack)(NoteView(id: 3), animated: true) }",
        // Who asks for the value may notice.
        "func show() { \(stack)(NoteView(id: next()), animated: true) }",
        "func show() { \(stack)(NoteView(id: 3), animated: isSlow) }",
        "func show() { run { [screen] in \(stack)(NoteView(id: 3), animated: true) } }",
        "func show() { other.navigationController?.pushViewController(NoteView(id: 3), animated: true) }",
        "func show() { screen.present(NoteView(id: 3), animated: true) }",
    ])
    func whatMayBeNoticedIsNot(body: String) throws {
        let text = try pushed(body, module: Self.module)
        #expect(!text.contains("pushModule") && text.contains("NoteBuilder.build("))
    }

    @Test(arguments: [
        // Without a stack nothing is made, and nobody is asked.
        "\(stack)(NoteView(id: 3), animated: true)",
        "let note = NoteView(id: 3)\n\(stack)(note, animated: next())",
        // Another stack, or one that has to be there.
        "let note = NoteView(id: 3)\nother.navigationController?.pushViewController(note, animated: true)",
        "let note = NoteView(id: 3)\nscreen.navigationController!.pushViewController(note, animated: true)",
        "let note = NoteView(id: 3)\nscreen.stack?.pushViewController(note, animated: true)",
        "let note = NoteView(id: 3)\nnavigationController?.pushViewController(note, animated: true)",
        // What it gives is asked for, or somebody else would be called.
        "let note = NoteView(id: 3)\nlet done: Void? = \(stack)(note, animated: true)",
        "run {\n    let note = NoteView(id: 3)\n    \(stack)(note, animated: true)\n}",
        // Something else is done.
        "let note = NoteView(id: 3)\nscreen.navigationController?.show(note, sender: nil)",
        "let note = NoteView(id: 3)\nscreen.present(note, animated: true)",
        "let note = NoteView(id: 3)\nscreen.navigationController?.setViewControllers([note], animated: true)",
        "let note = NoteView(id: 3)\n\(stack)(wrapped(note), animated: true)",
        "let note = NoteView(id: 3)\n\(stack)(note, /* slowly */ animated: true)",
        "let note = NoteView(id: 3)\n\(stack)(other, animated: true)",
    ])
    func otherwiseThatIsAskedOfTheStack(body: String) throws {
        let text = try pushed(body)
        #expect(!text.contains("pushModule") && text.contains("NoteBuilder.build("))
    }
}
