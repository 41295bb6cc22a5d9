import SwiftSyntax

/// A view controller with what the Interactor of its module has back in it, as before a split that moved nothing else.
///
/// It is a guess: that a split of it makes the module that there is proves it.
struct RejoinedController {
    /// Its files. They remember what was written, so that all that is said of them speaks of that.
    private(set) var units: [SourceUnit] = []
    /// What came back.
    let names: Set<String>
    private let controller: Controller
    private let module: ExistingModule
    private let interactor: InteractorMembers
    /// The members that do nothing but ask the module for what they are called.
    private let passing: [Member]
    /// Whether code outside of the module may ask the view controller for a name, or may set it.
    private let isAskedElsewhere: (_ name: String, _ isSetting: Bool) -> Bool
    private let layout: Layout

    /// - Returns: nil if the module isn't one that such a split makes.
    /// - Throws: `SplitError`, `ParseFailure` or `EditError` if a file can't be read or changed.
    init?(
        _ controller: Controller, of module: ExistingModule,
        isAskedElsewhere: @escaping (_ name: String, _ isSetting: Bool) -> Bool
    ) throws {
        passing = controller.members.filter(module.passesOn)
        let access: [String: String] = passing.reduce(into: [:]) { access, member in
            let isSetHere = member.decl.isSettable && member.modifiers.setterAccess == nil
            let setter = isSetHere && !isAskedElsewhere(member.name, true) ? "private(set) " : ""
            access[member.name] = member.decl.accessSaid + setter
        }
        guard let interactor = try InteractorMembers(of: module, view: controller.name, passedOn: access) else {
            return nil
        }
        (self.controller, self.module, self.interactor) = (controller, module, interactor)
        (self.isAskedElsewhere, names) = (isAskedElsewhere, interactor.names)
        layout = Layout(of: controller.homeUnit)
        for unit in controller.units {
            let edits = try edits(in: unit)
            let written = Origin(
                bytes: unit.bytes, lineStarts: unit.lineStarts,
                edits: edits.map { SeparatingEdit(edit: $0, origin: $0.range.lowerBound) })
            let text = try unit.text(0..<unit.bytes.count, with: edits)
            units.append(
                try SourceUnit(index: unit.index, file: SourceFile(path: unit.path, text: text), written: written))
        }
    }

    private func edits(in unit: SourceUnit) throws -> [TextEdit] {
        let (gone, replaced) = (linesGone(in: unit), membersPassing(in: unit))
        var edits = accessEdits(in: unit) + requestEdits(in: unit) + handedEdits(in: unit)
        edits.removeAll { edit in
            gone.contains { $0.contains(edit.range.lowerBound) }
                || replaced.contains { $0.range.contains(edit.range.lowerBound) }
        }
        if unit.index == controller.home { edits += homeEdits(in: unit, behind: try membersOfViewInterfaces(edits)) }
        let extensions = extensionsOfViewInterfaces.filter { $0.unit == unit.index }.map { $0.decl.wholeRange }
        edits.removeAll { edit in extensions.contains { $0.contains(edit.range.lowerBound) } }
        return (edits + replaced + (gone + extensions).map { TextEdit(range: $0, replacement: "") }).sorted()
    }

    // MARK: - What goes

    /// The links, what makes the module, and the marks that the style writes.
    private func linesGone(in unit: SourceUnit) -> [Range<Int>] {
        let members = controller.members.filter { $0.unit == unit.index }
        let links = members.filter { member in
            module.isLink(member.decl, of: .view)
                || interactor.passedOn[member.name] == nil && passing.contains { $0.id == member.id }
        }
        let kept = members.filter { member in !links.contains { $0.id == member.id } }
        let assemblies = nodes(CodeBlockItemSyntax.self, in: Syntax(unit.tree)).filter {
            module.isMaking($0) || module.assembly(in: $0) != nil
        }
        return links.compactMap { $0.decl.parent?.wholeRange } + assemblies.map(\.wholeRange)
            + kept.compactMap(\.decl.parent).flatMap { module.styleMarks(over: $0, in: unit) }
    }

    /// The extensions by which the module sees the view controller.
    private var extensionsOfViewInterfaces: [TypeBody] {
        let protocols = module.protocolsOfView
        return controller.bodies.filter {
            $0.isExtension && !$0.conformances.isEmpty && $0.conformances.allSatisfy(protocols.contains)
        }
    }

    private func membersOfViewInterfaces(_ edits: [TextEdit]) throws -> String {
        try extensionsOfViewInterfaces.map { body in
            let block = body.memberBlock
            let range = block.leftBrace.endPosition.utf8Offset..<block.members.endPosition.utf8Offset
            return try controller.units[body.unit].text(
                range, with: edits.filter { range.contains($0.range.lowerBound) }.sorted())
        }.joined()
    }

    // MARK: - What comes back

    private func membersPassing(in unit: SourceUnit) -> [TextEdit] {
        passing.filter { $0.unit == unit.index }.compactMap { member in
            interactor.passedOn[member.name].map { TextEdit(range: member.declRange, replacement: $0) }
        }
    }

    /// What the module had to be able to ask for may have been private.
    private func accessEdits(in unit: SourceUnit) -> [TextEdit] {
        controller.members.filter { $0.unit == unit.index }.compactMap { member in
            guard module.isRequired(member.name, of: .view), let place = member.decl.placeOfAccess,
                !member.modifiers.isKnownToObjectiveC, member.modifiers.setterAccess == nil
            else { return nil }
            let isSetHere = member.decl.isSettable && !isAskedElsewhere(member.name, true)
            let access = isAskedElsewhere(member.name, false) ? (isSetHere ? "private(set) " : "") : "private "
            return TextEdit(range: place..<place, replacement: access)
        }
    }

    /// What it asked its module for is its own again.
    private func requestEdits(in unit: SourceUnit) -> [TextEdit] {
        nodes(DeclReferenceExprSyntax.self, in: Syntax(unit.tree)).compactMap { reference in
            guard let request = controller.rules.links.request(at: reference.asLink, controller.scopes),
                request.owner == .interactor, let way = reference.wayToMember
            else { return nil }
            let isHidden =
                reference.isBare && controller.scopes.binding(of: request.name, at: Syntax(reference)) != nil
            return TextEdit(range: way, replacement: isHidden ? "self." : "")
        }
    }

    /// What the module was handed is kept again, before the class above begins.
    private func handedEdits(in unit: SourceUnit) -> [TextEdit] {
        nodes(CodeBlockItemSyntax.self, in: Syntax(unit.tree)).flatMap { statement -> [TextEdit] in
            guard let call = module.assembly(in: statement) else { return [] }
            let first = statement.parent?.as(CodeBlockItemListSyntax.self)?.first {
                $0.expression?.callsSuperInit == true
            }
            let place = (first ?? statement).position.utf8Offset
            return call.arguments.dropFirst().compactMap { argument in
                argument.labelName.flatMap { interactor.handed[$0] }.map { property in
                    let kept = "self.\(property) = \(argument.expression.trimmed)"
                    let indentation = unit.indentation(at: statement.range.lowerBound)
                    return TextEdit(range: place..<place, replacement: layout.newline + indentation + kept)
                }
            }
        }
    }

    /// The Interactor's members under their marks, those of none at the beginning, and its extensions and imports.
    private func homeEdits(in unit: SourceUnit, behind members: String) -> [TextEdit] {
        func insert(_ text: String, at place: Int) -> TextEdit { TextEdit(range: place..<place, replacement: text) }
        let block = controller.bodies[0].memberBlock
        let (start, end) = (block.leftBrace.endPosition.utf8Offset, block.members.endPosition.utf8Offset)
        var edits = [insert(members, at: end)]
        for (mark, text) in interactor.sections {
            guard let mark else {
                edits.append(insert(text, at: start))
                continue
            }
            let place = placeBehind(mark, in: block, of: unit)
            let head = place == nil ? layout.newline + layout.newline + layout.indentation + mark : ""
            edits.append(insert(head + text, at: place ?? end))
        }
        edits.append(insert(interactor.extensions, at: unit.tree.statements.endPosition.utf8Offset))
        let imports = Set(unit.tree.statements.filter(\.isImport).map(\.trimmedText))
        let missing = interactor.imports.filter { !imports.contains($0) && $0 != "import Foundation" }
        let place = unit.endOfImports.map { _ in unit.tree.statements.last(where: \.isImport)?.range.upperBound ?? 0 }
        return edits + missing.compactMap { text in place.map { insert(layout.newline + text, at: $0) } }
    }

    /// Where a section of the class begins, behind its mark.
    private func placeBehind(_ mark: String, in block: MemberBlockSyntax, of unit: SourceUnit) -> Int? {
        block.members.lazy.flatMap { unit.marks(over: Syntax($0)) }.first { unit.text($0) == mark }?.upperBound
    }
}

extension ExprSyntax {
    /// `super.init(nibName: nil, bundle: nil)`
    fileprivate var callsSuperInit: Bool {
        let access = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        return access?.base?.is(SuperExprSyntax.self) == true
            && access?.declName.baseName.tokenKind == .keyword(.`init`)
    }
}

extension DeclSyntax {
    /// `public private(set) `
    fileprivate var accessSaid: String {
        (asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []).filter { Access(keyword: $0.name.text) != nil }
            .map { $0.trimmedText + " " }.joined()
    }
}

extension SyntaxProtocol {
    /// The UTF-8 offsets of the node with the trivia around it.
    fileprivate var wholeRange: Range<Int> { position.utf8Offset..<endPosition.utf8Offset }
}
