import ViperSplit

/// Several view controllers that are split in one run, and the app around them.
struct ManyControllers {
    let controllers: [ControllerFiles]
    let app: AppIndex
    /// Where the app was read, and what can't be.
    let findings: [Finding]

    /// Each with the options that hold for it.
    func withOptions(
        _ arguments: ControllerArguments, _ tests: TestArguments, output: String?
    ) throws(CommandError) -> [(controller: ControllerFiles, options: SplitOptions)] {
        try controllers.map { controller throws(CommandError) in
            var options = try arguments.options(for: controller.files, in: app)
            options.outputDirectory = output.map(withoutFinalSlash)
            options.tests = try tests.options(for: controller.files[0].path)
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
        let app = try app(around: given)
        var controllers = app.index.controllers(in: paths)
        if let controller {
            let found = controllers.map(\.name)
            controllers = controllers.filter { $0.name == controller }
            if controllers.isEmpty { throw .refused(.unknownController(name: controller, found: found)) }
        }
        if controllers.isEmpty { throw .refused(.noViewController(paths: files)) }
        return ManyControllers(
            controllers: controllers, app: app.index,
            findings: app.findings + warnings.filter { !app.findings.contains($0) })
    }

    /// The files that are given and those of the folders that are, each once.
    private func readGiven() throws(CommandError) -> (files: [SourceFile], warnings: [Finding]) {
        var files: [SourceFile] = []
        var folders = ContextFiles()
        var seen: Set<String> = []
        for path in self.files {
            let read: [SourceFile]
            if fileState(of: path) == .folder {
                let known = folders.files.count
                try folders.read(below: withoutFinalSlash(path))
                read = Array(folders.files[known...])
            } else {
                read = [try readSource(path)]
            }
            files += read.filter { seen.insert(realPath($0.path)).inserted }
        }
        return (files, folders.warnings)
    }
}

extension ControllerFiles {
    /// Tells it from the others of a run.
    var id: String { "\(files[0].path) \(name)" }
}
