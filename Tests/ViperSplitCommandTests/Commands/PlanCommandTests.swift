import Foundation
import Testing
import ViperSplit

/// `viper-split plan`, and plans that are given back.
struct PlanCommandTests {
    private let source = """
        import UIKit

        final class NotesViewController: UIViewController {
            @IBOutlet var label: UILabel!
            private var count = 0

            func load() {
                UserDefaults.standard.set(count, forKey: "count")
            }

            @IBAction func save(_ sender: Any) {
                count += 1
                load()
                label.text = "saved"
            }
        }

        """

    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(source, to: "A.swift")
        return sandbox
    }

    @Test func itPrintsATableAndWritesNothing() throws {
        let outcome = try sandbox().viperSplit("plan", "A.swift", "--no-context")
        let table = """
            member      role        line  lines  reason
            label       view        4     1      an outlet
            count       presenter   5     1      follows those who use it
            load()      presenter   7     3      touches data (`UserDefaults.standard`), state (`count`)
              setCount  interactor  8     1      func setCount(_ value: Int)
            save(_:)    presenter   11    5      touches data by calls, state (`count`)

            """
        #expect(outcome == Outcome(status: 0, output: table, errors: ""))
    }

    @Test func itEndsWithWhatWouldFreeMost() throws {
        let sandbox = try sandbox()
        let source = source.replacing(
            "        count += 1\n", with: "        count += 1\n        print(super.description)\n")
        try sandbox.write(source.replacing("@IBAction ", with: "// viper-split: presenter\n    "), to: "A.swift")
        let outcome = try sandbox.viperSplit("plan", "A.swift")
        let end = """

            what would free most:
              `save(_:)`, line 14: it calls `super`; keep that call in the View and move the rest to a method: frees 1 member, 5 lines

            """
        #expect(outcome.output.hasSuffix(end), "\(outcome.output)")
    }

    @Test func aPlanThatIsChangedDecides() throws {
        let sandbox = try sandbox()
        let json = try sandbox.viperSplit("plan", "A.swift", "--json").output
        var plan = try JSONDecoder().decode(PlanDocument.self, from: Data(json.utf8))
        #expect(plan.members.map(\.member) == ["label", "count", "load()", "save(_:)"])
        #expect(plan.controller == "NotesViewController" && plan.version == PlanDocument.currentVersion)
        plan.members[2].role = "interactor"
        plan.members[2].fragments[0].name = "storeCount"
        try sandbox.write(String(decoding: try JSONEncoder().encode(plan), as: UTF8.self), to: "plan.json")
        let outcome = try sandbox.viperSplit("A.swift", "--plan", "plan.json", "--allow-no-vcs")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try sandbox.read("NotesInteractor.swift").contains("func load()"))
        #expect(outcome.errors.contains("what the plan calls `storeCount` doesn't leave its member any more"))
    }

    @Test func aPlanThatIsntChangedChangesNothing() throws {
        let sandbox = try sandbox()
        try sandbox.write(try sandbox.viperSplit("plan", "A.swift", "--json").output, to: "plan.json")
        let without = try sandbox.viperSplit("A.swift", "--dry-run", "--quiet").output
        #expect(try sandbox.viperSplit("A.swift", "--dry-run", "--quiet", "--plan", "plan.json").output == without)
    }

    @Test(arguments: [
        ("[", "`plan.json` is no plan: it isn't JSON; make one with `viper-split plan --json`"),
        ("[]", "`plan.json` is no plan: the plan is no object; make one with `viper-split plan --json`"),
        ("{}", "`plan.json` is no plan: the plan has no `version`; make one with `viper-split plan --json`"),
        (
            #"{"version":1,"controller":"","members":[{}]}"#,
            "`plan.json` is no plan: row 1 has no `member`; make one with `viper-split plan --json`"
        ),
        (
            #"{"version":1,"controller":"","members":[1]}"#,
            "`plan.json` is no plan: row 1 is no object; make one with `viper-split plan --json`"
        ),
        (
            #"{"version":1,"controller":"","members":[{"member":"load()","role":1}]}"#,
            "`plan.json` is no plan: `role` of row 1 has the wrong type; make one with `viper-split plan --json`"
        ),
        (
            row(#""member":"load()","role":"view","fragments":[{"role":"view"}]"#),
            "`plan.json` is no plan: fragment 1 of row 1 has no `id`; make one with `viper-split plan --json`"
        ),
        (
            row(#""member":"x","role":"view","fragments":[]"#),
            "the plan speaks of `x`, which the view controller doesn't have; make the plan anew"
        ),
        (
            row(#""member":"load()","role":"model","fragments":[]"#),
            "the plan gives `load()` to `model`; there is `view`, `presenter`, `interactor`, `wireframe`, `later`"
        ),
    ])
    func whatIsNoPlan(_ json: String, _ message: String) throws {
        let sandbox = try sandbox()
        try sandbox.write(json, to: "plan.json")
        try sandbox.expectRefusal("A.swift", "--plan", "plan.json", status: 65, message: "error: " + message)
    }

    /// A plan of one row.
    private static func row(_ fields: String) -> String {
        #"{"version":1,"controller":"","members":[{"reason":"","path":"","line":1,"lines":1,\#(fields)}]}"#
    }

    @Test func aMissingPlan() throws {
        try sandbox().expectRefusal(
            "A.swift", "--plan", "plan.json", status: 66, message: "error: no such file: `plan.json`")
    }
}
