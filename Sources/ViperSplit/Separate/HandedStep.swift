import SwiftSyntax

/// A statement on a view that the caller of a run of the Presenter does for it: `sender.setTitle("Play", for: .normal)`.
struct HandedStep {
    private let expression: ExprSyntax
    /// The UTF-8 offsets of the statement.
    let range: Range<Int>
    /// What it is given: the arguments of a call, or what is assigned.
    let operands: [ExprSyntax]
    /// The same for steps that differ in what they are given only.
    let shape: String

    /// - Parameter run: the statements of the run; none of them is the step itself.
    /// - Returns: nil if the innermost statement around a view is no plain step.
    init?(around view: DeclReferenceExprSyntax, in run: [CodeBlockItemSyntax], _ code: HostCode) {
        let around = sequence(first: Syntax(view), next: \.parent).prefix { node in !run.contains { $0.id == node.id } }
        let kinds: [SyntaxKind] = [.closureExpr, .ifExpr, .switchExpr, .inOutExpr]
        guard let item = around.firstResult({ $0.as(CodeBlockItemSyntax.self) }), let expression = item.expression,
            !nodes(in: Syntax(expression)).contains(where: { kinds.contains($0.kind) }),
            code.semantics.isResult(expression) == false,
            !code.unit.text(expression.range).contains("\n"),
            case let touched = code.touches(in: expression.range), touched.contains(.view),
            touched.subtracting([.view, .state]).isEmpty,
            !code.semantics.runsElsewhere(Syntax(item)), code.semantics.effectMarks(of: Syntax(item)).isEmpty
        else { return nil }
        self.expression = expression
        range = expression.range
        if let infix = expression.as(InfixOperatorExprSyntax.self), isAssignment(infix) {
            operands = [infix.rightOperand]
            shape = infix.leftOperand.trimmedText + infix.operator.trimmedText
        } else if let call = expression.as(FunctionCallExprSyntax.self) {
            operands = call.arguments.map(\.expression)
            shape = call.calledExpression.trimmedText + "(" + call.labels.map { ($0 ?? "_") + ":" }.joined()
        } else {
            return nil
        }
        // Whoever is asked is found out before what is given, which is made first now.
        let isPlainReceiver = !shape.contains("?") && operands.allSatisfy { !$0.range.overlaps(view.range) }
        guard isPlainReceiver || operands.allSatisfy(isPlain) else { return nil }
    }

    /// Whether only the run has a value: it uses what the run has made, or members of the view controller.
    func isOfRun(_ operand: ExprSyntax, _ run: Range<Int>, _ code: HostCode) -> Bool {
        code.usesNames(boundIn: run, Syntax(operand)) || !code.references(in: operand.range).isEmpty
    }

    /// - Returns: nil if not every file may write it.
    func type(ofOperand place: Int, _ code: HostCode) -> String? {
        code.valueType(of: operands[place], expected: code.semantics.expectedType(of: operands[place])).map {
            code.semantics.written($0.asRead)
        }
    }

    /// Nothing but what it is given is the run's.
    func mayBeGiven(_ places: [Int], _ run: Range<Int>, _ code: HostCode) -> Bool {
        let given = places.map { operands[$0].range }
        func isGiven(_ offset: Int) -> Bool { given.contains { $0.contains(offset) } }
        return code.references(in: range).allSatisfy { isGiven($0.range.lowerBound) }
            && nodes(DeclReferenceExprSyntax.self, in: Syntax(expression)).allSatisfy {
                isGiven($0.range.lowerBound) || !code.usesNames(boundIn: run, Syntax($0))
            }
    }

    /// A closure or a local function of the run does it, which may be kept for later.
    func isKept(in run: Range<Int>, _ code: HostCode) -> Bool {
        sequence(first: Syntax(expression), next: \.parent).prefix { run.contains($0.range.lowerBound) }.contains {
            $0.is(FunctionDeclSyntax.self) || $0.as(ClosureExprSyntax.self).map(code.semantics.mayEscape) == true
        }
    }

    // MARK: - Text

    func names(_ code: HostCode) -> [String] {
        let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        let told = expression.parent?.as(CodeBlockItemSyntax.self).map { RegionNames(code: code).names(of: [$0]) } ?? []
        return [called?.declName.baseName.identifierText].compactMap { $0 } + told
    }

    /// `{ sender.setTitle($0, for: .normal) }`
    func closure(given places: [Int]) -> String {
        var text = ""
        var rest = expression.firstToken(viewMode: .sourceAccurate)
        while let token = rest, token.range.lowerBound < range.upperBound {
            if let place = places.firstIndex(where: { operands[$0].range.lowerBound == token.range.lowerBound }) {
                let last = operands[places[place]].lastToken(viewMode: .sourceAccurate)
                text += "$\(place)" + (last.map { $0.trailingTrivia.description } ?? "")
                rest = last?.nextToken(viewMode: .sourceAccurate)
                continue
            }
            text +=
                (text.isEmpty ? "" : token.leadingTrivia.description) + token.text + token.trailingTrivia.description
            rest = token.nextToken(viewMode: .sourceAccurate)
        }
        return "{ \(text.trimmed) }"
    }

    /// `setTitle("Play")` in the place of the step.
    func edits(calling name: String, with places: [Int]) -> [TextEdit] {
        var edits: [TextEdit] = []
        var start = range.lowerBound
        var text = name + "("
        for place in places {
            edits.append(TextEdit(range: start..<operands[place].range.lowerBound, replacement: text))
            (start, text) = (operands[place].range.upperBound, ", ")
        }
        return edits + [TextEdit(range: start..<range.upperBound, replacement: (places.isEmpty ? text : "") + ")")]
    }
}
