import SwiftSyntax

extension Controller {
    /// A member that was made so that the Presenter can ask for one of its name that the view controller inherits:
    /// `var isEditing: Bool { isEditing }`.
    func standsForInherited(_ member: Member) -> Bool {
        unit(of: member).origin?.isNew(member.declRange.lowerBound) == true && member.decl.onlyAsksForItself
    }

    /// What code means by a declaration: the inherited one that it stands for, if it is such a member.
    ///
    /// - Returns: nil if nobody declares what it stands for.
    func meant(by decl: DeclSyntax, _ context: AppContext) -> DeclSyntax? {
        guard decl.onlyAsksForItself else { return decl }
        let labels = decl.as(FunctionDeclSyntax.self)?.parameterLabels
        return decl.declaredNames.first.flatMap { name in
            context.inheritedDeclarations(named: name, from: superclass).first {
                $0.as(FunctionDeclSyntax.self)?.parameterLabels == labels
            }
        }
    }
}

extension DeclSyntax {
    fileprivate var onlyAsksForItself: Bool {
        let function = self.as(FunctionDeclSyntax.self)
        let code: CodeBlockItemListSyntax? =
            if case .getter(let items) = self.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock?.accessors {
                items
            } else {
                function?.body?.statements
            }
        guard let code, code.count == 1, let only = code.first?.item.as(ExprSyntax.self) else { return false }
        let call = only.as(FunctionCallExprSyntax.self)
        let named = (call?.calledExpression ?? only).as(DeclReferenceExprSyntax.self)
        return named.map { declaredNames.contains($0.baseName.identifierText) } == true
            && (call?.labels ?? []) == (function?.parameterLabels ?? [])
    }
}

extension AppContext {
    /// An instance of a class has a member by the name that one of its superclasses declares, the app's or Apple's, or an
    /// extension of one.
    func inherits(_ name: String, from superclass: String?) -> Bool {
        !inheritedDeclarations(named: name, from: superclass).isEmpty
    }

    /// What the superclasses of a class declare by a name for instances, and their extensions, the nearest first.
    func inheritedDeclarations(named name: String, from superclass: String?) -> [DeclSyntax] {
        var found: [DeclSyntax] = []
        var next = superclass
        var seen: Set<String> = []
        func added(to type: String) -> [DeclSyntax] {
            extensions(of: type, declaring: name).flatMap { $0.memberBlock.members.map(\.decl) }
        }
        while let type = next, seen.insert(type).inserted {
            found += added(to: type)
            guard let decl = self.type(named: type)?.as(ClassDeclSyntax.self) else {
                found += Platform.sdk.members(named: name, of: type)
                found += Platform.sdk.ancestry(of: type).flatMap(added)
                break
            }
            found += decl.memberBlock.members.map(\.decl)
            next = inheritedNames(decl.inheritanceClause).first
        }
        return found.filter { $0.declaredNames.contains(name) && !Modifiers($0, default: .internal).isStatic }
    }
}
