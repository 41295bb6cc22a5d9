import SwiftSyntax

/// Files of the module have private constants of their own only as the original has them, and nothing else means their
/// names there.
func checkConstants(_ output: Output) -> [String] {
    let original = Set(output.intent.original.units.map(\.path))
    return output.globals.keys.sorted().flatMap { name -> [String] in
        output.globals[name, default: []].filter { !original.contains($0.unit) && $0.variable != nil }.flatMap { copy in
            guard let constant = output.constants.constants[name] else {
                return ["`\(name)` of `\(copy.unit)` is no constant that each file may have"]
            }
            guard constant.decl.trimmedDescription == copy.decl.trimmedDescription else {
                return ["`\(name)` of `\(copy.unit)` isn't what it was"]
            }
            let hiding = output.components.values.filter { component in
                component.homeUnit.path == copy.unit
                    && output.types.members(of: component.name).found.contains { $0.names.contains(name) }
            }
            return hiding.map { "`\(name)` of `\(copy.unit)` is hidden by a member of `\($0.name)`" }
        }
    }
}

extension PrivateConstants {
    /// A constant that the file doesn't name any more.
    func mayGo(_ decl: DeclSyntax, from file: SourceUnit) -> Bool {
        let names = MemberShape(decl).names
        guard let name = names.first, constants[name]?.decl.id == decl.as(VariableDeclSyntax.self)?.id else {
            return false
        }
        return !ViperSplit.names(in: Syntax(file.tree)).contains(name)
    }
}
