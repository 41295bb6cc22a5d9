import SwiftParser
import SwiftSyntax

/// What a run of the Presenter is handed in the place of the views that its body is called with: values that are read before
/// it begins, and steps that its caller does when it is asked to (design, 5.5).
///
/// ## Before
/// ```swift
/// settings.isMuted = sender.isOn
/// store.reload { tableView.reloadData() }
/// ```
/// ## After
/// ```swift
/// presenter.muteChanged(isOn: sender.isOn) { tableView.reloadData() }
/// ```
struct HandedParts {
    /// Values first.
    private(set) var parameters: [Extraction.Parameter] = []
    /// What stands in the run for the values and steps, in offsets of the file.
    private(set) var edits: [TextEdit] = []
    /// The UTF-8 offsets where the local names are bound that the run doesn't need itself.
    private(set) var bindings: Set<Int> = []

    private let code: HostCode
    private let statements: [CodeBlockItemSyntax]
    private let range: Range<Int>
    private var steps: [HandedStep] = []
    private var taken: Set<String>

    init(of statements: [CodeBlockItemSyntax], in code: HostCode) {
        (self.code, self.statements) = (code, statements)
        range = (statements.first?.range.lowerBound ?? 0)..<(statements.last?.item.range.upperBound ?? 0)
        // What stands behind a dot is a member's name.
        taken = Set(
            statements.flatMap { $0.tokens(viewMode: .sourceAccurate) }.filter {
                $0.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
            }.map(\.identifierText))
        let locals = code.outerLocals(of: statements.map { Syntax($0) }, range).filter { $0.type == nil }
        for local in locals where hand(local) { bindings.insert(local.binding) }
        if !addSteps() { (parameters, edits, bindings) = ([], [], []) }
    }

    /// Whether a place is one of a value or a step that is handed over.
    func cover(_ offset: Int) -> Bool { edits.contains { $0.range.contains(offset) } }

    /// Whether a place is one of a value that is handed over: the run has nothing to do with the view itself.
    func coverValue(_ offset: Int) -> Bool { cover(offset) && !steps.contains { $0.range.contains(offset) } }

    /// - Returns: false if some use of the name is neither a value that can be read before nor in a step.
    private mutating func hand(_ local: OuterLocal) -> Bool {
        let readings = statements.flatMap { $0.tokens(viewMode: .sourceAccurate) }.filter { token in
            token.identifierText == local.name
                && code.controller.scopes.binding(readBy: token)?.position == local.binding
        }
        let uses = readings.compactMap { $0.parent?.as(DeclReferenceExprSyntax.self) }
        // `[weak cell]`
        guard uses.count == readings.count else { return false }
        let known = self
        for use in uses {
            let offset = use.range.lowerBound
            if cover(offset) || steps.contains(where: { $0.range.contains(offset) }) || addValue(from: use) { continue }
            guard let step = HandedStep(around: use, in: statements, code) else {
                self = known
                return false
            }
            steps.append(step)
        }
        return true
    }

    private mutating func addValue(from use: DeclReferenceExprSyntax) -> Bool {
        guard let value = code.semantics.plainValue(of: AccessPath(from: ExprSyntax(use))),
            let type = code.valueType(of: value), !ViperSplit.use(of: Syntax(value)).isWrite,
            code.semantics.readsOnlyWhatIsStored(value), !code.semantics.mayBeChanged(value),
            statements.allSatisfy({ code.semantics.isReadFirst(value, in: Syntax($0)) })
        else { return false }
        let text = value.trimmedText
        if let known = parameters.first(where: { code.unit.code($0.argument) == text }) {
            edits.append(TextEdit(range: value.range, replacement: known.name))
            return true
        }
        let whole = text.split(separator: ".").map { String($0).capitalizedFirst }.joined().lowercasedFirst
        let wishes = [AccessPath(to: value).memberNames.last, whole].compactMap { $0 }
        guard let name = freeName(wishes) else { return false }
        parameters.append(
            Extraction.Parameter(
                label: name, name: name,
                type: code.semantics.written(code.typeHandedOn(type, of: value, in: range)), argument: value.range,
                isClosure: false))
        edits.append(TextEdit(range: value.range, replacement: name))
        return true
    }

    /// Steps that differ in what they are given only are one, which is given that.
    ///
    /// - Returns: false if some step has no name, or no type for what it is given.
    private mutating func addSteps() -> Bool {
        // What a step is given may be a value of another view, which only its caller has.
        if steps.contains(where: { step in edits.contains { step.range.contains($0.range.lowerBound) } }) {
            return false
        }
        let groups = Dictionary(grouping: steps, by: \.shape).values.sorted {
            $0[0].range.lowerBound < $1[0].range.lowerBound
        }
        for alike in groups {
            let places = alike[0].operands.indices.filter { place in
                Set(alike.map { $0.operands[place].trimmedText }).count > 1
                    || alike.contains { $0.isOfRun($0.operands[place], range, code) }
            }
            let types = places.map { place in Set(alike.map { $0.type(ofOperand: place, code) }) }
            guard let name = freeName(alike[0].names(code)), types.allSatisfy({ $0.count == 1 && !$0.contains(nil) }),
                alike.allSatisfy({ $0.mayBeGiven(places, range, code) })
            else { return false }
            let written = types.flatMap { $0 }.compactMap { $0 }
            let isKept = alike.contains { $0.isKept(in: range, code) }
            parameters.append(
                Extraction.Parameter(
                    label: name, name: name,
                    type: (isKept ? "@escaping " : "") + "(\(written.joined(separator: ", "))) -> Void",
                    argument: alike[0].range, isClosure: true, text: alike[0].closure(given: places)))
            edits += alike.flatMap { $0.edits(calling: name, with: places) }
        }
        return true
    }

    private mutating func freeName(_ wishes: [String]) -> String? {
        let name = wishes.first { name in
            !taken.contains(name) && name.isValidSwiftIdentifier(for: .variableName)
                && code.controller.members(named: name).isEmpty
        }
        if let name { taken.insert(name) }
        return name
    }
}
