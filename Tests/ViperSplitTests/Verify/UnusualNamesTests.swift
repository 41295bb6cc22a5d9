import Testing

@testable import ViperSplit

/// Names that mean something else than their like usually does: verification finds no fault of ours in that.
struct UnusualNamesTests {
    /// A method that takes other labels is no reason to move a call along, whatever stands for `self`.
    @Test func aCallThatNoMemberTakesIsAskedOfSelfThatMayBeGone() throws {
        let source = """
            import UIKit
            final class NotesViewController: Screen {
                @IBOutlet private weak var label: UILabel!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    later { [weak self] in
                        self?.finish(animated: true)
                        self?.finish()
                    }
                }
                // MARK: - Handle view event
                private func finish() { count += 1 }
                private var count = 0
            }
            """
        let module = try expectSplit(source, presenter: "func finish() { count += 1 }")
        expect(module.view, holds: "self?.finish(animated: true)\nself?.presenter.finish()")
    }

    /// A responder's own method of the name takes something: where it is asked for that, it isn't the one that left.
    @Test func whatIsInheritedTakesOtherArguments() throws {
        let source = """
            import UIKit
            final class NotesViewController: UIViewController {
                @IBOutlet private weak var label: UILabel!
                // MARK: - Update view
                private func show(_ command: UICommand) {
                    label.text = "\\(validate())"
                    validate(command)
                }
                // MARK: - Handle view event
                private func validate() -> Int { count }
                private var count = 0
            }
            """
        let module = try expectSplit(source, presenter: "func validate() -> Int { count }")
        expect(module.view, holds: "presenter.validate()")
        expect(module.view, holds: "\nvalidate(command)")
    }

    /// `App::limit` is what a module has at its top, whatever the class has by that name.
    @Test func aModuleIsAskedForAName() throws {
        let source = """
            import UIKit
            final class NotesViewController: UIViewController {
                @IBOutlet private weak var label: UILabel!
                // MARK: - Update view
                private func show() { label.text = "\\(App::limit) \\(limit)" }
                // MARK: - Handle view event
                func add() {
                    limit += App::limit
                    show()
                }
                private var limit = 0
            }
            """
        let module = try expectSplit(source, presenter: "limit += App::limit")
        expect(module.view, holds: "\\(App::limit) \\(presenter.limit)")
    }

    /// What the class itself is called, its methods may be, too; and an instance isn't asked for a nested type.
    @Test func aNameIsThatOfAType() throws {
        let source = """
            import UIKit
            final class open: UIViewController {
                @IBOutlet private weak var label: UILabel!
                private final class title {}
                // MARK: - Handle view event
                @IBAction func tap() {
                    count += 1
                    open(count)
                    self.show()
                }
                private func open(_ count: Int) { print(count) }
                private var count = 0
                // MARK: - Update view
                private func show() { self.title = "\\(title())" }
            }
            """
        let file = SourceFile(path: "App/Open.swift", text: source)
        let result = try split([file], options: SplitOptions())
        #expect(result.outcome == .split, "\(result.findings.map(\.message))")
    }
}
