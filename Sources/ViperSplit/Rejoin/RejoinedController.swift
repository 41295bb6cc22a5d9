import SwiftSyntax

/// A view controller with what the Interactor of its module has back in it, as before a split that moved nothing else.
///
/// It is a guess: that a split of it makes the module that there is proves it.
struct RejoinedController {
    /// Its files. They remember what was written, so that all that is said of them speaks of that.
    private(set) var units: [SourceUnit] = []
    /// The full names of what came back.
    let names: Set<String>
    private let controller: Controller
    private let module: ExistingModule
    private let interactor: InteractorMembers
    private let asking: MembersAsking
    private let elsewhere: CodeElsewhere
    private let layout: Layout

    /// - Returns: nil if the module isn't one that such a split makes.
    /// - Throws: `SplitError`, `ParseFailure` or `EditError` if a file can't be read or changed.
    init?(_ controller: Controller, of module: ExistingModule, besides elsewhere: CodeElsewhere) throws {
        let asking = MembersAsking(of: controller, module, besides: elsewhere)
        guard let interactor = try InteractorMembers(of: module, view: controller.name, asking: asking) else {
            return nil
        }
        (self.controller, self.module, self.interactor) = (controller, module, interactor)
        (self.asking, self.elsewhere, names) = (asking, elsewhere, interactor.names)
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
        let (gone, replaced) = (linesGone(in: unit), membersAsking(in: unit))
        var edits = accessEdits(in: unit) + fileScopeEdits(in: unit) + requestEdits(in: unit) + handedEdits(in: unit)
        edits += typeEdits(in: unit)
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
            module.isLink(member.decl, of: .view) || onlyMakesModule(member.decl)
                || interactor.texts[member.id] == nil && asking.passing.contains { $0.id == member.id }
        }
        let kept = members.filter { member in !links.contains { $0.id == member.id } }
        let assemblies = nodes(CodeBlockItemSyntax.self, in: Syntax(unit.tree)).filter {
            module.isMaking($0) || module.assembly(in: $0) != nil
        }
        let gone = links.compactMap { $0.decl.parent?.wholeRange }
        let within = assemblies.map(\.wholeRange).filter { assembly in
            !gone.contains { $0.contains(assembly.lowerBound) }
        }
        return gone + within
            + kept.compactMap(\.decl.parent).flatMap { module.styleMarks(over: $0, in: unit) }
    }

    /// An initialiser does what the inherited one does, and has the module made: a split writes such ones.
    private func onlyMakesModule(_ decl: DeclSyntax) -> Bool {
        let statements = Array(decl.as(InitializerDeclSyntax.self)?.body?.statements ?? [])
        return statements.count == 2 && statements[0].expression?.callsSuperInit == true
            && module.isMaking(statements[1])
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
            let (unit, block) = (controller.units[body.unit], body.memberBlock)
            let range = block.leftBrace.endPosition.utf8Offset..<unit.endOfMembers(in: block)
            return try unit.text(
                range, with: edits.filter { range.contains($0.range.lowerBound) }.sorted())
        }.joined()
    }

    // MARK: - What comes back

    /// The members that ask for their code, and have it.
    private func membersAsking(in unit: SourceUnit) -> [TextEdit] {
        controller.members.filter { $0.unit == unit.index }.compactMap { member in
            interactor.texts[member.id].map {
                TextEdit(range: asking.statement(of: member.id)?.range ?? member.declRange, replacement: $0)
            }
        }
    }

    /// What the module had to be able to ask for may have been private.
    private func accessEdits(in unit: SourceUnit) -> [TextEdit] {
        controller.members.filter { $0.unit == unit.index }.compactMap { member in
            guard module.isRequired(member.name, of: .view), let place = member.decl.placeOfModifiers,
                !member.modifiers.isKnownToObjectiveC, !member.modifiers.isOverride,
                member.modifiers.setterAccess == nil
            else { return nil }
            let isHidden = member.decl.placeOfAccess != nil && !elsewhere.mayUse(member.name)
            let isSet = module.isRequired(member.name, of: .view, isSetting: true)
            let access = isHidden ? "private " : isSet && asking.isNarrowed(member) ? "private(set) " : ""
            return TextEdit(range: place..<place, replacement: access)
        }
    }

    /// What stands beside the view controller, and the Interactor uses, may have been its file's own.
    private func fileScopeEdits(in unit: SourceUnit) -> [TextEdit] {
        unit.declarationsOfFile.filter { $0.nameOfClass != controller.name }.compactMap { decl in
            let names = decl.declaredNames
            guard let place = decl.placeOfAccess, names.contains(where: interactor.used.contains),
                !names.contains(where: elsewhere.mayName)
            else { return nil }
            return TextEdit(range: place..<place, replacement: "private ")
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

    /// What it names by the Interactor's class was its own.
    private func typeEdits(in unit: SourceUnit) -> [TextEdit] {
        Syntax(unit.tree).names(ofType: module.style.type(of: .interactor)).map {
            TextEdit(range: $0.range, replacement: controller.name)
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
        // What stands beside another one stays there, whatever section is put behind it.
        var (edits, behind) = ([TextEdit](), [insert(members, at: end)])
        for (place, text) in interactor.runs {
            switch place {
            case .mark(nil): edits.append(insert(text, at: start))
            case .mark(let mark?):
                if let place = placeBehind(mark, in: block, of: unit) {
                    edits.append(insert(text, at: place))
                } else {
                    behind.append(insert(layout.newline + layout.newline + layout.indentation + mark + text, at: end))
                }
            case .before(let id):
                let item = controller.members[id].decl.parent
                let mark = item.flatMap { unit.marks(over: $0).last }
                edits.append(insert(text, at: mark?.upperBound ?? item?.wholeRange.lowerBound ?? start))
            case .behind(let id):
                edits.append(insert(text, at: controller.members[id].decl.parent?.wholeRange.upperBound ?? end))
            }
        }
        edits += behind
        edits.append(insert(interactor.besides, at: unit.tree.statements.endPosition.utf8Offset))
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

extension SyntaxProtocol {
    /// The UTF-8 offsets of the node with the trivia around it.
    fileprivate var wholeRange: Range<Int> { position.utf8Offset..<endPosition.utf8Offset }
}
