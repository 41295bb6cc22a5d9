import Testing

@testable import ViperSplit

/// Faults in what was taken out of bodies, in what is handed over for it, and in what stays for those who left.
///
/// One after the other: they share a split, whose model keeps its answers as it is asked.
@Suite(.serialized) struct SeparatedFaultTests {
    typealias Fault = SeededFaultTests.Fault

    private static let source = """
        import UIKit

        private let limit = 3
        private let page = 20

        private func heading(_ note: Note) -> String { "\\(note.title) of \\(limit)" }

        class NotesViewController: UIViewController, UITableViewDelegate {
            @IBOutlet private weak var label: UILabel!
            weak var delegate: NotesDelegate?
            private var notes: [Note] = []
            private var chosen: Note?

            func handle(_ index: Int) {
                chosen = nil
                label.text = heading(notes[index])
                NoteStore.shared.save(notes[index])
                delegate?.notes(self, didPick: notes[index])
                notes.removeAll()
            }

            @IBAction func muted(_ sender: UISwitch) {
                NoteStore.shared.mute(sender.isOn)
                chosen = sender.isOn ? notes.first : nil
            }

            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                tableView.deselectRow(at: indexPath, animated: true)
                guard notes.indices.contains(indexPath.row) else { return }
                chosen = notes[indexPath.row]
                NoteStore.shared.reset { tableView.reloadData() }
            }

            subscript(row: Int) -> Note {
                get { notes[row] }
                set { notes[row] = newValue }
            }

            #if DEBUG
            func count() -> Int { notes.count + 1 }
            #else
            func count() -> Int { notes.count + 2 }
            #endif
        }
        """

    private static let app = """
        import UIKit
        struct Note { var title = "" }
        protocol NotesDelegate: AnyObject { func notes(_ screen: UIViewController, didPick note: Note) }
        final class NoteStore {
            static let shared = NoteStore()
            func save(_ note: Note) {}
            func mute(_ flag: Bool) {}
            func reset(_ done: @escaping () -> Void) {}
        }
        func open(_ notes: NotesViewController) { notes.handle(notes.count()); notes[0].title = "first" }
        """

    /// The correct split, made once.
    nonisolated(unsafe) private static let split = Result { try VerifiedSplit(separating: source, context: [app]) }

    /// A body is the Presenter's, less what it does with views.
    static let bodies: [Fault] = [
        Fault(
            "A command and a use case are swapped.", in: "Presenter",
            "view.setLabelText(heading(notes[index]))\n        interactor.save(notes[index])",
            "interactor.save(notes[index])\n        view.setLabelText(heading(notes[index]))",
            says: "`handle` isn't whole in `NotesPresenter`"),
        Fault(
            "A command is dropped.", in: "Presenter", "        view.setLabelText(heading(notes[index]))\n", "",
            says: "`handle` isn't whole in `NotesPresenter`"),
        Fault(
            "A command is given something else.", in: "Presenter", "heading(notes[index])", "heading(notes[0])",
            says: "`handle` isn't whole in `NotesPresenter`"),
        Fault(
            "A command drops what it is given.", in: "ViewController", "label.text = text", "label.text = nil",
            says: "`setLabelText` isn't whole in `NotesViewController`"),
    ]

    /// What was private to the file and is named by a component now.
    static let shared: [Fault] = [
        Fault(
            "It stays private.", in: "ViewController", "\nfunc heading", "\nprivate func heading",
            says: "`NotesPresenter` names `heading`, which is private to another file"),
        Fault(
            "What it names isn't what it was.", in: "ViewController", "let limit = 3", "let limit = 4",
            says: "`private let limit = 3` of `App/NotesViewController.swift` changed"),
        Fault(
            "A component has one for itself.", in: "Presenter", "import Foundation\n",
            "import Foundation\nfunc heading(_ note: Note) -> String { \"\" }\n", says: "`heading` is declared twice"),
    ]

    /// What only the view controller can do stays as a method of the View.
    static let regions: [Fault] = [
        Fault(
            "A region does nothing.", in: "ViewController",
            "        delegate?.notes(self, didPick: presenter.notes[index])\n", "",
            says: "`tellDelegateDidPick` isn't whole in `NotesViewController`"),
        Fault(
            "A region hands on somebody else.", in: "ViewController", "notes(self,", "notes(UIViewController(),",
            says: "`tellDelegateDidPick` isn't whole in `NotesViewController`"),
        Fault(
            "A region is given something else.", in: "Presenter", "view.tellDelegateDidPick(index)",
            "view.tellDelegateDidPick(0)", says: "`handle` isn't whole in `NotesPresenter`"),
        Fault(
            "A region comes too early.", in: "Presenter",
            "interactor.save(notes[index])\n        view.tellDelegateDidPick(index)",
            "view.tellDelegateDidPick(index)\n        interactor.save(notes[index])",
            says: "`handle` isn't whole in `NotesPresenter`"),
    ]

    /// A value takes the place of a view that UIKit hands over.
    static let values: [Fault] = [
        Fault(
            "Another value is handed over.", in: "ViewController", "isOn: sender.isOn", "isOn: sender.isEnabled",
            says: "`NotesViewController.muted` doesn't pass on"),
        Fault(
            "Its opposite is handed over.", in: "ViewController", "isOn: sender.isOn", "isOn: !sender.isOn",
            says: "`NotesViewController.muted` doesn't pass on"),
        Fault(
            "A constant is handed over.", in: "ViewController", "isOn: sender.isOn", "isOn: true",
            says: "`NotesViewController.muted` doesn't pass on"),
        Fault(
            "What is handed over isn't used.", in: "Presenter", "interactor.mute(isOn)", "interactor.mute(true)",
            says: "`muted` isn't whole in `NotesPresenter`"),
    ]

    /// Runs of statements leave a body that is handed views.
    static let runs: [Fault] = [
        Fault(
            "A run comes too early.", in: "ViewController",
            "tableView.deselectRow(at: indexPath, animated: true)\n        presenter.didSelectRow\u{200D}(at: indexPath) { tableView.reloadData() }",
            "presenter.didSelectRow\u{200D}(at: indexPath) { tableView.reloadData() }\n        tableView.deselectRow(at: indexPath, animated: true)",
            says: "isn't whole in `NotesViewController`"),
        Fault(
            "A run doesn't end early.", in: "Presenter",
            "        guard notes.indices.contains(indexPath.row) else { return }\n", "",
            says: "isn't whole in `NotesPresenter`"),
        Fault(
            "A run isn't asked for.", in: "ViewController",
            "        presenter.didSelectRow\u{200D}(at: indexPath) { tableView.reloadData() }\n", "",
            says: "isn't whole in `NotesViewController`"),
        Fault(
            "A step isn't handed over.", in: "ViewController", "{ tableView.reloadData() }", "{}",
            says: "isn't whole in `NotesViewController`"),
        Fault(
            "A step is done at once.", in: "Presenter", "interactor.reset { reloadData() }",
            "interactor.reset {}\n        reloadData()", says: "isn't whole in `NotesPresenter`"),
        Fault(
            "A step is done twice.", in: "Presenter", "{ reloadData() }", "{ reloadData(); reloadData() }",
            says: "isn't whole in `NotesPresenter`"),
    ]

    /// What never moves asks those who left.
    static let staying: [Fault] = [
        Fault(
            "A subscript sets another row.", in: "ViewController", "set { presenter.notes[row] = newValue }",
            "set { presenter.notes[0] = newValue }", says: "`subscript` isn't whole in `NotesViewController`"),
        Fault(
            "A subscript can't be set.", in: "ViewController", "        set { presenter.notes[row] = newValue }\n", "",
            says: "`subscript` isn't whole in `NotesViewController`"),
        Fault(
            "A branch of a condition does something else.", in: "ViewController", "presenter.notes.count + 2",
            "presenter.notes.count + 1", says: "isn't whole in `NotesViewController`"),
        Fault(
            "A branch of a condition asks nobody.", in: "ViewController", "presenter.notes.count + 2",
            "notes.count + 2", says: "names `notes`, which belongs to another component"),
        Fault(
            "A condition is its opposite.", in: "ViewController", "#if DEBUG\n", "#if !DEBUG\n",
            says: "isn't whole in `NotesViewController`"),
    ]

    @Test(arguments: bodies + shared + regions + values + runs + staying)
    func aFaultIsFound(_ fault: Fault) throws {
        let failures = try Self.split.get().failures(replacing: fault.old, with: fault.new, in: fault.file)
        #expect(failures.contains { $0.contains(fault.message) }, "\(failures)")
    }

    @Test func withoutAFaultNothingIsFound() throws {
        #expect(try Self.split.get().failures == [])
    }

    /// What is private to one file, another may have for itself; what isn't, it may not.
    @Test(arguments: [
        ("private let page = 20", nil),
        ("private let page = 2", "`page` of `App/NotesPresenter.swift` isn't what it was"),
        ("let page = 20", "`page` is declared twice"),
        ("private let other = 3", "`other` of `App/NotesPresenter.swift` is no constant that each file may have"),
    ])
    func whatIsPrivateToAFileAnotherMayHave(_ declaration: String, _ message: String?) throws {
        let failures = try Self.split.get().failures(
            replacing: "import Foundation\n", with: "import Foundation\n\(declaration)\n", in: "Presenter")
        #expect(failures.isEmpty == (message == nil), "\(failures)")
        if let message { #expect(failures.contains(message), "\(failures)") }
    }
}
