import SwiftSyntax

/// The links that nothing set, set where the assembly has both ends.
struct LinkSetting {
    let module: AssembledModule
    let unset: [Link]
    let view: String
    /// The name of the function's own instance.
    let own: String
    private(set) var presenterName = "presenter"

    init(_ module: AssembledModule, _ unset: [Link], view: String, own: String) {
        (self.module, self.unset, self.view, self.own) = (module, unset, view, own)
    }

    /// - Returns: edits that give names to what is made in passing, and statements to add.
    mutating func set(
        in statements: [CodeBlockItemSyntax], _ function: AssemblingFunction, _ reader: StyleReader
    ) throws(SplitError) -> (edits: [TextEdit], lines: [String]) {
        var edits: [TextEdit] = []
        var names: [Role: String] = [.view: view]
        func name(of role: Role) throws(SplitError) -> String {
            if let known = names[role] { return known }
            let type = module.type(of: role)
            if let local = function.localName(of: type, in: statements) {
                // As an interface it couldn't be asked for its links.
                if unset.contains(where: { $0.from == role }), let annotation = local.annotation,
                    annotation.type.trimmedText != type
                {
                    edits.append(TextEdit(range: annotation.range, replacement: ""))
                }
                names[role] = local.name
            } else if function.isOwnInstance(type) {
                names[role] = own
            } else {
                let wished =
                    role == .wireframe && type.lowercased().hasSuffix("router") ? "router" : role.title.lowercased()
                guard let hoisted = function.hoisting(type, as: wished, in: statements) else {
                    throw reader.refused("`\(function.name)` doesn't make `\(type)`; write a static function that does")
                }
                edits += hoisted
                names[role] = wished
            }
            return names[role] ?? ""
        }
        presenterName = try name(of: .presenter)
        var lines: [String] = []
        for link in unset {
            lines.append("\(try name(of: link.from)).\(link.name) = \(try name(of: link.to))")
        }
        return (edits, lines)
    }
}
