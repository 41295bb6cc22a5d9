import SwiftSyntax

/// The split of a view controller whose module was made by a plan that moved the Interactor's members alone, as if nothing had been
/// moved before: so both runs arrive at the module that one run makes.
///
/// Whatever else the module has, somebody wrote, or a plan that moved more: then it grows as it is.
///
/// - Returns: nil if the module is any other.
/// - Throws: `SplitError`, `ParseFailure` or `EditError` if a file can't be read or changed.
func splitRejoined(_ given: GivenController, options: SplitOptions) throws -> Split? {
    guard let module = given.module, let shape = module.shape, !module.isDirect, options.plan == nil,
        options.step == nil,
        let template = try options.template.ofStyle(shape.name), let rejoined = try RejoinedController(given, module)
    else { return nil }
    let before = try given.with(rejoined, without: Set(module.style.skeletons.keys))
    var options = options
    let presenter = module.style.components.first { $0.role == .presenter }?.file ?? ""
    let folder = presenter.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    options.outputDirectory = folder.isEmpty ? nil : folder
    (options.template, options.moduleName, options.tests) = (template, module.name, nil)
    guard let own = try planDocument(before, options: options, findsChanges: false) else { return nil }
    options.plan = own.moving(rejoined.names, others: PlannedMember.later)
    let first = try split(before, options: options)
    guard first.outcome == .split, try first.makes(module, of: given) else { return nil }
    options.plan = own.moving(rejoined.names, others: nil)
    var split = try split(before, options: options)
    guard split.outcome == .split else { return nil }
    split.changes = try split.changes.of(given.files + module.files, before: before.files)
    return split
}

extension Template {
    /// The template of a style of this name: this one, or one that comes with the tool.
    fileprivate func ofStyle(_ name: String) throws -> Template? {
        try style().name == name ? self : try? Template(name)
    }
}

extension PlanDocument {
    /// The plan that moves members of some names to the Interactor, and others where it does or as is said.
    fileprivate func moving(_ names: Set<String>, others role: String?) -> PlanDocument {
        var plan = self
        for (place, row) in plan.members.enumerated() {
            let isNamed = names.contains(String(row.member.prefix { $0 != "(" }))
            plan.members[place].role = isNamed ? Role.interactor.rawValue : role ?? row.role
        }
        return plan
    }
}

extension RejoinedController {
    fileprivate init?(_ given: GivenController, _ module: ExistingModule) throws {
        let semantics = given.analysis.graph.semantics
        let types = module.interfaces.union([given.controller.name])
        try self.init(given.controller, of: module) { name, isSetting in
            semantics.mayBeDoneOutside(
                Asking(name: name, links: [], wiring: [], types: types, isSetting: isSetting),
                besides: Set(module.style.skeletons.keys))
        }
    }
}

extension ExistingModule {
    fileprivate var files: [SourceFile] {
        style.skeletons.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    }
}

extension Split {
    /// Whether it makes the module that there is, and leaves the view controller as that is.
    fileprivate func makes(_ module: ExistingModule, of given: GivenController) throws -> Bool {
        let made = try changes.changes.reduce(into: [:]) { $0[$1.path] = WordsOfFile(of: try $1.newContents()) }
        return made == (given.files + module.files).reduce(into: [:]) { $0[$1.path] = WordsOfFile(of: $1.text) }
    }
}

extension ChangeSet {
    /// The changes as those of what the files are now.
    ///
    /// - Parameter before: the files that the changes are made to.
    fileprivate func of(_ files: [SourceFile], before: [SourceFile]) throws -> ChangeSet {
        let contents = try changes.reduce(into: before.reduce(into: [:]) { $0[$1.path] = $1.text }) {
            $0[$1.path] = try $1.newContents()
        }
        let edited = files.compactMap { file -> FileChange? in
            let edits = lineEdits(from: file.text, to: contents[file.path] ?? file.text)
            return edits.isEmpty ? nil : .edit(path: file.path, original: file.text, edits: edits)
        }
        let paths = Set(files.map(\.path))
        return ChangeSet(changes: edited + changes.filter { !paths.contains($0.path) })
    }
}
