extension SplitPlan {
    /// The test files of the module, as the change set makes them.
    ///
    /// - Parameter changes: the files of the module.
    func testFiles(
        _ tests: TestOptions, of changes: ChangeSet, header: Configuration.Header
    ) throws(EditError) -> [FileChange] {
        var written: [SourceFile] = []
        for change in changes.changes { written.append(SourceFile(path: change.path, text: try change.newContents())) }
        let files = ViperSplit.testFiles(
            ofModule: moduleName, written.map(\.text), presenter: typeName(of: .presenter), framework: tests.framework,
            appModule: tests.appModule(of: controller, context),
            in: context.with(module: written, of: controller, style))
        return files.map { file in
            .create(path: tests.path(of: file), contents: controller.testText(file, header: header))
        }
    }
}

extension AppContext {
    /// The app with a view controller's module in it, and with the style's base files where it has none of its own.
    func with(module written: [SourceFile], of controller: Controller, _ style: Style) -> AppContext {
        let own = Set(controller.units.map(\.path))
        let units = controller.units.map { unit in
            let file = written.first { $0.path == unit.path }
            return file.flatMap { try? SourceUnit(index: unit.index, file: $0) } ?? unit
        }
        let base = style.sourcesOfBase.filter { file in
            !declaredTypes(in: file.text).contains(where: declaresType)
        }
        return with(written.filter { !own.contains($0.path) } + base, around: units)
    }
}

extension Controller {
    /// The text of a test file as it is written beside the view controller: with its header, condition and layout.
    func testText(_ file: SourceFile, header: Configuration.Header) -> String {
        let layout = Layout(of: homeUnit)
        let own = fileHeader(of: homeUnit, forFile: file.path)
        let top = own.isEmpty ? header.text(forFile: file.path) : own
        let text = top + layout.indented(file.text)
        return layout.withNewlines(FileCondition(of: self)?.around(text, behind: top) ?? text)
    }
}

extension Style {
    /// The types that the tests of a module may declare.
    func testTypes(ofModule name: String) -> [String] {
        let spies = links.filter { $0.from == .presenter }.compactMap(\.interface).map(spyName)
        let tests = [testClassName(of: type(of: .presenter))] + madePlainly.testTypesOfBuilder
        return (spies + tests).map { $0.filled(moduleName: name) }
    }

    private var testTypesOfBuilder: [String] {
        let files = skeletons.sorted { $0.key < $1.key }.map { SourceFile(path: $0, text: $1) }
        let app = AppContext(given: [], context: files + sourcesOfBase)
        let module = WrittenModule(files.map(\.text), presenter: type(of: .presenter), in: app)
        let builder = module.flatMap { MockedBuilder(of: $0, named: String.modulePlaceholder, in: app) }
        return builder.map { [mockName(ofModule: String.modulePlaceholder), testClassName(of: $0.name)] } ?? []
    }

    fileprivate var sourcesOfBase: [SourceFile] { baseFiles.map { SourceFile(path: $0, text: $1) } }
}

extension TestOptions {
    /// The app's module, as far as it is known.
    func appModule(of controller: Controller, _ context: AppContext) -> String? {
        let importers = context.modules(ofFileAt: controller.homeUnit.path)
        return module ?? (importers.count == 1 ? importers[0] : likelyModule)
    }

    /// The path of a test file in the tests' folder.
    func path(of file: SourceFile) -> String {
        folder.isEmpty ? file.path : (folder.hasSuffix("/") ? folder : folder + "/") + file.path
    }
}

/// The test files of a blank module, under the paths that they are to have.
///
/// - Throws: `SplitError` if the module can't be made.
public func newModuleTests(_ options: ModuleOptions, _ tests: TestOptions) throws(SplitError) -> [SourceFile] {
    let style = try blankStyle(options)
    let files = try newModule(options).filter { $0.path.hasSuffix(".swift") }
    let made = testFiles(
        ofModule: options.name, files.map(\.text),
        presenter: style.type(of: .presenter).filled(moduleName: options.name),
        framework: tests.framework, appModule: tests.module ?? tests.likelyModule,
        in: AppContext(given: [], context: files + style.sourcesOfBase))
    return made.map { file in
        SourceFile(path: tests.path(of: file), text: options.header.text(forFile: file.path) + file.text)
    }
}
