import SwiftSyntax

/// The type of a property as syntax tells it: from the annotation or, failing that, from the initial value.
///
/// - Parameter function: the result type of an own function or computed property of that name.
/// - Returns: the type as it is written, without trivia; nil where syntax doesn't tell.
func propertyType(
    of member: Member, in controller: Controller, context: AppContext
) -> String? {
    guard let variable = member.decl.as(VariableDeclSyntax.self), variable.bindings.count == 1,
        let binding = variable.bindings.first
    else { return nil }
    if let type = binding.typeAnnotation?.type { return type.trimmedDescription }
    guard let value = binding.initializer?.value else { return nil }
    return TypeInference(controller: controller, context: context).type(of: value)
}

/// Reads types off initial values whose type no other file can change.
struct TypeInference {
    let controller: Controller
    let context: AppContext

    func type(of value: ExprSyntax) -> String? {
        switch value.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr: "String"
        case .integerLiteralExpr: "Int"
        case .floatLiteralExpr: "Double"
        case .booleanLiteralExpr: "Bool"
        case .arrayExpr(let array): elementType(array.elements.map(\.expression)).map { "[\($0)]" }
        case .dictionaryExpr(let dictionary): type(of: dictionary)
        case .asExpr(let cast): cast.type.trimmedDescription + (cast.questionOrExclamationMark?.text == "?" ? "?" : "")
        case .functionCallExpr(let call): type(of: call)
        case .memberAccessExpr(let access): type(of: access)
        case .prefixOperatorExpr(let prefix): prefix.operator.text == "!" ? "Bool" : type(of: prefix.expression)
        case .infixOperatorExpr(let infix): type(of: infix)
        case .tupleExpr(let tuple):
            tuple.elements.count == 1 ? tuple.elements.first.flatMap { type(of: $0.expression) } : nil
        case .forceUnwrapExpr(let unwrap):
            type(of: unwrap.expression).map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
        default: nil
        }
    }

    private func elementType(_ elements: [ExprSyntax]) -> String? {
        let types = Set(elements.map { type(of: $0) })
        guard types.count == 1 else { return nil }
        return types.first ?? nil
    }

    private func type(of dictionary: DictionaryExprSyntax) -> String? {
        guard case .elements(let elements) = dictionary.content,
            let key = elementType(elements.map(\.key)), let value = elementType(elements.map(\.value))
        else { return nil }
        return "[\(key): \(value)]"
    }

    private func type(of infix: InfixOperatorExprSyntax) -> String? {
        guard let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return nil }
        if ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||"].contains(name) { return "Bool" }
        guard ["+", "-", "*", "/"].contains(name) else { return nil }
        return elementType([infix.leftOperand, infix.rightOperand])
    }

    /// `Store()`, `[Note]()`, `{ ... }()`, `makeStore()`.
    private func type(of call: FunctionCallExprSyntax) -> String? {
        if let closure = call.calledExpression.as(ClosureExprSyntax.self) { return resultType(of: closure) }
        if let array = call.calledExpression.as(ArrayExprSyntax.self) { return array.trimmedDescription }
        if let dictionary = call.calledExpression.as(DictionaryExprSyntax.self) { return dictionary.trimmedDescription }
        let callee = call.calledExpression.trimmedDescription
        if callee == "NSLocalizedString" { return "String" }
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        guard isTypeName(callee), !isFailable(callee, labels), !infersGenericArguments(callee) else { return nil }
        return callee
    }

    private func isTypeName(_ callee: String) -> Bool {
        let path = callee.prefix { $0 != "<" }.split(separator: ".")
        guard let last = path.last, last.first?.isUppercase == true else { return false }
        return path.allSatisfy {
            $0.first?.isUppercase == true && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }
    }

    /// Whether the initialiser may give nil: known ones of Foundation and UIKit, and those that the files declare.
    private func isFailable(_ callee: String, _ labels: [String]) -> Bool {
        let known: [String: Set<[String]>] = [
            "URL": [["string"], ["string", "relativeTo"]],
            "URLComponents": [["string"], ["url", "resolvingAgainstBaseURL"]],
            "UIImage": [["named"], ["named", "in", "compatibleWith"], ["systemName"], ["contentsOfFile"], ["data"]],
            "UIColor": [["named"], ["named", "in", "compatibleWith"]], "UIFont": [["name", "size"]],
            "UserDefaults": [["suiteName"]], "TimeZone": [["identifier"], ["abbreviation"], ["secondsFromGMT"]],
            "Bundle": [["path"], ["url"], ["identifier"]], "Int": [["_"], ["_", "radix"]], "Double": [["_"]],
            "Float": [["_"]], "Bool": [["_"]], "Data": [["base64Encoded"]], "UUID": [["uuidString"]],
            "InputStream": [["url"], ["fileAtPath"]], "SystemSoundID": [["_"]],
        ]
        if known[callee]?.contains(labels) == true { return true }
        guard let decl = declaration(of: callee) else { return false }
        return decl.memberBlock.members.contains {
            $0.decl.as(InitializerDeclSyntax.self)?.optionalMark != nil || $0.decl.is(IfConfigDeclSyntax.self)
        }
    }

    private func infersGenericArguments(_ callee: String) -> Bool {
        let generic: Set = [
            "Array", "Set", "Dictionary", "Optional", "CurrentValueSubject", "PassthroughSubject", "Published",
            "BehaviorRelay", "PublishRelay", "BehaviorSubject", "PublishSubject", "Observable", "Just", "Result",
            "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource", "NSFetchedResultsController",
            "NSCache",
            "NSFetchRequest", "Box", "State", "Atomic", "Weak",
        ]
        if generic.contains(callee) { return true }
        return declaration(of: callee)?.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
            != nil
    }

    private func declaration(of type: String) -> (any DeclGroupSyntax)? {
        let nested = controller.members(named: type).first { $0.kind == .type }?.decl
        return (nested ?? context.type(named: type))?.asProtocol((any DeclGroupSyntax).self)
    }

    /// `{ let label = UILabel(); ...; return label }()`, `{ () -> UILabel in ... }()`.
    private func resultType(of closure: ClosureExprSyntax) -> String? {
        if let declared = closure.signature?.returnClause?.type { return declared.trimmedDescription }
        let statements = Array(closure.statements)
        if statements.count == 1, case .expr(let only) = statements[0].item { return type(of: only) }
        guard let last = statements.last?.item.as(ReturnStmtSyntax.self)?.expression else { return nil }
        guard let name = last.as(DeclReferenceExprSyntax.self)?.baseName.text else { return type(of: last) }
        for statement in statements {
            guard let variable = statement.item.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
                binding.pattern.trimmedDescription == name
            else { continue }
            return binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer.flatMap { type(of: $0.value) }
        }
        return nil
    }

    /// `Store.shared`, `State.idle`.
    private func type(of access: MemberAccessExprSyntax) -> String? {
        guard let base = access.base?.trimmedDescription, isTypeName(base) else { return nil }
        let name = access.declName.baseName.text
        if let decl = declaration(of: base) {
            for member in decl.memberBlock.members {
                if let cases = member.decl.as(EnumCaseDeclSyntax.self),
                    cases.elements.contains(where: { $0.name.text == name })
                {
                    return base
                }
                guard let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
                    binding.pattern.trimmedDescription == name
                else { continue }
                return binding.typeAnnotation?.type.trimmedDescription
                    ?? binding.initializer.flatMap { type(of: $0.value) }
            }
            return nil
        }
        // By convention of Apple's frameworks and of the apps that follow it, these are the type's own instances.
        return ["shared", "default", "standard", "sharedInstance"].contains(name) ? base : nil
    }
}
