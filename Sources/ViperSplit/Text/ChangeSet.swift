/// What a split would do to the disk, as plain strings: the dry run prints it and the writer applies it.
public struct ChangeSet: Hashable, Sendable {
    /// In the order in which a reviewer should read them; the controller first.
    public var changes: [FileChange]

    public init(changes: [FileChange] = []) {
        self.changes = changes
    }
}

/// One file that is created or edited.
public enum FileChange: Hashable, Sendable {
    /// A new file with the given contents.
    case create(path: String, contents: String)
    /// An edit of a file that was given. The edits refer to UTF-8 offsets of `original`, are sorted and don't overlap.
    case edit(path: String, original: String, edits: [TextEdit])

    public var path: String {
        switch self {
        case .create(let path, _), .edit(let path, _, _): path
        }
    }

    /// The contents of the file once the change is made.
    public func newContents() throws(EditError) -> String {
        switch self {
        case .create(_, let contents): contents
        case .edit(_, let original, let edits): try original.applying(edits)
        }
    }
}
