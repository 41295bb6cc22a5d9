import SwiftSyntax

/// A view controller or a view as it was given, with the app around it: read and analysed once, in however many styles it is split.
public final class GivenController {
    let controller: Controller
    let context: AppContext
    private(set) lazy var analysed = AnalysedController(controller, context)
    var analysis: Analysis { analysed.analysis }
    /// The identifiers that its files write.
    private(set) lazy var namesInFiles = controller.units.reduce(into: Set()) {
        $0.formUnion(names(in: Syntax($1.tree)))
    }

    /// The files that are split: the given ones, and those of the app that extend the class.
    public let files: [SourceFile]
    /// The file that declares the class is to stay as it is.
    public let isExcluded: Bool
    /// The module that it has already.
    let module: ExistingModule?
    /// What was found out when the files were read.
    public let findings: [Finding]

    /// The same with another text of the file that declares the class.
    ///
    /// - Throws: `SplitError` if the text can't be read.
    func with(_ text: String) throws(SplitError) -> GivenController {
        var units = controller.units
        let home = controller.homeUnit
        units[home.index] = try readUnit(SourceFile(path: home.path, text: text), index: home.index)
        let changed = try readController(
            units, named: controller.name, rules: controller.rules)
        return GivenController(
            changed, context.with(given: units),
            files: files.map { $0.path == home.path ? SourceFile(path: home.path, text: text) : $0 })
    }

    /// The same with a module whose components have by themselves some of what they asked of the view.
    ///
    /// - Returns: nil if the module's files can't be changed so.
    func returning(_ asked: [AskedOfView]) -> GivenController? {
        guard let module, let style = try? module.style.returning(asked) else { return nil }
        let given = Set(controller.units.map(\.path))
        let files = style.skeletons.sorted { $0.key < $1.key }.filter { !given.contains($0.key) }
            .map { SourceFile(path: $0.key, text: $0.value) }
        var rules = controller.rules
        rules.returned = asked
        guard let controller = try? readController(controller.units, named: controller.name, rules: rules) else {
            return nil
        }
        return GivenController(
            controller, context.with(files, around: controller.units), files: self.files, module: module.with(style))
    }

    /// The same with what its module's Interactor has back in it, in the app without the module.
    ///
    /// - Throws: `SplitError` if the files can't be read.
    func with(_ rejoined: RejoinedController, without paths: Set<String>) throws -> GivenController {
        let units = rejoined.units
        var rules = controller.rules
        (rules.links, rules.delegateIsGuide) = (ModuleLinks(), false)
        return GivenController(
            try readController(units, named: controller.name, rules: rules), context.without(paths, around: units),
            files: units.map { SourceFile(path: $0.path, text: $0.text(0..<$0.bytes.count)) })
    }

    /// The same as a style sees it, whose Wireframe may have the delegate of the screen.
    ///
    /// - Throws: `SplitError` if the files can't be read.
    func seen(by style: Style) throws(SplitError) -> GivenController {
        if style.wireframeIsDelegate == controller.rules.delegateIsGuide { return self }
        var rules = controller.rules
        rules.delegateIsGuide = style.wireframeIsDelegate
        return GivenController(
            try readController(controller.units, named: controller.name, rules: rules), context, files: files)
    }

    private init(
        _ controller: Controller, _ context: AppContext, files: [SourceFile], module: ExistingModule? = nil
    ) {
        (self.controller, self.context, self.files, self.module) = (controller, context, files, module)
        (isExcluded, findings) = (false, [])
    }

    /// In bytes, of all files of a view controller; a split of so many takes a few seconds. The largest of 564 has 3,905 lines.
    static let usualSize = 160 << 10
    /// In bytes, of one file; what it takes is minutes.
    static let largestFile = 8 << 20

    /// - Parameters:
    ///   - files: the file that declares the class and, if there are any, those that extend it. Their order doesn't matter.
    ///   - options: which class is meant, what its titles say, and the rest of the app.
    ///   - app: the files of the app, in place of the options' context: what is read of it for one controller serves the
    ///     others, too.
    /// - Throws: `SplitError` when the files can't be read, are too large, or don't say which class to split.
    public init(_ files: [SourceFile], options: SplitOptions, in app: AppIndex? = nil) throws(SplitError) {
        Stage.program.begin()
        defer { Stage.program.end() }
        if let large = files.first(where: { $0.text.utf8.count > Self.largestFile }) {
            throw .tooLarge(path: large.path, limit: Self.largestFile)
        }
        let app = app ?? AppIndex(options.context ?? [], isWhole: options.context != nil)
        var rest = App(app, without: Set(files.map(\.path)))
        let given = try readUnits(files)
        let found = try findController(
            in: given, named: options.controllerName, base: rest.viewBase,
            framework: { rest.otherFramework(of: $0, among: given) })
        let name = found.declaration.name.text
        var rules = ReadingRules()
        rules.base = found.base
        rules.aliases = options.titles.reduce(into: [:]) { $0[normalizedTitle($1.key)] = Role(rawValue: $1.value) }
        rules.excludedPaths = options.excludedPaths
        func read(_ units: [SourceUnit]) throws(SplitError) -> Controller {
            try readController(units, named: name, rules: rules)
        }
        var controller = try read(given)
        if let twins = controller.twins.first { throw controller.declaredTwiceError(twins) }
        var others = rest.extensionFiles(ofController: name, in: given[found.unit].path)
        let size = (files + others).reduce(0) { $0 + $1.text.utf8.count }
        if size > Self.usualSize, !options.takesAnySize {
            throw .takesLong(paths: files.map(\.path), size: size, usual: Self.usualSize)
        }
        var leftAlone: [Note] = []
        if !others.isEmpty {
            var extended = try read(try readUnits(files + others))
            let again = FilesDeclaringAgain(
                in: extended, besides: Set(files.map(\.path)), excluded: options.excludedPaths)
            leftAlone = again.notes
            if !again.paths.isEmpty {
                others.removeAll { again.paths.contains($0.path) }
                extended = others.isEmpty ? controller : try read(try readUnits(files + others))
            }
            controller = extended
        }
        self.files = files + others
        isExcluded = options.excludedPaths.contains(controller.homeUnit.path)
        if !others.isEmpty { rest = App(app, without: Set(self.files.map(\.path))) }
        // Whose modules the types are that the files name is asked first of all.
        rest.parseFiles(ofTypesNamed: controller.units.reduce(into: []) { $0.formUnion(names(in: Syntax($1.tree))) })
        context = AppContext(given: controller.units, in: rest, serviceSuffixes: options.serviceSuffixes)
        module = ExistingModule(of: controller, in: try options.template.stylesOfModules(of: controller.base), context)
        if let module {
            rules.links = module.links
            rules.delegateIsGuide = module.style.wireframeIsDelegate
        }
        rules.inheritsExposure = context.exposesMembers(ofClassAbove: name)
        if module != nil || rules.inheritsExposure { controller = try read(controller.units) }
        self.controller = controller
        let notes = others.isEmpty ? [] : [Note.extensionFiles(others.map(\.path), of: name)]
        let place = controller.placeOfName
        findings = (notes + leftAlone).map { Finding($0, at: place, in: controller) }
    }
}

private func readUnits(_ files: [SourceFile]) throws(SplitError) -> [SourceUnit] {
    var units: [SourceUnit] = []
    for (index, file) in files.sorted(by: { $0.path < $1.path }).enumerated() {
        units.append(try readUnit(file, index: index))
    }
    return units
}
