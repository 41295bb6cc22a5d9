import SwiftSyntax

/// The text of every file, assembled once.
///
/// - Parameter header: what stands at the top of new files if nothing stands at the top of the controller's.
/// - Returns: the change set, the controller first, and a row per component.
func render(
    _ plan: SplitPlan, outputDirectory: String?, header: Configuration.Header = .init()
) throws -> (changes: ChangeSet, summary: [ComponentSummary]) {
    Stage.render.begin()
    defer { Stage.render.end() }
    let controller = plan.controller
    let home = controller.homeUnit
    let folder = outputDirectory.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? folder(of: home.path)
    var changes: [FileChange] = []
    let edits = try ViewEdits(plan: plan).edits()
    for unit in [home] + controller.units.filter({ $0.index != home.index })
    where !edits[unit.index].isEmpty || unit.origin != nil {
        let fitting = edits[unit.index].map {
            TextEdit(range: $0.range, replacement: plan.layout.withNewlines($0.replacement))
        }
        changes.append(unit.change(fitting))
    }
    if plan.style.isExisting { changes = try plan.growing(changes) }
    let routing = try plan.screenRouting
    for file in plan.newFiles where !plan.style.isExisting {
        let name = file.filled(moduleName: plan.moduleName)
        let own = fileHeader(of: home, forFile: name)
        let top = own.isEmpty ? header.text(forFile: name) : own
        let text = try plan.newFile(file, header: top, routing)
        let limited = try controller.limitingVersions(of: text)
        let whole = FileCondition(of: controller)?.around(limited, behind: top) ?? limited
        changes.append(.create(path: folder + name, contents: plan.layout.withNewlines(whole)))
    }
    let summary = plan.components.map { component in
        let isNew = plan.newFiles.contains(component.file)
        let file = component.file.filled(moduleName: plan.moduleName)
        let path = isNew ? (plan.style.isExisting ? file : folder + file) : home.path
        return plan.summary(of: component.role, path: path)
    }
    if plan.isDirect { changes = try changes.compactMap { try plan.withoutInterfaces($0) } }
    return (ChangeSet(changes: changes), summary)
}

private func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
}

extension SplitPlan {
    /// The same change for components that use each other as classes; nil if it is one of interfaces alone.
    fileprivate func withoutInterfaces(_ change: FileChange) throws -> FileChange? {
        guard let text = try interfaces.takenOut(of: try change.newContents(), layout) else { return nil }
        switch change {
        case .create(let path, _): return .create(path: path, contents: text)
        case .edit(let path, let original, _):
            return .edit(path: path, original: original, edits: lineEdits(from: original, to: text))
        }
    }

    /// How many members' code a component holds, and in how many lines.
    fileprivate func summary(of role: Role, path: String) -> ComponentSummary {
        let members = members(of: role)
        let lines = members.reduce(0) { count, member in
            count + controller.text(of: member).utf8.lazy.filter { $0 == UInt8(ascii: "\n") }.count
        }
        return ComponentSummary(component: role.title, path: path, members: members.count, lines: lines)
    }
}
