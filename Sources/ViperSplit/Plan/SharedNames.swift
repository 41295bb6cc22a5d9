import SwiftSyntax

extension SplitPlan {
    /// The declarations at file level that other files name now, and so can't be private to theirs any more.
    var sharedDeclarations: [SharedDeclarations.Declaration] {
        // The module makes the view controller, and names it.
        var used: Set<String> = [controller.name]
        for member in controller.members {
            if owners[member.id] != .view || member.kind == .type && contracts.widened[member.id] != nil {
                used.formUnion(names(in: Syntax(member.decl)))
            } else if contracts.isNamedElsewhere(member.id) {
                used.formUnion(namesInSignature(of: member))
            }
        }
        for injection in activeInjections { used.formUnion(namesInType(injection.type)) }
        if case .own(let initializer) = screenMaking {
            used.formUnion(names(in: Syntax(initializer.signature)))
        }
        return graph.names.shared.closure(of: used)
    }

    private func namesInSignature(of member: Member) -> Set<String> {
        if let function = member.function {
            return names(in: Syntax(function.signature)).union(
                function.genericWhereClause.map { names(in: Syntax($0)) } ?? [])
        }
        return namesInType(graph.semantics.writtenType(of: member) ?? "")
    }

    private func namesInType(_ type: String) -> Set<String> {
        Set(type.identifiers)
    }
}

extension DeclSyntax {
    /// The UTF-8 offsets of the modifier that makes a declaration private to its file, with the space behind it.
    var privacyModifier: Range<Int>? {
        let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
        guard
            let modifier = modifiers.first(where: {
                ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
            }),
            let next = modifier.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
        else { return nil }
        return modifier.range.lowerBound..<next.range.lowerBound
    }
}
