extension SplitPlan {
    /// The test files of the module, as the change set makes them.
    ///
    /// - Parameter changes: the files of the module.
    func testFiles(
        _ tests: TestOptions, of changes: ChangeSet, header: Configuration.Header
    ) throws(EditError) -> [FileChange] {
        var texts: [String] = []
        for change in changes.changes { texts.append(try change.newContents()) }
        let home = controller.homeUnit
        let importers = context.modules(ofFileAt: home.path)
        let module = tests.module ?? (importers.count == 1 ? importers[0] : tests.likelyModule)
        let base = style.baseFiles.values.map(parsed).flatMap(topLevelDeclarations)
        let files = ViperSplit.testFiles(
            ofModule: moduleName, texts, presenter: typeName(of: .presenter), framework: tests.framework,
            appModule: module
        ) { name in context.type(named: name) ?? base.first { $0.declaredNames == [name] } }
        return files.map { file in
            let own = fileHeader(of: home, forFile: file.path)
            let top = own.isEmpty ? header.text(forFile: file.path) : own
            let text = top + layout.indented(file.text)
            let whole = FileCondition(of: controller)?.around(text, behind: top) ?? text
            return .create(path: tests.path(of: file), contents: layout.withNewlines(whole))
        }
    }
}

extension Style {
    /// The types that the tests of a module declare.
    func testTypes(ofModule name: String) -> [String] {
        let spies = links.filter { $0.from == .presenter }.compactMap(\.interface).map(spyName)
        return (spies + [testClassName(ofPresenter: type(of: .presenter))]).map { $0.filled(moduleName: name) }
    }
}

extension TestOptions {
    fileprivate func path(of file: SourceFile) -> String {
        folder.isEmpty ? file.path : (folder.hasSuffix("/") ? folder : folder + "/") + file.path
    }
}

/// The test files of a blank module, under the paths that they are to have.
///
/// - Throws: `SplitError` if the module can't be made.
public func newModuleTests(_ options: ModuleOptions, _ tests: TestOptions) throws(SplitError) -> [SourceFile] {
    let style = try blankStyle(options)
    let base = style.baseFiles.values.map(parsed).flatMap(topLevelDeclarations)
    let files = try newModule(options).filter { $0.path.hasSuffix(".swift") }
    let made = testFiles(
        ofModule: options.name, files.map(\.text),
        presenter: style.type(of: .presenter).filled(moduleName: options.name),
        framework: tests.framework, appModule: tests.module ?? tests.likelyModule
    ) { name in base.first { $0.declaredNames == [name] } }
    return made.map { file in
        SourceFile(path: tests.path(of: file), text: options.header.text(forFile: file.path) + file.text)
    }
}
