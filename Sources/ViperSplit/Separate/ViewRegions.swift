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
    /// Finds what belongs to services, screens and the Presenter in the code of a region.
    private let nested: ([CodeBlockItemSyntax]) -> [Extraction]
    private let anchors: Anchors

    /// - Parameter parts: what is handed over in the place of views.
    init(
        code: HostCode, others: [Extraction], besides parts: HandedParts? = nil,
        nested: @escaping ([CodeBlockItemSyntax]) -> [Extraction]
    ) {
        (self.code, self.others, self.nested) = (code, others, nested)
        anchors = parts.map(code.anchorsOfView.besides) ?? code.anchorsOfView
    }

    /// Without regions the body would stay, whatever becomes of other members. `self` may be another component's, if what takes
    /// it moves.
    func areNeeded(in body: Syntax) -> Bool {
        let certain = code.references.filter { $0.isAnchor && $0.target != .selfValue }.map(\.range.lowerBound)
        let views = code.touches.filter { $0.kind.contains(.view) }.map(\.range.lowerBound)
        return !anchors.left(in: body.range, besides: others).isDisjoint(
            with: code.uiNames.union(certain).union(views))
    }

    /// - Returns: all that leaves the body then; nil if an anchor is left, or if so little of the body goes that it isn't worth
    ///   its while.
    func extractions(in body: Syntax) -> [Extraction]? {
        var found = others
        let lists = nodes(CodeBlockItemListSyntax.self, in: body)
        // The innermost first: what is left of them is for those around.
        for list in lists.sorted(by: { $0.totalLength < $1.totalLength }) {
            addRegions(in: Array(list), &found)
        }
        guard anchors.left(in: body.range, besides: found).isEmpty, isWorthwhile(found, in: body) else { return nil }
        return found
    }

    private func addRegions(in statements: [CodeBlockItemSyntax], _ found: inout [Extraction]) {
        var place = 0
        while place < statements.count {
            let values = ViewQueries(code: code)
            let left = anchors.left(in: statements[place].range, besides: found)
            let query = left.sorted().firstResult { values.query(around: $0, in: statements[place]) }
                .map { asking($0, in: statements[place]) }
            let places = query == nil && !left.isEmpty ? run(around: place, in: statements) : nil
            guard let region = query ?? places.flatMap({ region(Array(statements[$0])) }),
                case let more = found.filter({ !region.range.contains($0.range.lowerBound) }) + [region],
                anchors.left(in: statements[place].range, besides: more).count < left.count
            else {
                place += 1
                continue
            }
            found = more
            if let places { place = places.upperBound + 1 }
        }
    }

    // MARK: - Runs

    /// The statements that have to stay together with one of them.
    private func run(around place: Int, in statements: [CodeBlockItemSyntax]) -> ClosedRange<Int>? {
        var run = place...place
        while true {
            let names = statements[run].reduce(into: Set<String>()) { $0.formUnion($1.namesDeclared) }
            let last = statements.indices.last { $0 > run.upperBound && statements[$0].uses(names) } ?? run.upperBound
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

    // MARK: - Regions

    private func region(_ statements: [CodeBlockItemSyntax]) -> Extraction? {
        StatementRun(statements, in: code)?.extraction(
            to: .view, named: RegionNames(code: code).names(of: statements), nested: nested(statements))
    }

    /// A value of the View, with what its expression has to ask others for.
    private func asking(_ query: Extraction, in statement: CodeBlockItemSyntax) -> Extraction {
        var query = query
        query.nested = nested([statement]).filter { inner in
            query.range.contains(inner.range.lowerBound) && inner.range.upperBound <= query.range.upperBound
                && inner.range != query.range
        }.compactMap { query.region?.placed($0) }
        return query
    }

    // MARK: - Cost

    /// More statements go than methods come. One that decides goes by its condition, whatever stands in its branches. What goes asks
    /// other members, services or screens.
    private func isWorthwhile(_ found: [Extraction], in body: Syntax) -> Bool {
        let regions = found.filter { $0.region != nil }
        let asking =
            code.references(in: body.range).filter { $0.receiver != nil }.map(\.range.lowerBound)
            + found.filter { $0.role != .view }.map(\.range.lowerBound)
        let places = asking.filter { place in !found.contains { $0.role == .view && $0.range.contains(place) } }
        let going = nodes(CodeBlockItemSyntax.self, in: body).filter { item in
            let within = nodes(CodeBlockItemSyntax.self, in: Syntax(item.item))
            return places.contains { place in
                item.range.contains(place) && !within.contains { $0.range.contains(place) }
            }
        }
        return !regions.isEmpty && going.count > regions.count
    }
}

/// The code of a region, with what leaves it in turn.
struct RegionText {
    let code: HostCode
    let range: Range<Int>
    /// The names of the method's parameters.
    var parameters: [String] = []
    /// What stands in the code for what it is handed, in offsets of the file.
    var handed: [TextEdit] = []

    /// - Parameter edits: what is done to the code inside besides, in offsets of the file.
    func text(with edits: [TextEdit]) -> String? {
        code.extracted(range, (handed + edits).sorted(), hiding: parameters, handed: handed)
    }

    /// What leaves a region is called from there: where nothing in it binds `self` anew, by its name alone.
    ///
    /// - Returns: nil if it is reached by no name of the view controller's.
    func placed(_ extraction: Extraction) -> Extraction? {
        guard let node = code.member.separableCode?.node(at: extraction.range) ?? node(at: extraction.range.lowerBound)
        else { return nil }
        let inner = enclosingClosures(of: node).filter { range.contains($0.range.lowerBound) }
        let name = String(extraction.receiver.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        guard ["", name + ".", name + "?."].contains(extraction.receiver) else { return nil }
        let binding = code.controller.scopes.selfBinding(of: name.isEmpty ? "self" : name, at: node).binding
        let isBoundInside = binding.map(range.contains) == true
        let isCaughtInside = code.inheritedCaptures(in: range, besides: handed).contains {
            $0.closure.range.contains(extraction.range.lowerBound)
        }
        if isBoundInside || isCaughtInside { return extraction }
        return extraction.received(by: inner.isEmpty ? "" : "self.")
    }

    /// New members of the View stand in the class's own file, which doesn't know what another has for itself.
    var isVisibleInClass: Bool {
        let controller = code.controller
        guard code.member.unit != controller.home else { return true }
        return code.references(in: range).allSatisfy { reference in
            if case .fileScope = reference.target { return false }
            return reference.memberIDs.map { controller.members[$0] }.allSatisfy {
                $0.unit == controller.home || $0.modifiers.access.crossesFiles
            }
        }
    }

    private func node(at offset: Int) -> Syntax? {
        code.member.decl.token(at: AbsolutePosition(utf8Offset: offset))?.parent
    }
}
