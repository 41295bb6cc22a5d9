import Testing

@testable import ViperSplit

/// A Router that pushes a module which somebody hears of, where nothing was made.
struct PushedModuleFaultTests {
    private static let pushing =
        "screen.navigationController?.pushViewController(NoteBuilder.build(id: id).view, animated: true)"
    private static let pushed = "pushModule(withView: NoteBuilder.build(id: id).view, animated: true)"

    private func router(of module: String, _ old: String = "", _ new: String = "") throws -> (
        text: String, failures: [String]
    ) {
        let list = """
            import UIKit

            final class ListViewController: UIViewController {
                private var ids = [1]
                // MARK: - Handle view event
                func tap() {
                    ids.append(2)
                    show(id: 3)
                }
                // MARK: - Wireframe
                func show(id: Int) {
                    navigationController?.pushViewController(NoteView(id: id), animated: true)
                }
            }
            """
        let template = try Template("viper-base")
        var options = SplitOptions(template: template)
        options.context =
            try template.baseFiles() + [SourceFile(path: "Note.swift", text: "import UIKit\n\n" + module)]
        let given = [SourceFile(path: "ListViewController.swift", text: list)]
        let plan = try #require(try Planner(GivenController(given, options: options), options)).plan()
        var changes = try render(plan, outputDirectory: nil).changes
        let place = try #require(changes.changes.firstIndex { $0.path == "ListRouter.swift" })
        let text = try changes.changes[place].newContents()
        #expect(old.isEmpty || text.contains(old), "\(text)")
        let changed = old.isEmpty ? text : text.replacing(old, with: new)
        changes.changes[place] = .create(path: "ListRouter.swift", contents: changed)
        return (text, verify(plan, changes))
    }

    private func module(_ more: String = "") -> String {
        """
        protocol NoteViewOutputProtocol: AnyObject {}
        final class NotePresenter: NoteViewOutputProtocol {
            weak var view: NoteView!
        }
        final class NoteView: UIViewController {
            private let id: Int
            lazy var presenter: NoteViewOutputProtocol! = NoteBuilder.assemble(self)
            init(id: Int) {
                self.id = id
                super.init(nibName: nil, bundle: nil)
            }
            \(more)
        }
        final class NoteBuilder {
            static func build(id: Int) -> (view: NoteView, presenter: NotePresenter) {
                let view = NoteView(id: id)
                return (view, view.presenter as! NotePresenter)
            }
            static func assemble(_ view: NoteView) -> NotePresenter {
                let presenter = NotePresenter()
                view.presenter = presenter
                presenter.view = view
                return presenter
            }
        }
        """
    }

    @Test func aModuleThatNobodyHearsOfIsPushedByTheRouter() throws {
        let router = try router(of: module())
        #expect(router.text.contains(Self.pushed) && router.failures == [])
    }

    @Test func anyOtherIsPushedByTheStack() throws {
        let router = try router(of: module("deinit { print(id) }"))
        #expect(router.text.contains(Self.pushing) && router.failures == [])
    }

    @Test func thatTheRouterPushesItIsFound() throws {
        #expect(try !router(of: module("deinit { print(id) }"), Self.pushing, Self.pushed).failures.isEmpty)
    }

    @Test(arguments: [
        pushed.replacing("id: id", with: "id: next()"), pushed.replacing("true", with: "next()"),
        pushed.replacing("id: id", with: "id: 4"), pushed.replacing("animated: true", with: "embedIn: .none"),
    ])
    func aRouterThatPushesSomethingElseIsFound(code: String) throws {
        #expect(try !router(of: module(), Self.pushed, code).failures.isEmpty)
    }
}
