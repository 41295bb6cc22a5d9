import Oracle
import TestScope
import Testing
import ViperSplit

/// A view controller that the module's own wireframe has made has one presenter, whenever its view is loaded.
@Suite(.long) struct MadeByWireframeTests {
    @Test func aTabBarControllerHasOnePresenter() async throws {
        let lines = try await lines("TabBars") {
            """
            let wireframe = ShelfTabBarWireframe(service: .shared, note: "late")
            let screen = wireframe.viewController
            print("> loaded = \\(screen.isViewLoaded), overdue = \\(screen.presenter.overdue.count)")
            """
        }
        #expect(lines == ["> loaded = true, overdue = 2"])
    }

    /// Its twin: the presenter is the wireframe's where nothing asks for it before.
    @Test func anotherViewControllerGetsItsPresenter() async throws {
        let lines = try await lines("NoteList") {
            """
            let screen = NoteListWireframe().viewController
            let presenter = screen.presenter
            screen.filter = "Br"
            print("> loaded = \\(screen.isViewLoaded), filter = \\(presenter.filter)")
            """
        }
        #expect(lines == ["> loaded = false, filter = Br"])
    }

    private func lines(_ name: String, _ main: () -> String) async throws -> [String] {
        let fixture = try fixture(named: name)
        let split = try await FixtureSplit.of(fixture, style: Template.standard.name)
        let files = split.files + baseFiles(besides: split.files) + fixture.app
        var program = lower(files, driver: nil)
        let text = "import UIKit\n\nMainActor.assumeIsolated {\n\(main())\n}\n"
        program.files.append(SourceFile(path: "main.swift", text: text))
        let (build, run) = try await Toolchain.shared.run(program, mode: .swift5)
        #expect(build.messages.filter(\.isError).map(\.description) == [] && run.failure == nil)
        return run.lines.filter { $0.hasPrefix("> ") }
    }
}
