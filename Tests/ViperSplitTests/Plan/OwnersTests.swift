import Testing

@testable import ViperSplit

/// The component of static members, whose class is a part of their name.
struct OwnersTests {
    @Test(
        arguments: [
            ("A type of the file names it.", "struct Page { let size = NotesViewController.limit }", false),
            ("A function of the file does.", "func size() -> Int { NotesViewController.limit }", false),
            (
                "An extension of another type does.",
                "extension Int { static var size: Int { NotesViewController.limit } }", false
            ),
            ("A default argument does.", "func show(_ size: Int = NotesViewController.limit) {}", false),
            ("The module stands before the class.", "func size() -> Int { App.NotesViewController.limit }", false),
            (
                "A variable holds the class.",
                "func size() -> Int { let it = NotesViewController.self; return it.limit }", false
            ),
            (
                "An alias stands for the class.",
                "typealias Notes = NotesViewController\nfunc size() -> Int { Notes.limit }", false
            ),
            ("A type has one of its own.", "struct Page { static let limit = 1; let size = Page.limit }", true),
            ("A case has its name.", "enum Page { case limit }\nfunc first() -> Page { .limit }", true),
        ] as [(String, String, Bool)])
    func aStaticMemberStaysWhereItsClassIsNamed(_ sentence: String, beside: String, leaves: Bool) throws {
        let module = try expectSplit(
            """
            import UIKit
            class NotesViewController: UIViewController {
                fileprivate static let limit = 20
                private var count = 0
                // MARK: - Handle view event
                private func load() { count += Self.limit }
                @IBAction func tap() { load() }
            }
            \(beside)
            """, context: [])
        let isThere = module.presenter.contains("static let limit = 20")
        #expect(isThere == leaves, "\(sentence)\n\(module.presenter)\n\(module.view)")
    }

    @Test(
        arguments: [
            (
                "A protocol of the app asks for it.",
                "extension NotesViewController: Sourced {\n// viper-split: interactor\nstatic let limit = 20\n}", false
            ),
            (
                "The class adopts the protocol elsewhere.",
                "extension NotesViewController: Sourced {}\nextension NotesViewController {\n// viper-split: interactor\nstatic let limit = 20\n}",
                false
            ),
            (
                "Other code of the app names it.",
                "extension NotesViewController {\n// viper-split: interactor\nstatic let size = 20\n}", false
            ),
            (
                "Nothing but the class names it.",
                "extension NotesViewController {\n// viper-split: interactor\nprivate static let page = 20\n}", true
            ),
        ] as [(String, String, Bool)])
    func aStaticMemberThatIsAskedForStays(_ sentence: String, declared: String, leaves: Bool) throws {
        let module = try checkedSplit(
            """
            import UIKit
            class NotesViewController: UIViewController {
                private var count = 0
                // MARK: - Handle view event
                private func load() { count += 1 }
                @IBAction func tap() { load() }
            }
            \(declared)
            """,
            context: [
                "protocol Sourced { static var limit: Int { get } }\nfunc size() -> Int { NotesViewController.size }"
            ])
        #expect(module.view.contains("= 20") != leaves, "\(sentence)\n\(module.view)")
        #expect(module.split.findings.contains { $0.message.contains("it is static") } != leaves, "\(sentence)")
    }

    /// What names a static member that was asked elsewhere is where it would be without that.
    @Test(arguments: ["", "// viper-split: interactor"])
    func aWishForAConstantTakesNothingAlong(_ wish: String) throws {
        try expectSplit(
            """
            \(wish)
            private static let perLoad = 3
            private var notes: [Int] = []
            @IBOutlet var label: UILabel!
            // MARK: - Handle view event
            private func load() {
                for note in 0..<Self.perLoad { notes.append(note) }
                notes.sort()
            }
            @IBAction func tap() { load() }
            """, presenter: "notes.sort()")
    }
}
