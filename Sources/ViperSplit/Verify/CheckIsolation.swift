import SwiftSyntax

/// The module's types have the attributes that the style's files give them, and code that isn't isolated waits for what is.
func checkIsolation(_ output: Output) -> [String] {
    let attributes = output.modules.flatMap { type in
        (output.intent.attributes[type.name] ?? []).filter { !type.attributes.contains($0) }.map {
            "`\(type.name)` has lost `@\($0)`"
        }
    }
    let crossings = output.crossings.filter { crossing in
        guard crossing.type.actor != nil, let target = crossing.target(in: output.types) else { return false }
        return !target.modifiers.names.contains("nonisolated")
            && crossing.member.modifiers.names.contains("nonisolated")
            && !crossing.access.isWaitedFor && !output.intent.asked(crossing.name, in: crossing.member.name)
    }.map { "\($0.place) isn't isolated, and uses `\($0.name)` without `await`" }
    return attributes + crossings
}

extension Intent {
    /// The original's own code that isn't isolated didn't wait for the same, which doesn't compile.
    fileprivate func asked(_ name: String, in member: String) -> Bool {
        // A constant needn't be waited for.
        let isVariable = original.members(named: name).contains {
            $0.variable?.bindingSpecifier.tokenKind == .keyword(.var)
        }
        return isVariable
            && original.members(named: member).filter { $0.modifiers.names.contains("nonisolated") }.contains {
                member in
                nodes(DeclReferenceExprSyntax.self, in: Syntax(member.decl)).contains {
                    $0.baseName.identifierText == name && !$0.isWaitedFor
                }
            }
    }
}

extension OutputType {
    /// The global actor that the type is isolated to.
    fileprivate var actor: String? { attributes.first { $0.hasSuffix("Actor") } }
}

extension SyntaxProtocol {
    /// `await` stands before it, or it is in a closure, which may be isolated on its own.
    fileprivate var isWaitedFor: Bool {
        sequence(first: Syntax(self), next: \.parent).contains {
            $0.is(AwaitExprSyntax.self) || $0.is(ClosureExprSyntax.self)
        }
    }
}
