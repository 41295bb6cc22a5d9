/// Names of what the Presenter does, which may be those of what another component does for it: `showEditor` asks the Wireframe's
/// `showEditor`. As long as all are members of the view controller, a mark tells them apart: joiners, which names may hold and
/// which have no width, one more in a row than the files have anywhere.
struct PresenterNames {
    private let mark: String
    private let members: [Member]

    init(of controller: Controller) {
        mark = String(repeating: "\u{200D}", count: 1 + (controller.units.map(longestRunOfJoiners).max() ?? 0))
        members = controller.members
    }

    func marked(_ name: String) -> String { name + mark }

    /// The mark is a part of the last character.
    func unmarked(_ name: String) -> String {
        name.utf8.reversed().starts(with: mark.utf8.reversed())
            ? String(decoding: name.utf8.dropLast(mark.utf8.count), as: UTF8.self) : name
    }

    // MARK: - As the Presenter has them

    func unmarked(_ changes: ChangeSet) -> ChangeSet { ChangeSet(changes: changes.changes.map(unmarked)) }

    private func unmarked(_ change: FileChange) -> FileChange {
        switch change {
        case .create(let path, let contents): .create(path: path, contents: withoutMarks(contents))
        case .edit(let path, let original, let edits):
            .edit(
                path: path, original: original,
                edits: edits.map { TextEdit(range: $0.range, replacement: withoutMarks($0.replacement)) })
        }
    }

    func withoutMarks(_ text: String) -> String {
        members.map(\.name).filter { unmarked($0) != $0 }.reduce(text) { $0.replacing($1, with: unmarked($1)) }
    }
}

/// How many joiners stand in a row in a file as it was given, at most.
private func longestRunOfJoiners(in unit: SourceUnit) -> Int {
    let bytes = unit.origin?.bytes ?? unit.bytes
    let joiner = Array("\u{200D}".utf8)
    var (longest, current, place) = (0, 0, 0)
    while place < bytes.count {
        let isJoiner = bytes[place] == joiner[0] && bytes[place...].starts(with: joiner)
        current = isJoiner ? current + 1 : 0
        longest = max(longest, current)
        place += isJoiner ? joiner.count : 1
    }
    return longest
}
