import SwiftSyntax

/// Runs of statements of the View's that decide, keep state and ask for data and screens, as methods of the Presenter (design, 5,
/// T8). The code around them can't leave: UIKit hands it views, it is about views for the most part, or it is a region of the View
/// in a body of the Presenter's.
///
/// ## Before
/// ```swift
/// tableView.deselectRow(at: indexPath, animated: true)
/// let note = notes[indexPath.row]
/// store.markRead(note)
/// showEditor(for: note)
/// ```
/// ## After
/// ```swift
/// tableView.deselectRow(at: indexPath, animated: true)
/// presenter.didSelectRow(at: indexPath)
/// ```
struct PresenterRuns {
    private let code: HostCode
    private let circumstances: BodySeparation.Circumstances
    /// What belongs to other components in the statements of the body, as the Presenter's.
    private let nested: PerStatement<[Extraction]>
    /// What statements would be handed in the place of views.
    private let handed: PerStatement<HandedParts>
    private let anchors: Anchors

    init(
        code: HostCode, _ circumstances: BodySeparation.Circumstances,
        nested: @escaping (CodeBlockItemSyntax) -> [Extraction]
    ) {
        (self.code, self.circumstances) = (code, circumstances)
        self.nested = PerStatement(find: nested)
        handed = PerStatement { HandedParts(of: [$0], in: code) }
        anchors = code.anchors
    }

    /// - Parameter others: what leaves the body as it is the View's.
    /// - Returns: what leaves it with the runs.
    func extractions(in body: Syntax, besides others: [Extraction]) -> [Extraction] {
        let all = body.as(CodeBlockItemListSyntax.self).map { $0.map { steps(in: $0) }.sum.ofPresenter } ?? 0
        return extractions(with: runs(in: body), ofAll: all, besides: others)
    }

    /// - Parameter others: what leaves statements as they are the View's.
    /// - Returns: what leaves them with the runs.
    func extractions(in statements: [CodeBlockItemSyntax], besides others: [Extraction]) -> [Extraction] {
        extractions(
            with: runs(in: statements), ofAll: statements.map { steps(in: $0) }.sum.ofPresenter, besides: others)
    }

    /// - Parameter all: how many steps of the code around are the Presenter's.
    private func extractions(
        with found: [[CodeBlockItemSyntax]], ofAll all: Int, besides others: [Extraction]
    ) -> [Extraction] {
        let extractions = found.compactMap { run in
            extraction(of: run, doing: Double(run.map { steps(in: $0) }.sum.ofPresenter) / Double(max(1, all)))
        }
        // What leaves around a run takes it along, but for the arguments that it is handed.
        let runs = extractions.filter { run in !others.contains { $0.takes(run) } }
        let besides = others.filter { other in
            !runs.contains { $0.range.overlaps(other.range) && !other.isHanded($0) }
        }
        return besides + runs
    }

    private func runs(in node: Syntax) -> [[CodeBlockItemSyntax]] {
        if let list = node.as(CodeBlockItemListSyntax.self) { return runs(in: Array(list)) }
        if node.is(FunctionDeclSyntax.self) || node.is(IfConfigDeclSyntax.self) { return [] }
        return node.children(viewMode: .sourceAccurate).flatMap(runs)
    }

    /// The outermost first, and the longest.
    private func runs(in statements: [CodeBlockItemSyntax]) -> [[CodeBlockItemSyntax]] {
        let works = statements.map { work(of: $0) }
        var found: [[CodeBlockItemSyntax]] = []
        var place = 0
        while place < statements.count {
            let end = works[place...].prefix { $0 != nil }.endIndex
            let last = longestRun(in: statements, works, from: place, to: end)
            found += last.map { [Array(statements[place...$0])] } ?? runs(in: Syntax(statements[place].item))
            place = (last ?? place) + 1
        }
        return found
    }

    /// It begins and ends with what is the Presenter's, and does more than to declare what nobody uses.
    ///
    /// - Returns: the place of its last statement.
    private func longestRun(
        in statements: [CodeBlockItemSyntax], _ works: [Work?], from place: Int, to end: Int
    ) -> Int? {
        guard place < end, works[place]?.isOfPresenter == true else { return nil }
        let sums = works[place..<end].reduce(into: [Work()]) { sums, work in
            sums.append([sums.last, work].compactMap { $0 }.sum)
        }
        return (place..<end).last { last in
            let sum = sums[last - place + 1]
            guard works[last]?.isOfPresenter == true, sum.ofPresenter > 0,
                sum.ofPresenter + sum.decisions > 1 || isOfOthers(statements[last])
            else { return false }
            let run = Array(statements[place...last])
            return isWhole(run, before: statements[(last + 1)...]) && extraction(of: run, doing: 0) != nil
        }
    }

    /// The View would have to know of the screen's models for one step, or to set what it only asks for; the step is about nothing
    /// which the View has.
    private func isOfOthers(_ statement: CodeBlockItemSyntax) -> Bool {
        let references = code.references(in: statement.range)
        return references.flatMap(\.memberIDs).allSatisfy(circumstances.elsewhere.contains)
            && references.contains { reference in
                reference.memberIDs.contains { id in
                    let member = code.controller.members[id]
                    return code.semantics.needsSetter(reference, of: member)
                        || code.semantics.type(of: member).map(code.semantics.namesModel) == true
                }
            }
    }

    private func isWhole(_ run: [CodeBlockItemSyntax], before rest: ArraySlice<CodeBlockItemSyntax>) -> Bool {
        let names = run.reduce(into: Set<String>()) { $0.formUnion($1.namesDeclared) }
        return !rest.contains { $0.uses(names) } && !run.allSatisfy { $0.item.is(VariableDeclSyntax.self) }
    }

    /// - Parameter share: how much of what the Presenter does for the body it is, up to 1.
    private func extraction(of statements: [CodeBlockItemSyntax], doing share: Double) -> Extraction? {
        let found = statements.flatMap(nested.callAsFunction)
        // A body that is the Presenter's has its name itself.
        let isOfView = circumstances.role == .view
        let (wishes, labels, event) = PresenterRunNames(code: code, nested: found)
            .names(of: statements, doing: isOfView ? share : 0)
        var run = StatementRun(statements, in: code)?.extraction(
            to: .presenter, named: isOfView ? wishes : wishes.filter { $0 != code.member.name }, labels: labels,
            nested: found)
        run?.event = event
        if event == nil, let made = run { run?.parameters = made.parameters.withoutLabel(saidBy: made.name) }
        return run
    }

    // MARK: - Whose work it is

    /// - Returns: nil if the statement is the View's.
    private func work(of statement: CodeBlockItemSyntax) -> Work? {
        if case .decl(let decl) = statement.item, !decl.is(VariableDeclSyntax.self) { return nil }
        guard !statement.item.is(ReturnStmtSyntax.self),
            !circumstances.causes.contains(where: statement.range.contains),
            anchors.left(in: statement.range, besides: nested(statement)).allSatisfy(handed(statement).cover)
        else { return nil }
        let work = steps(in: statement)
        if work.ofView == 0 { return work }
        // What is handed over needs no method of the View.
        let methods = nested(statement).contains { $0.role == .view } ? 1 : 0
        return work.ofPresenter + work.decisions >= work.ofView + methods && !statement.isSingle ? work : nil
    }

    private func steps(in statement: CodeBlockItemSyntax) -> Work { steps(in: statement, handed: handed(statement)) }

    /// Every statement is a step, less those within it, which are steps themselves.
    ///
    /// - Parameter parts: what is handed over in the place of views.
    private func steps(in statement: CodeBlockItemSyntax, handed parts: HandedParts) -> Work {
        let inner = statement.nearestStatements
        var work = inner.map { steps(in: $0, handed: parts) }.sum
        func isOwn(_ offset: Int) -> Bool {
            statement.range.contains(offset) && !inner.contains { $0.range.contains(offset) }
        }
        let touched = code.placesTouched(in: statement.range).filter {
            isOwn($0.range.lowerBound) && !parts.coverValue($0.range.lowerBound) && !isStateOfView($0)
        }.reduce(into: Touches()) { $0.formUnion($1.kind) }
        let called = code.references(in: statement.range).filter { isOwn($0.range.lowerBound) }.flatMap(\.memberIDs)
            .filter {
                [.function, .computedProperty].contains(code.controller.members[$0].kind)
            }
        let isOfView = touched.contains(.view) || called.contains(where: isOfView)
        let isOfPresenter = !touched.subtracting(.view).isEmpty || !called.isEmpty
        if isOfView {
            work.ofView += 1
        } else if isOfPresenter {
            work.ofPresenter += 1
        } else if statement.decides {
            work.decisions += 1
        }
        return work
    }

    /// State that is no more than a view's, `scrollOffset`, and that nobody has asked for elsewhere.
    private func isStateOfView(_ touch: Touch) -> Bool {
        guard touch.kind == .state else { return false }
        let members = code.references(in: touch.range).prefix(1).flatMap(\.memberIDs)
        return !members.isEmpty
            && members.allSatisfy { id in
                code.role(of: id).map { $0 == .view } ?? !circumstances.stateOfPresenter.contains(id)
            }
    }

    private func isOfView(_ id: Member.ID) -> Bool {
        circumstances.staying.contains(id) || code.role(of: id) == .view
    }
}

/// Finds something out about statements, and remembers it.
private final class PerStatement<Found> {
    private let find: (CodeBlockItemSyntax) -> Found
    private var known: [SyntaxIdentifier: Found] = [:]

    init(find: @escaping (CodeBlockItemSyntax) -> Found) { self.find = find }

    func callAsFunction(_ statement: CodeBlockItemSyntax) -> Found {
        if let found = known[statement.id] { return found }
        let found = find(statement)
        known[statement.id] = found
        return found
    }
}

/// How many steps of some code are whose.
private struct Work {
    var ofPresenter = 0
    var ofView = 0
    /// On values that anybody has.
    var decisions = 0

    var isOfPresenter: Bool { ofPresenter + decisions > 0 }
}

extension [Work] {
    fileprivate var sum: Work {
        reduce(into: Work()) {
            $0.ofPresenter += $1.ofPresenter
            $0.ofView += $1.ofView
            $0.decisions += $1.decisions
        }
    }
}

extension CodeBlockItemSyntax {
    /// The statements in the branches and closures of a statement, but not those in them in turn.
    fileprivate var nearestStatements: [CodeBlockItemSyntax] {
        func nearest(_ node: Syntax) -> [CodeBlockItemSyntax] {
            node.as(CodeBlockItemListSyntax.self).map { Array($0) }
                ?? node.children(viewMode: .sourceAccurate).flatMap(nearest)
        }
        return nearest(Syntax(item))
    }

    /// A branch or a loop.
    fileprivate var decides: Bool {
        let node = item.as(ExpressionStmtSyntax.self).map { Syntax($0.expression) } ?? Syntax(item)
        return [.ifExpr, .switchExpr, .guardStmt, .forStmt, .whileStmt, .repeatStmt].contains(node.kind)
    }

    /// No statements are in it.
    fileprivate var isSingle: Bool { nearestStatements.isEmpty }
}

extension Range<Int> {
    /// The other lies within, and is shorter.
    fileprivate func holds(_ other: Range<Int>) -> Bool {
        self != other && lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}

extension Extraction {
    /// An argument of what leaves stays where it is, with what leaves that.
    fileprivate func isHanded(_ other: Extraction) -> Bool {
        parameters.contains { $0.text == nil && $0.argument.holds(other.range) }
    }

    fileprivate func takes(_ other: Extraction) -> Bool { range.holds(other.range) && !isHanded(other) }
}
