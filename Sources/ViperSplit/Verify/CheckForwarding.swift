import SwiftSyntax

/// Every entry point is still on the view controller and passes on to its member, with all arguments; every forwarder does
/// the same; and the module is wired as the style's skeletons say.
func checkForwarding(_ plan: SplitPlan, _ output: Output) -> [String] {
    let entries = plan.entries.keys.sorted().compactMap { id -> String? in
        let member = plan.controller.members[id]
        guard let view = output.components[.view], let link = plan.link(from: .view, to: plan.owners[id], for: member)
        else {
            return nil
        }
        let candidates = view.members(named: member.name).filter {
            $0.modifiers.attributes == member.modifiers.attributes
        }
        return passesOn(candidates, to: member, through: link.name, plan, plan.entries[id])
            ? nil : "`\(view.name).\(member.name)` doesn't pass on"
    }
    let forwarders = plan.contracts.forwarders.flatMap { role, demands in
        demands.keys.sorted().compactMap { id -> String? in
            let member = plan.controller.members[id]
            guard let component = output.components[role],
                let link = plan.link(from: role, to: plan.owners[id], for: member)
            else {
                return nil
            }
            let name = plan.entries[id]?.name.filter { $0 != "`" } ?? member.name
            return passesOn(component.members(named: name), to: member, through: link.name, plan)
                ? nil : "`\(component.name).\(name)` doesn't pass on"
        }
    }
    return entries + forwarders + checkWiring(plan, output)
}

private func passesOn(
    _ candidates: [Member], to member: Member, through link: String, _ plan: SplitPlan, _ entry: EntryPoint? = nil
) -> Bool {
    let signature = Signature(member, in: plan)
    return candidates.contains { candidate in
        if let function = candidate.function {
            let statements = function.body?.statements.map(\.trimmedDescription) ?? []
            let call = signature.call(on: link, fromEntry: entry != nil)
            guard let body = entry?.body, !body.kept.isEmpty else { return statements == [call] }
            let returning = function.signature.returnClause == nil ? "" : "return "
            return statements
                == body.leading.map(\.trimmedDescription) + [returning + call] + body.trailing.map(\.trimmedDescription)
        }
        guard let block = candidate.variable?.bindings.first?.accessorBlock else { return false }
        let path = "\(link).\(member.writtenName)"
        guard case .accessors(let accessors) = block.accessors else {
            return block.accessors.trimmedDescription == path
        }
        return accessors.allSatisfy { accessor in
            let body = accessor.body?.statements.trimmedDescription ?? ""
            return accessor.accessorSpecifier.text == "set" ? body == "\(path) = newValue" : body.hasSuffix(path)
        }
    }
}

/// The skeletons' own code stands in the files, in its order.
private func checkWiring(_ plan: SplitPlan, _ output: Output) -> [String] {
    plan.components.compactMap { component in
        guard let skeleton = try? plan.skeleton(of: component.role, component.file, header: "") else {
            return "the skeleton can't be read"
        }
        let name = plan.typeName(of: component.role)
        guard let text = try? component.role == .view ? skeleton.parts(ofClass: name).members : skeleton.render(),
            let unit = output.components[component.role]?.homeUnit
        else { return "`\(name)` isn't there" }
        let expected = words(in: text)
        var found = words(in: unit.text(0..<unit.bytes.count))[...]
        for word in expected where word != "Foundation" {
            guard let place = found.firstIndex(of: word) else { return "`\(name)` isn't wired: `\(word)` is missing" }
            found = found[(place + 1)...]
        }
        return nil
    }
        + plan.style.otherFiles.compactMap { file in
            let name = file.filled(moduleName: plan.moduleName)
            guard let text = try? plan.otherFile(file, header: ""),
                let unit = output.units.first(where: { $0.path.hasSuffix(name) })
            else { return "`\(name)` isn't there" }
            let found = unit.text(0..<unit.bytes.count)
            return words(in: found).suffix(words(in: text).count) == words(in: text)[...]
                ? nil : "`\(name)` isn't the style's own"
        }
}

/// Without marks: one that would stand there twice is written once.
private func words(in text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).filter { readMark(String($0.trimmed), at: 0..<0) == nil }
        .flatMap { $0.split(whereSeparator: \.isWhitespace) }
}
