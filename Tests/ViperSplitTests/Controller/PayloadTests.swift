import Testing

@testable import ViperSplit

/// Which of two protocols a requirement goes to, where events and data are apart (ZIKViper).
struct PayloadTests {
    @Test(arguments: [
        ("What gives nothing is an event.", "func f() {}", Payload.events),
        ("What gives something is data.", "func f() -> Int { 1 }", .data),
        ("A property is data.", "var f: Int { 1 }", .data),
        ("What is handled is an event.", "// MARK: - Handle view event\nfunc f() -> Int { 1 }", .events),
        ("So is what the business tells.", "// MARK: - Handle business event\nfunc f() -> Int { 1 }", .events),
        ("What a data source provides is data.", "// MARK: - Provide view data source\nfunc f() {}", .data),
        ("So is what the model asks for.", "// MARK: - Provide model data source\nfunc f() {}", .data),
        ("Case doesn't matter.", "// MARK: - PROVIDE VIEW DATA SOURCE\nfunc f() {}", .data),
        ("Another title tells nothing.", "// MARK: - Data\nfunc f() {}", .events),
    ])
    func theSectionOrElseTheFormDecides(_ sentence: String, source: String, expected: Payload) throws {
        #expect(try controller(source).members(named: "f").first?.payload == expected)
    }

    @Test func aRequirementGoesToTheProtocolOfItsSort() throws {
        let files = [
            SourceFile(
                path: "NotesViewController.swift",
                text: """
                    import UIKit
                    class NotesViewController: UIViewController {
                        override func viewDidLoad() {
                            super.viewDidLoad()
                            title = makeTitle()
                            reset()
                        }
                        // MARK: - Handle view event
                        private func reset() { print(1) }
                        // MARK: - Provide view data source
                        private func makeTitle() -> String { "Notes" }
                    }

                    """)
        ]
        let split = try ViperSplit.split(files, options: SplitOptions(template: try Template("zikviper")))
        let text = try #require(split.changes.changes.first { $0.path == "NotesProtocols.swift" }).newContents()
        let events = text.split(separator: "protocol ").first { $0.hasPrefix("NotesViewEventHandler") }
        let data = text.split(separator: "protocol ").first { $0.hasPrefix("NotesViewDataSource") }
        #expect(events?.contains("func reset()") == true && events?.contains("makeTitle") == false)
        #expect(data?.contains("func makeTitle() -> String") == true && data?.contains("reset") == false)
    }
}
