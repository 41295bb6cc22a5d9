import Testing

@testable import ViperSplit

/// Where the members of the view controller's extensions go when it is tidied (design, 11).
struct TidyingExtensionsTests {
    private let top = """
        import UIKit

        class NotesViewController: UIViewController {
            @IBOutlet var label: UILabel!
            private let store = NoteStore.shared
            private var items: [String] = []
        }


        """

    @Test(
        arguments: [
            (
                "Each under the section of its component.",
                """
                    /// Goes along.
                    private func load() { store.load() }
                    private func close() { dismiss(animated: true) }
                    private func show() { label.text = "" }

                    // the end of the extension
                """,
                """
                    // MARK: - Update view

                    private func show() { label.text = "" }

                    // MARK: - Wireframe

                    private func close() { dismiss(animated: true) }

                    // MARK: - Business use case

                    /// Goes along.
                    private func load() { store.load() }

                    // the end of the extension
                """
            ),
            (
                "The developer's banners stand there.",
                """
                    private func close() { dismiss(animated: true) }
                    //------View-------
                    private func show() { label.text = "" }
                """,
                """
                    //------View-------
                    private func show() { label.text = "" }

                    //------Presenter-------

                    // MARK: - Wireframe

                    private func close() { dismiss(animated: true) }
                """
            ),
        ])
    func membersStandUnderSectionsInTheirExtension(_ sentence: String, _ members: String, _ tidied: String) throws {
        func source(_ members: String) -> String { top + "extension NotesViewController {\n\(members)\n}" }
        try expectTidied(source(members), is: source(tidied))
    }

    /// Below the class, which is tidied for itself.
    @Test func anExtensionOfOneSectionHasOneMark() throws {
        let source = """
            import UIKit

            // MARK: - Leaving
            extension NotesViewController {
                private func close() { dismiss(animated: true) }
                private func end() { dismiss(animated: false) }
            }

            class NotesViewController: UIViewController {
                @IBOutlet var label: UILabel!
                private func show() { label.text = "" }
            }
            """
        let tidied = """
            import UIKit

            // MARK: - Leaving
            extension NotesViewController {
                // MARK: - Wireframe

                private func close() { dismiss(animated: true) }
                private func end() { dismiss(animated: false) }
            }

            class NotesViewController: UIViewController {
                @IBOutlet var label: UILabel!

                //------View-------

                // MARK: - Update view

                private func show() { label.text = "" }
            }
            """
        try expectTidied(source, is: tidied)
    }

    @Test func aSectionOfZIKVipersAboveAnExtensionHoldsForItsMembers() throws {
        let source = """
            // MARK: - Update view
            extension NotesViewController {
                private func close() { dismiss(animated: true) }
            }
            """
        let found = try tidied(top + source)
        #expect(found.outcome == .alreadyTidy && found.findings.isEmpty)
        #expect(try tidied(top + source.replacing("Update view", with: "Showing")).outcome == .tidied)
    }

    /// The protocol's name is a title of the View's.
    @Test func whatAnExtensionAdoptsItsProtocolForStandsUnderThat() throws {
        let cells = """
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    UITableViewCell()
                }
            """
        let taps = """
                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    store.select(items[indexPath.row])
                    items.remove(at: indexPath.row)
                }
            """
        func source(_ members: String) -> String {
            top + "extension NotesViewController: UITableViewDataSource, UITableViewDelegate {\n\(members)\n}\n"
        }
        let found = try tidied(source(cells))
        #expect(found.outcome == .alreadyTidy && found.findings.isEmpty)
        try expectTidied(
            source(taps + "\n" + cells), is: source(cells + "\n\n    // MARK: - Handle view event\n\n" + taps))
    }

    @Test func anExtensionThatCanNotBeTidiedIsTold() throws {
        let found = try tidied(top + "extension NotesViewController { func show() { label.text = \"\" } }\n")
        #expect(found.outcome == .alreadyTidy)
        #expect(
            found.findings.map(\.message) == [
                "`NotesViewController` stays where it is: \(Note.LeftInPlace.bodyOnOneLine.words)"
            ])
        #expect(found.findings.map(\.line) == [9])
        #expect(try tidied(top + "extension NotesViewController { static let rows = 1 }\n").findings == [])
    }

    @Test func whatCanNotMoveInAnExtensionIsTold() throws {
        let source = """
            extension NotesViewController {
            #if DEBUG
                private func show() { label.text = "" }
            #endif
            }
            """
        let found = try tidied(top + source)
        #expect(found.findings.map(\.message).allSatisfy { $0.hasSuffix(Note.LeftInPlace.conditional.words) })
        #expect(found.findings.map(\.line) == [10])
    }

    @Test func marksAloneStandInAnExtension() throws {
        let source = """
            extension NotesViewController {
                private func close() { dismiss(animated: true) }
                static let rows = 1
            }
            """
        let marked = """
            extension NotesViewController {
                // MARK: - Wireframe

                private func close() { dismiss(animated: true) }

                // MARK: -

                static let rows = 1
            }
            """
        try expectTidied(top + source, marksOnly: true, is: top + marked)
    }

    /// With the marks that it was tidied by, as without them.
    @Test(arguments: [("", true), ("    // MARK: - View config\n", false)])
    func anExtensionThatAllMembersLeaveIsGone(_ end: String, _ isGone: Bool) throws {
        let source = "extension NotesViewController {\n    private func save() { store.save(items) }\n\(end)}\n"
        let found = try tidied(top + source)
        #expect(found.text.contains("// MARK: - Business use case"))
        let split = try split([SourceFile(path: "NotesViewController.swift", text: found.text)], options: .init())
        let view = try #require(split.changes.changes.first { $0.path == "NotesViewController.swift" }).newContents()
        #expect(view.contains("extension NotesViewController {") != isGone)
        #expect(!view.contains("Business use case"))
    }
}
