import SwiftSyntax

extension SplitPlan {
    /// What the user should know, in the order of the source.
    var findings: [Finding] {
        let all =
            stayingFindings + conformanceFindings + fixedFindings + unsortedFindings
            + uiKitFindings + purityFindings + leftWholeFindings + moduleFindings
        return Set(all).sorted {
            ($0.path, $0.line, $0.column, $0.rule, $0.message) < ($1.path, $1.line, $1.column, $1.rule, $1.message)
        }
    }

    /// Members that were asked elsewhere and can't go.
    private var stayingFindings: [Finding] {
        controller.members.compactMap { member in
            guard let staying = staying(of: member) else { return nil }
            let owner = owners[member.id]
            return finding(
                .warning, staying.rule,
                "`\(member.name)` \(owner == .view ? "stays in the View" : "goes to the \(owner.title)"): "
                    + "\(staying.reason); \(staying.advice)",
                in: member.unit, at: member.declRange.lowerBound)
        }
    }

    /// Protocols whose methods were asked elsewhere, and that the view controller goes on adopting.
    private var conformanceFindings: [Finding] {
        conformances.blockers.map { name, blocker in
            let line = controller.units[blocker.unit].location(of: blocker.offset).line
            return finding(
                .note, blocker.rule,
                "the view controller still adopts `\(name)` and passes its calls on: \(blocker.reason) (line \(line)); "
                    + blocker.advice,
                in: blocker.unit, at: blocker.offset)
        }
    }

    /// Members of a section that asked elsewhere, of a kind that never moves.
    private var fixedFindings: [Finding] {
        controller.members.compactMap { member in
            guard owners[member.id] == .view, owners.blockers[member.id] == nil else { return nil }
            let asked: Role
            switch (member.directive, member.section?.claim) {
            case (let role?, _): asked = role
            case (nil, .strong(let role)): asked = role
            default: return nil
            }
            guard asked != .view, let kind = fixedKind(of: member) else { return nil }
            let name = member.name.isEmpty ? "this" : "`\(member.name)`"
            return finding(
                .warning, "fixed-kind",
                "\(name) stays in the View, though its section asks for the \(asked.title): \(kind)",
                in: member.unit, at: member.declRange.lowerBound)
        }
    }

    private func fixedKind(of member: Member) -> String? {
        switch member.kind {
        case .subscript: "a subscript isn't moved; put a method in its place"
        case .conditional: "an `#if` around members isn't moved; put it inside of them"
        case .function, .storedProperty, .computedProperty:
            !member.modifiers.isStatic
                ? nil
                : member.modifiers.access <= .fileprivate
                    ? "a static member moves only if one component alone uses it"
                    : "other code may name the type of a static member; make it private"
        case .type, .initializer, .deinitializer, .other: nil
        }
    }

    /// Free methods of which nothing says what they are, a finding per section.
    private var unsortedFindings: [Finding] {
        let unsorted = controller.members.filter { member in
            guard member.kind == .function, owners[member.id] == .view, !member.modifiers.isOverride,
                !isDelegateCallback(member.name)
            else { return false }
            guard classification.reasons[member.id] == .nothing else { return false }
            return controller.bodies[member.body].conformances.isEmpty || !controller.bodies[member.body].isExtension
        }
        let groups = Dictionary(grouping: unsorted) { [$0.section?.id ?? -1, $0.body] }
        return groups.values.compactMap { members in
            guard let first = members.first else { return nil }
            let shown = members.prefix(6).map { "`\($0.name)`" }.joined(separator: ", ")
            let names = members.count > 6 ? "\(shown) and \(members.count - 6) more" : shown
            let title = first.section.map { $0.title.isEmpty ? "a bare mark" : "\"\($0.title)\"" } ?? "no mark"
            return finding(
                .note, "no-role",
                "\(names) under \(title) \(members.count == 1 ? "stays" : "stay") in the View, since nothing says whose "
                    + "\(members.count == 1 ? "it is" : "they are"); use ZIKViper's sections or `// viper-split: presenter`",
                in: first.unit, at: first.declRange.lowerBound)
        }
    }

    /// What forces UIKit on a component that should do without.
    private var uiKitFindings: [Finding] {
        [Role.presenter, .interactor].flatMap { role in
            uiKitNames(in: role).map { name, member in
                finding(
                    .warning, "uikit-in-\(role.rawValue)",
                    "`\(member.name)` takes `\(name)` of UIKit into the \(role.title); keep what needs it in a method of the View",
                    in: member.unit, at: member.declRange.lowerBound)
            }
        }
    }

    /// What only a fault of separation explains; a body that is left whole is as right as before.
    private var leftWholeFindings: [Finding] {
        leftWhole.map { member in
            finding(
                .note, "left-whole",
                "the body of `\(member.name)` is left whole: taking it apart would have changed it; please report this with the file",
                in: member.unit, at: member.declRange.lowerBound)
        }
    }

    /// What writes the base files that the module needs; nil if it needs none.
    var baseCommand: String? {
        style.baseTypes.isEmpty
            ? nil
            : "viper-split base" + (style.name == Template.standard.name ? "" : " --template \(style.name)")
    }

    private var moduleFindings: [Finding] {
        guard !movedMembers.isEmpty else { return [] }
        var findings: [Finding] = []
        let start = controller.declaration.name.range.lowerBound
        if let reason = namesake.description {
            findings.append(
                finding(
                    .note, "module-name",
                    "`\(controller.name)` says nothing of the module, so it is called `\(moduleName)`, \(reason); "
                        + "choose another name with `--module-name`",
                    in: controller.home, at: start))
        }
        if context.isComplete, let baseCommand {
            let missing = style.baseTypes.filter { context.types[$0] == nil }
            if !missing.isEmpty {
                let names = missing.map { "`\($0)`" }.joined(separator: ", ")
                findings.append(
                    finding(
                        .warning, "base-files",
                        "the app doesn't declare \(names); write the style's base files with `\(baseCommand)`",
                        in: controller.home, at: start))
            }
        }
        let unknown = style.foreignBases.filter { context.types[$0] == nil }
        if context.isComplete, !unknown.isEmpty {
            let names = unknown.map { "`\($0)`" }.joined(separator: ", ")
            findings.append(
                finding(
                    .note, "template-types",
                    "the template's types build on \(names), which no given file declares; see that the app has "
                        + (unknown.count == 1 ? "it" : "them"),
                    in: controller.home, at: start))
        }
        if context.isComplete, case .plain = screenMaking, let outlet = controller.firstOutlet {
            findings.append(
                finding(
                    .note, "no-screen-source",
                    "`\(outlet.name)` is an outlet, but no storyboard or nib in the context has `\(controller.name)`; "
                        + "the module makes it by `\(controller.name)()`, which finds a nib of that name only",
                    in: controller.home, at: start))
        }
        if case .none = screenMaking {
            findings.append(
                finding(
                    .note, "no-plain-init",
                    "the module can't make its screen, since `\(controller.name)()` isn't known to compile; "
                        + "make the view controller as before, and it assembles its module",
                    in: controller.home, at: start))
        }
        return findings
    }

    func finding(
        _ severity: Finding.Severity, _ rule: String, _ message: String, in unit: Int, at offset: Int
    ) -> Finding {
        let location = controller.units[unit].location(of: offset)
        return Finding(
            severity: severity, rule: rule, message: message, path: controller.units[unit].path, line: location.line,
            column: location.column)
    }
}

extension ModuleName.Namesake {
    /// Nil for a name that needs no explanation.
    fileprivate var description: String? {
        switch self {
        case .given: nil
        case .interfaceFile(let name): "after the storyboard or nib `\(name)`"
        case .folder(let name): "after its folder `\(name)`"
        case .nothing: "since no storyboard or folder says more"
        }
    }
}
