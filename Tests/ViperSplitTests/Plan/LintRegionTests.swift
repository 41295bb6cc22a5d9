import Testing

@testable import ViperSplit

/// Comments that switch a linter off and on stay together.
struct LintRegionTests {
    private func source(_ first: String, _ second: String) -> String {
        """
        // MARK: - Handle view event
        \(first)
        private func load() { reset() }
        \(second)
        func reset() { count = 0 }
        private var count = 0
        """
    }

    @Test func whatSwitchesItOnAgainGoesWithTheMemberAbove() throws {
        let module = try expectSplit(
            source("// swiftlint:disable force_cast", "// swiftlint:enable force_cast"),
            presenter:
                "// swiftlint:disable force_cast\nprivate func load() { reset() }\n// swiftlint:enable force_cast\n")
        expect(module.view, lacks: "swiftlint")
    }

    @Test func anyOtherCommentGoesWithTheMemberBelow() throws {
        try expectSplit(
            source("", "// swiftlint:disable:next force_cast"),
            presenter: "// swiftlint:disable:next force_cast\nfunc reset() { count = 0 }")
    }

    @Test func aRegionOfSeveralComponentsStays() throws {
        func region(_ title: String) -> String {
            """
            // MARK: - Handle view event
            // swiftlint:disable force_cast
            func load() { reset() }
            // MARK: - \(title)
            func reset() { print(1) }
            // swiftlint:enable force_cast
            """
        }
        try expectStays(region("Update view"), member: "load", rule: "lint-region", message: "(line 6)")
        try expectMoves(region("Provide view data source"), member: "load", to: .presenter)
    }

    @Test(arguments: [
        ("// swiftlint:disable line_length", LintSwitch.off), ("/* swiftformat:enable all */", .on),
        ("// swiftlint:disable:next line_length", nil), ("// swiftlint:disable:this line_length", nil),
        ("// swift-format-ignore", nil), ("// please disable", nil),
    ])
    func switchesAreRead(_ comment: String, _ expected: LintSwitch?) {
        #expect(LintSwitch(comment) == expected)
    }
}
