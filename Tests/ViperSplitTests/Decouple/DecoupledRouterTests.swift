import Testing

@testable import ViperSplit

/// The Router has no role, and an interface all the same: the Wireframe asks it for screens.
struct DecoupledRouterTests {
    private let split = RoutedSplit(
        "func show(name: String) { present(NoteViewController(name: name), animated: true) }")

    @Test func aMovedRouterIsAskedAsTheClassThatItIs() throws {
        let moved = try split.files(step: .move)
        #expect(moved["Wireframe"]?.contains("var router: ListRouter!") == true)
        #expect(moved["Wireframe"]?.contains("router.makeNote(name: name)") == true)
        #expect(moved["Router"]?.contains("extension ListRouter {\n\n    func makeNote(name: String)") == true)
        #expect(moved["Protocols"] == nil)
    }

    @Test func decouplingGivesItTheInterfaceOfASplit() throws {
        let atOnce = try split.files()
        let decoupled = try split.decoupled()
        #expect(decoupled == atOnce)
    }

    /// What a developer adds in between is required as well, if somebody asks for it.
    @Test func whatIsAskedForIsRequired() throws {
        let files = try split.decoupled { text in
            text.replacing(
                "    func makeNote(name: String)",
                with: "    func log() {}\n\n    func rest() {}\n\n    func makeNote(name: String)"
            ).replacing("view.present(", with: "router.log(); view.present(")
        }
        #expect(
            files["Protocols"]?.contains("    func log()\n    func makeNote(name: String) -> NoteViewController\n")
                == true)
        #expect(files["Protocols"]?.contains("rest") == false)
    }

    /// The twin: with another name for it the Wireframe goes on to ask the class.
    @Test func aRouterByAnotherNameStaysAClass() throws {
        let files = try split.decoupled { text in
            text.replacing("var router:", with: "var ways:").replacing("router.make", with: "ways.make")
                .replacing("wireframe.router", with: "wireframe.ways")
        }
        #expect(files["Wireframe"]?.contains("var ways: ListRouter!") == true)
        #expect(files["Protocols"]?.contains("makeNote") == false)
    }
}
