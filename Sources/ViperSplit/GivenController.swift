import SwiftSyntax

/// A view controller as it was given, with the app around it: read and analysed once, in however many styles it is split.
public final class GivenController {
    let controller: Controller
    let context: AppContext
    private(set) lazy var analysed = AnalysedController(controller, context)
    var analysis: Analysis { analysed.analysis }
    /// The identifiers that its files write.
    private(set) lazy var namesInFiles = controller.units.reduce(into: Set()) {
        $0.formUnion(names(in: Syntax($1.tree)))
    }

    /// - Parameters:
    ///   - files: the file that declares the class and, if there are any, those that extend it. Their order doesn't matter.
    ///   - options: which class is meant, what its titles say, and the rest of the app.
    ///   - app: the files of the app, in place of the options' context: what is read of it for one controller serves the
    ///     others, too.
    /// - Throws: `SplitError` when the files can't be read, or don't say which class to split.
    public init(_ files: [SourceFile], options: SplitOptions, in app: AppIndex? = nil) throws(SplitError) {
        Stage.program.begin()
        defer { Stage.program.end() }
        var units: [SourceUnit] = []
        for (index, file) in files.sorted(by: { $0.path < $1.path }).enumerated() {
            units.append(try readUnit(file, index: index))
        }
        let aliases = options.titles.reduce(into: [:]) { $0[normalizedTitle($1.key)] = Role(rawValue: $1.value) }
        controller = try readController(units, named: options.controllerName, aliases: aliases)
        if let (first, second) = controller.declaredTwice {
            let places = [first, second].map { [controller] member in
                let line = controller.location(of: controller.place(of: member)).line
                return "line \(line) of `\(controller.unit(of: member).path)`"
            }
            throw .declaredTwice(name: second.name, places: places)
        }
        let rest =
            app.map { App($0, without: Set(files.map(\.path))) }
            ?? App(AppIndex(options.context ?? [], isWhole: options.context != nil))
        // Whose modules the types are that the files name is asked first of all.
        rest.parseFiles(ofTypesNamed: units.reduce(into: []) { $0.formUnion(names(in: Syntax($1.tree))) })
        context = AppContext(given: units, in: rest, serviceSuffixes: options.serviceSuffixes)
    }
}
