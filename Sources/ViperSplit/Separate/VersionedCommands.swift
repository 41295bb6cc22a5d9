import SwiftSyntax

/// What the View does in one way or another by the version of the system, or only on some: that is no decision of the Presenter's
/// (design, 5.12).
///
/// ## Before
/// ```swift
/// if #available(iOS 15, *) { tableView.sectionHeaderTopPadding = 0 }
/// ```
/// ## After
/// ```swift
/// view.setTableViewSectionHeaderTopPaddingIfAvailable()
/// ```
struct VersionedCommands {
    let code: HostCode

    /// - Returns: nil for any other statement, and where something in it is another component's, or is done with what another
    ///   component gives.
    func command(_ statement: CodeBlockItemSyntax) -> Extraction? {
        guard let branches = statement.versionBranches, isOfView(statement) else { return nil }
        return StatementRun([statement], in: code)?.extraction(
            to: .view, named: names(of: statement, branches), nested: [])
    }

    /// What a statement acts on, whatever the version, and what it sets of that.
    func told(by statement: CodeBlockItemSyntax) -> (object: String?, property: String?) {
        let told = statement.commandsOfVersions.compactMap(\.action).map(ViewExtractions(code: code).told)
        guard let first = told.first, told.allSatisfy({ $0.object == first.object }) else { return (nil, nil) }
        return (first.object, told.allSatisfy { $0.property == first.property } ? first.property : nil)
    }

    /// Whether it touches views and nothing else, and names of the controller only what is a view.
    private func isOfView(_ statement: CodeBlockItemSyntax) -> Bool {
        code.touches(in: statement.range) == .view
            && code.references(in: statement.range).allSatisfy { reference in
                switch reference.target {
                case .inherited, .selfValue, .ownSelector: true
                // A selector only names what is called later.
                case .members where reference.form == .selector: true
                case .members(let ids):
                    ids.allSatisfy { code.controller.members[$0].kind == .storedProperty }
                        && code.touches(in: reference.range) == .view
                default: false
                }
            }
    }

    private func names(of statement: CodeBlockItemSyntax, _ branches: [CodeBlockItemListSyntax]) -> [String] {
        let regions = RegionNames(code: code)
        let done = statement.commandsOfVersions
        let isMade = done.first?.item.is(VariableDeclSyntax.self) == true
        let first = done.first.flatMap { item in
            ViewExtractions(code: code).command(item)?.name ?? regions.names(of: item)?.first
        }
        let named = done.count == 1 || isMade ? first : nameOfAll(done, of: statement)
        let each = done.compactMap { regions.names(of: $0)?.first }
        let told: [String] = (named.map { [$0] } ?? []) + each
        let names = branches.count == 1 ? told.map { $0 + "IfAvailable" } : told
        let host = "For" + code.member.name.capitalizedFirst
        return names + (Array(names.prefix(1)) + ["update"]).map { $0 + host }
    }

    /// After what all of them set, or the one or two views that they are about.
    private func nameOfAll(_ done: [CodeBlockItemSyntax], of statement: CodeBlockItemSyntax) -> String? {
        let told = told(by: statement)
        if let property = told.property {
            return ExtractionNames.updating(ExtractionNames.setter(property, on: told.object))
        }
        let objects = done.compactMap(\.action).compactMap { ViewExtractions(code: code).told(by: $0).object }
        let each = objects.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return (1...2).contains(each.count) ? "update" + each.map(\.capitalizedFirst).joined(separator: "And") : nil
    }
}

extension CodeBlockItemSyntax {
    /// The branches of an `if` that asks for nothing but the version of the system.
    var versionBranches: [CodeBlockItemListSyntax]? { expression?.as(IfExprSyntax.self)?.versionBranches }

    /// What such an `if` does on some version or other; itself for other statements.
    fileprivate var commandsOfVersions: [CodeBlockItemSyntax] {
        versionBranches.map { $0.joined().flatMap(\.commandsOfVersions) } ?? [self]
    }
}

extension IfExprSyntax {
    fileprivate var versionBranches: [CodeBlockItemListSyntax]? {
        guard conditions.allSatisfy({ $0.condition.is(AvailabilityConditionSyntax.self) }) else { return nil }
        switch elseBody {
        case nil: return [body.statements]
        case .codeBlock(let block): return [body.statements, block.statements]
        case .ifExpr(let next): return next.versionBranches.map { [body.statements] + $0 }
        }
    }
}
