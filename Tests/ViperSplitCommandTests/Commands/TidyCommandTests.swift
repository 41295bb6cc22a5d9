import Foundation
import Testing

/// `viper-split tidy`.
struct TidyCommandTests {
    private let source = """
        import UIKit

        final class LampViewController: UIViewController {

            func close() { dismiss(animated: true) }
        }

        """

    private let tidied = """
        import UIKit

        final class LampViewController: UIViewController {

            //------Presenter-------

            // MARK: - Wireframe

            func close() { dismiss(animated: true) }
        }

        """

    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(source, to: "A.swift")
        try sandbox.commitAll()
        return sandbox
    }

    @Test func itIsWrittenAndTakenBack() throws {
        let sandbox = try sandbox()
        let outcome = try sandbox.viperSplit("tidy", "A.swift", "--no-context")
        #expect(outcome == Outcome(status: 0, output: "wrote `A.swift`\n", errors: ""))
        #expect(try sandbox.read("A.swift") == tidied)
        let again = try sandbox.viperSplit("tidy", "A.swift", "--no-context", "--allow-dirty")
        #expect(again == Outcome(status: 0, output: "", errors: "nothing to tidy in `A.swift`\n"))
        #expect(try sandbox.viperSplit("undo").output.contains("put back `A.swift`\n"))
        #expect(try sandbox.read("A.swift") == source)
    }

    @Test func theDryRunIsADiff() throws {
        let sandbox = try sandbox()
        let outcome = try sandbox.viperSplit("tidy", "A.swift", "--dry-run", "--quiet")
        let diff = """
            diff --git a/A.swift b/A.swift
            --- a/A.swift
            +++ b/A.swift
            @@ -2,5 +2,9 @@
             
             final class LampViewController: UIViewController {
             
            +    //------Presenter-------
            +
            +    // MARK: - Wireframe
            +
                 func close() { dismiss(animated: true) }
             }

            """
        #expect(outcome == Outcome(status: 0, output: diff, errors: ""))
        #expect(try sandbox.read("A.swift") == source)
    }

    @Test func checkTellsWhetherThereIsSomethingToTidy() throws {
        let sandbox = try sandbox()
        let outcome = try sandbox.viperSplit("tidy", "A.swift", "--check", "--no-context")
        #expect(outcome == Outcome(status: 1, output: "", errors: "`A.swift` would be tidied\n"))
        #expect(try sandbox.read("A.swift") == source)
        try sandbox.write(tidied, to: "A.swift")
        try sandbox.expectNoChange("tidy", "A.swift", "--check", status: 0)
    }

    @Test func marksAloneAreWritten() throws {
        let sandbox = try sandbox()
        #expect(try sandbox.viperSplit("tidy", "A.swift", "--marks-only").status == 0)
        #expect(try sandbox.read("A.swift") == tidied.replacing("    //------Presenter-------\n\n", with: ""))
    }

    @Test func whatIsSplitOrExcludedIsLeftAlone() throws {
        let sandbox = try sandbox()
        try sandbox.write(#"{ "exclude": ["A.swift"] }"#, to: ".viper-split.json")
        let outcome = try sandbox.viperSplit("tidy", "A.swift", "--no-context")
        let message = "`A.swift` is excluded by the configuration; nothing to do\n"
        #expect(outcome == Outcome(status: 0, output: "", errors: message))
        try FileManager.default.removeItem(atPath: sandbox.path(".viper-split.json"))
        #expect(try sandbox.viperSplit("A.swift").status == 0)
        let split = try sandbox.viperSplit("tidy", "A.swift", "--no-context")
        #expect(split == Outcome(status: 0, output: "", errors: "`A.swift` is already split; nothing to do\n"))
    }

    @Test func uncommittedChangesAreKept() throws {
        let sandbox = try sandbox()
        try sandbox.write(source + "// more\n", to: "A.swift")
        try sandbox.expectRefusal(
            "tidy", "A.swift", "--no-context", status: 73,
            message: "error: `A.swift` has uncommitted changes; commit or stash them, or pass `--allow-dirty`")
        #expect(try sandbox.viperSplit("tidy", "A.swift", "--allow-dirty").status == 0)
    }

    @Test func badInputIsRefused() throws {
        let sandbox = try sandbox()
        try sandbox.expectRefusal("tidy", "B.swift", status: 66, message: "error: no such file: `B.swift`")
        try sandbox.makeFolder("Screens")
        try sandbox.expectRefusal(
            "tidy", "Screens", status: 65, message: "error: `Screens` is not a file; give Swift files")
        try sandbox.write("class A {", to: "C.swift")
        #expect(try sandbox.viperSplit("tidy", "C.swift").status == 65)
        #expect(try sandbox.viperSplit("tidy", "A.swift", "--mark-only").status == 64)
    }
}
