import SwiftSyntax

/// Closures that a screen calls back: those that only navigate go with it, others become parameters.
struct HandlerFinder {
    let code: HostCode
    /// What leaves.
    let range: Range<Int>

    struct Handler {
        let name: String
        let type: String
        /// What stands in the closure's place.
        let replacement: String
        /// What changes in the closure itself.
        let edits: [TextEdit]
    }

    /// Whether a closure does nothing that belongs to another component: it is empty, it navigates, or it sets up what was
    /// built here.
    func isOfWireframe(_ closure: ClosureExprSyntax) -> Bool {
        let reach = code.reach(in: closure.range)
        guard reach.subtracting([.navigation]).isEmpty else { return false }
        return !closure.tokens(viewMode: .sourceAccurate).contains { code.isOuterLocal($0, range) }
    }

    /// - Returns: nil if the closure can't be handed over: it needs what it is called with, or what is built here.
    func handler(_ closure: ClosureExprSyntax, taken: [String]) -> Handler? {
        guard let (call, place) = closure.argument, !usesLocals(closure) else { return nil }
        let callee = call.calledExpression.trimmedDescription
        switch callee {
        case "UIAlertAction":
            guard ignoresParameters(closure) else { return nil }
            let title = call.arguments.first { $0.label?.text == "title" }?.expression.literalText
            var name = "on" + (title.flatMap(ExtractionNames.title) ?? "Choice")
            var number = 2
            while taken.contains(name) {
                name = "on" + (title.flatMap(ExtractionNames.title) ?? "Choice") + "\(number)"
                number += 1
            }
            return Handler(
                name: name, type: "@escaping () -> Void", replacement: "{ _ in \(name)() }",
                edits: parameterEdits(closure))
        default:
            guard isCompletion(place, callee), closure.parameterNames.isEmpty, !taken.contains("completion"),
                usesNoAnonymousParameters(closure)
            else { return nil }
            return Handler(
                name: "completion", type: "@escaping () -> Void", replacement: "{ completion() }", edits: [])
        }
    }

    private func isCompletion(_ place: ClosurePlace, _ callee: String) -> Bool {
        let name = callee.split(separator: ".").last.map(String.init) ?? callee
        guard ["present", "dismiss"].contains(name) else { return false }
        switch place {
        case .label(let label): return label == "completion"
        case .trailing: return true
        case .unlabelled: return false
        }
    }

    /// The closure names something that is built here, such as the alert whose fields it reads.
    private func usesLocals(_ closure: ClosureExprSyntax) -> Bool {
        closure.tokens(viewMode: .sourceAccurate).contains { token in
            let name = token.identifierText
            let node: Syntax
            if let capture = token.parent?.as(ClosureCaptureSyntax.self), capture.name.id == token.id,
                let outside = closure.parent
            {
                node = capture.initializer == nil ? outside : Syntax(capture)
            } else if let reference = token.parent?.as(DeclReferenceExprSyntax.self) {
                node = Syntax(reference)
            } else {
                return false
            }
            guard name != "self", let binding = localBinding(of: name, at: node) else { return false }
            return range.contains(binding.position) && !closure.range.contains(binding.position)
        }
    }

    private func ignoresParameters(_ closure: ClosureExprSyntax) -> Bool {
        guard usesNoAnonymousParameters(closure) else { return false }
        let names = Set(closure.parameterNames.filter { $0 != "_" })
        return !closure.statements.tokens(viewMode: .sourceAccurate).contains { names.contains($0.identifierText) }
    }

    private func usesNoAnonymousParameters(_ closure: ClosureExprSyntax) -> Bool {
        !closure.statements.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .dollarIdentifier = token.tokenKind, let node = token.parent else { return false }
            return enclosingClosures(of: node).last?.id == closure.id
        }
    }

    /// `{ [weak self] _ in` as `{ [weak self] in`, `{ _ in` as `{`.
    private func parameterEdits(_ closure: ClosureExprSyntax) -> [TextEdit] {
        guard let signature = closure.signature, let clause = signature.parameterClause else { return [] }
        let names = Syntax(fromProtocol: clause)
        if signature.capture == nil, signature.effectSpecifiers == nil {
            return [
                TextEdit(
                    range: closure.leftBrace.range.upperBound..<signature.inKeyword.range.upperBound, replacement: "")
            ]
        }
        let start = names.previousToken(viewMode: .sourceAccurate)?.range.upperBound ?? names.range.lowerBound
        // Without parameters there is no place for `-> Void`.
        let end = signature.returnClause?.range.upperBound ?? names.range.upperBound
        return [TextEdit(range: start..<end, replacement: "")]
    }
}
