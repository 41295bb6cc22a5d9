import Testing

@testable import ViperSplit

/// Whether something finds a member of an extension by its name: what the protocols ask for that the class adopts, and whatever
/// protocols may ask for that aren't in sight as a whole.
struct PinnedTests {
    private func isPinned(_ member: String, in adopted: String, of header: String = "", app: String = "") throws -> Bool
    {
        let unit = try readUnit(
            SourceFile(
                path: "Notes.swift",
                text: """
                    import UIKit
                    class NotesViewController: UIViewController\(header) {}
                    extension NotesViewController: \(adopted) {
                        \(member)
                    }
                    """))
        let controller = try readController([unit], named: "NotesViewController")
        let semantics = Semantics(controller, AppContext(given: controller.units, context: contextFiles([app])))
        return semantics.isPinned(try #require(controller.members.first))
    }

    @Test(
        arguments: [
            (
                "A data source of UIKit's asks for it.",
                "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }",
                "UITableViewDataSource", "", ""
            ),
            (
                "What a protocol refines asks for it.", "func scrollViewDidScroll(_ scrollView: UIScrollView) {}",
                "UITableViewDelegate", "", ""
            ),
            (
                "A later version of UIKit may ask for it.",
                "func tableView(_ tableView: UITableView, didFold row: Int) {}",
                "UITableViewDelegate", "", ""
            ),
            (
                "So may it ask for what isn't known yet.", "func look() -> QLPreviewReply? { nil }",
                "QLPreviewControllerDelegate", "", ""
            ),
            (
                "A function that suspends may stand for one with a completion handler.", "func look() async {}",
                "QLPreviewControllerDelegate", "", ""
            ),
            ("A protocol of the app does.", "func reload() {}", "Listing", "", "protocol Listing { func reload() }"),
            (
                "One that it refines does.", "func reload() {}", "Listing", "",
                "protocol Base { func reload() }\nprotocol Listing: Base {}"
            ),
            (
                "Another one that the class adopts does.", "func reload() {}", "UITableViewDataSource", ", Listing",
                "protocol Listing { func reload() }"
            ),
            (
                "A property is asked for.", "var rows: Int { 0 }", "Listing", "",
                "protocol Listing { var rows: Int { get } }"
            ),
            (
                "What is asked of the type is met by a method of the class.", "class func reload() {}", "Listing", "",
                "protocol Listing { static func reload() }"
            ),
            (
                "So is one of the SDK's.", "var description: String { \"\" }", "CustomStringConvertible", "", ""
            ),
            ("A protocol out of sight may ask for anything.", "func reload() {}", "Listing", "", ""),
            (
                "So may one that is refined out of sight.", "func reload() {}", "Listing", "",
                "protocol Listing: Base { func load() }"
            ),
        ] as [(String, String, String, String, String)])
    func itIsFoundByName(_ sentence: String, member: String, adopted: String, header: String, app: String) throws {
        #expect(try isPinned(member, in: adopted, of: header, app: app), "\(sentence)")
    }

    @Test(
        arguments: [
            ("A helper of a data source is its own.", "func reload() {}", "UITableViewDataSource", ""),
            (
                "A helper that is handed what Foundation declares is.", "func open(_ url: URL) {}",
                "UIDocumentPickerDelegate", ""
            ),
            (
                "Other labels are another's.", "func reload(all: Bool) {}", "Listing",
                "protocol Listing { func reload() }"
            ),
            (
                "What is the type's is no instance's.", "static func reload() {}", "Listing",
                "protocol Listing { func reload() }"
            ),
            (
                "A method is no property.", "func rows() -> Int { 0 }", "Listing",
                "protocol Listing { var rows: Int { get } }"
            ),
            (
                "All that a protocol refines is in sight.", "func reload() {}", "Listing",
                "protocol Base { func load() }\nprotocol Listing: Base, AnyObject {}"
            ),
        ] as [(String, String, String, String)])
    func onlyCodeOfTheClassNamesIt(_ sentence: String, member: String, adopted: String, app: String) throws {
        #expect(try !isPinned(member, in: adopted, app: app), "\(sentence)")
    }

    /// A property of the class itself is reached as every other is.
    @Test func aPropertyOfTheClassIsNotFoundByName() throws {
        let unit = try readUnit(
            SourceFile(
                path: "Notes.swift",
                text: "class NotesViewController: UIViewController, Listing { private(set) var rows = 1 }"))
        let controller = try readController([unit], named: "NotesViewController")
        let context = contextFiles(["protocol Listing { var rows: Int { get } }"])
        let semantics = Semantics(controller, AppContext(given: controller.units, context: context))
        #expect(try !semantics.isPinned(#require(controller.members.first)))
    }

    /// What an extension of a protocol gives every class is no requirement.
    @Test func aMemberOfTheProtocolsExtensionAsksForNothing() throws {
        #expect(
            try !isPinned(
                "func reload() {}", in: "Listing", app: "protocol Listing {}\nextension Listing { func reload() {} }"))
    }
}
