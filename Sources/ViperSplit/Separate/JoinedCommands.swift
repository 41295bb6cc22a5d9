import SwiftParser
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

    /// A command with what its statement does.
    private struct Part {
        let statement: CodeBlockItemSyntax
        let command: Extraction
        /// The object and the property that it tells of.
        let told: (object: String?, property: String?)
        /// What the statement does itself, less what it is handed.
        let effects: Effects
        /// What asking for what it is handed does; nil if that isn't known.
        let asked: Effects?
    }

    /// - Parameter isExcluded: what earlier rounds have put back.
    /// - Returns: the commands, with as many as can be in the place of those that they join.
    func joined(
        _ commands: [(statement: CodeBlockItemSyntax, command: Extraction)], excluding isExcluded: (Extraction) -> Bool
    ) -> [Extraction] {
        guard commands.count > 1 else { return commands.map(\.command) }
        var found: [Extraction] = []
        var rest = commands.map { part($0.statement, $0.command) }[...]
        while let first = rest.first {
            let near = rest.prefix(Self.mostCommands)
            let joined = longestJoin(of: near.prefix(countInOrder(near)), excluding: isExcluded)
            found.append(joined ?? first.command)
            rest = rest.dropFirst(joined?.parts.count ?? 1)
        }
        return found
    }

    /// How many commands are joined to one: more than anybody has written behind each other, so that long code takes no longer
    /// than its length.
    private static let mostCommands = 256

    private func part(_ statement: CodeBlockItemSyntax, _ command: Extraction) -> Part {
        let effects = code.semantics.steps(in: Syntax(statement)).filter { step in
            !command.parameters.contains { $0.argument.contains(step.range.lowerBound) }
        }.reduce(into: Effects()) { $0.formUnion(code.semantics.effects(ofStep: $1)) }
        return Part(
            statement: statement, command: command, told: VersionedCommands(code: code).told(by: statement),
            effects: effects, asked: asked(for: command))
    }

    private func longestJoin(
        of parts: ArraySlice<Part>, excluding isExcluded: (Extraction) -> Bool
    ) -> Extraction? {
        var count = parts.count
        while count > 1 {
            switch join(Array(parts.prefix(count))) {
            case .success(let joined) where !isExcluded(joined) && !joined.settled.contains(where: isExcluded):
                return joined
            case .success: count -= 1
            // With more of them, it has no name either.
            case .failure(let fault): count = min(count - 1, max(1, fault.place))
            }
        }
        return nil
    }

    // MARK: - Order

    /// How many of them may be begun with the first: what they are handed is the same before those, and nobody can tell that it
    /// was asked for before.
    private func countInOrder(_ parts: ArraySlice<Part>) -> Int {
        guard let first = parts.first?.command else { return 0 }
        let isChained = first.receiver.hasSuffix("?.")
        var before = Effects()
        return parts.prefix { part in
            defer { before.formUnion(part.effects) }
            let command = part.command
            return command.role == first.role && command.range == part.statement.item.range
                && !command.parameters.contains(where: \.isClosure) && command.receiver == first.receiver
                && command.availability == first.availability && !(isChained && before.contains(.releases))
                && isSame(part, before: before)
        }.count
    }

    private func isSame(_ part: Part, before effects: Effects) -> Bool {
        guard let asked = part.asked else { return false }
        return asked.isDisjoint(with: [.callsBack, .changes, .starts])
            && (!asked.contains(.varies) || !effects.contains(.callsBack))
    }

    private func asked(for command: Extraction) -> Effects? {
        var asked = Effects()
        for parameter in command.parameters {
            guard let operand = code.member.separableCode?.node(at: parameter.argument) else { return nil }
            asked.formUnion(code.semantics.effects(of: operand))
        }
        return asked
    }

    // MARK: - Joining

    private func join(_ parts: [Part]) -> Result<Extraction, NoJoin> {
        let all = parts.flatMap(\.command.parameters)
        return join(parts, settling: []).map { joined in
            let flags =
                joined.parameters.count > 2 || names(of: parts).isDone ? all.filter { isFlag($0.argument) } : []
            let constants = all.filter { isNumber($0.argument) } + flags
            guard !constants.isEmpty,
                case .success(let settled) = join(parts, settling: Set(constants.map(\.argument)))
            else { return joined }
            var joined = joined
            joined.settled = [settled]
            return joined
        }
    }

    private func names(of parts: [Part]) -> JoinedNames {
        JoinedNames(
            host: code.member.name, isProperty: code.member.variable != nil, told: parts.map(\.told),
            commands: parts.map(\.command))
    }

    private func isBody(_ parts: [Part]) -> Bool {
        guard let list = parts.first?.statement.parent else { return false }
        return list.id == code.member.separableCode?.id
            && !parts.isEmpty
            && code.touches.filter { $0.kind.contains(parts[0].command.role == .view ? .view : .navigation) }.allSatisfy
            { touch in
                parts.contains { $0.command.range.contains(touch.range.lowerBound) }
            }
    }

    /// - Parameter constants: the operands that stay in the code.
    private func join(_ parts: [Part], settling constants: Set<Range<Int>>) -> Result<Extraction, NoJoin> {
        guard let first = parts.first?.command, let last = parts.last?.command else {
            return .failure(NoJoin(place: 0))
        }
        let range = first.range.lowerBound..<last.range.upperBound
        let names = names(of: parts)
        let operands = Set(parts.flatMap(\.command.parameters).map { code.unit.text($0.argument) })
        let isOneFlag = names.sharesProperty && operands.count == 1
        var parameters: [Extraction.Parameter] = []
        var edits: [TextEdit] = []
        for (place, (part, told)) in zip(parts.map(\.command), names.told).enumerated() {
            // What is asked for by its own name in the code goes on having it.
            guard part.parameters.allSatisfy({ parameter in part.places(of: parameter).first != nil }) else {
                return .failure(NoJoin(place: place))
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
                guard let name = known?.name ?? free else { return .failure(NoJoin(place: place)) }
                edits += part.places(of: parameter).map { TextEdit(range: $0, replacement: name) }
                if known == nil { parameters.append(parameter.named(name, labelled: name)) }
            }
        }
        if names.sharesProperty, parameters.count == 1 {
            parameters = parameters.map { $0.named($0.name, labelled: nil) }
        }
        let wishes = names.names(handing: parameters.count, isBody: isBody(parts))
        guard let text = code.extracted(range, edits.sorted()), let name = wishes.first else {
            return .failure(NoJoin(place: parts.count - 1))
        }
        var joined = Extraction(
            host: first.host, unit: first.unit, role: first.role, form: first.form, range: range,
            receiver: first.receiver,
            name: name, alternatives: Array(wishes.dropFirst()), parameters: parameters, code: text,
            argumentEdits: parts.flatMap(\.command.argumentEdits))
        joined.parameterEdits = edits
        joined.availability = first.availability
        joined.parts = parts.map(\.command)
        return .success(joined)
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

/// Commands can't be one.
private struct NoJoin: Error {
    /// The first that doesn't go together with those before it.
    let place: Int
}

extension Extraction {
    /// Where a parameter stands in the code, in offsets of the file; nowhere if it is only a part of what stands there.
    fileprivate func places(of parameter: Parameter) -> [Range<Int>] {
        let places = parameterEdits.filter { $0.replacement == parameter.name }.map(\.range)
        return places.contains(parameter.argument) ? places : []
    }
}

extension Extraction.Parameter {
    func named(_ name: String, labelled label: String?) -> Self {
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
            .withNamesOfAlikeJoins()
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

    func replacing(_ replaced: (Extraction) -> [Extraction]) -> [Extraction] {
        flatMap { extraction in
            var extraction = extraction
            extraction.nested = extraction.nested.replacing(replaced)
            return extraction.parts.isEmpty ? [extraction] : replaced(extraction)
        }
    }
}

extension Extraction {
    /// The commands that are joined, in their order.
    var shape: [Key] { parts.map(\.key) }
}

extension [Extraction] {
    /// Joined commands that do the same are one method: its parameters are called as where it is first, whatever the code calls
    /// what it hands over.
    func withNamesOfAlikeJoins() -> [Extraction] {
        var known: [[Extraction.Key]: Extraction] = [:]
        return replacing { join in
            guard let first = known[join.shape] else {
                known[join.shape] = join
                return [join]
            }
            return [join.named(like: first) ?? join]
        }
    }
}

extension Extraction {
    /// The same code with the parameters of another; nil if it isn't the same then.
    fileprivate func named(like other: Extraction) -> Extraction? {
        guard parameters.map(\.type) == other.parameters.map(\.type), availability == other.availability else {
            return nil
        }
        let pairs = zip(parameters, other.parameters)
        let names = Dictionary(pairs.map { ($0.name, $1.name) }) { first, _ in first }
        guard let text = try? code.renaming(names), text == other.code else { return nil }
        var renamed = self
        renamed.parameters = pairs.map { $0.named($1.name, labelled: $1.label) }
        renamed.parameterEdits = parameterEdits.map {
            TextEdit(range: $0.range, replacement: names[$0.replacement] ?? $0.replacement)
        }
        renamed.code = text
        return renamed
    }
}

extension String {
    /// The code with other names for some of its values.
    fileprivate func renaming(_ names: [String: String]) throws -> String {
        let values = nodes(DeclReferenceExprSyntax.self, in: Syntax(Parser.parse(source: self))).filter { name in
            name.parent?.as(MemberAccessExprSyntax.self)?.declName.id != name.id
        }
        return try applying(
            values.compactMap { value in
                names[value.baseName.identifierText].map { TextEdit(range: value.range, replacement: $0) }
            })
    }
}
