import SwiftSyntax

/// What an expression does with the member that it names.
enum Use: Hashable {
    case read
    /// `items = []`
    case assign
    /// `items += more`, `&items`
    case mutate
    /// `items[0] = x`, `label.text = "x"`: a change of something inside, which changes a value but not an object.
    case mutateInside
    /// `items.append(x)`: whether it mutates depends on the types; the name is the method's.
    case methodCall(String)
    /// `load(page: 1)`, with the argument labels; trailing closures count without a label.
    case call([CallArgument.Shape])

    var isWrite: Bool { [.assign, .mutate, .mutateInside].contains(self) }

    /// Whether it may change the member, as far as no type tells that it doesn't.
    var mayWrite: Bool {
        if case .methodCall = self { return true }
        return isWrite
    }

    var isCall: Bool {
        if case .call = self { return true }
        return false
    }
}

/// Tells what the code around an expression does with its value.
func use(of expression: Syntax) -> Use {
    var node = expression
    var isWhole = true
    while let parent = node.parent {
        switch parent.as(SyntaxEnum.self) {
        case .memberAccessExpr(let access) where access.base.map(Syntax.init) == node:
            if let call = parent.parent?.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression) == parent {
                return .methodCall(access.declName.baseName.identifierText)
            }
            isWhole = false
        case .subscriptCallExpr(let call) where Syntax(call.calledExpression) == node:
            isWhole = false
        case .optionalChainingExpr, .forceUnwrapExpr:
            break
        case .functionCallExpr(let call) where Syntax(call.calledExpression) == node:
            guard isWhole else { return .read }
            return .call(call.allArguments.map(\.shape))
        case .inOutExpr:
            return isWhole ? .mutate : .mutateInside
        case .infixOperatorExpr(let infix) where Syntax(infix.leftOperand) == node:
            if infix.operator.is(AssignmentExprSyntax.self) { return isWhole ? .assign : .mutateInside }
            let isCompound = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.isCompoundAssignment == true
            return isCompound ? (isWhole ? .mutate : .mutateInside) : .read
        case .labeledExpr(let element):
            // `(a, b) = pair` assigns every element of the tuple.
            guard let tuple = element.parent?.parent?.as(TupleExprSyntax.self),
                let infix = tuple.parent?.as(InfixOperatorExprSyntax.self),
                infix.operator.is(AssignmentExprSyntax.self), Syntax(infix.leftOperand) == Syntax(tuple)
            else { return .read }
            return isWhole ? .assign : .mutateInside
        default:
            return .read
        }
        node = parent
    }
    return .read
}

extension TokenSyntax {
    fileprivate var isCompoundAssignment: Bool {
        text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
    }
}

/// An expression that sets something: `a = b`, `a += b`, and not `a == b`.
func isAssignment(_ infix: InfixOperatorExprSyntax) -> Bool {
    if infix.operator.is(AssignmentExprSyntax.self) { return true }
    guard let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
}

extension InfixOperatorExprSyntax {
    /// The name of what an assignment sets: `text` of `label.text = title`.
    var nameSet: String? {
        leftOperand.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
            ?? leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    }
}
