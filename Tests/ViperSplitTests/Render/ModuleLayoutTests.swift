import Testing

@testable import ViperSplit

/// Indentation and line endings of the controller are those of the module.
struct ModuleLayoutTests {
    private let source = """
        import UIKit

        final class NotesViewController: UIViewController {
            @objc func save() {
                print(1)
            }

            // MARK: - Handle view event

            @objc func load() {
                if done {
                    refresh()
                }
            }

            var done = false

            // MARK: - Business use case

            private func refresh() {}
        }

        """

    @Test func spacesOfAnyWidthAreKept() throws {
        let module = try expectSplit(source.replacing("    ", with: "  "))
        #expect(module.presenter.contains("\n  func load() {\n    if done {\n      interactor.refresh()\n    }\n  }\n"))
        #expect(module.presenter.contains("\n  private unowned let view: NotesViewInterface\n"))
        #expect(module.view.contains("\n  @objc func load() {\n    presenter.load()\n  }\n"))
        #expect(module.view.contains("\n  var done: Bool {\n    get { presenter.done }\n"))
        #expect(module.interfaces.contains("\n  func refresh()\n"))
    }

    @Test func tabsAreKept() throws {
        let module = try expectSplit(source.replacing("    ", with: "\t"))
        let all = module.view + module.presenter + module.interactor + module.wireframe + module.interfaces
        #expect(!all.contains("\n "))
        #expect(module.presenter.contains("\n\tfunc load() {\n\t\tif done {\n\t\t\tinteractor.refresh()\n\t\t}\n\t}\n"))
        #expect(module.view.contains("\n\t@objc func load() {\n\t\tpresenter.load()\n\t}\n"))
    }

    @Test func carriageReturnsAreKept() throws {
        let plain = try expectSplit(source)
        let windows = try expectSplit(source.replacing("\n", with: "\r\n"))
        for name in ["ViewController", "Presenter", "Interactor", "Wireframe", "Interfaces"] {
            #expect(windows[name] == plain[name].replacing("\n", with: "\r\n"), "\(name)")
        }
    }

    @Test func aByteOrderMarkIsKept() throws {
        let module = try expectSplit("\u{FEFF}" + source)
        #expect(module.view.hasPrefix("\u{FEFF}import UIKit\n"))
        #expect(module.presenter.hasPrefix("import Foundation\n"))
    }

    @Test func aMissingFinalNewlineIsKept() throws {
        #expect(try expectSplit(source).view.hasSuffix("}\n"))
        #expect(try expectSplit(String(source.dropLast())).view.hasSuffix("}"))
    }

    @Test func textsOfOtherScriptsAreKept() throws {
        try expectSplit(
            "// MARK: - Handle view event\n/// Löscht 🗑️.\nfunc f() { größe = \"é\" }\nprivate var größe = \"\"",
            presenter: "/// Löscht 🗑️.\nfunc f() { größe = \"é\" }")
    }
}
