import SwiftSyntax

/// Runs of statements that only the view controller can run, as methods of the View, so that the rest of their body can leave
/// (design, 5.5).
///
/// A region is the smallest run around something that can't be elsewhere, an *anchor*, with all that uses what it declares. It
/// gets the local names that it needs as parameters, and asks back for everything else.
///
/// ## Before
/// ```swift
/// chosen = note
/// delegate?.picker(self, didPick: note)
/// ```
/// ## After
/// ```swift
/// chosen = note
/// view.tellDelegateDidPick(note)
/// ```
struct ViewRegions {
    private let code: HostCode
    /// What leaves anyway.
    private let others: [Extraction]
    /// Finds what belongs to services and screens in the code of a region.
    private let nested: ([CodeBlockItemSyntax]) -> [Extraction]
    /// Where code can't be in the Presenter, as UTF-8 offsets.
    private let anchors: Set<Int>

    init(code: HostCode, others: [Extraction], nested: @escaping ([CodeBlockItemSyntax]) -> [Extraction]) {
        (self.code, self.others, self.nested) = (code, others, nested)
        let touches = code.touches.filter { !$0.kind.isDisjoint(with: [.view, .navigation]) }
        anchors = Set(touches.map(\.range.lowerBound)).union(
            code.references.filter(\.isAnchor).map(\.range.lowerBound))
    }

    /// Without regions the body would stay, whatever becomes of other members. `self` may be another component's, if what takes
    /// it moves.
    func areNeeded(in body: Syntax) -> Bool {
        let certain = code.references.filter { $0.isAnchor && $0.target != .selfValue }.map(\.range.lowerBound)
        return !anchors(in: body.range, besides: others).isDisjoint(with: certain)
    }

    /// - Returns: all that leaves the body then; nil if an anchor is left, or if so little of the body goes that it isn't worth
    ///   its while.
    func extractions(in body: Syntax) -> [Extraction]? {
        var found = others
        let lists = nodes(in: body).compactMap { $0.as(CodeBlockItemListSyntax.self) }
        // The innermost first: what is left of them is for those around.
        for list in lists.sorted(by: { $0.totalLength < $1.totalLength }) {
            addRegions(in: Array(list), &found)
        }
        guard anchors(in: body.range, besides: found).isEmpty, isWorthwhile(found, in: body) else { return nil }
        return found
    }

    private func addRegions(in statements: [CodeBlockItemSyntax], _ found: inout [Extraction]) {
        var place = 0
        while place < statements.count {
            let values = ViewQueries(code: code)
            let query = anchors(in: statements[place].range, besides: found).sorted().firstResult {
                values.query(around: $0, in: statements[place])
            }
            let places = query == nil ? run(around: place, in: statements) : nil
            guard !anchors(in: statements[place].range, besides: found).isEmpty,
                let region = query ?? places.flatMap({ region(Array(statements[$0])) })
            else {
                place += 1
                continue
            }
            found.removeAll { region.range.contains($0.range.lowerBound) }
            found.append(region)
            if let places { place = places.upperBound + 1 }
        }
    }

    // MARK: - Anchors

    private func anchors(in range: Range<Int>, besides found: [Extraction]) -> Set<Int> {
        anchors.filter { offset in
            range.contains(offset)
                && !found.contains { extraction in
                    extraction.range.contains(offset)
                        && !extraction.parameters.contains { $0.argument.contains(offset) }
                }
        }
    }

    // MARK: - Runs

    /// The statements that have to stay together with one of them.
    private func run(around place: Int, in statements: [CodeBlockItemSyntax]) -> ClosedRange<Int>? {
        var run = place...place
        while true {
            let names = statements[run].reduce(into: Set<String>()) { $0.formUnion(namesDeclared(by: $1)) }
            let last = statements.indices.last { $0 > run.upperBound && uses(names, statements[$0]) } ?? run.upperBound
            let range = statements[run.lowerBound].range.lowerBound..<statements[last].range.upperBound
            let needed = code.outerLocals(of: statements[run.lowerBound...last].map { Syntax($0) }, range)
            let first =
                needed.filter { $0.type == nil }.map { local in
                    statements.firstIndex { $0.range.contains(local.binding) }
                }.reduce(Optional(run.lowerBound)) { first, place in
                    first.flatMap { first in place.map { min(first, $0) } }
                }
            guard let first else { return nil }
            if first...last == run { return run }
            run = first...last
        }
    }

    private func namesDeclared(by statement: CodeBlockItemSyntax) -> Set<String> {
        guard let variable = statement.item.as(VariableDeclSyntax.self) else {
            return statement.item.as(FunctionDeclSyntax.self).map { [$0.name.identifierText] } ?? []
        }
        return variable.bindings.reduce(into: []) { $0.formUnion(declaredNames(in: Syntax($1.pattern))) }
    }

    private func uses(_ names: Set<String>, _ statement: CodeBlockItemSyntax) -> Bool {
        !names.isEmpty && statement.tokens(viewMode: .sourceAccurate).contains { names.contains($0.identifierText) }
    }

    // MARK: - Regions

    private func region(_ statements: [CodeBlockItemSyntax]) -> Extraction? {
        guard let first = statements.first, let last = statements.last, statements.allSatisfy(mayLeave),
            !enclosingClosures(of: Syntax(first)).contains(where: code.semantics.runsElsewhere)
        else { return nil }
        let range = first.range.lowerBound..<last.item.range.upperBound
        let nodes = statements.map { Syntax($0) }
        let text = RegionText(code: code, range: range)
        guard let parameters = code.parameters(of: nodes, range),
            let receiver = code.receiver(for: range, at: Syntax(first)), let plain = text.text(with: [])
        else { return nil }
        let names = RegionNames(code: code).names(of: statements)
        guard let name = names.first else { return nil }
        var region = Extraction(
            host: code.member.id, unit: code.unit.index, role: .view, form: .method(result: nil, effects: ""),
            range: range, receiver: receiver, name: name, alternatives: Array(names.dropFirst()),
            parameters: parameters, code: plain, argumentEdits: [])
        region.region = text
        region.nested = nested(statements).compactMap { text.placed($0) }
        return region
    }

    /// The statement may run in a method of its own: nothing in it ends the body around it, waits or throws, and it is nobody's
    /// value.
    private func mayLeave(_ statement: CodeBlockItemSyntax) -> Bool {
        if statement.item.is(DeferStmtSyntax.self) || statement.item.is(IfConfigDeclSyntax.self) { return false }
        if code.references(in: statement.range).contains(where: { $0.target == .superclass }) { return false }
        if statement.leavesBy([.return, .break, .continue, .throw, .fallthrough, .await]) { return false }
        let throwing = nodes(in: Syntax(statement)).compactMap { $0.as(TryExprSyntax.self) }
        if throwing.contains(where: { $0.questionOrExclamationMark == nil }) { return false }
        guard case .expr(let expression) = statement.item, Syntax(expression).isResultOfBlock else { return true }
        return expression.as(InfixOperatorExprSyntax.self).map(isAssignment) == true || isVoid(expression)
    }

    /// The only expression of a closure or a function gives nothing.
    private func isVoid(_ expression: ExprSyntax) -> Bool {
        if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) { return true }
        return code.semantics.type(of: expression)?.isVoid == true
    }

    // MARK: - Cost

    /// More statements go than methods come.
    private func isWorthwhile(_ found: [Extraction], in body: Syntax) -> Bool {
        let regions = found.filter { $0.region != nil }
        let leaves = nodes(in: body).compactMap { $0.as(CodeBlockItemSyntax.self) }.filter { item in
            !nodes(in: Syntax(item.item)).contains { $0.is(CodeBlockItemSyntax.self) }
        }
        let going = leaves.filter { leaf in
            !found.contains { $0.role == .view && $0.range.contains(leaf.range.lowerBound) }
                && code.references(in: leaf.range).contains { $0.receiver != nil }
        }
        return !regions.isEmpty && going.count > regions.count
    }
}

extension Reference {
    /// What it names can't be in the Presenter, whatever becomes of other members.
    fileprivate var isAnchor: Bool {
        switch target {
        case .inherited, .unknown, .fileScope, .selfValue, .superclass, .selfType, .ownSelector, .unsupported: true
        case .members: false
        }
    }
}
