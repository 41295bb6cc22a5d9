import SwiftSyntax

/// The generic class that a builder is below, and what the builder gives it: `VIPERBuilder<DetailsView, DetailsPresenter>`.
struct GenericBase {
    let decl: ClassDeclSyntax
    /// What stands for each parameter.
    let arguments: [(parameter: GenericParameterSyntax, type: TypeSyntax)]
    /// What the class and its extensions have.
    let members: [DeclSyntax]

    /// What stands for the parameters, by their names.
    var types: [String: String] {
        Dictionary(arguments.map { ($0.parameter.name.text, $0.type.trimmedText) }) { first, _ in first }
    }

    /// The functions that any builder may be asked for, by its type and without a value.
    var functions: [FunctionDeclSyntax] {
        members.compactMap { $0.as(FunctionDeclSyntax.self) }.filter { function in
            isForEveryBuilder(function)
                && members.count(where: { $0.declaredNames.contains(function.name.text) && mayBeAskedForNothing($0) })
                    == 1
        }
    }

    private func isForEveryBuilder(_ function: FunctionDeclSyntax) -> Bool {
        let modifiers = Modifiers(DeclSyntax(function), default: .internal)
        let around = Array(sequence(first: Syntax(function), next: \.parent))
        return modifiers.isStatic && modifiers.access.crossesFiles && !isLimited(DeclSyntax(function))
            && function.signature.effectSpecifiers == nil && function.genericParameterClause == nil
            && function.genericWhereClause == nil
            && function.signature.parameterClause.parameters.allSatisfy {
                $0.defaultValue?.value.is(NilLiteralExprSyntax.self) == true
            }
            && !around.contains { $0.is(IfConfigDeclSyntax.self) }
            && around.compactMap { $0.as(ExtensionDeclSyntax.self) }.allSatisfy(\.isThereAlways)
    }
}

/// What the bare name and `()` may mean: a function that has to be given something isn't that.
func mayBeAskedForNothing(_ decl: DeclSyntax) -> Bool {
    let parameters = decl.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
    return parameters?.allSatisfy { $0.defaultValue != nil || $0.ellipsis != nil } ?? true
}

extension ExtensionDeclSyntax {
    /// It adds to every instance of the type, whatever that is made of, and says nothing of its members together.
    var isThereAlways: Bool { genericWhereClause == nil && modifiers.isEmpty && !isLimited(DeclSyntax(self)) }
}

extension AppContext {
    /// The generic class that a class is below, if it gives something for each parameter.
    func genericBase(of type: String) -> GenericBase? {
        guard let builder = self.type(named: type)?.as(ClassDeclSyntax.self),
            let inherited = builder.inheritanceClause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self),
            let base = self.type(named: inherited.name.text)?.as(ClassDeclSyntax.self), !isLimited(DeclSyntax(base))
        else { return nil }
        let types = inherited.genericArgumentClause?.arguments.compactMap { $0.argument.as(TypeSyntax.self) } ?? []
        let parameters = base.genericParameterClause?.parameters.map { $0 } ?? []
        guard !types.isEmpty, parameters.count == types.count else { return nil }
        return GenericBase(
            decl: base, arguments: zip(parameters, types).map { (parameter: $0, type: $1) },
            members: members(of: base.name.text))
    }
}
