/// What the splits of other view controllers of a run change and declare, by the view controllers' names.
struct TakenNames {
    private var paths: [String: String] = [:]
    private var types: [String: String] = [:]
    /// The files as they are once those splits are made.
    private(set) var files: [SourceFile] = []

    mutating func add(_ claims: [FileClaim], of controller: String) {
        for claim in claims {
            paths[claim.path] = controller
            for type in claim.newTypes { types[type] = controller }
            if let file = claim.newFile { files.append(file) }
        }
    }

    /// What a split has in common with one of them.
    func clash(with claims: [FileClaim]) -> SkipReason? {
        for claim in claims {
            if let other = paths[claim.path] { return .sharesFile(path: claim.path, with: other) }
            for type in claim.newTypes {
                if let other = types[type] { return .sharesType(type, with: other) }
            }
        }
        return nil
    }
}

/// What a split wants of a file.
struct FileClaim: Sendable {
    let path: String
    /// The file as it is once the change is made.
    let newFile: SourceFile?
    /// The types that it declares then and didn't before, in their order.
    let newTypes: [String]

    init(_ change: FileChange) {
        func types(_ text: String) -> [String] {
            topLevelDeclarations(of: parsed(text)).map(MemberShape.init).filter { $0.kind == .type }.flatMap(\.names)
        }
        path = change.path
        newFile = (try? change.newContents()).map { SourceFile(path: change.path, text: $0) }
        let old: Set<String> = if case .edit(_, let original, _) = change { Set(types(original)) } else { [] }
        newTypes = (newFile.map { types($0.text) } ?? []).filter { !old.contains($0) }
    }
}
