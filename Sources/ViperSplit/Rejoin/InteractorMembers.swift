import SwiftSyntax

/// What the Interactor of a module has that may have been the view controller's, written as that would have it.
struct InteractorMembers {
    /// The members by the marks under which they stand, in their order; nil for none of the view controller's.
    private(set) var sections: [(mark: String?, text: String)] = []
    /// Those that the view controller only passes on, by their names.
    private(set) var passedOn: [String: String] = [:]
    /// The extensions by which it adopts protocols that aren't the module's.
    private(set) var extensions = ""
    private(set) var imports: [String] = []
    private(set) var names: Set<String> = []
    /// The properties that its initialiser is handed, by the labels.
    private(set) var handed: [String: String] = [:]
    private let module: ExistingModule
    private let unit: SourceUnit
    private let view: String
    private let marksOfStyle: Set<String>
    private var initialValues: [String: ExprSyntax] = [:]

    /// - Parameters:
    ///   - view: the name of the view controller.
    ///   - known: the access of what that has itself and only passes on, by the names.
    /// - Returns: nil if the module has no Interactor, or one that does more to begin with than to keep what it is handed.
    /// - Throws: `SplitError` or `EditError` if its text can't be read or changed.
    init?(of module: ExistingModule, view: String, passedOn known: [String: String]) throws {
        guard let component = module.style.components.first(where: { $0.role == .interactor }),
            let text = module.style.skeletons[component.file]
        else { return nil }
        unit = try readUnit(SourceFile(path: component.file, text: text))
        (self.module, self.view, marksOfStyle) = (module, view, module.marksOfStyle)
        let statements = Array(unit.tree.statements)
        imports = statements.filter { $0.item.is(ImportDeclSyntax.self) }.map(\.trimmedText)
        let declarations = statements.filter { !$0.isImport }.compactMap { $0.item.as(DeclSyntax.self) }
        guard declarations.allSatisfy({ $0.nameOfClass == component.type }), readInitializer(in: declarations) else {
            return nil
        }
        for decl in declarations {
            guard let group = decl.asProtocol((any DeclGroupSyntax).self) else { return nil }
            // What the class itself adopts is the style's.
            if decl.is(ClassDeclSyntax.self)
                || inheritedNames(group.inheritanceClause).allSatisfy(module.interfaces.contains)
            {
                try take(group.memberBlock, known)
            } else {
                extensions += try code(of: decl)
            }
            names.formUnion(group.memberBlock.members.flatMap(\.decl.declaredNames))
        }
        if names.isEmpty { return nil }
    }

    private mutating func take(_ block: MemberBlockSyntax, _ known: [String: String]) throws {
        var mark: String?
        var isFirst = true
        for item in block.members where !isOfModule(item.decl) {
            let marks = unit.marks(over: Syntax(item))
            if let last = marks.last.map(unit.text) {
                (mark, isFirst) = (marksOfStyle.contains(last) ? nil : last, true)
            }
            let name = item.decl.declaredNames.first ?? ""
            let text = try code(of: item, without: marks.map(unit.wholeLines), access: known[name])
            if known[name] != nil {
                passedOn[name] = String(text.trimmed)
            } else if isFirst {
                sections.append((mark, text))
                isFirst = false
            } else {
                sections[sections.count - 1].text += text
            }
        }
        if !sections.isEmpty { sections[sections.count - 1].text += lastComments(in: block) }
    }

    private func isOfModule(_ decl: DeclSyntax) -> Bool {
        module.isLink(decl, of: .interactor) || decl.is(InitializerDeclSyntax.self)
    }

    /// The comments behind the last member, which speak of none.
    private func lastComments(in block: MemberBlockSyntax) -> String {
        let brace = block.rightBrace
        let last = commentRanges(brace.leadingTrivia, at: brace.position.utf8Offset).last?.range
        return last.map { unit.text(brace.position.utf8Offset..<$0.upperBound) } ?? ""
    }

    /// Reads what the properties begin with.
    ///
    /// - Returns: false if the Interactor does more to begin with.
    private mutating func readInitializer(in declarations: [DeclSyntax]) -> Bool {
        let initializers = declarations.flatMap { nodes(InitializerDeclSyntax.self, in: Syntax($0)) }
        // `convenience init() { self.init(store: .shared) }`
        let others = initializers.filter { $0.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) } }
        let defaults = others.flatMap(\.argumentsOfSelf).reduce(into: [:]) { $0[$1.labelName] = $1.expression }
        let own = initializers.filter { initializer in !others.contains { $0.id == initializer.id } }
        guard own.count <= 1, let initializer = own.first else { return initializers.isEmpty }
        for statement in initializer.body?.statements ?? [] {
            guard let infix = statement.expression?.as(InfixOperatorExprSyntax.self), isAssignment(infix),
                let target = infix.leftOperand.as(MemberAccessExprSyntax.self), target.base?.bareName == "self"
            else { return false }
            let property = target.declName.baseName.identifierText
            // `store ?? NoteStore.shared`
            let other = infix.rightOperand.as(InfixOperatorExprSyntax.self).flatMap {
                $0.operator.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" ? $0 : nil
            }
            let given = (other?.leftOperand ?? infix.rightOperand).bareName
            let parameters = initializer.signature.parameterClause.parameters
            guard let parameter = parameters.first(where: { $0.nameToken.identifierText == given }) else {
                return false
            }
            let label = parameter.firstName.identifierText
            if let value = other?.rightOperand ?? parameter.defaultValue?.value ?? defaults[label] {
                initialValues[property] = value.trimmed
            } else {
                handed[label] = property
            }
        }
        return true
    }

    // MARK: - Texts

    private func code(
        of item: MemberBlockItemSyntax, without marks: [Range<Int>], access: String?
    ) throws -> String {
        var edits = edits(in: Syntax(item)) + marks.map { TextEdit(range: $0, replacement: "") }
        if let annotation = item.decl.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation,
            let value = item.decl.declaredNames.first.flatMap({ initialValues[$0] })
        {
            // `.shared` is what it is by the type.
            let isOfType = value.as(MemberAccessExprSyntax.self).map { $0.base == nil } == true
            let type = isOfType ? annotation.type.trimmedText : ""
            edits.append(TextEdit(range: annotation.range, replacement: " = \(type)\(value)"))
        }
        if let place = item.decl.placeOfAccess {
            // What the module had to be able to ask for may have been private.
            let isRequired = item.decl.declaredNames.allSatisfy { module.isRequired($0, of: .interactor) }
            edits.append(TextEdit(range: place..<place, replacement: access ?? (isRequired ? "private " : "")))
        }
        return try written(Syntax(item), edits)
    }

    private func code(of decl: DeclSyntax) throws -> String {
        let extended = decl.as(ExtensionDeclSyntax.self)?.extendedType.range
        return try written(
            Syntax(decl),
            edits(in: Syntax(decl)) + [extended].compactMap(\.self).map { TextEdit(range: $0, replacement: view) })
    }

    /// What it asked the Presenter for is its own again, and so are the view controller's types.
    private func edits(in node: Syntax) -> [TextEdit] {
        let links = Set(module.style.links.filter { $0.from == .interactor }.map(\.lastName))
        let asked = nodes(DeclReferenceExprSyntax.self, in: node).filter { links.contains($0.baseName.identifierText) }
        let types = nodes(MemberTypeSyntax.self, in: node).filter { $0.baseType.nominalName == view }
        let ways =
            asked.compactMap(\.wayToMember) + types.map { $0.baseType.range.lowerBound..<$0.period.range.upperBound }
        return ways.map { TextEdit(range: $0, replacement: "") }
    }

    private func written(_ node: Syntax, _ edits: [TextEdit]) throws -> String {
        try unit.text(node.position.utf8Offset..<node.endPosition.utf8Offset, with: edits.sorted())
    }
}

extension InitializerDeclSyntax {
    /// What an initialiser that does nothing else hands to another one of its type.
    fileprivate var argumentsOfSelf: [LabeledExprSyntax] {
        guard let statements = body?.statements, statements.count == 1,
            let call = statements.first?.expression?.as(FunctionCallExprSyntax.self),
            call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.bareName == "self"
        else { return [] }
        return Array(call.arguments)
    }
}

extension DeclReferenceExprSyntax {
    /// `self.presenter` for its last name, or the name alone.
    var asLink: ExprSyntax {
        let access = parent?.as(MemberAccessExprSyntax.self)
        return access?.declName.id == id ? access.map(ExprSyntax.init) ?? ExprSyntax(self) : ExprSyntax(self)
    }

    /// The UTF-8 offsets of `presenter.` in `presenter.count`, `self.presenter?.count`; nil where the link is used otherwise.
    var wayToMember: Range<Int>? {
        asLink.accessBehind.map { range.lowerBound..<$0.period.range.upperBound }
    }
}

extension DeclSyntax {
    /// Where its access would be said; nil where it is, or can't be.
    var placeOfAccess: Int? {
        guard let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers,
            !Modifiers(self, default: .internal).isOverride,
            !modifiers.contains(where: { Access(keyword: $0.name.text) != nil && $0.detail == nil })
        else { return nil }
        let keyword =
            self.as(FunctionDeclSyntax.self)?.funcKeyword ?? self.as(VariableDeclSyntax.self)?.bindingSpecifier
        return (modifiers.first?.range ?? keyword?.range)?.lowerBound
    }
}
