import Testing

@testable import ViperSplit

/// What goes to a Formatter, where a module may have one.
struct FormattingTests {
    private func source(_ member: String, title: String = "Helpers") -> String {
        """
        @IBOutlet var label: UILabel!
        private var count = 0
        private let dates = DateFormatter()
        // MARK: - Handle view event
        func show() {
            label.text = text(count)
            count += 1
        }
        // MARK: - \(title)
        \(member)
        """
    }

    private func module(_ source: String, usesFormatter: Bool = true) throws -> Module {
        let result = try split(files(source), options: SplitOptions(usesFormatter: usesFormatter))
        #expect(result.outcome == .split, "\(result.findings.map(\.message))")
        return try Module(result)
    }

    @Test(arguments: [
        ("A title says so.", "Formatting", "func text(_ n: Int) -> String { n == 1 ? \"one\" : \"many\" }"),
        ("It makes one.", "Helpers", "func text(_ n: Int) -> String { NumberFormatter().string(for: n) ?? \"\" }"),
        ("It uses one.", "Helpers", "func text(_ n: Int) -> String { dates.string(from: Date.distantPast) }"),
        ("It formats.", "Helpers", "func text(_ n: Int) -> String { String(format: \"%d\", n) }"),
    ])
    func whatMakesTextsGoesThere(_ sentence: String, _ title: String, _ member: String) throws {
        let module = try module(source(member, title: title))
        expect(module["Formatter"], holds: member)
        expect(module.presenter, holds: "view.setLabelText(formatter.text(count))")
        expect(
            module.interfaces,
            holds: "protocol NotesFormatterInterface: FormatterInterface {\nfunc text(_ n: Int) -> String")
    }

    @Test(arguments: [
        ("It reads state.", "func text(_ n: Int) -> String { String(format: \"%d\", n + count) }"),
        ("It reads a view.", "func text(_ n: Int) -> String { String(format: \"%d\", label.text?.count ?? n) }"),
        ("Nothing says so.", "func text(_ n: Int) -> String { n == 1 ? \"one\" : \"many\" }"),
    ])
    func whatDoesMoreDoesNot(_ sentence: String, _ member: String) throws {
        #expect(try module(source(member))["Formatter"].isEmpty, "\(sentence)")
    }

    @Test func withoutTheOptionThereIsNone() throws {
        let member = "func text(_ n: Int) -> String { String(format: \"%d\", n) }"
        let module = try module(source(member), usesFormatter: false)
        #expect(module["Formatter"].isEmpty)
        expect(module.presenter, lacks: "formatter")
        expect(module.wireframe, lacks: "Formatter")
    }

    @Test func itsFormatterGoesAlong() throws {
        let member = "func text(_ n: Int) -> String { dates.string(from: Date.distantPast) }"
        expect(try module(source(member))["Formatter"], holds: "private let dates = DateFormatter()")
    }
}
