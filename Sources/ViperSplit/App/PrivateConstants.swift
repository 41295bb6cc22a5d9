import SwiftSyntax

/// Constants at file level that are private to a given file, and of which every file may have one of its own: nobody can
/// tell two of them apart (depth, T2). Literals are, types as values, and logs, which keep nothing for the app.
struct PrivateConstants {
    struct Constant {
        let decl: VariableDeclSyntax
        let name: String
        /// The place in `Controller.units`.
        let unit: Int
    }

    /// By name.
    let constants: [String: Constant]
    let units: [SourceUnit]

    init(_ controller: Controller, _ context: AppContext) {
        let values = ConstantValues(context: context)
        let all = controller.units.flatMap { unit in topLevelDeclarations(of: unit.tree).map { ($0, unit.index) } }
        // Files may have the same constant already.
        let texts = all.reduce(into: [String: Set<String>]()) { texts, decl in
            for name in MemberShape(decl.0).names { texts[name, default: []].insert(decl.0.trimmedText) }
        }
        var found: [String: Constant] = [:]
        for (decl, unit) in all {
            guard let variable = decl.as(VariableDeclSyntax.self), variable.hasLinesOfItsOwn,
                let name = values.nameOfConstant(variable), texts[name]?.count == 1,
                controller.members(named: name).isEmpty,
                found[name] == nil
            else { continue }
            found[name] = Constant(decl: variable, name: name, unit: unit)
        }
        let privateNames = Set(
            all.filter { !Modifiers($0.0, default: .internal).access.crossesFiles }.flatMap { MemberShape($0.0).names })
        constants = found.filter { name, constant in
            names(in: Syntax(constant.decl)).isDisjoint(with: privateNames.subtracting([name]))
        }
        units = controller.units
    }

    /// The constants that a file needs, those that it declares itself among them, in the order of the original.
    func needed(by file: SourceFileSyntax) -> [Constant] {
        guard !constants.isEmpty else { return [] }
        let declared = file.statements.compactMap { statement in
            statement.item.as(VariableDeclSyntax.self).flatMap { variable in
                MemberShape(DeclSyntax(variable)).names.contains { constants[$0] != nil } ? variable.range : nil
            }
        }
        let scopes = Scopes(of: [file])
        let used = nodes(DeclReferenceExprSyntax.self, in: Syntax(file)).filter { node in
            node.isBare && !declared.contains { $0.contains(node.range.lowerBound) }
                && scopes.binding(of: node.baseName.identifierText, at: Syntax(node)) == nil
        }
        return Set(used.map(\.baseName.identifierText)).compactMap { constants[$0] }.sorted {
            ($0.unit, $0.decl.range.lowerBound) < ($1.unit, $1.decl.range.lowerBound)
        }
    }
}

extension VariableDeclSyntax {
    /// It stands at the top of its file, under no condition, and no other code on its lines.
    fileprivate var hasLinesOfItsOwn: Bool {
        guard let item = parent?.as(CodeBlockItemSyntax.self), item.semicolon == nil,
            item.parent?.parent?.is(SourceFileSyntax.self) == true
        else { return false }
        let isFirst = item.previousToken(viewMode: .sourceAccurate) == nil
        return isFirst || item.leadingTrivia.contains { $0.isNewline }
    }
}
