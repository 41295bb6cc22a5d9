import SwiftSyntax

/// Declarations at file level that are private to a given file, but may become internal: the app is known as a whole, no
/// other file has the name in it, and what they name themselves may become internal, too.
struct SharedDeclarations {
    struct Declaration {
        let decl: DeclSyntax
        let names: [String]
        /// The place in `Controller.units`.
        let unit: Int
        /// All names that the declaration's code has in it; of the view controller those that others see with it.
        let mentions: Set<String>
    }

    /// By name.
    private(set) var declarations: [String: Declaration] = [:]
    /// Those of other files that private declarations have in common with them.
    private var takenNames: Set<String> = []

    /// - Parameter constants: what every file that names it has for itself.
    init(_ controller: Controller, _ context: AppContext, besides constants: PrivateConstants) {
        guard context.isComplete else { return }
        let all = controller.units.flatMap { unit in topLevelDeclarations(of: unit.tree).map { ($0, unit.index) } }
        var candidates: [String: Declaration] = [:]
        var privateNames: Set<String> = []
        for (decl, unit) in all where !decl.is(ExtensionDeclSyntax.self) {
            let shape = MemberShape(decl)
            guard !Modifiers(decl, default: .internal).access.crossesFiles,
                shape.names.allSatisfy({ constants.constants[$0] == nil })
            else { continue }
            privateNames.formUnion(shape.names)
            guard shape.kind != .conditional else { continue }
            let declaration = Declaration(
                decl: decl, names: shape.names, unit: unit,
                mentions: decl.id == controller.declaration.id
                    ? controller.namesSeen : names(in: Syntax(decl)))
            for name in shape.names { candidates[name] = declaration }
        }
        guard !candidates.isEmpty else { return }
        let counts = all.flatMap { MemberShape($0.0).names }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        takenNames = context.names(among: Set(candidates.keys))
        candidates = candidates.filter { _, declaration in
            declaration.names.allSatisfy { counts[$0] == 1 && !takenNames.contains($0) }
        }
        var count = -1
        while count != candidates.count {
            count = candidates.count
            let stuck = privateNames.subtracting(candidates.keys)
            candidates = candidates.filter { $0.value.mentions.isDisjoint(with: stuck) }
        }
        declarations = candidates
    }

    /// What has the name may become internal.
    func mayShare(_ name: String) -> Bool { declarations[name] != nil }

    /// Another file has the name in it, too; false if the app isn't known as a whole.
    func isTaken(_ name: String) -> Bool { takenNames.contains(name) }

    /// The declarations that have to become internal so that other files may name some of them.
    func closure(of names: Set<String>) -> [Declaration] {
        var found: Set<String> = []
        var pending = names.filter { declarations[$0] != nil }.sorted()
        while let name = pending.popLast() {
            guard found.insert(name).inserted else { continue }
            pending +=
                declarations[name]?.mentions.filter { declarations[$0] != nil && !found.contains($0) }.sorted() ?? []
        }
        var known: Set<SyntaxIdentifier> = []
        return found.sorted().compactMap { declarations[$0] }.filter { known.insert($0.decl.id).inserted }
    }
}

extension Controller {
    /// The names with which the class and its members say what they are, to whoever may use them.
    fileprivate var namesSeen: Set<String> {
        let seen = members.filter { $0.modifiers.access.crossesFiles }.flatMap { member -> [Syntax?] in
            if let function = member.function {
                return [Syntax(function.signature), function.genericWhereClause.map { Syntax($0) }]
            }
            if let initializer = member.decl.as(InitializerDeclSyntax.self) { return [Syntax(initializer.signature)] }
            guard let variable = member.variable else { return [Syntax(member.decl)] }
            return variable.bindings.map { binding in
                binding.typeAnnotation.map { Syntax($0) } ?? binding.initializer.map { Syntax($0) }
            }
        }
        let head = declaration.inheritanceClause.map { Syntax($0) }
        return ([head] + seen).compactMap { $0 }.reduce(into: []) { $0.formUnion(names(in: $1)) }
    }
}
