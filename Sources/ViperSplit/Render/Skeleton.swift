import SwiftParser
import SwiftSyntax

/// A file of a style with the module's name filled in, and the places where members go.
///
/// Members are merged by syntax: into the body of a class, the extension that adopts an interface, or a protocol. So a
/// team may lay out its skeletons as it likes.
struct Skeleton {
    private let text: String
    private let unit: SourceUnit
    private var edits: [TextEdit] = []

    /// - Parameter text: plain Swift with Xcode's placeholders.
    init(
        _ text: String, moduleName: String, className: String, header: String, layout: Layout, style: Style
    ) throws(SplitError) {
        let viewName = "___VARIABLE_moduleName___ViewController"
        var filled = text.replacing(viewName, with: className).replacing("___VARIABLE_moduleName___", with: moduleName)
        filled = filled.replacing("//___FILEHEADER___\n\n", with: header)
        self.text = layout.indented(filled)
        unit = try SourceUnit(index: 0, file: SourceFile(path: "", text: self.text))
        for (old, new) in style.renamedLinks.sorted(by: { $0.key < $1.key }) { rename(old, to: new, in: className) }
    }

    /// Gives a property of the view controller another name, where it is declared and where it is set.
    private mutating func rename(_ property: String, to name: String, in className: String) {
        for item in memberBlock(ofClass: className)?.members ?? [] {
            guard let binding = item.decl.as(VariableDeclSyntax.self)?.bindings.first,
                binding.pattern.trimmedDescription == property
            else { continue }
            edits.append(TextEdit(range: binding.pattern.range, replacement: name))
        }
        for node in unit.tree.statements.flatMap({ Self.descendants(of: Syntax($0)) }) {
            guard let access = node.as(MemberAccessExprSyntax.self), access.declName.trimmedDescription == property,
                let base = access.base?.as(DeclReferenceExprSyntax.self), base.baseName.tokenKind != .keyword(.self)
            else { continue }
            edits.append(TextEdit(range: access.declName.range, replacement: name))
        }
    }

    private var declarations: [DeclSyntax] { topLevelDeclarations(of: unit.tree) }

    /// The finished file.
    func render() throws(EditError) -> String {
        try text.applying(edits.sorted())
    }

    /// The members of a class and what stands behind it, for a class that exists already.
    func parts(ofClass name: String) throws -> (members: String, extensions: String) {
        let filled = try SourceUnit(index: 0, file: SourceFile(path: "", text: try render()))
        let classes = topLevelDeclarations(of: filled.tree).compactMap { $0.as(ClassDeclSyntax.self) }
        guard let decl = classes.first(where: { $0.name.text == name }) else { return ("", "") }
        let inner = decl.memberBlock.leftBrace.range.upperBound..<decl.memberBlock.rightBrace.range.lowerBound
        return (filled.text(inner), filled.text(decl.range.upperBound..<filled.bytes.count))
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
        insert("\n\n" + members.trimmedOfNewlines + (isLast && properties.isEmpty ? "\n" : ""), at: end)
    }

    /// Adds members at the end of a body.
    mutating func append(_ members: String, to block: MemberBlockSyntax?) {
        guard !members.isEmpty, let block else { return }
        let end = block.members.last.map { Syntax($0).range.upperBound } ?? block.leftBrace.range.upperBound
        insert("\n\n" + members.trimmedOfNewlines, at: end)
    }

    /// Adds requirements to a protocol, without the empty line that members have before them.
    mutating func require(_ requirements: String, in block: MemberBlockSyntax?) {
        guard !requirements.isEmpty, let block else { return }
        insert("\n" + requirements.trimmedOfNewlines, at: block.leftBrace.range.upperBound)
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

    mutating func insertImports(_ imports: [String]) {
        let existing = unit.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        guard let last = existing.last else { return }
        let texts = Set(existing.map(\.trimmedDescription))
        let missing = imports.filter { !texts.contains($0) }
        insert(missing.map { "\n" + $0 }.joined(), at: last.range.upperBound)
    }

    /// Replaces one import by another, where a component's code needs it.
    mutating func replaceImport(_ old: String, by new: String) {
        for item in unit.tree.statements where item.item.trimmedDescription == old {
            edits.append(TextEdit(range: item.item.range, replacement: new))
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
        for node in unit.tree.statements.flatMap({ Self.descendants(of: Syntax($0)) }) {
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

    /// Leaves out the initialiser without parameters.
    mutating func removeInitializer(ofClass name: String) {
        guard let initializer = plainInitializer(ofClass: name) else { return }
        let node = Syntax(initializer)
        edits.append(TextEdit(range: node.range.lowerBound..<nextStart(after: node), replacement: ""))
    }

    /// Gives the initialiser without parameters some, which it hands to the object that it makes.
    mutating func rewriteInitializer(
        ofClass name: String, parameters: String, making type: String, with arguments: String
    ) {
        guard let initializer = plainInitializer(ofClass: name) else { return }
        edits.append(TextEdit(range: initializer.signature.parameterClause.range, replacement: parameters))
        for node in Self.descendants(of: Syntax(initializer)) {
            guard let call = node.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == type
            else { continue }
            edits.append(
                TextEdit(range: call.calledExpression.range.upperBound..<call.range.upperBound, replacement: arguments))
        }
    }

    /// Leaves out what an initialiser sets a property to.
    mutating func removeAssignments(to property: String, inInitializerOfClass name: String) {
        for node in plainInitializer(ofClass: name).map({ Self.descendants(of: Syntax($0)) }) ?? [] {
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
        for node in unit.tree.statements.flatMap({ Self.descendants(of: Syntax($0)) }) {
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
                names.contains(infix.rightOperand.trimmedDescription)
            {
                remove(node)
            }
        }
    }

    private func plainInitializer(ofClass name: String) -> InitializerDeclSyntax? {
        memberBlock(ofClass: name)?.members.lazy.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
            .first { $0.signature.parameterClause.parameters.isEmpty }
    }

    private func nextStart(after node: Syntax) -> Int {
        node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)?
            .positionAfterSkippingLeadingTrivia.utf8Offset ?? node.range.upperBound
    }

    /// Takes out a node with the marks and empty lines above it.
    private mutating func remove(_ node: Syntax) {
        edits.append(TextEdit(range: node.position.utf8Offset..<node.range.upperBound, replacement: ""))
    }

    private mutating func insert(_ text: String, at offset: Int) {
        guard !text.isEmpty else { return }
        edits.append(TextEdit(range: offset..<offset, replacement: text))
    }

    private static func descendants(of node: Syntax) -> [Syntax] {
        [node] + node.children(viewMode: .sourceAccurate).flatMap(descendants)
    }
}

extension String {
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
