import SwiftSyntax

/// New files have the private constants that they name, as the original has them, and nothing else means their names there.
func checkConstants(_ output: Output) -> [String] {
    let original = Set(output.intent.original.units.map(\.path))
    return output.units.filter { !original.contains($0.path) }.flatMap { unit -> [String] in
        // What a file of the module had already is its own.
        let known = output.intent.existingFiles.first { $0.path == unit.path }.map { parsed($0.text) }
        let names = Set((known.map(topLevelDeclarations) ?? []).flatMap(\.declaredNames))
        let own = output.globals.values.joined().filter {
            $0.unit == unit.path && $0.variable != nil && !names.contains($0.name)
        }
        let missing = output.constants.needed(by: unit.tree).map(\.name).filter { name in
            !output.globals[name, default: []].contains { $0.unit == unit.path || $0.modifiers.access.crossesFiles }
                && output.owners(of: name, in: unit).isEmpty
        }
        return own.sorted { $0.name < $1.name }.flatMap { output.faults(of: $0, in: unit) }
            + missing.map { "`\($0)` isn't declared in `\(unit.path)`" }
    }
}

extension Output {
    fileprivate func faults(of copy: OutputMember, in unit: SourceUnit) -> [String] {
        guard let constant = constants.constants[copy.name] else {
            return ["`\(copy.name)` of `\(unit.path)` is no constant that each file may have"]
        }
        guard constant.decl.trimmedText == copy.decl.trimmedText else {
            return ["`\(copy.name)` of `\(unit.path)` isn't what it was"]
        }
        return owners(of: copy.name, in: unit).map {
            "`\(copy.name)` of `\(unit.path)` is hidden by a member of `\($0)`"
        }
    }

    /// The components of a file that have a member of a name.
    fileprivate func owners(of name: String, in unit: SourceUnit) -> [String] {
        components.values.filter { component in
            component.homeUnit.path == unit.path
                && !types.members(named: name, of: component.name).isEmpty
        }.map(\.name).sorted()
    }
}

extension PrivateConstants {
    /// A constant that the file doesn't name any more.
    func mayGo(_ decl: DeclSyntax, from file: SourceUnit) -> Bool {
        guard let name = MemberShape(decl).names.first, let constant = constants[name],
            DeclSyntax(constant.decl).id == decl.id
        else { return false }
        return !ViperSplit.names(in: Syntax(file.tree)).contains(name)
    }
}
