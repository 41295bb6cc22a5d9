import Testing

@testable import ViperSplit

/// Which section governs a member (design, 3).
struct SectionTests {
    @Test func aMarkGovernsWhatFollowsIt() throws {
        let source = "func a() {}\n\n// MARK: - Handle view event\n\nfunc b() {}\nfunc c() {}"
        try expectSection(source, of: "a", is: nil)
        try expectSection(source, of: "b", is: "Handle view event", claiming: .strong(.presenter))
        try expectSection(source, of: "c", is: "Handle view event")
    }

    @Test func theNextMarkTakesOver() throws {
        let source = "// MARK: - Handle view event\nfunc a() {}\n// MARK: - Helpers\nfunc b() {}"
        try expectSection(source, of: "a", is: "Handle view event")
        try expectSection(source, of: "b", is: "Helpers", claiming: Section.Claim.none)
    }

    @Test func ofSeveralMarksTheLastGoverns() throws {
        let source = "// MARK: - Handle view event\n\n// MARK: - Manage model\nvar a = 1"
        try expectSection(source, of: "a", is: "Manage model", claiming: .strong(.interactor))
    }

    @Test func aBareSeparatorEndsASection() throws {
        let source = "// MARK: - Manage model\nvar a = 1\n// MARK: -\nvar b = 1"
        try expectSection(source, of: "b", is: "", claiming: Section.Claim.none)
    }

    @Test func aMarkInAFunctionBodyDoesNotCount() throws {
        let source = """
            func a() {
                // MARK: - Manage model
                print(1)
            }

            func b() {}
            """
        try expectSection(source, of: "b", is: nil)
    }

    @Test func aMarkInABlockCommentOrStringDoesNotCount() throws {
        let source =
            "/* MARK: - Manage model */\nfunc a() {}\nlet b = \"\"\"\n    // MARK: - Manage model\n    \"\"\"\nvar c = 1"
        try expectSection(source, of: "a", is: nil)
        try expectSection(source, of: "c", is: nil)
    }

    @Test func aMarkBehindCodeDoesNotCount() throws {
        try expectSection("var a = 1  // MARK: - Manage model\nvar b = 1", of: "b", is: nil)
    }

    @Test func aMarkInANestedTypeDoesNotCount() throws {
        let source = "struct Inner {\n    // MARK: - Manage model\n    var x = 1\n}\nvar b = 1"
        try expectSection(source, of: "b", is: nil)
    }

    @Test func aMarkEndsWithTheBodyOfItsType() throws {
        let source = """
            import UIKit
            class NotesViewController: UIViewController {
                // MARK: - Manage model
                var a = 1
            }
            extension NotesViewController {
                var b: Int { 1 }
            }
            """
        try expectSection(source, of: "a", is: "Manage model")
        try expectSection(source, of: "b", is: nil)
    }

    @Test func aMarkOfAnEarlierTypeDoesNotCount() throws {
        let source = """
            struct Note {
                // MARK: - Manage model
                var a = 1
            }
            class NotesViewController: UIViewController {
                var b = 1
            }
            """
        try expectSection(source, of: "b", is: nil)
    }

    @Test func aMarkAtFileLevelGovernsTheExtensionAfterIt() throws {
        let source = """
            class NotesViewController: UIViewController {}

            // MARK: - Handle view event

            extension NotesViewController {
                func a() {}
            }

            extension NotesViewController {
                func b() {}
            }
            """
        try expectSection(source, of: "a", is: "Handle view event", claiming: .strong(.presenter))
        try expectSection(source, of: "b", is: nil)
    }

    @Test func aMarkAtFileLevelGovernsOnlyOneDeclaration() throws {
        let source = """
            // MARK: - Handle view event

            struct Note {}

            class NotesViewController: UIViewController {
                func a() {}
            }
            """
        try expectSection(source, of: "a", is: nil)
    }

    @Test func aMarkInsideAnExtensionWinsOverOneAboveIt() throws {
        let source = """
            class NotesViewController: UIViewController {}

            // MARK: - Handle view event

            extension NotesViewController {
                func a() {}
                // MARK: - Business use case
                func b() {}
            }
            """
        try expectSection(source, of: "a", is: "Handle view event")
        try expectSection(source, of: "b", is: "Business use case")
    }

    @Test func anExtensionIsTitledByTheProtocolThatItAdopts() throws {
        let other = "extension NotesViewController: UISearchBarDelegate, NoteObserver {\n    func a() {}\n}"
        try expectSection("", extending: [other], of: "a", is: "UISearchBarDelegate, NoteObserver")
    }

    @Test func aMarkWinsOverTheProtocolOfAnExtension() throws {
        let other = "// MARK: - Handle view event\nextension NotesViewController: NoteObserver {\n    func a() {}\n}"
        try expectSection("", extending: [other], of: "a", is: "Handle view event", claiming: .strong(.presenter))
    }

    @Test func aPlainExtensionIsNoSection() throws {
        try expectSection("", extending: ["extension NotesViewController {\n    func a() {}\n}"], of: "a", is: nil)
    }

    @Test func aBareSeparatorLeavesTheBannerInForce() throws {
        let source = "//------Presenter-------\n\n// MARK: -\nfunc a() {}"
        try expectSection(source, of: "a", is: "", claiming: .strong(.presenter))
    }

    @Test func aBannerOnlyHintsAtTheRoleOfOtherTitlesBelow() throws {
        let source = "//------Presenter-------\n\n// MARK: - Helpers\nfunc a() {}\n//------View-------\nfunc b() {}"
        try expectSection(source, of: "a", is: "Helpers", claiming: .weak(.presenter))
        try expectSection(source, of: "b", is: "View", claiming: .strong(.view))
    }

    @Test func aStrongMarkWinsOverTheBanner() throws {
        let source = "//------Presenter-------\n\n// MARK: - Business use case\nfunc a() {}"
        try expectSection(source, of: "a", is: "Business use case", claiming: .strong(.interactor))
    }

    @Test func aBannerOfAnotherNameLendsNothing() throws {
        try expectSection(
            "//------Stuff-------\n\n// MARK: - Helpers\nfunc a() {}", of: "a", is: "Helpers",
            claiming: Section.Claim.none)
    }
}
