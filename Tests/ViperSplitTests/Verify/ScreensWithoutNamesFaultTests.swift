import Testing

@testable import ViperSplit

/// A Wireframe that makes a screen where it shows it, though somebody hears of that, or another one than the code did.
struct ScreensWithoutNamesFaultTests {
    private static let pushed =
        "viewController.navigationController?.pushWireframe(NoteWireframe(id: id, delegate: owner), animated: true)"

    private func wireframe(
        of module: String = WireframeModule.text, _ change: (String) -> String = { $0 }
    ) throws -> (text: String, failures: [String]) {
        let list = """
            import UIKit

            final class ListViewController: UIViewController {
                private var ids = [1]
                // MARK: - Handle view event
                func tap() {
                    ids.append(2)
                    show(id: 3, owner: nil)
                }
                // MARK: - Wireframe
                func show(id: Int, owner: NoteDelegate?) {
                    let note = NoteViewController(id: id)
                    note.delegate = owner
                    navigationController?.pushViewController(note, animated: true)
                }
            }
            """
        let template = try Template("infinum")
        var options = SplitOptions(template: template)
        options.context = [SourceFile(path: "Note.swift", text: "import UIKit\n\n" + module)]
        let given = [SourceFile(path: "ListViewController.swift", text: list)]
        let plan = try #require(try Planner(GivenController(given, options: options), options)).plan()
        var changes = try render(plan, outputDirectory: nil).changes
        let place = try #require(changes.changes.firstIndex { $0.path == "ListWireframe.swift" })
        let text = try changes.changes[place].newContents()
        let changed = change(text)
        changes.changes[place] = .create(path: "ListWireframe.swift", contents: changed)
        return (changed, verify(plan, changes))
    }

    @Test func aScreenThatNobodyHearsOfIsMadeWhereItIsShown() throws {
        let wireframe = try wireframe()
        #expect(wireframe.text.contains(Self.pushed) && wireframe.failures == [], "\(wireframe)")
    }

    private static let heard = WireframeModule.text.replacing(
        "final class NoteClient {}", with: "final class NoteClient { deinit { print(1) } }")

    @Test func anyOtherHasItsName() throws {
        let wireframe = try wireframe(of: Self.heard)
        #expect(wireframe.text.contains("let note = NoteWireframe(id: id, delegate: owner).viewController\n"))
        #expect(wireframe.failures == [])
    }

    @Test func oneThatIsHeardOfIsFound() throws {
        let wireframe = try wireframe(of: Self.heard) { text in
            text.replacing(/let note = [^}]*animated: true\)/, with: Self.pushed)
        }
        #expect(wireframe.text.contains(Self.pushed) && !wireframe.failures.isEmpty)
    }

    @Test(arguments: [("id: id", "id: 4"), (", delegate: owner", ""), ("animated: true", "animated: false")])
    func anotherScreenIsFound(old: String, new: String) throws {
        let wireframe = try wireframe { $0.replacing(Self.pushed, with: Self.pushed.replacing(old, with: new)) }
        #expect(!wireframe.text.contains(Self.pushed) && !wireframe.failures.isEmpty)
    }
}
