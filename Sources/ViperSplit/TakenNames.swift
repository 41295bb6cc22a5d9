/// What the splits of other view controllers of a run change and declare, by the view controllers' names.
struct TakenNames {
    private var paths: [String: String] = [:]
    private var types: [String: String] = [:]
    /// The files as they are once those splits are made.
    private(set) var files: [SourceFile] = []

    mutating func add(_ split: Split, of controller: String) {
        for change in split.changes.changes {
            paths[change.path] = controller
            for type in change.newTypes { types[type] = controller }
            if let file = change.newFile { files.append(file) }
        }
    }

    /// What a split has in common with one of them.
    func clash(with result: Result<Split, SkipReason>) -> SkipReason? {
        guard case .success(let split) = result else { return nil }
        for change in split.changes.changes {
            if let other = paths[change.path] { return .sharesFile(path: change.path, with: other) }
            for type in change.newTypes {
                if let other = types[type] { return .sharesType(type, with: other) }
            }
        }
        return nil
    }
}

extension FileChange {
    fileprivate var newFile: SourceFile? { (try? newContents()).map { SourceFile(path: path, text: $0) } }

    /// The types that the file declares once the change is made, and didn't before, in their order.
    fileprivate var newTypes: [String] {
        func types(_ text: String) -> [String] {
            topLevelDeclarations(of: parsed(text)).map(MemberShape.init).filter { $0.kind == .type }.flatMap(\.names)
        }
        let old: [String] = if case .edit(_, let original, _) = self { types(original) } else { [] }
        return (newFile.map { types($0.text) } ?? []).filter { !old.contains($0) }
    }
}
