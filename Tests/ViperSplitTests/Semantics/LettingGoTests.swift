import Testing

@testable import ViperSplit

/// Which calls may make the app drop the screen before they return.
struct LettingGoTests {
    /// Whether the Presenter's code, which a callback enters, keeps the screen until it has rendered.
    private func mayLetGo(_ code: String, besides declarations: String = "") throws -> Bool {
        let module = try expectSplit(
            """
            private func render() {}
            \(declarations)
            // MARK: - Handle view event
            private func f() {
                \(code)
                render()
            }
            private func enter() { DispatchQueue.main.async { [weak self] in self?.f() } }
            """, presenter: "view.render()")
        return module.presenter.contains("// keeps the screen alive")
    }

    @Test(
        arguments: [
            ("A service may.", "store.save()", "let store: NoteStore"),
            ("A delegate may.", "delegate?.didSave()", "weak var delegate: NoteDelegate?"),
            ("A closure may.", "done?()", "var done: (() -> Void)?"),
            ("A method that does may.", "close()", "func close() { dismiss(animated: true) }"),
            (
                "So may one that calls it.", "leave()",
                "func leave() { close() }\nfunc close() { dismiss(animated: true) }"
            ),
            ("On self it is the same.", "self.close()", "func close() { dismiss(animated: true) }"),
        ] as [(String, String, String)])
    func callsThatMay(_ sentence: String, code: String, declarations: String) throws {
        #expect(try mayLetGo(code, besides: declarations), "\(sentence)")
    }

    @Test(
        arguments: [
            ("A view's method doesn't.", "table.reloadData()", "let table = UITableView()"),
            ("An outlet's doesn't.", "table.reloadData()", "@IBOutlet var table: UITableView!"),
            ("A container's doesn't.", "items.append(1)", "var items = [1]"),
            ("A text's doesn't.", "name.append(\"\")", "var name: String = \"\""),
            ("A method that doesn't doesn't.", "show()", "func show() { print(1) }"),
            (
                "A closure runs later.", "print { [weak self] in self?.close() }",
                "func close() { dismiss(animated: true) }"
            ),
            ("A function of Swift doesn't.", "print(1)", ""),
            ("A pattern is no call.", "switch x { case .some(let y): print(y) default: break }", "var x: Int?"),
        ] as [(String, String, String)])
    func callsThatDoNot(_ sentence: String, code: String, declarations: String) throws {
        #expect(try !mayLetGo(code, besides: declarations), "\(sentence)")
    }
}
