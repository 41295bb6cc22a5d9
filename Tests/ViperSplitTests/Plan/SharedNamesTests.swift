import Testing

@testable import ViperSplit

/// Declarations that are private to the controller's file and that other files have to name.
struct SharedNamesTests {
    private func source(_ global: String, use: String = "limit") -> String {
        """
        import UIKit

        \(global)

        class NotesViewController: UIViewController {
            // MARK: - Handle view event
            func load() { print(\(use)) }
        }
        """
    }

    @Test(arguments: [
        ("private var limit = 20", "var limit = 20"),
        ("fileprivate func limit() -> Int { 1 }", "func limit() -> Int { 1 }"),
        ("/// The end.\nprivate let limit = 20, other = 1", "/// The end.\nlet limit = 20, other = 1"),
        ("private enum limit {}", "enum limit {}"),
    ])
    func withTheAppTheyBecomeInternal(_ before: String, _ after: String) throws {
        try expectSplit(source(before), context: ["struct Other {}"], view: after, presenter: "print(limit)")
    }

    @Test func whatTheyNameFollows() throws {
        let module = try expectSplit(
            source("private struct Step {}\nprivate let limit = [Step()]\nprivate let unused = 1"), context: [""])
        expect(module.view, holds: "\nstruct Step {}\nlet limit = [Step()]\nprivate let unused = 1")
    }

    @Test func soDoesWhatTheirMembersName() throws {
        let module = try expectSplit(
            source(
                "private enum Level { case low }\nprivate enum Other {}\n"
                    + "private struct Step { let level: Level }\nprivate let limit = [Step(level: .low)]"),
            context: [""])
        expect(
            module.view, holds: "\nenum Level { case low }\nprivate enum Other {}\nstruct Step { let level: Level }\n")
    }

    @Test(arguments: [
        "private let limit = 5", "struct A { let limit: Int }", "func f(_ x: A) { print(x.limit) }",
    ])
    func aNameThatAnotherFileHasStays(_ other: String) throws {
        try expectStays(source("private var limit = 20"), context: [other], member: "load", rule: "file-private")
    }

    @Test func withoutTheAppTheyStay() throws {
        try expectStays(source("private var limit = 20"), member: "load", rule: "file-private")
    }

    @Test func whatNamesOneThatStaysDoesToo() throws {
        try expectStays(
            source("private struct Step {}\nprivate let limit = [Step()]"), context: ["struct Step {}"], member: "load",
            rule: "file-private")
    }

    @Test func aLostModifierIsFound() throws {
        let split = try VerifiedSplit(source("private var limit = 20\nprivate let unused = 1"), context: [""])
        #expect(split.failures.isEmpty, "\(split.failures)")
        let failures = try split.failures(replacing: "private let unused", with: "let unused", in: "ViewController")
        #expect(failures.contains { $0.contains("changed") }, "\(failures)")
    }

    // MARK: - The view controller itself

    private func privateController(_ modifier: String) -> String {
        """
        import UIKit
        private struct Step {}
        \(modifier) class NotesViewController: UIViewController {
            private let step = Step()
            // MARK: - Handle view event
            func load() { dismiss(animated: true) }
        }
        private struct Maker { func make() -> UIViewController { NotesViewController() } }
        """
    }

    @Test(arguments: ["private", "fileprivate", "private final"])
    func theModuleNamesTheViewController(_ modifier: String) throws {
        let module = try expectSplit(privateController(modifier), context: ["struct Other {}"])
        let head = modifier.contains("final") ? "final class" : "class"
        expect(module.view, holds: "\n\(head) NotesViewController: UIViewController {")
        expect(module.view, holds: "\nprivate struct Maker {")
    }

    @Test(arguments: [nil, ["class NotesViewController {}"]])
    func whatCannotBeMadeInternalIsRefused(_ context: [String]?) throws {
        let options = SplitOptions(context: contextFiles(context))
        #expect(throws: SplitError.privateController("NotesViewController", isAppGiven: context != nil)) {
            try split(files(privateController("private")), options: options)
        }
    }
}
