import Testing

@testable import ViperSplit

/// Titles without a rule under a section of ZIKViper's (design, 3.3).
struct PartTests {
    @Test(
        arguments: [
            ("A title without a rule is a part.", "// MARK: - Wireframe\n// MARK: Alerts", .strong(.wireframe)),
            ("So is a weak one.", "// MARK: - Wireframe\n// MARK: Networking", .strong(.wireframe)),
            ("So is the next.", "// MARK: - Wireframe\n// MARK: A\n// MARK: B", .strong(.wireframe)),
            ("A title with a rule is none.", "// MARK: - Wireframe\n// MARK: - Alerts", .none),
            ("Nor is one under a section without.", "// MARK: Wireframe\n// MARK: Alerts", .none),
            ("Nor under another title.", "// MARK: - Alerts\n// MARK: Sheets", .none),
            ("A section is none.", "// MARK: - Wireframe\n// MARK: View life", .strong(.view)),
            ("A bare mark ends it.", "// MARK: - Wireframe\n// MARK: -\n// MARK: Alerts", .none),
        ] as [(String, String, Section.Claim)])
    func aTitleUnderASection(_ sentence: String, _ marks: String, _ claim: Section.Claim) throws {
        let section = try controller(marks + "\nfunc a() {}").members[0].section
        #expect(section?.claim == claim, "\(sentence)")
    }

    @Test(arguments: [
        ("// MARK: - A", true), ("//MARK:-A", true), ("// #pragma mark - A", true), ("//------A-----", true),
        ("// MARK: A", false), ("// MARK: A -", false), ("// #pragma mark A", false), ("// MARK", false),
    ])
    func aMarkDrawsARule(_ comment: String, _ isRuled: Bool) {
        #expect(drawsRule(comment) == isRuled)
    }

    @Test func aPartGoesWithItsMembersUnderItsSection() throws {
        let source = """
            // MARK: - Wireframe

            // MARK: Alerts

            private func close() { dismiss(animated: true) }

            // MARK: - Handle view event

            // MARK: Taps

            @objc private func tap() { close() }
            """
        let module = try expectSplit(source)
        #expect(module["Wireframe"].contains("    // MARK: - Wireframe\n\n    // MARK: Alerts\n\n    func close()"))
        #expect(module["Presenter"].contains("    // MARK: - Handle view event\n\n    // MARK: Taps\n\n    func tap()"))
        let view = module["ViewController"]
        #expect(!view.contains("Wireframe\n") && !view.contains("Alerts"))
        // What the entry points stand under keeps the part, and takes the View's name of the section.
        #expect(view.contains("    // MARK: - Send view event\n\n    // MARK: Taps\n\n    @objc"))
    }
}
