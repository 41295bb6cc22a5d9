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
    let files = plan.components.map(\.file).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return files.compactMap { file in
        let components = plan.components.filter { $0.file == file }
        let names = components.map { "`\(plan.typeName(of: $0.role))`" }.joined(separator: ", ")
        guard let skeleton = try? plan.fittedSkeleton(file, header: ""),
            let unit = components.first.flatMap({ output.components[$0.role]?.homeUnit })
        else { return "\(names) can't be read" }
        let isView = components.contains { $0.role == .view }
        let parts = isView ? try? skeleton.parts(ofClass: plan.controller.name) : nil
        guard let text = parts.map({ $0.members + "\n" + $0.others }) ?? (try? skeleton.render()) else {
            return "\(names) isn't there"
        }
        var found = words(in: unit.text(0..<unit.bytes.count))[...]
        for word in words(in: text) {
            guard let place = found.firstIndex(of: word) else { return "\(names) isn't wired: `\(word)` is missing" }
            found = found[(place + 1)...]
        }
        return nil
    }
        + plan.style.filesOfNoComponent.compactMap { file in
            let name = file.filled(moduleName: plan.moduleName)
            guard let text = try? plan.moduleFile(file, header: ""),
                let unit = output.units.first(where: { $0.path.hasSuffix(name) })
            else { return "`\(name)` isn't there" }
            let found = unit.text(0..<unit.bytes.count)
            return words(in: found).suffix(words(in: text).count) == words(in: text)[...]
                ? nil : "`\(name)` isn't the style's own"
        }
}

/// Without marks, since one that would stand there twice is written once, and without Foundation, which comes with UIKit.
private func words(in text: String) -> [Substring] {
    text.replacing("{}", with: "{ }").split(whereSeparator: \.isNewline)
        .filter { readMark(String($0.trimmed), at: 0..<0) == nil && $0 != "import Foundation" }
        .flatMap { $0.split { $0.isWhitespace || $0 == "," } }
}
