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

extension Semantics {
    /// A call by a capitalised name, which nothing around it declares, makes a value of a type and is no function's.
    ///
    /// The name says so by a declaration, by the place of a type in the given files, or by a convention; the call, since who
    /// capitalises a function does it for C, which has no labels, or in the place of `NSLocalizedString`, whose first argument
    /// has none. With the whole app in sight a name that it doesn't declare is a library's, whose functions aren't capitalised.
    func makesValue(_ call: FunctionCallExprSyntax, named name: String) -> Bool {
        context.isComplete || call.arguments.first.map { $0.label != nil } ?? true
            || declaredType(name)?.decl != nil || namesInPlacesOfTypes.contains(name)
            || context.isUIKitName(name) || context.isViewType(name) || context.isScreenType(name)
            || context.isServiceType(name) || context.isGuideType(name)
    }

    /// The names that the given files have where only a type's may stand: `: Note`, `as Note`, `Note.shared`, `[Note]()`.
    func findNamesInPlacesOfTypes() -> Set<String> {
        controller.units.flatMap { nodes(in: Syntax($0.tree)) }.reduce(into: []) { names, node in
            switch node.as(SyntaxEnum.self) {
            case .identifierType(let type): names.insert(type.name.identifierText)
            case .memberAccessExpr(let access): names.formUnion([access.base?.bareName].compactMap(\.self))
            case .genericSpecializationExpr(let type): names.formUnion([type.expression.bareName].compactMap(\.self))
            case .arrayExpr(let array) where ExprSyntax(array).isCallee && array.elements.count == 1:
                names.formUnion(array.elements.compactMap(\.expression.bareName))
            default: break
            }
        }
    }
}

/// A type that the view controller's class has by a superclass or a protocol that it adopts, and not by itself.
enum InheritedType {
    case ofEveryFile
    /// Only the given file that declares it may name it.
    case ofOneFile
}

extension Semantics {
    /// What the class inherits by the name of a type: of Apple's only where the app declares none of the name, and nothing that
    /// is private to other files, where the name means something else.
    func inheritedType(named name: String) -> InheritedType? {
        guard name.first?.isUppercase == true, !controller.declaresType(named: name) else { return nil }
        if let known = foundInheritedTypes[name] { return known }
        let found = ancestry(of: controller.name).dropFirst().lazy.compactMap { [self] path in
            declaredType(path).flatMap { declared in
                context.declaresType(named: path) || !context.declaresType(named: name)
                    ? declared.nestedType(named: name).flatMap { access(to: $0, of: declared) } : nil
            }
        }.first
        foundInheritedTypes[name] = .some(found)
        return found
    }

    private func access(to type: DeclSyntax, of owner: DeclaredType) -> InheritedType? {
        let declarations = [type] + [owner.decl].compactMap { $0 }
        let access = declarations.map { Modifiers($0, default: .internal).access }
        if access.allSatisfy(\.crossesFiles) { return .ofEveryFile }
        let isGiven = controller.units.contains { Syntax($0.tree).id == type.root.id }
        return isGiven && access[0] != .private ? .ofOneFile : nil
    }

    /// The text of a type as other files write it: types within the view controller's class with its name before them.
    func qualified(_ type: String) -> String {
        var result = ""
        var name = ""
        func flush() {
            let isWithin = controller.declaresType(named: name) || inheritedType(named: name) == .ofEveryFile
            result += isWithin && result.last != "." ? "\(controller.name).\(name)" : name
            name = ""
        }
        for character in type {
            if character.isLetter || character.isNumber || character == "_" {
                name.append(character)
            } else {
                flush()
                result.append(character)
            }
        }
        flush()
        return result
    }
}

extension Controller {
    /// The class or an extension of it declares a type of the name.
    fileprivate func declaresType(named name: String) -> Bool { members(named: name).contains { $0.kind == .type } }
}
