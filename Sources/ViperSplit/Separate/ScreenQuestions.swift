import SwiftSyntax

/// Where the view controller is among other screens, which the Wireframe knows.
///
/// ## Before
/// ```swift
/// if presentedViewController == nil, navigationController?.topViewController === self { ... }
/// ```
/// ## After
/// ```swift
/// if !isPresentingScreen, isOnTop { ... }
/// ```
struct ScreenQuestions {
    let code: HostCode
    /// The component that the body belongs to: the View may ask UIKit itself.
    let role: Role

    /// What a body of the Presenter asks, and in any body what bound a name that is needed no more.
    func property(_ node: Syntax) -> Extraction? {
        if let condition = node.as(OptionalBindingConditionSyntax.self) { return presence(condition) }
        guard role == .presenter else { return nil }
        if let cast = node.as(IsExprSyntax.self) { return kind(cast) }
        return node.as(InfixOperatorExprSyntax.self).flatMap(comparison)
    }

    /// `let presented = presentedViewController`
    private func presence(_ condition: OptionalBindingConditionSyntax) -> Extraction? {
        guard let held = code.heldScreens.first(where: { $0.condition == condition.range }),
            let receiver = code.receiver(for: condition.range, at: Syntax(condition))
        else { return nil }
        var question = question(
            condition.range, receiver, ExtractionNames.presence(of: held.member), "\(held.member) != nil")
        question.heldScreens = [held.condition.lowerBound]
        return question
    }

    /// `presentedViewController is EditorViewController`
    private func kind(_ cast: IsExprSyntax) -> Extraction? {
        guard let path = askedPath(of: cast.expression), let receiver = receiver(Syntax(cast)),
            let text = code.extracted(cast.range, [])
        else { return nil }
        let name = ExtractionNames.question(ofKind: cast.type.trimmedText, path)
        return question(cast.range, receiver, name, text)
    }

    private func comparison(_ infix: InfixOperatorExprSyntax) -> Extraction? {
        guard let path = askedPath(of: infix.leftOperand), let receiver = receiver(Syntax(infix)) else { return nil }
        let sign = infix.operator.trimmedText
        let name: String? =
            switch (sign, infix.rightOperand.trimmedText) {
            case ("==", "nil"), ("!=", "nil"): path.last.map(ExtractionNames.presence)
            case ("===", "self"), ("!==", "self"): ExtractionNames.identity(path)
            case (">", "1"): path.first == Platform.stack && path.last == "count" ? "canGoBack" : nil
            default: nil
            }
        let isNegative = sign == "==" || sign == "!=="
        let positive = TextEdit(range: infix.operator.range, replacement: sign == "==" ? "!=" : "===")
        guard let name, let text = code.extracted(infix.range, isNegative ? [positive] : []) else { return nil }
        return question(infix.range, (isNegative ? "!" : "") + receiver, name, text)
    }

    private func question(_ range: Range<Int>, _ receiver: String, _ name: String, _ text: String) -> Extraction {
        Extraction(
            host: code.member.id, unit: code.unit.index, role: role == .presenter ? .wireframe : .view,
            form: role == .presenter ? .property(type: "Bool") : .inPlace, range: range, receiver: receiver,
            name: name, alternatives: [],
            parameters: [], code: text, argumentEdits: [])
    }

    /// Without `self` the answer would be another.
    private func receiver(_ node: Syntax) -> String? {
        code.receiver(for: node.range, at: node).flatMap { $0.contains("?") ? nil : $0 }
    }

    /// The members of a chain of properties that begins with a screen around this one.
    private func askedPath(of expression: ExprSyntax) -> [String]? {
        var subject = expression
        while let inner = subject.as(TupleExprSyntax.self)?.elements.first?.expression ?? subject.defaulted {
            subject = inner
        }
        guard let reference = code.rootReference(of: subject), let root = reference.expression,
            case .inherited(let name) = reference.target, Platform.sdk.screensAround.contains(name)
        else { return nil }
        let chain = AccessPath(from: root)
        let isPlain = chain.links.allSatisfy { link in
            switch link {
            case .member, .optional, .unwrap: true
            case .call, .subscript: false
            }
        }
        guard isPlain, chain.expression == subject else { return nil }
        return [name] + chain.memberNames
    }
}

extension ExprSyntax {
    /// `count` of `count ?? 0`
    fileprivate var defaulted: ExprSyntax? {
        guard let infix = self.as(InfixOperatorExprSyntax.self), infix.operator.trimmedText == "??",
            infix.rightOperand.is(IntegerLiteralExprSyntax.self)
        else { return nil }
        return infix.leftOperand
    }
}
