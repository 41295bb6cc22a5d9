import SwiftSyntax

/// Types as they are written: in the source, and for other files.
extension Semantics {
    /// The type of one of the view controller's properties as the source writes it, or else as its initial value tells it.
    func writtenType(of member: Member) -> String? {
        guard let variable = member.variable, variable.bindings.count == 1 else { return nil }
        return variable.bindings.first?.typeAnnotation?.type.trimmedText ?? type(of: member).map(written)
    }

    /// A type as the view controller writes it, which has its own types by their bare names.
    func written(_ type: Type) -> String { type.seen(inside: controller.name).description }

    /// A type of a declaration as other files write it: to the letter if that means the same there, and otherwise with the
    /// names of the types around it.
    ///
    /// - Returns: nil for what they can't write: generic parameters, `some`, types that are private.
    func typeForOtherFiles(_ syntax: TypeSyntax) -> String? {
        if let attributed = syntax.as(AttributedTypeSyntax.self) {
            // `@escaping` and `inout` say nothing of the type, but of who takes it.
            let marks = String(syntax.trimmedText.dropLast(attributed.baseType.trimmedText.count))
            return typeForOtherFiles(attributed.baseType).map { marks + $0 }
        }
        let plain = readType(syntax) { name, arguments, _ in .nominal(named: name, arguments) }
        let meant = readType(syntax) { [self] in resolve($0, $1, at: $2, keepingAliases: true) }
        guard let meant, isWritable(meant) else { return nil }
        return meant == plain ? syntax.trimmedText : written(meant)
    }

    private func isWritable(_ type: Type) -> Bool {
        type.parts.allSatisfy { part in
            switch part {
            case .parameter, .opaque: return false
            case .nominal(let path, _):
                guard path.contains("."), let decl = declaredType(path)?.decl else { return true }
                return Modifiers(decl, default: .internal).access.crossesFiles
            default: return true
            }
        }
    }
}
