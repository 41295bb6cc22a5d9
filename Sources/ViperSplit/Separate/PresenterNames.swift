/// Names of what the Presenter does, which may be those of what another component does for it: `showEditor` asks the Wireframe's
/// `showEditor`. As long as all are members of the view controller, a mark tells them apart.
///
/// The mark is a character that names may hold and nobody writes: it has no width.
struct PresenterNames {
    private static let mark = "\u{200D}"
    private let marked: [String]

    init(of controller: Controller) {
        marked = controller.members.map(\.name).filter { $0.unicodeScalars.last.map(String.init) == Self.mark }
    }

    static func marked(_ name: String) -> String { name + mark }

    /// The mark is a part of the last character.
    static func unmarked(_ name: String) -> String {
        String(String.UnicodeScalarView(name.unicodeScalars.filter { String($0) != mark }))
    }

    // MARK: - As the Presenter has them

    func unmarked(_ changes: ChangeSet) -> ChangeSet { ChangeSet(changes: changes.changes.map(unmarked)) }

    func unmarked(_ findings: [Finding]) -> [Finding] {
        findings.map { finding in
            var unmarked = finding
            unmarked.message = self.unmarked(finding.message)
            return unmarked
        }
    }

    private func unmarked(_ change: FileChange) -> FileChange {
        switch change {
        case .create(let path, let contents): .create(path: path, contents: unmarked(contents))
        case .edit(let path, let original, let edits):
            .edit(
                path: path, original: original,
                edits: edits.map { TextEdit(range: $0.range, replacement: unmarked($0.replacement)) })
        }
    }

    private func unmarked(_ text: String) -> String {
        marked.reduce(text) { $0.replacing($1, with: Self.unmarked($1)) }
    }
}
