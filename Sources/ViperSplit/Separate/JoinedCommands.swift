import SwiftSyntax

/// Commands of the View that stand next to each other, as one that is handed what each of them is (design, 5.5).
///
/// ## Before
/// ```swift
/// timeLabel.text = L10n.never
/// alertIcon.isHidden = hasRun
/// ```
/// ## After
/// ```swift
/// view.showRefreshDetails(timeText: L10n.never, isAlertIconHidden: hasRun)
/// ```
struct JoinedCommands {
    let code: HostCode

    private typealias Part = (statement: CodeBlockItemSyntax, command: Extraction)

    /// - Parameter isExcluded: what earlier rounds have put back.
    /// - Returns: the commands, with as many as can be in the place of those that they join.
    func joined(
        _ commands: [(statement: CodeBlockItemSyntax, command: Extraction)], excluding isExcluded: (Extraction) -> Bool
    ) -> [Extraction] {
        var found: [Extraction] = []
        var rest = commands[...]
        while let first = rest.first {
            let count =
                (2...max(2, rest.count)).prefix { mayJoin(Array(rest.prefix($0))) && $0 <= rest.count }.last ?? 1
            let joined = (2...max(2, count)).reversed().lazy.filter { $0 <= count }.compactMap {
                join(Array(rest.prefix($0)))
            }.first { !isExcluded($0) && !$0.settled.contains(where: isExcluded) }
            found.append(joined ?? first.command)
            rest = rest.dropFirst(joined?.parts.count ?? 1)
        }
        return found
    }

    // MARK: - Order

    /// The last of them may be begun with the first: what it is handed is the same before those, and nobody can tell that it was
    /// asked for before.
    private func mayJoin(_ parts: [Part]) -> Bool {
        guard let last = parts.last, let first = parts.first, parts.count > 1 else { return false }
        let before = parts.dropLast().map { part in doing(part) }.reduce(into: Effects()) { $0.formUnion($1) }
        let isChained = first.command.receiver.hasSuffix("?.")
        return parts.allSatisfy { part in
            part.command.role == .view && part.command.range == part.statement.item.range
                && !part.command.parameters.contains(where: \.isClosure)
                && part.command.receiver == first.command.receiver
                && part.command.availability == first.command.availability
        } && !(isChained && before.contains(.releases)) && isSame(last.command, before: before)
    }

    private func isSame(_ command: Extraction, before effects: Effects) -> Bool {
        command.parameters.allSatisfy { parameter in
            guard let operand = code.member.separableCode?.node(at: parameter.argument) else { return false }
            let asked = code.semantics.effects(of: operand)
            return asked.isDisjoint(with: [.callsBack, .changes, .starts])
                && (!asked.contains(.varies) || !effects.contains(.callsBack))
        }
    }

    /// What a statement does itself, less what it is handed.
    private func doing(_ part: Part) -> Effects {
        code.semantics.steps(in: Syntax(part.statement)).filter { step in
            !part.command.parameters.contains { $0.argument.contains(step.range.lowerBound) }
        }.reduce(into: Effects()) { $0.formUnion(code.semantics.effects(ofStep: $1)) }
    }

    // MARK: - Joining

    private func join(_ parts: [Part]) -> Extraction? {
        let all = parts.flatMap(\.command.parameters)
        guard var joined = join(parts, settling: []) else { return nil }
        let flags = joined.parameters.count > 2 || names(of: parts).isDone ? all.filter { isFlag($0.argument) } : []
        let constants = all.filter { isNumber($0.argument) } + flags
        if !constants.isEmpty, let settled = join(parts, settling: Set(constants.map(\.argument))) {
            joined.settled = [settled]
        }
        return joined
    }

    private func names(of parts: [Part]) -> JoinedNames {
        let views = ViewExtractions(code: code)
        return JoinedNames(
            host: code.member.name, isProperty: code.member.variable != nil,
            told: parts.map { part in part.statement.action.map(views.told) ?? (nil, nil) },
            commands: parts.map(\.command))
    }

    private func isBody(_ parts: [Part]) -> Bool {
        guard let list = parts.first?.statement.parent else { return false }
        return list.id == code.member.separableCode?.id
            && !parts.isEmpty
            && code.touches.filter { $0.kind.contains(.view) }.allSatisfy { touch in
                parts.contains { $0.command.range.contains(touch.range.lowerBound) }
            }
    }

    /// - Parameter constants: the operands that stay in the code.
    private func join(_ parts: [Part], settling constants: Set<Range<Int>>) -> Extraction? {
        guard let first = parts.first?.command, let last = parts.last?.command else { return nil }
        let range = first.range.lowerBound..<last.range.upperBound
        let names = names(of: parts)
        let operands = Set(parts.flatMap(\.command.parameters).map { code.unit.text($0.argument) })
        let isOneFlag = names.sharesProperty && operands.count == 1
        var parameters: [Extraction.Parameter] = []
        var edits: [TextEdit] = []
        for (part, told) in zip(parts.map(\.command), names.told) {
            // What is asked for by its own name in the code goes on having it.
            guard part.parameters.allSatisfy({ parameter in part.places(of: parameter).first != nil }) else {
                return nil
            }
            for parameter in part.parameters where !constants.contains(parameter.argument) {
                let local = isLocal(parameter.argument) ? code.unit.text(parameter.argument) : nil
                let known = parameters.first { other in
                    code.unit.text(other.argument) == code.unit.text(parameter.argument) && other.type == parameter.type
                        && (local != nil || isOneFlag && isFlag(other.argument))
                }
                let free = names.parameters(parameter, told, local: local, isOnly: isOneFlag).first { name in
                    !parameters.contains { $0.name == name } && !isUsed(name, in: parts.map(\.command), range)
                }
                guard let name = known?.name ?? free else { return nil }
                edits += part.places(of: parameter).map { TextEdit(range: $0, replacement: name) }
                if known == nil { parameters.append(parameter.named(name, labelled: name)) }
            }
        }
        if names.sharesProperty, parameters.count == 1 {
            parameters = parameters.map { $0.named($0.name, labelled: nil) }
        }
        let wishes = names.names(handing: parameters.count, isBody: isBody(parts))
        guard let text = code.extracted(range, edits.sorted()), let name = wishes.first else { return nil }
        var joined = Extraction(
            host: first.host, unit: first.unit, role: .view, form: first.form, range: range, receiver: first.receiver,
            name: name, alternatives: Array(wishes.dropFirst()), parameters: parameters, code: text,
            argumentEdits: parts.flatMap(\.command.argumentEdits))
        joined.parameterEdits = edits
        joined.availability = first.availability
        joined.parts = parts.map(\.command)
        return joined
    }

    private func isLocal(_ argument: Range<Int>) -> Bool {
        guard let node = code.member.separableCode?.node(at: argument)?.as(DeclReferenceExprSyntax.self) else {
            return false
        }
        return code.controller.scopes.binding(of: node.baseName.identifierText, at: Syntax(node)) != nil
    }

    private func isFlag(_ argument: Range<Int>) -> Bool { kind(of: argument) == .booleanLiteralExpr }

    private func isNumber(_ argument: Range<Int>) -> Bool {
        guard let node = code.member.separableCode?.node(at: argument) else { return false }
        let value = node.as(PrefixOperatorExprSyntax.self).map { Syntax($0.expression) } ?? node
        return [.integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr].contains(value.kind)
    }

    private func kind(of argument: Range<Int>) -> SyntaxKind? {
        code.member.separableCode?.node(at: argument)?.kind
    }

    /// A name that the code means something else by.
    private func isUsed(_ name: String, in commands: [Extraction], _ range: Range<Int>) -> Bool {
        code.references(in: range).contains { reference in
            code.unit.text(reference.range) == name && reference.form == .bare
                && !commands.contains { command in
                    command.parameters.contains { $0.argument.contains(reference.range.lowerBound) }
                }
        }
    }
}

extension Extraction {
    /// Where a parameter stands in the code, in offsets of the file; nowhere if it is only a part of what stands there.
    fileprivate func places(of parameter: Parameter) -> [Range<Int>] {
        let places = parameterEdits.filter { $0.replacement == parameter.name }.map(\.range)
        return places.contains(parameter.argument) ? places : []
    }
}

extension Extraction.Parameter {
    fileprivate func named(_ name: String, labelled label: String?) -> Self {
        Self(label: label, name: name, type: type, argument: argument, isClosure: isClosure)
    }
}

extension [Extraction] {
    /// Commands stay joined where that needs fewer methods: what is used by itself elsewhere is there anyway.
    func withNeededJoins() -> [Extraction] {
        let settled = Dictionary(grouping: joins, by: \.shape).mapValues { alike in
            Set(alike.map { $0.settled.first?.key }).count == 1
        }
        let found = replacing { join in settled[join.shape] == true && !join.settled.isEmpty ? join.settled : [join] }
        var alone = Set((found + found.flatMap(\.allNested)).filter { $0.parts.isEmpty }.map(\.key))
        var left = Dictionary(grouping: found.joins, by: \.key).mapValues { Set($0.flatMap(\.shape)) }
        let order = found.joins.map(\.key)
        func isNeedless(_ key: Extraction.Key) -> Bool { left[key].map { $0.subtracting(alone).count <= 1 } == true }
        while let key = order.first(where: isNeedless) {
            alone.formUnion(left[key] ?? [])
            left[key] = nil
        }
        return found.replacing { left[$0.key] == nil ? $0.parts : [$0] }
    }

    /// The joined commands, in what leaves and in what leaves that.
    private var joins: [Extraction] { (self + flatMap(\.allNested)).filter { !$0.parts.isEmpty } }

    private func replacing(_ replaced: (Extraction) -> [Extraction]) -> [Extraction] {
        flatMap { extraction in
            var extraction = extraction
            extraction.nested = extraction.nested.replacing(replaced)
            return extraction.parts.isEmpty ? [extraction] : replaced(extraction)
        }
    }
}

extension Extraction {
    /// The commands that are joined, in their order.
    fileprivate var shape: [Key] { parts.map(\.key) }
}
