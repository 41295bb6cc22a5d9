import SwiftSyntax

/// No class or protocol of the module declares the same member twice, and no two files the same function or variable, by the names
/// that are written in the end, where the Presenter's have no marks.
func checkDeclarations(_ output: Output) -> [String] {
    let names = PresenterNames(of: output.intent.original)
    let globals = output.globals.flatMap { name, declarations -> [String] in
        let bySignature = Dictionary(grouping: declarations.filter { !$0.isConditional }) {
            $0.signature(named: name, output)
        }
        // What is private to one file another may have, too; who names it knows its own alone.
        let isTwice = bySignature.values.contains { alike in
            alike.count > 1
                && (Set(alike.map(\.unit)).count < alike.count || alike.contains { $0.modifiers.access.crossesFiles })
        }
        return isTwice ? ["`\(name)` is declared twice"] : []
    }
    return globals.sorted()
        + output.modules.flatMap { type -> [String] in
            var known: Set<[String]> = []
            // What a protocol's extension has is the default of what the protocol asks for.
            let members = type.members.filter { !$0.isConditional && !(type.isProtocol && $0.isInExtension) }
            return members.compactMap { member -> String? in
                let name = names.unmarked(member.name)
                guard let signature = member.signature(named: name, output), !known.insert(signature).inserted else {
                    return nil
                }
                return "`\(type.name)` declares `\(name)` twice"
            }
        }
}

extension OutputMember {
    /// `#if` may keep one of two apart from the other.
    fileprivate var isConditional: Bool {
        sequence(first: Syntax(decl), next: \.parent).contains { $0.is(IfConfigClauseSyntax.self) }
    }

    /// All that tells a function or a property from others of its name; nil for other members.
    fileprivate func signature(named name: String, _ output: Output) -> [String]? {
        memberSignature(of: decl, named: name, spelling: output.spelling)
    }
}
