import SwiftSyntax

/// What the Interactor of a module has that may have been the view controller's, written as that would have it.
struct InteractorMembers {
    /// Where members come back to.
    enum Place {
        /// Behind a mark of the view controller's, or at its beginning.
        case mark(String?)
        /// Beside one that it passes on, which kept its place.
        case before(Member.ID)
        case behind(Member.ID)
    }

    /// The members in their order.
    private(set) var runs: [(place: Place, text: String)] = []
    /// The whole of those that the view controller only passes on, and the bodies of those that only one of its own asks for.
    private(set) var texts: [Member.ID: String] = [:]
    /// What stood beside the view controller: extensions by which it adopts protocols that aren't the module's, and what the
    /// Interactor's file declares for itself.
    private(set) var besides = ""
    /// The names that the Interactor's file uses.
    let used: Set<String>
    private(set) var imports: [String] = []
    /// The full names of the view controller's that are the Interactor's.
    private(set) var names: Set<String> = []
    /// The properties that its initialiser is handed, by the labels.
    private(set) var handed: [String: String] = [:]
    private let module: ExistingModule
    private let unit: SourceUnit
    private let type: String
    private let view: String
    private let asking: MembersAsking
    private let marksOfStyle: Set<String>
    private var initialValues: [String: ExprSyntax] = [:]

    /// - Parameters:
    ///   - view: the name of the view controller.
    ///   - asking: what that has itself of what is asked for.
    /// - Returns: nil if the module has no Interactor, or one that does more to begin with than to keep what it is handed.
    /// - Throws: `SplitError` or `EditError` if its text can't be read or changed.
    init?(of module: ExistingModule, view: String, asking: MembersAsking) throws {
        guard let component = module.style.components.first(where: { $0.role == .interactor }),
            let text = module.style.skeletons[component.file]
        else { return nil }
        unit = try readUnit(SourceFile(path: component.file, text: text))
        (self.module, self.view, self.asking, type) = (module, view, asking, component.type)
        marksOfStyle = module.marksOfStyle
        imports = unit.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.trimmedText }
        used = Set(unit.tree.tokens(viewMode: .sourceAccurate).map(\.identifierText))
        let own = unit.declarationsOfFile.filter { $0.nameOfClass == type }
        guard readInitializer(in: own) else { return nil }
        for decl in unit.declarationsOfFile {
            guard decl.nameOfClass == type, let group = decl.asProtocol((any DeclGroupSyntax).self) else {
                // A constant that both need, both have.
                if !asking.isDeclaredBeside(decl) { besides += try code(of: decl) }
                continue
            }
            // What the class itself adopts is the style's.
            if decl.is(ClassDeclSyntax.self)
                || inheritedNames(group.inheritanceClause).allSatisfy(module.interfaces.contains)
            {
                try take(group.memberBlock)
            } else {
                besides += try code(of: decl)
                names.formUnion(group.memberBlock.members.flatMap(\.decl.fullNames))
            }
        }
        if names.isEmpty { return nil }
    }

    private mutating func take(_ block: MemberBlockSyntax) throws {
        var place = Place.mark(nil)
        var isNew = true
        for item in block.members where !isOfModule(item.decl) {
            let marks = unit.marks(over: Syntax(item))
            if let last = marks.last.map(unit.text) {
                (place, isNew) = (.mark(marksOfStyle.contains(last) ? nil : last), true)
            }
            let text = { [self] in try code(of: item, without: marks.map(unit.wholeLines), for: $0) }
            let (passing, kept) = (asking.passing(item.decl), asking.kept(item.decl))
            if let entry = asking.entry(for: item.decl), let body = item.decl.as(FunctionDeclSyntax.self)?.body {
                texts[entry.id] = try code(in: body)
                names.insert(entry.fullName)
            } else if let member = kept ?? passing {
                if kept == nil { texts[member.id] = try String(text(member).trimmed) }
                names.insert(member.fullName)
                guard member.body == 0 else { continue }
                if !isNew, case .mark = place { runs[runs.count - 1].place = .before(member.id) }
                (place, isNew) = (.behind(member.id), true)
            } else {
                if isNew { runs.append((place, "")) }
                runs[runs.count - 1].text += try text(nil)
                isNew = false
                names.formUnion(item.decl.fullNames)
            }
        }
        let comments = unit.text(block.rightBrace.position.utf8Offset..<unit.endOfMembers(in: block))
        if !runs.isEmpty { runs[runs.count - 1].text += comments }
    }

    private func isOfModule(_ decl: DeclSyntax) -> Bool {
        module.isLink(decl, of: .interactor) || decl.is(InitializerDeclSyntax.self)
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

    /// - Parameter member: what the view controller has of it and only passes on.
    private func code(
        of item: MemberBlockItemSyntax, without marks: [Range<Int>], for member: Member?
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
        if let member {
            let head = headEdits(of: item.decl, for: member)
            edits.removeAll { edit in head.contains { $0.range.contains(edit.range.lowerBound) } }
            edits += head
        } else if let place = item.decl.placeOfAccess {
            // What the module had to be able to ask for may have been private.
            let isRequired = item.decl.declaredNames.allSatisfy { module.isRequired($0, of: .interactor) }
            edits.append(TextEdit(range: place..<place, replacement: isRequired ? "private " : ""))
        }
        return try written(Syntax(item), edits)
    }

    /// What the view controller says of a member before its body: a function says all that others call it by.
    private func headEdits(of decl: DeclSyntax, for member: Member) -> [TextEdit] {
        if let own = member.decl.as(FunctionDeclSyntax.self), let body = decl.as(FunctionDeclSyntax.self)?.body {
            let head = own.with(\.body, nil).sourceText
            return [TextEdit(range: decl.range.lowerBound..<body.range.lowerBound, replacement: head + " ")]
        }
        guard let place = decl.placeOfModifiers else { return [] }
        let known = Set(decl.modifiersSaid.map(\.name.text))
        let said = member.decl.modifiersSaid.filter { !known.contains($0.name.text) }.map { $0.trimmedText + " " }
        let attributes = member.decl.attributesSaid.filter { attribute in
            !decl.attributesSaid.contains { $0.trimmedText == attribute.trimmedText }
        }
        let setter = asking.isNarrowed(member) ? "private(set) " : ""
        let start = decl.range.lowerBound
        return [
            TextEdit(range: start..<start, replacement: attributes.map { $0.trimmedText + " " }.joined()),
            TextEdit(range: place..<place, replacement: said.joined() + setter),
        ]
    }

    /// The statements of a body, without the blanks around them.
    private func code(in body: CodeBlockSyntax) throws -> String {
        let statements = body.statements
        let range = statements.position.utf8Offset..<statements.endPosition.utf8Offset
        return try String(unit.text(range, with: edits(in: Syntax(statements)).sorted()).trimmed)
    }

    private func code(of decl: DeclSyntax) throws -> String {
        try written(Syntax(decl), edits(in: Syntax(decl)))
    }

    /// What it asked the Presenter for is its own again, and so are the view controller's types and those of its own name.
    private func edits(in node: Syntax) -> [TextEdit] {
        let links = Set(module.style.links.filter { $0.from == .interactor }.map(\.lastName))
        let asked = nodes(DeclReferenceExprSyntax.self, in: node).filter { links.contains($0.baseName.identifierText) }
        let types = nodes(MemberTypeSyntax.self, in: node).filter { $0.baseType.nominalName == view }
        let ways =
            asked.compactMap(\.wayToMember) + types.map { $0.baseType.range.lowerBound..<$0.period.range.upperBound }
        return ways.map { TextEdit(range: $0, replacement: "") }
            + node.names(ofType: type).map { TextEdit(range: $0.range, replacement: view) }
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
        let isSaid = modifiersSaid.contains { Access(keyword: $0.name.text) != nil && $0.detail == nil }
        return isSaid || Modifiers(self, default: .internal).isOverride ? nil : placeOfModifiers
    }

    /// The UTF-8 offset of the modifiers of a function, a variable or a type.
    var placeOfModifiers: Int? {
        let keyword =
            self.as(FunctionDeclSyntax.self)?.funcKeyword ?? self.as(VariableDeclSyntax.self)?.bindingSpecifier
            ?? asProtocol((any DeclGroupSyntax).self)?.introducer
        return keyword.map { (modifiersSaid.first?.range ?? $0.range).lowerBound }
    }

    fileprivate var modifiersSaid: [DeclModifierSyntax] {
        Array(asProtocol((any WithModifiersSyntax).self)?.modifiers ?? [])
    }

    fileprivate var attributesSaid: [AttributeListSyntax.Element] {
        Array(asProtocol((any WithAttributesSyntax).self)?.attributes ?? [])
    }
}
