import SwiftParser
import SwiftSyntax

/// A file of a style with the module's name filled in, and the places where members go.
///
/// Members are merged by syntax: into the body of a class, the extension that adopts an interface, or a protocol. So a
/// team may lay out its skeletons as it likes.
struct Skeleton {
    private let text: String
    private let unit: SourceUnit
    private let layout: Layout
    private var edits: [TextEdit] = []

    /// - Parameter text: plain Swift with Xcode's placeholders.
    init(
        _ text: String, moduleName: String, className: String, header: String, layout: Layout, style: Style
    ) throws(SplitError) {
        let filled = text.replacingIdentifier(style.viewType, with: className).filled(moduleName: moduleName)
            .replacing("//___FILEHEADER___\n\n", with: header)
        self.text = layout.indented(filled)
        self.layout = layout
        unit = try SourceUnit(index: 0, file: SourceFile(path: "", text: self.text))
        for (old, new) in style.renamedLinks.sorted(by: { $0.key < $1.key }) {
            rename(
                old, to: new, in: className,
                requiredBy: style.interfaces(of: .view).map { $0.filled(moduleName: moduleName) })
        }
    }

    /// Gives a property of the view controller another name, where it is declared or required and where it is set.
    private mutating func rename(
        _ property: String, to name: String, in className: String, requiredBy interfaces: [String]
    ) {
        let blocks = [memberBlock(ofClass: className)] + interfaces.map { memberBlock(ofProtocol: $0) }
        for item in blocks.compactMap({ $0 }).flatMap(\.members) {
            guard let binding = item.decl.as(VariableDeclSyntax.self)?.bindings.first,
                binding.pattern.trimmedDescription == property
            else { continue }
            edits.append(TextEdit(range: binding.pattern.range, replacement: name))
        }
        for node in allNodes {
            guard let access = node.as(MemberAccessExprSyntax.self), access.declName.trimmedDescription == property,
                let base = access.base?.trimmedDescription, instances(of: className).contains(base)
            else { continue }
            edits.append(TextEdit(range: access.declName.range, replacement: name))
        }
    }

    /// The names of parameters, properties and local constants that hold an instance of a class.
    private func instances(of type: String) -> Set<String> {
        allNodes.reduce(into: []) { names, node in
            if let parameter = node.as(FunctionParameterSyntax.self), parameter.type.trimmedDescription == type {
                names.insert((parameter.secondName ?? parameter.firstName).text)
            }
            if let condition = node.as(OptionalBindingConditionSyntax.self),
                condition.initializer?.value.as(AsExprSyntax.self)?.type.trimmedDescription == type
            {
                names.insert(condition.pattern.trimmedDescription)
            }
            guard let binding = node.as(PatternBindingSyntax.self) else { return }
            let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
            let cast = binding.initializer?.value.as(AsExprSyntax.self)
            if binding.typeAnnotation?.type.trimmedDescription.filter({ $0 != "!" }) == type
                || call?.calledExpression.trimmedDescription == type || cast?.type.trimmedDescription == type
            {
                names.insert(binding.pattern.trimmedDescription)
            }
        }
    }

    private var allNodes: [Syntax] { nodes(in: Syntax(unit.tree)) }

    private var declarations: [DeclSyntax] { topLevelDeclarations(of: unit.tree) }

    /// The finished file.
    func render() throws(EditError) -> String {
        try text.applying(edits.sorted())
    }

    /// The imports of the file, the members of a class, and what else it declares, for a class that exists already.
    func parts(ofClass name: String) throws -> (imports: [String], members: String, others: String) {
        let filled = try SourceUnit(index: 0, file: SourceFile(path: "", text: try render()))
        let statements = filled.tree.statements
        guard let item = statements.first(where: { $0.item.as(ClassDeclSyntax.self)?.name.text == name }),
            let block = item.item.as(ClassDeclSyntax.self)?.memberBlock
        else { return ([], "", "") }
        let imports = statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        let inner = block.leftBrace.range.upperBound..<block.rightBrace.range.lowerBound
        let head = imports.last?.range.upperBound ?? 0
        let above = filled.text(head..<max(head, item.position.utf8Offset)).trimmedOfNewlines
        let below = filled.text(item.range.upperBound..<filled.bytes.count).trimmedOfNewlines
        let others = [above, below].filter { !$0.isEmpty }.joined(separator: "\n\n")
        return (imports.map(\.trimmedDescription), filled.text(inner), others)
    }

    // MARK: - Finding the places

    func memberBlock(ofClass name: String) -> MemberBlockSyntax? {
        declarations.lazy.compactMap { $0.as(ClassDeclSyntax.self) }.first { $0.name.text == name }?.memberBlock
    }

    func memberBlock(ofExtensionAdopting interface: String) -> MemberBlockSyntax? {
        declarations.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }
            .first { inheritedNames($0.inheritanceClause).contains(interface) }?.memberBlock
    }

    func memberBlock(ofProtocol name: String) -> MemberBlockSyntax? {
        declarations.lazy.compactMap { $0.as(ProtocolDeclSyntax.self) }.first { $0.name.text == name }?.memberBlock
    }

    // MARK: - Filling

    /// Adds members behind the stored properties of a class, before its initialisers.
    mutating func insertProperties(_ members: String, intoClass name: String) {
        guard !members.isEmpty, let block = memberBlock(ofClass: name) else { return }
        let properties = block.members.prefix { $0.decl.is(VariableDeclSyntax.self) }
        let end = (properties.last.map { Syntax($0.decl).range.upperBound }) ?? block.leftBrace.range.upperBound
        let isLast = properties.count == block.members.count
        let own = withoutRepeatedMark(members, in: block, before: end)
        let isOneLine = !unit.text(block.range).contains("\n")
        insert("\n\n" + own + (isLast && properties.isEmpty || isOneLine ? "\n" : ""), at: end)
    }

    /// Adds members at the end of a body, behind the comments that stand there.
    mutating func append(_ members: String, to block: MemberBlockSyntax?) {
        guard !members.isEmpty, let block else { return }
        let brace = block.rightBrace
        let comment = commentRanges(brace.leadingTrivia, at: brace.position.utf8Offset).last?.range.upperBound
        let last = block.members.last.map { Syntax($0).range.upperBound } ?? block.leftBrace.range.upperBound
        let end = comment ?? last
        insert("\n\n" + withoutRepeatedMark(members, in: block, before: end) + lineEnd(of: block), at: end)
    }

    /// What has to come in front of the brace of a body that was written on one line.
    private func lineEnd(of block: MemberBlockSyntax) -> String {
        unit.text(block.range).contains("\n") ? "" : "\n" + unit.indentation(at: block.range.lowerBound)
    }

    /// Members under the mark that governs the place already don't have it once more.
    private func withoutRepeatedMark(_ members: String, in block: MemberBlockSyntax, before end: Int) -> String {
        let text = members.trimmedOfNewlines
        let governing = marks(in: unit.text(block.range.lowerBound..<end)).last
        guard let first = text.split(separator: "\n").first, first.trimmed == governing else { return text }
        return String(text.dropFirst(first.count)).trimmedOfNewlines
    }

    private func marks(in text: String) -> [Substring] {
        text.split(separator: "\n").map(\.trimmed).filter { readMark(String($0), at: 0..<0) != nil }
    }

    /// Adds requirements to a protocol, behind those that it has; without the empty line that members have before them.
    mutating func require(_ requirements: String, in block: MemberBlockSyntax?) {
        guard !requirements.isEmpty, let block else { return }
        let own = requirements.trimmedOfNewlines
        let left = Array(block.members).filter { item in
            !edits.contains { $0.replacement.isEmpty && $0.range.contains(item.range.lowerBound) }
        }
        if let last = left.last {
            let isOneList = last.decl.is(VariableDeclSyntax.self) && own.trimmed.hasPrefix("var ")
            insert((isOneList ? "\n" : "\n\n") + own, at: Syntax(last).range.upperBound)
        } else {
            insert("\n" + own + lineEnd(of: block), at: block.leftBrace.range.upperBound)
        }
    }

    /// Adds an extension behind a protocol.
    mutating func appendExtension(of interface: String, members: String) {
        guard !members.isEmpty, let block = memberBlock(ofProtocol: interface) else { return }
        insert("\n\nextension \(interface) {\n\n\(members)\n}", at: block.range.upperBound)
    }

    /// Adds declarations at the end of the file.
    mutating func appendDeclarations(_ text: String) {
        guard !text.isEmpty, let last = unit.tree.statements.last else { return }
        insert("\n\n" + text, at: last.range.upperBound)
    }

    /// Makes a protocol refine others.
    mutating func refine(_ interface: String, by names: [String]) {
        guard !names.isEmpty, let block = memberBlock(ofProtocol: interface),
            let decl = block.parent?.as(ProtocolDeclSyntax.self)
        else { return }
        let list = names.joined(separator: ", ")
        let end = decl.inheritanceClause?.range.upperBound ?? decl.name.range.upperBound
        insert((decl.inheritanceClause == nil ? ": " : ", ") + list, at: end)
    }

    /// Gives a class a superclass.
    mutating func inherit(from superclass: String, class name: String) {
        guard let decl = memberBlock(ofClass: name)?.parent?.as(ClassDeclSyntax.self) else { return }
        guard let first = decl.inheritanceClause?.inheritedTypes.first else {
            insert(": " + superclass, at: decl.name.range.upperBound)
            return
        }
        insert(superclass + ", ", at: first.range.lowerBound)
    }

    /// Whether the file imports anything.
    var hasImports: Bool { unit.tree.statements.contains { $0.item.is(ImportDeclSyntax.self) } }

    /// Adds imports behind those that are there.
    mutating func insertImports(_ imports: [String]) {
        let existing = unit.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        let texts = Set(existing.map(\.trimmedDescription))
        let missing = imports.filter { !texts.contains($0) }
        if let last = existing.last {
            insert(missing.map { "\n" + $0 }.joined(), at: last.range.upperBound)
        } else if let first = unit.tree.statements.first, !missing.isEmpty {
            insert(missing.joined(separator: "\n") + "\n\n", at: first.range.lowerBound)
        }
    }

    /// Replaces one import by another, where a component's code needs it.
    mutating func replaceImport(_ old: String, by new: String) {
        let imports = Array(unit.tree.statements).filter { $0.item.is(ImportDeclSyntax.self) }
        let isThere = imports.contains { $0.item.trimmedDescription == new }
        for item in imports where item.item.trimmedDescription == old {
            if isThere {
                remove(Syntax(item))
            } else {
                edits.append(TextEdit(range: item.item.range, replacement: new))
            }
        }
    }

    /// Leaves out everything that exists for the sake of one interface and the property that holds it.
    mutating func remove(interface: String, heldAs property: String) {
        for item in unit.tree.statements {
            let isInterface =
                item.item.as(ProtocolDeclSyntax.self)?.name.text == interface
                || inheritedNames(item.item.as(ExtensionDeclSyntax.self)?.inheritanceClause).contains(interface)
            if isInterface { remove(Syntax(item)) }
        }
        for node in allNodes {
            if let variable = node.as(MemberBlockItemSyntax.self)?.decl.as(VariableDeclSyntax.self),
                variable.bindings.first?.typeAnnotation?.type.trimmedDescription.hasPrefix(interface) == true
            {
                remove(node)
            }
            if let infix = node.as(CodeBlockItemSyntax.self)?.item.as(InfixOperatorExprSyntax.self),
                infix.leftOperand.as(MemberAccessExprSyntax.self)?.declName.baseName.text == property
            {
                remove(node)
            }
        }
    }

    // MARK: - Making the view controller

    /// The initialiser or function that makes an instance of a class.
    private func maker(of type: String) -> (node: Syntax, parameters: FunctionParameterClauseSyntax)? {
        allNodes.firstResult { node in
            let clause =
                node.as(InitializerDeclSyntax.self)?.signature.parameterClause
                ?? node.as(FunctionDeclSyntax.self)?.signature.parameterClause
            guard let clause, !makings(of: type, in: node).isEmpty else { return nil }
            return (node, clause)
        }
    }

    /// Whether the file makes an instance of a class.
    func makes(_ type: String) -> Bool { maker(of: type) != nil }

    private func makings(of type: String, in node: Syntax) -> [FunctionCallExprSyntax] {
        nodes(in: node).compactMap { $0.as(FunctionCallExprSyntax.self) }
            .filter { $0.calledExpression.trimmedDescription == type }
    }

    /// Leaves out what makes an instance of a class, with its documentation.
    mutating func removeMaker(of type: String) {
        guard let node = maker(of: type)?.node else { return }
        let trivia = node.firstToken(viewMode: .sourceAccurate).map { token in
            commentRanges(token.leadingTrivia, at: token.position.utf8Offset).map(\.range)
        }
        let documentation = trivia?.first { unit.text($0).hasPrefix("///") }?.lowerBound
        let start = documentation ?? node.range.lowerBound
        edits.append(TextEdit(range: start..<nextStart(after: node), replacement: ""))
    }

    /// The function that makes an instance of a class, if it is one and no initialiser.
    func makerName(of type: String) -> String? { maker(of: type)?.node.as(FunctionDeclSyntax.self)?.name.text }

    /// Leaves out what protocols require of a function.
    mutating func removeRequirements(ofFunction name: String) {
        for block in declarations.compactMap({ $0.as(ProtocolDeclSyntax.self)?.memberBlock }) {
            for item in block.members where item.decl.as(FunctionDeclSyntax.self)?.name.text == name {
                remove(Syntax(item))
            }
        }
    }

    /// Gives what makes an instance of a class parameters, which it hands on.
    mutating func rewriteMaker(of type: String, parameters: [String], arguments: [String]) {
        guard let maker = maker(of: type) else { return }
        edits.append(list(maker.parameters.range, parameters))
        for call in makings(of: type, in: maker.node) {
            edits.append(list(call.calledExpression.range.upperBound..<call.range.upperBound, arguments))
        }
    }

    private func list(_ range: Range<Int>, _ items: [String]) -> TextEdit {
        let outer = unit.indentation(at: range.lowerBound)
        return TextEdit(
            range: range,
            replacement: layout.list(items, outer: outer, besides: unit.lines(of: range).count - unit.text(range).count)
        )
    }

    /// Makes the instances of a class by another expression, written with four spaces a level.
    mutating func replaceMakings(of type: String, with expression: String) {
        guard let maker = maker(of: type) else { return }
        for call in makings(of: type, in: maker.node) {
            edits.append(TextEdit(range: call.range, replacement: layout.indented(expression)))
        }
    }

    /// Gives a computed property another expression as its value.
    mutating func replaceValue(ofProperty name: String, by expression: String) {
        for node in allNodes {
            guard let binding = node.as(PatternBindingSyntax.self), binding.pattern.trimmedDescription == name,
                case .getter(let items) = binding.accessorBlock?.accessors
            else { continue }
            edits.append(TextEdit(range: items.range, replacement: expression))
        }
    }

    /// Leaves out what the maker sets a property of its product to.
    mutating func removeAssignments(to property: String, inMakerOf type: String) {
        for node in maker(of: type).map({ nodes(in: $0.node) }) ?? [] {
            guard let infix = node.as(CodeBlockItemSyntax.self)?.item.as(InfixOperatorExprSyntax.self),
                infix.leftOperand.as(MemberAccessExprSyntax.self)?.declName.baseName.text == property
            else { continue }
            remove(node)
        }
    }

    /// Leaves out a component: its interface, the properties, parameters and arguments that hand it on, and its making.
    mutating func remove(component type: String, interface: String) {
        remove(interface: interface, heldAs: "")
        var names: Set<String> = []
        for node in allNodes {
            if let variable = node.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
                binding.typeAnnotation?.type.trimmedDescription == interface
                    || binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
                        == type
            {
                names.insert(binding.pattern.trimmedDescription)
                if binding.initializer != nil, let item = node.parent { remove(item) }
            }
            if let parameter = node.as(FunctionParameterSyntax.self), parameter.type.trimmedDescription == interface {
                edits.append(
                    TextEdit(
                        range: node.position.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset,
                        replacement: ""))
            }
            if let argument = node.as(LabeledExprSyntax.self), names.contains(argument.expression.trimmedDescription) {
                // On a line of its own it takes the line along, else the space behind its comma.
                let hasLine = node.leadingTrivia.contains(where: \.isNewline)
                let range =
                    hasLine
                    ? node.position.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
                    : node.range.lowerBound..<node.endPosition.utf8Offset
                edits.append(TextEdit(range: range, replacement: ""))
            }
            if let infix = node.as(CodeBlockItemSyntax.self)?.item.as(InfixOperatorExprSyntax.self),
                [infix.rightOperand, infix.leftOperand.as(MemberAccessExprSyntax.self)?.base].contains(where: {
                    $0.map { names.contains($0.trimmedDescription) } ?? false
                })
            {
                remove(node)
            }
        }
    }

    /// Where the next token begins, or the first comment above it.
    private func nextStart(after node: Syntax) -> Int {
        guard
            let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
        else { return node.range.upperBound }
        let comment = commentRanges(next.leadingTrivia, at: next.position.utf8Offset).first
        return comment?.range.lowerBound ?? next.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    /// Takes out a node with the empty lines above it, and the marks there unless they govern what follows, too.
    private mutating func remove(_ node: Syntax) {
        let trivia = node.firstToken(viewMode: .sourceAccurate)?.leadingTrivia ?? []
        let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
        let isFollowed = next?.leadingTrivia.contains { piece in
            if case .newlines(1) = piece { return true } else { return false }
        }
        if trivia.description.contains("// MARK:"), isFollowed == true, next?.tokenKind != .rightBrace {
            edits.append(TextEdit(range: node.range.lowerBound..<nextStart(after: node), replacement: ""))
            return
        }
        let edit = TextEdit(range: node.position.utf8Offset..<node.range.upperBound, replacement: "")
        // Two reasons to take it out are as good as one.
        if !edits.contains(edit) { edits.append(edit) }
    }

    private mutating func insert(_ text: String, at offset: Int) {
        guard !text.isEmpty else { return }
        edits.append(TextEdit(range: offset..<offset, replacement: text))
    }
}

extension String {
    /// With another name for an identifier, wherever it isn't part of a longer one.
    fileprivate func replacingIdentifier(_ identifier: String, with name: String) -> String {
        if identifier.isEmpty { return self }
        func continues(_ character: Character?) -> Bool {
            character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
        }
        var result = ""
        var rest = self[...]
        while let range = rest.firstRange(of: identifier) {
            let isWhole =
                !continues(rest[..<range.lowerBound].last ?? result.last) && !continues(rest[range.upperBound...].first)
            result += rest[..<range.lowerBound] + (isWhole ? name : identifier)
            rest = rest[range.upperBound...]
        }
        return result + rest
    }

    /// Without empty lines at either end; the indentation of the first line stays.
    var trimmedOfNewlines: String {
        var text = Substring(self)
        while let last = text.last, last.isWhitespace { text.removeLast() }
        while let end = text.firstIndex(where: \.isNewline), text[..<end].allSatisfy(\.isWhitespace) {
            text = text[text.index(after: end)...]
        }
        return String(text)
    }
}
