import Testing

@testable import ViperSplit

/// Private constants of the controller's file, which each file has that names them.
struct PrivateConstantsTests {
    private func source(_ globals: String, load: String = "print(limit)", show: String = "print(1)") -> String {
        """
        import UIKit
        import os

        \(globals)

        class NotesViewController: UIViewController {
            // MARK: - Update view
            func show() { \(show) }
            // MARK: - Handle view event
            func load() { \(load) }
        }
        """
    }

    @Test(arguments: [
        "private let limit = 20", "fileprivate let limit: Double = -2.5", "private let limit = \"Notes\"",
        "private let limit: [Int?] = [1, 2]", "private let limit = Note.self",
        "/// The most.\nprivate let limit = true",
        "private let limit = Logger(subsystem: Bundle.main.bundleIdentifier!, category: \"Notes\")",
    ])
    func theyGoAlongWithTheirUsers(_ constant: String) throws {
        let module = try expectSplit(source(constant), presenter: constant)
        #expect(!module.view.contains("limit"), "\(module.view)")
    }

    @Test func theyStayWithUsersThatStay() throws {
        let constants = "private let mark = 0\n\n/// The most.\nprivate let limit = 20"
        let module = try expectSplit(
            source(constants, show: "print(limit, mark)"), presenter: "\nprivate let limit = 20")
        expect(module.view, holds: constants)
    }

    @Test func nobodyHasThemWhoMeansAnother() throws {
        let module = try expectSplit(
            source("private let limit = 20", load: "let limit = 1; print(limit)", show: "print(limit)"))
        let presenter = try #require(module["NotesPresenter.swift"])
        #expect(!presenter.contains("private let limit"))
    }

    @Test func whereOneIsLogEachTakesWhatItImports() throws {
        let module = try expectSplit(
            source("private let logger = Logger()", load: "logger.debug(\"load\")"),
            presenter: "\nimport os\n\nprivate let logger = Logger()")
        expect(module.view, holds: "import os")
    }

    @Test(arguments: [
        "private var limit = 20", "private let limit = Note()", "private let limit: NSString = \"Notes\"",
        "private let limit = \"\\(Note.count)\"", "private let limit = [Note()]", "private let limit = Note.first",
        "private let limit = Note.first, other = 2", "@MainActor private let limit = 20",
        "private struct Note {}\nprivate let limit = Note.self", "private let limit = {\n    1\n}()",
        "struct Logger {}\nprivate let limit = Logger()", "#if DEBUG\nprivate let limit = 20\n#endif",
    ])
    func othersAreOneForAll(_ global: String) throws {
        try expectStays(source(global), member: "load", rule: "file-private")
    }

    @Test(arguments: [
        ("private let limit = 20\n", "", "`limit` isn't declared in"),
        ("limit = 20", "limit = 21", "isn't what it was"),
        ("private let limit = 20", "private let bound = 20", "bound"),
        ("limit = 20\n", "limit = 20\nprivate let other = 1\n", "is no constant that each file may have"),
        ("func load() { print(limit) }", "func load() { print(limit) }; var limit: Int { 1 }", "is hidden by a member"),
    ])
    func aFaultInACopyIsFound(_ before: String, _ after: String, _ words: String) throws {
        let split = try VerifiedSplit(source("private let limit = 20"))
        #expect(split.failures.isEmpty, "\(split.failures)")
        let failures = try split.failures(replacing: before, with: after, in: "Presenter")
        #expect(failures.contains { $0.contains(words) }, "\(failures)")
    }

    @Test func aConstantThatIsLostIsFound() throws {
        let split = try VerifiedSplit(source("private let limit = 20", show: "print(limit)"))
        #expect(split.failures.isEmpty, "\(split.failures)")
        let failures = try split.failures(replacing: "private let limit = 20", with: "", in: "ViewController")
        #expect(failures.contains { $0.contains("changed") }, "\(failures)")
    }
}
