@testable import ViperSplit

/// A module of the standard style as it is once members that came to its view controller have left that.
struct GrownModule {
    let split: Split
    let view: String
    let interfaces: String
    let presenter: String
    let interactor: String
    let wireframe: String

    /// What is told by a rule.
    func messages(_ rule: String) -> [String] {
        split.findings.filter { $0.rule == rule }.map(\.message)
    }

    /// The module without the indentation of its lines.
    var outdented: GrownModule {
        GrownModule(
            split: split, view: view.outdented, interfaces: interfaces.outdented, presenter: presenter.outdented,
            interactor: interactor.outdented, wireframe: wireframe.outdented)
    }
}

/// Splits the view controller of a module once more.
///
/// - Parameters:
///   - members: what came to the view controller.
///   - presenter: what the extension has that adopts the Presenter's interface.
///   - interactorHead: the Interactor's class.
///   - interactor: what the extension has that adopts the Interactor's interface, up to the end of a line.
///   - requirements: those of the Presenter's interface.
///   - extensions: further files of the view controller.
///   - more: further files of the app.
///   - tamper: what becomes of the changes before they are verified.
func grow(
    _ members: String, presenter: String = "func load() {}",
    interactorHead: String = "final class NotesInteractor {\n    weak var output: NotesInteractorOutputInterface!\n}",
    interactor: String = "", wireframe: String = "", requirements: String = "func load()",
    ofView: String = "", ofInteractor: String = "func save()", output: String = "",
    extending extensions: [String] = [], more: [String] = [],
    tampering tamper: (ChangeSet) -> ChangeSet = { $0 }
) throws -> GrownModule {
    let view = """
        import UIKit
        final class NotesViewController: UIViewController {
            var presenter: NotesPresenterInterface!
            @IBOutlet weak var label: UILabel!
            \(members)
        }
        extension NotesViewController: NotesViewInterface {
            func show(_ text: String) { label.text = text }
        }
        """
    let module = [
        """
        protocol NotesViewInterface: ViewInterface {
            func show(_ text: String)
            \(ofView)
        }
        protocol NotesPresenterInterface: PresenterInterface {
            \(requirements)
        }
        protocol NotesInteractorInterface: InteractorInterface { \(ofInteractor) }
        protocol NotesInteractorOutputInterface: AnyObject {
            \(output)
        }
        protocol NotesWireframeInterface: WireframeInterface {}
        """,
        """
        final class NotesPresenter {
            private unowned let view: NotesViewInterface
            private let interactor: NotesInteractorInterface
            private let wireframe: NotesWireframeInterface
            init(view: NotesViewInterface, interactor: NotesInteractorInterface, wireframe: NotesWireframeInterface) {
                (self.view, self.interactor, self.wireframe) = (view, interactor, wireframe)
            }
        }
        extension NotesPresenter: NotesPresenterInterface {
            \(presenter)
        }
        extension NotesPresenter: NotesInteractorOutputInterface {}
        """,
        """
        \(interactorHead)
        extension NotesInteractor: NotesInteractorInterface {
        \(interactor)}
        extension NotesInteractor {
            func save() {}
        }
        """,
        """
        import UIKit
        final class NotesWireframe: BaseWireframe<NotesViewController> {
            \(wireframe)
        }
        extension NotesWireframe: NotesWireframeInterface {}
        """,
        """
        protocol ViewInterface: AnyObject {}
        protocol PresenterInterface: AnyObject {}
        protocol InteractorInterface: AnyObject {}
        protocol WireframeInterface: AnyObject {}
        func later(_ done: @escaping () -> Void) {}
        final class NoteStore { func archive(_ count: Int) {} }
        final class NotePile { func archive(_ count: Int) {} }
        final class Store {
            static let shared = Store()
            func save(_ n: Int) {}
        }
        """,
    ]
    let options = SplitOptions(context: contextFiles(module + more))
    let given = try GivenController(files(view, extending: extensions), options: options)
    let split = try ViperSplit.split(given, options: options) { verify($0, tamper($1)) }
    func text(_ place: Int) throws -> String {
        let change = split.changes.changes.first { $0.path == "App/Other\(place).swift" }
        return try change?.newContents() ?? module[place]
    }
    let own = split.changes.changes.first { $0.path == "App/NotesViewController.swift" }
    return GrownModule(
        split: split, view: try own?.newContents() ?? view, interfaces: try text(0), presenter: try text(1),
        interactor: try text(2), wireframe: try text(3))
}
