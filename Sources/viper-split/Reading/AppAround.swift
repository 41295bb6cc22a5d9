import ViperSplit

/// The app around the files that are given.
struct AppAround {
    /// Its files, the given ones in their places; only the given ones where no app is known.
    let index: AppIndex
    /// Where the app was read, and what of it can't be.
    let findings: [Finding]
}

extension ControllerArguments {
    /// The app in the folders of `--context` or of the configuration, or else in the one that is found around the files.
    func app(around given: [SourceFile]) throws(CommandError) -> AppAround {
        if withoutContext { return AppAround(index: foldersAlone(around: given), findings: []) }
        if !contexts.isEmpty { return try readApp(in: contexts.map { ($0, nil) }, around: given) }
        let (configuration, folder) = try readConfiguration(for: files[0])
        if let named = configuration.context {
            if named.isEmpty { return AppAround(index: foldersAlone(around: given), findings: []) }
            return try readApp(in: named.map { (joined(folder, $0), nil) }, around: given)
        }
        var seen: Set<String> = []
        let places = given.map(\.path).filter { seen.insert(splitLast($0).folder).inserted }
        let found = places.compactMap(appFolder).filter { seen.insert("found \($0.path)").inserted }
        if found.isEmpty {
            return AppAround(
                index: foldersAlone(around: given), findings: [.noContext(around: given.first?.path ?? files[0])])
        }
        return try readApp(in: found.map { ($0.path, $0.sign) }, around: given)
    }

    private func readApp(
        in folders: [(path: String, sign: String?)], around given: [SourceFile]
    ) throws(CommandError) -> AppAround {
        var context = ContextFiles()
        var notes: [Finding] = []
        for (path, sign) in folders {
            let known = context.files.count
            try context.read(below: withoutFinalSlash(path))
            notes.append(.context(path, files: context.files.count - known, foundBy: sign))
        }
        let targets = Targets(below: folders.map(\.path))
        return AppAround(
            index: AppIndex(merged(context.files, with: given), targets: { targets.targets(ofFileAt: $0) }),
            findings: notes + context.warnings)
    }
}

/// The given files with the sources in their folders, where the module of a view controller stands if it has one already.
private func foldersAlone(around given: [SourceFile]) -> AppIndex {
    var beside = ContextFiles()
    for folder in Set(given.map { splitLast($0.path).folder }).sorted() { beside.readSources(in: folder) }
    return AppIndex(merged(beside.files, with: given), isWhole: false)
}

/// The files of a context with the given ones in their places, under the paths by which they are given; those that are
/// elsewhere come first.
private func merged(_ context: [SourceFile], with given: [SourceFile]) -> [SourceFile] {
    var byPath = Dictionary(given.map { (realPath($0.path), $0) }) { first, _ in first }
    let around = context.map { byPath.removeValue(forKey: realPath($0.path)) ?? $0 }
    return given.filter { byPath[realPath($0.path)] != nil } + around
}
