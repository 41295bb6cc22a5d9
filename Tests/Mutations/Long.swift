/// Parts of a file that are very long.
enum Long: String, CaseIterable, Sendable {
    case line, comment, string, name, array, members, statements, emptyLines, arguments, cases

    /// - Parameter size: how many bytes it has, about.
    func code(size: Int) -> Code {
        switch self {
        case .line: Code(place: .statement, text: repeated("view.isHidden = true; ", size))
        case .comment: Code(place: .member, text: "/* " + repeated("long ", size) + "*/")
        case .string: Code(place: .statement, text: "title = \"" + repeated("long ", size) + "\"")
        case .name: Code(place: .member, text: "func " + repeated("long", size) + "() {}")
        case .array: Code(place: .member, text: "let numbers = [" + repeated("1, ", size) + "1]")
        case .members: Code(place: .member, text: numbered(size) { "func long\($0)() { title = \"\($0)\" }\n" })
        case .statements: Code(place: .statement, text: numbered(size) { "view.tag = \($0)\n" })
        case .emptyLines: Code(place: .member, text: repeated("\n", size))
        case .arguments: Code(place: .statement, text: "print(" + repeated("1, ", size) + "1)")
        case .cases: Code(place: .member, text: "enum Long {\n" + numbered(size) { "case long\($0)\n" } + "}")
        }
    }

    private func repeated(_ text: String, _ size: Int) -> String {
        String(repeating: text, count: max(1, size / text.utf8.count))
    }

    private func numbered(_ size: Int, _ text: (Int) -> String) -> String {
        (0..<max(1, size / text(1_000).utf8.count)).map(text).joined()
    }
}
