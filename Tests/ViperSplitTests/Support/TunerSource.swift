import Testing

@testable import ViperSplit

/// A protocol of the app, and who holds a value of it weakly.
let tunerService = """
    protocol TunerDelegate: AnyObject { func tunerDidStop() }
    final class Tuner { weak var delegate: TunerDelegate? }
    """

/// A controller that adopts the protocol in an extension, and hands itself over.
func tunerSource(
    section: String = "Handle business event", conformance: String = "TunerDelegate",
    body: String = "func tunerDidStop() { count += 1 }", handing: String = "tuner.delegate = self",
    others: String = ""
) -> String {
    """
    import UIKit
    class NotesViewController: UIViewController {
        // MARK: - View life
        override func viewDidLoad() {
            super.viewDidLoad()
            \(handing)
        }
        // MARK: - Provide view data source
        private var count = 0
        // MARK: - Manage model
        private let tuner = Tuner()
        \(others)
    }

    // MARK: - \(section)

    extension NotesViewController: \(conformance) {
        \(body)
    }
    """
}

/// Checks that the conformance goes to the Presenter as a whole.
func expectMoved(
    _ source: String, context: [String] = [tunerService], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let module = try checkedSplit(source, context: context, sourceLocation: sourceLocation)
    expect(module.presenter, holds: "extension NotesPresenter: TunerDelegate {", sourceLocation: sourceLocation)
    expect(module.view, lacks: "NotesViewController: TunerDelegate", sourceLocation: sourceLocation)
}

/// Checks that the view controller goes on adopting the protocol, for a cause, and that a note says so.
func expectKept(
    _ source: String, context: [String]? = [tunerService], because cause: ConformanceRefusal,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let module = try checkedSplit(source, context: context, sourceLocation: sourceLocation)
    expect(module.view, holds: "NotesViewController: TunerDelegate", sourceLocation: sourceLocation)
    let plan = try plan(source, context: context)
    let refusal = plan.conformances.refusals["TunerDelegate"]
    let found = try #require(refusal, sourceLocation: sourceLocation)
    #expect(found.cause == .conformance(cause), sourceLocation: sourceLocation)
    let line = plan.controller.location(of: found.place).line
    let note = Note.adopted(protocol: "TunerDelegate", found.cause, line: line)
    let told = module.split.findings.contains { $0.rule == "conformance" && $0.message == note.message }
    #expect(told, "\(module.split.findings.map(\.message))", sourceLocation: sourceLocation)
}
