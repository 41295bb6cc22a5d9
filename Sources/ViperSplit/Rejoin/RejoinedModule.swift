import SwiftSyntax

/// What a rejoined view controller asks of the module that it had.
extension ExistingModule {
    /// The protocols of the module.
    var interfaces: Set<String> { Set(style.links.compactMap(\.interface)) }

    /// The protocols of the module, and those that the style's view adopts besides: `VIPERView`.
    var protocolsOfView: Set<String> {
        let files = [shape?.skeletons, shape?.plainSkeletons].compactMap(\.self).flatMap(\.values)
        let groups = files.map { Syntax(parsed($0.filled(moduleName: name))) }.flatMap {
            nodes(ClassDeclSyntax.self, in: $0).map { ($0.name.text, $0.inheritanceClause) }
                + nodes(ExtensionDeclSyntax.self, in: $0).map { ($0.extendedType.trimmedText, $0.inheritanceClause) }
        }
        let view = shape?.viewType.filled(moduleName: name)
        return interfaces.union(groups.filter { $0.0 == view }.flatMap { inheritedNames($0.1) })
    }

    /// The marks that the style writes itself.
    var marksOfStyle: Set<String> {
        let units = (shape?.skeletons.values.map { $0.filled(moduleName: name) } ?? []).compactMap {
            try? readUnit(SourceFile(path: "", text: $0))
        }
        let written = units.flatMap { unit in
            nodes(in: Syntax(unit.tree)).flatMap { unit.marks(over: $0).map(unit.text) }
        }
        return Set(written + ["Properties", "Helpers", "Forwarding"].map(style.mark))
    }

    /// The UTF-8 offsets of the lines of the marks over a member of the view controller that the style writes over what has none.
    func styleMarks(over item: Syntax, in unit: SourceUnit) -> [Range<Int>] {
        unit.marks(over: item).filter { unit.text($0) == style.mark("Properties") }.map(unit.wholeLines)
    }

    /// Whether a member is how a component holds another.
    func isLink(_ decl: DeclSyntax, of role: Role) -> Bool {
        let types = style.links.filter { $0.from == role }.map { $0.interface ?? style.type(of: $0.to) }
        let type = decl.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
        return type.map { types.contains($0.nameOfInterface) } == true
    }

    /// Whether the module asks a component for something by a protocol, or sets it.
    func isRequired(_ name: String, of role: Role, isSetting: Bool = false) -> Bool {
        style.links.filter { $0.to == role }.compactMap(\.interface).contains { interface in
            style.members(ofProtocol: interface).contains {
                $0.decl.declaredNames.contains(name) && (!isSetting || $0.decl.isSettable)
            }
        }
    }

    /// Whether a member of the view controller does nothing but ask the module for what it is called itself.
    func passesOn(_ member: Member) -> Bool {
        let way = member.names.count == 1 ? member.decl.requestPassedOn(as: member.name) : nil
        return style.links.contains { $0.from == .view && $0.name == way }
    }

    /// The statement of a method that asks the module for what has the method's name.
    func statement(passingOn member: Member) -> CodeBlockItemSyntax? {
        member.decl.as(FunctionDeclSyntax.self)?.body?.statements.first { statement in
            let way = member.decl.link(askedIn: statement, for: member.name)
            return style.links.contains { $0.from == .view && $0.name == way }
        }
    }

    /// Whether a statement of the view controller does nothing but have its module made: `_ = presenter`.
    func isMaking(_ statement: CodeBlockItemSyntax) -> Bool {
        guard let infix = statement.expression?.as(InfixOperatorExprSyntax.self), isAssignment(infix),
            infix.leftOperand.is(DiscardAssignmentExprSyntax.self), let name = infix.rightOperand.bareName
        else { return false }
        return style.links.contains { $0.from == .view && $0.name == name }
    }

    /// The call by which a statement of the view controller has its module made.
    func assembly(in statement: CodeBlockItemSyntax) -> FunctionCallExprSyntax? {
        guard let infix = statement.expression?.as(InfixOperatorExprSyntax.self), isAssignment(infix),
            let call = infix.rightOperand.as(FunctionCallExprSyntax.self),
            call.arguments.first?.expression.bareName == "self"
        else { return nil }
        let target = infix.leftOperand
        let name = target.bareName ?? target.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
        return style.links.contains { $0.from == .view && $0.lastName == name } ? call : nil
    }
}

extension Syntax {
    /// Where code says a type's name.
    func names(ofType type: String) -> [TokenSyntax] {
        tokens(viewMode: .sourceAccurate).filter {
            $0.identifierText == type
                && ($0.parent?.is(DeclReferenceExprSyntax.self) == true
                    || $0.parent?.is(IdentifierTypeSyntax.self) == true)
        }
    }
}

extension SourceUnit {
    /// What the file declares, less what it imports.
    var declarationsOfFile: [DeclSyntax] {
        tree.statements.compactMap { $0.isImport ? nil : $0.item.as(DeclSyntax.self) }
    }

    /// The UTF-8 offsets of the marks over a node.
    func marks(over node: Syntax) -> [Range<Int>] {
        let trivia = node.firstToken(viewMode: .sourceAccurate)?.leadingTrivia ?? []
        return commentRanges(trivia, at: node.position.utf8Offset).map(\.range).filter {
            readMark(text($0), at: $0) != nil
        }
    }

    /// The UTF-8 offset where the members of a body end, and the comments behind them that speak of none.
    func endOfMembers(in block: MemberBlockSyntax) -> Int {
        let brace = block.rightBrace
        return commentRanges(brace.leadingTrivia, at: brace.position.utf8Offset).last?.range.upperBound
            ?? brace.position.utf8Offset
    }

    /// The lines of a comment with the empty one below.
    func wholeLines(of comment: Range<Int>) -> Range<Int> {
        let end = lineEnd(of: comment.lowerBound)
        let next = end < bytes.count ? lineEnd(of: end) : end
        return lineStart(of: comment.lowerBound)..<(isBlank(end..<next) ? next : end)
    }
}
