import Testing

@testable import ViperSplit

/// What is done about a body that separation would change: it costs no other body anything.
struct LeftWholeTests {
    private let source = """
        @IBOutlet var label: UILabel!
        // MARK: - Handle view event
        func first() { label.text = "first" }
        func second() { label.isHidden = true }
        """

    /// - Parameter faulty: the body that isn't the same as long as what was taken out of it is there.
    private func plan(_ faulty: (member: String?, generated: String)?) throws -> SplitPlan {
        let controller = try controller(source)
        let context = AppContext(given: controller.units, context: nil)
        return planSeparated(
            AnalysedController(controller, context), style: try Template.standard.style(usesFormatter: false),
            moduleName: "Test"
        ) { original, separated, _ in
            guard let faulty, !separated.members(named: faulty.generated).isEmpty else { return [] }
            let member = faulty.member.flatMap { original.members(named: $0).first }
            return [SeparationFault(member: member?.id, message: "seeded")]
        }
    }

    @Test func withoutAFaultEveryBodyIsSeparated() throws {
        let plan = try plan(nil)
        #expect(plan.leftWhole.isEmpty)
        #expect(!plan.findings.contains { $0.rule == "left-whole" })
        #expect(plan.controller.members(named: "setLabelText").count == 1)
        #expect(plan.controller.members(named: "setLabelHidden").count == 1)
    }

    @Test func aFaultOfOneBodyLeavesThatOneWhole() throws {
        let plan = try plan(("first", "setLabelText"))
        #expect(plan.leftWhole.map(\.name) == ["first"])
        #expect(plan.controller.members(named: "setLabelText").isEmpty)
        #expect(plan.controller.members(named: "setLabelHidden").count == 1)
        let finding = try #require(plan.findings.first { $0.rule == "left-whole" })
        #expect(finding.message.contains("`first`"))
        #expect(plan.controller.homeUnit.text(plan.leftWhole[0].declRange).contains("label.text = \"first\""))
    }

    @Test func aFaultOfNoBodyLeavesAllOfThemWhole() throws {
        let plan = try plan((nil, "setLabelText"))
        #expect(plan.leftWhole.map(\.name) == ["first", "second"])
        #expect(plan.controller.members(named: "setLabelHidden").isEmpty)
    }

    /// The limit is one of the code, and not of what else the file has.
    @Test func codeThatNobodyWritesByHandIsLeftWhole() throws {
        let filler = String(repeating: "\n        // More.", count: (64 << 10) / 17)
        for (inside, outside, isSeparable) in [(filler, "", false), ("", filler, true)] {
            let controller = try controller(
                """
                @IBOutlet var label: UILabel!
                // MARK: - Handle view event
                func first() {
                    label.isHidden = false\(inside)
                    label.text = "first"
                }\(outside)
                """)
            #expect(controller.members(named: "first").map(\.isSeparable) == [isSeparable])
        }
    }
}
