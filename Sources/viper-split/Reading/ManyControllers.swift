import ViperSplit

/// Several view controllers that are split in one run, and the app around them.
struct ManyControllers {
    let controllers: [ControllerFiles]
    /// The files of the context with those of the controllers among them; without a context, all that are given.
    let app: AppIndex
    let warnings: [Finding]

    /// Each with the options that hold for it.
    func withOptions(
        _ arguments: ControllerArguments, output: String?
    ) throws(CommandError) -> [(controller: ControllerFiles, options: SplitOptions)] {
        try controllers.map { controller throws(CommandError) in
            var options = try arguments.ownOptions(for: controller.files)
            options.outputDirectory = output.map(withoutFinalSlash)
            return (controller, options)
        }
    }
}

extension ControllerArguments {
    /// The view controllers, if a folder is given, or files of several.
    ///
    /// - Returns: nil if all that is given is the files of one.
    func manyControllers() throws(CommandError) -> ManyControllers? {
        let hasFolder = files.contains { fileState(of: $0) == .folder }
        if !hasFolder, files.count < 2 || controller != nil { return nil }
        let (given, warnings) = try readGiven()
        let paths = Set(given.map(\.path))
        if !hasFolder, AppIndex(given).controllers(in: paths).count < 2 { return nil }
        let (app, unread) = try index(around: given)
        var controllers = app.controllers(in: paths)
        if let controller {
            let found = controllers.map(\.name)
            controllers = controllers.filter { $0.name == controller }
            if controllers.isEmpty { throw .refused(.unknownController(name: controller, found: found)) }
        }
        if controllers.isEmpty { throw .refused(.noViewController(paths: files)) }
        return ManyControllers(
            controllers: controllers, app: app, warnings: warnings + unread.filter { !warnings.contains($0) })
    }

    /// The app, of which only the given files are known without a context: what isn't in them may be in its others.
    private func index(around given: [SourceFile]) throws(CommandError) -> (app: AppIndex, warnings: [Finding]) {
        guard let context else { return (AppIndex(given, isWhole: false), []) }
        let (around, warnings) = try readContext(context, excluding: [])
        return (AppIndex(merged(around, with: given)), warnings)
    }

    /// The files that are given and those of the folders that are, each once.
    private func readGiven() throws(CommandError) -> (files: [SourceFile], warnings: [Finding]) {
        var files: [SourceFile] = []
        var warnings: [Finding] = []
        var seen: Set<String> = []
        for path in self.files {
            let read: [SourceFile]
            if fileState(of: path) == .folder {
                let (found, unread) = try readContext(withoutFinalSlash(path), excluding: [])
                read = found
                warnings += unread
            } else {
                read = [try readSource(path)]
            }
            files += read.filter { seen.insert(realPath($0.path)).inserted }
        }
        return (files, warnings)
    }
}

/// The files of a context with the given ones in their places, under the paths by which they are given; those that are
/// elsewhere come first.
private func merged(_ context: [SourceFile], with given: [SourceFile]) -> [SourceFile] {
    var byPath = Dictionary(given.map { (realPath($0.path), $0) }) { first, _ in first }
    let around = context.map { byPath.removeValue(forKey: realPath($0.path)) ?? $0 }
    return given.filter { byPath[realPath($0.path)] != nil } + around
}

extension ControllerFiles {
    /// Tells it from the others of a run.
    var id: String { "\(files[0].path) \(name)" }
}
