import Testing

@testable import ViperSplit

/// Names of the Presenter's are told apart from those of others by a mark that no file has.
struct PresenterNamesTests {
    @Test(arguments: ["show", "show\u{200D}", "show\u{200D}\u{200D}", "👩‍👩‍👧", "a\u{200D}b"])
    func aNameIsShownWithoutItsMark(name: String) throws {
        let names = PresenterNames(of: try controller("func `\(name)`() {}"))
        #expect(names.unmarked(names.marked(name)).unicodeScalars.elementsEqual(name.unicodeScalars))
        #expect(names.unmarked(name).unicodeScalars.elementsEqual(name.unicodeScalars))
        #expect(!names.marked(name).unicodeScalars.elementsEqual(name.unicodeScalars))
    }

    /// The developer's own joiner is a part of the name, in every file.
    @Test(arguments: ["count\u{200D}", "count"])
    func aNameOfTheDevelopersKeepsItsJoiner(name: String) throws {
        let source = """
            @IBOutlet private weak var label: UILabel!
            private var \(name) = 0
            // MARK: - Handle view event
            @IBAction func add(_ sender: Any) {
                \(name) += 1
                label.text = "\\(\(name))"
            }
            """
        let module = try expectSplit(source)
        #expect(module.presenter.contains("var \(name) = 0") == true)
        #expect(module.presenter.contains("\u{200D}") == name.contains("\u{200D}"))
        #expect(module.presenter.unicodeScalars.contains("\u{200D}") == name.unicodeScalars.contains("\u{200D}"))
    }
}
