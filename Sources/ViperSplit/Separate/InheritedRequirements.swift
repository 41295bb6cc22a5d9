import SwiftSyntax

/// What a body of the Presenter asks of the view controller that this inherits: a requirement of the View's interface, which the
/// inherited member meets as it stands.
///
/// ## Before
/// ```swift
/// if folders.isEmpty, isEditing { setEditing(false, animated: true) }
/// ```
/// ## After
/// ```swift
/// if folders.isEmpty, view.isEditing { view.setEditing(false, animated: true) }
/// ```
struct InheritedRequirements {
    let code: HostCode

    /// A call that gives nothing, of a method whose parameters are all handed over: no requirement has a default.
    func command(_ item: CodeBlockItemSyntax) -> Extraction? {
        guard let call = item.action?.as(FunctionCallExprSyntax.self),
            let reference = reference(named: call.calledExpression),
            let function = code.semantics.callee(of: call)?.decl?.as(FunctionDeclSyntax.self),
            declarations(of: reference).contains(DeclSyntax(function)), isForOthers(DeclSyntax(function)),
            !function.signature.returnClause.givesValue,
            function.signature.effectSpecifiers == nil, function.genericParameterClause == nil,
            let declared = DeclaredUseCase(function, code, call, isOptional: false),
            declared.parameters.count == function.signature.parameterClause.parameters.count,
            !declared.parameters.contains(where: \.isClosure)
        else { return nil }
        return extraction(
            of: reference, call.range, declared.signature, declared.parameters, code: declared.code(on: nil))
    }

    /// A property that is read, of a type that every file may write.
    func value(_ expression: ExprSyntax) -> Extraction? {
        guard let reference = reference(named: expression), use(of: Syntax(expression)) == .read,
            expression.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != expression.id,
            reference.receiver?.isOptional != true, let type = code.valueType(of: expression), type == type.asRead,
            let declared = declarations(of: reference).first, declared.is(VariableDeclSyntax.self),
            isForOthers(declared)
        else { return nil }
        return extraction(
            of: reference, expression.range, .property(type: code.semantics.written(type)), [],
            code: code.unit.text(reference.range))
    }

    private func reference(named expression: ExprSyntax) -> Reference? {
        guard let reference = code.rootReference(of: expression), reference.expression?.id == expression.id,
            case .inherited = reference.target, code.touches(in: reference.range) == .view
        else { return nil }
        return reference
    }

    /// What is declared for every build.
    private func declarations(of reference: Reference) -> [DeclSyntax] {
        guard case .inherited(let name) = reference.target else { return [] }
        return code.context.inheritedDeclarations(named: name, from: code.controller.superclass)
    }

    /// Whoever adopts a protocol may meet its requirement by the declaration.
    private func isForOthers(_ decl: DeclSyntax) -> Bool {
        let modifiers = Modifiers(decl, default: .internal)
        return modifiers.access.crossesFiles && !modifiers.isStatic && !modifiers.attributes.contains("available")
    }

    private func extraction(
        of reference: Reference, _ range: Range<Int>, _ form: Extraction.Form, _ parameters: [Extraction.Parameter],
        code text: String
    ) -> Extraction? {
        guard let node = reference.expression,
            let receiver = code.receiver(for: reference.range, at: Syntax(node))
        else { return nil }
        var extraction = Extraction(
            host: code.member.id, unit: code.unit.index, role: .view, form: form, range: range, receiver: receiver,
            name: code.unit.text(reference.range), alternatives: [], parameters: parameters, code: text,
            argumentEdits: [])
        extraction.isInherited = true
        return extraction
    }
}
