import SwiftSyntax

/// Reads types off initial values whose type no other file can change.
struct TypeInference {
    let controller: Controller
    let context: AppContext
    /// The declarations on the way to the current expression: none can depend on itself.
    var visited: Set<String> = []
    /// `self?` doesn't make a chain optional: its type as seen from a member.
    private(set) var seesThroughSelf = false

    init(controller: Controller, context: AppContext, visited: Set<String> = []) {
        self.controller = controller
        self.context = context
        self.visited = visited
    }

    func visiting(_ name: String) -> TypeInference? {
        guard !visited.contains(name) else { return nil }
        var next = self
        next.visited.insert(name)
        return next
    }

    /// Reads types as if `self?` were `self`.
    var seeingThroughSelf: TypeInference {
        var next = self
        next.seesThroughSelf = true
        return next
    }

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
        case .tupleExpr(let tuple): type(of: tuple)
        case .forceUnwrapExpr(let unwrap): type(of: unwrap.expression)?.unwrapped
        case .optionalChainingExpr(let chain): type(of: chain.expression)?.unwrapped
        case .tryExpr(let attempt): type(of: attempt)
        case .awaitExpr(let waiting): type(of: waiting.expression)
        case .ternaryExpr(let ternary): elementType([ternary.thenExpression, ternary.elseExpression])
        case .closureExpr(let closure): type(of: closure)
        case .declReferenceExpr(let reference): type(of: reference)
        case .subscriptCallExpr(let call): type(of: call)
        default: nil
        }
    }

    private func elementType(_ elements: [ExprSyntax]) -> String? {
        // `.pages` is of the type of the others, if they have one of their own.
        let telling = elements.filter { !$0.isImplicitMember }
        if telling.count < elements.count, telling.contains(where: \.isLiteral) { return nil }
        let types = Set(telling.map { type(of: $0) })
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
        if name == "??" {
            guard let first = type(of: infix.leftOperand)?.unwrapped else { return nil }
            if infix.rightOperand.isLiteral || infix.rightOperand.isImplicitMember { return first }
            let second = type(of: infix.rightOperand)
            return second == first || second == first + "?" ? second : nil
        }
        if name == "+",
            infix.leftOperand.is(StringLiteralExprSyntax.self) || infix.rightOperand.is(StringLiteralExprSyntax.self)
        {
            return "String"
        }
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
        guard isTypeName(callee) else { return resultType(of: call) }
        guard !infersGenericArguments(callee) else { return nil }
        return isFailable(callee, call).map { $0 ? callee + "?" : callee }
    }

    private func isTypeName(_ callee: String) -> Bool {
        let path = callee.prefix { $0 != "<" }.split(separator: ".")
        guard let last = path.last, last.first?.isUppercase == true else { return false }
        return path.allSatisfy {
            $0.first?.isUppercase == true && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }
    }

    /// Whether the initialiser may give nil: known ones of Foundation and UIKit, and those that the files declare; nil if
    /// declarations differ.
    private func isFailable(_ callee: String, _ call: FunctionCallExprSyntax) -> Bool? {
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
        if known[callee]?.contains(call.labels.map { $0 ?? "_" }) == true { return true }
        guard let decl = declaration(of: callee) else { return false }
        let own = decl.memberBlock.members.map(\.decl) + context.membersOfExtensions(of: callee)
        if own.contains(where: { $0.is(IfConfigDeclSyntax.self) }) { return nil }
        let initializers = (members(of: callee) ?? own).compactMap { $0.as(InitializerDeclSyntax.self) }
        let fitting = initializers.filter { initializer in
            omittedParameters(initializer.signature.parameterClause, call.labels, call.trailingClosureCount) != nil
        }
        let answers = Set(fitting.map { $0.optionalMark != nil })
        return answers.count > 1 ? nil : answers.first ?? false
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

    /// The declaration of a type of the controller, the given files, the context or UIKit, nested ones by their path.
    func declaration(of type: String) -> (any DeclGroupSyntax)? {
        let path = type.split(separator: ".").map(String.init)
        guard let first = path.first else { return nil }
        let nested = controller.members(named: first).first { $0.kind == .type }?.decl
        let root =
            (nested ?? context.type(named: first))?.asProtocol((any DeclGroupSyntax).self)
            ?? (context.types[first] == nil ? Catalogue.declaration(of: first) : nil)
        return path.dropFirst().reduce(root) { group, name in
            group?.memberBlock.members.first {
                MemberShape($0.decl).kind == .type && MemberShape($0.decl).names == [name]
            }?
            .decl.asProtocol((any DeclGroupSyntax).self)
        }
    }

    /// `{ let label = UILabel(); ...; return label }()`, `{ () -> UILabel in ... }()`.
    func resultType(of closure: ClosureExprSyntax) -> String? {
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

    /// `notes[0]`, `namesByID[id]`.
    private func type(of call: SubscriptCallExprSyntax) -> String? {
        guard call.arguments.count == 1, call.arguments.first?.label == nil, let base = type(of: call.calledExpression)
        else { return nil }
        if let entry = base.unwrapped.dictionaryTypes { return entry.value.unwrapped + "?" }
        guard let index = call.arguments.first?.expression, type(of: index) == "Int" else { return nil }
        return base.elementType
    }

    /// `Store.shared`, `State.idle`, `session.user.name`.
    private func type(of access: MemberAccessExprSyntax) -> String? {
        let name = access.declName.baseName.identifierText
        if let base = access.base, base.isSelfOrChain {
            let own = controller.members(named: name).filter { $0.kind != .function }
            if own.isEmpty, let superclass = controller.superclass {
                return type(ofMember: name, in: superclass, isStatic: false)
            }
            return own.count == 1
                ? visiting(name).flatMap {
                    propertyType(of: own[0], in: controller, context: context, visited: $0.visited)
                } : nil
        }
        if let base = access.base?.trimmedDescription, isTypeName(base) {
            if let declared = type(ofMember: name, in: base, isStatic: true) { return declared }
            if name == "allCases", declaration(of: base)?.is(EnumDeclSyntax.self) == true { return "[\(base)]" }
            // By convention of Apple's frameworks and of the apps that follow it, these are the type's own instances.
            let own = ["shared", "default", "standard", "sharedInstance"]
            return declaration(of: base) == nil && own.contains(name) ? base : nil
        }
        guard let base = access.base, let owner = type(ofReceiver: base),
            let found = type(ofMember: name, in: owner, isStatic: false) ?? typeOfBuiltIn(name, in: owner)
        else { return nil }
        return isChained(base) ? found.unwrapped + "?" : found
    }
}

extension TypeInference {
    /// The type of a property of Swift's and Foundation's own values.
    private func typeOfBuiltIn(_ name: String, in owner: String) -> String? {
        if owner == "IndexPath", ["row", "section", "item"].contains(name) { return "Int" }
        if name == "localizedDescription", owner.hasSuffix("Error") { return "String" }
        let isCollection = owner == "String" || owner.hasPrefix("[") || owner.elementType != nil
        guard isCollection else { return nil }
        if name == "count" { return "Int" }
        if name == "isEmpty" { return "Bool" }
        return ["first", "last"].contains(name) ? owner.elementType.map { $0 + "?" } : nil
    }
}

extension ExprSyntax {
    /// `.pages`; `.none` may be no value.
    var isImplicitMember: Bool {
        guard let access = self.as(MemberAccessExprSyntax.self), access.base == nil else { return false }
        return access.declName.baseName.text != "none"
    }

    /// A literal takes the type that is asked for.
    var isLiteral: Bool {
        [.integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr, .arrayExpr, .dictionaryExpr]
            .contains(kind)
    }
}
