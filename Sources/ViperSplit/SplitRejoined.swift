import SwiftSyntax

/// The split of a view controller whose module was made by a plan that moved the Interactor's members alone, as if nothing had been
/// moved before: so both runs arrive at the module that one run makes.
///
/// Whatever else the module has, somebody wrote, or a plan that moved more: then it grows as it is.
///
/// - Returns: nil if the module is any other.
/// - Throws: `SplitError`, `ParseFailure` or `EditError` if a file can't be read or changed.
func splitRejoined(_ given: GivenController, options: SplitOptions) throws -> Split? {
    guard let module = given.module, !module.isDirect, options.plan == nil, options.step == nil,
        !given.files.contains(where: { module.style.skeletons[$0.path] != nil })
    else { return nil }
    let semantics = given.analysis.graph.semantics
    let elsewhere = [false, true].map { CodeElsewhere(of: module, semantics, usesAll: $0) }
    let split = try splitRejoined(given, module, options, besides: elsewhere[0])
    // What the first split made known to others may have been private, but what isn't can be used by more of the module.
    guard let split, split.findings.contains(where: { $0.rule == Rule.filePrivate.rawValue }) else { return split }
    return try splitRejoined(given, module, options, besides: elsewhere[1]) ?? split
}

/// - Parameter elsewhere: what else may use the view controller's members.
private func splitRejoined(
    _ given: GivenController, _ module: ExistingModule, _ options: SplitOptions, besides elsewhere: CodeElsewhere
) throws -> Split? {
    guard let shape = module.shape, let template = try options.template.ofStyle(shape.name),
        let rejoined = try RejoinedController(given.controller, of: module, besides: elsewhere)
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
    guard first.outcome == .split, try first.makes(module, of: given, before: before.files) else { return nil }
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
    /// The plan that moves members of some full names to the Interactor, and others where it does or as is said.
    fileprivate func moving(_ names: Set<String>, others role: String?) -> PlanDocument {
        var plan = self
        for (place, row) in plan.members.enumerated() {
            plan.members[place].role = names.contains(row.member) ? Role.interactor.rawValue : role ?? row.role
        }
        return plan
    }
}

extension ExistingModule {
    fileprivate var files: [SourceFile] {
        style.skeletons.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    }
}

extension Split {
    /// Whether it makes the module that there is, and leaves the view controller as that is.
    ///
    /// - Parameter before: the files that it was made from.
    fileprivate func makes(_ module: ExistingModule, of given: GivenController, before: [SourceFile]) throws -> Bool {
        let left = before.reduce(into: [:]) { $0[$1.path] = WordsOfFile(of: $1.text) }
        let made = try changes.changes.reduce(into: left) { $0[$1.path] = WordsOfFile(of: try $1.newContents()) }
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
