import SwiftSyntax

/// A file of a style with the module's name filled in, and the places where members go.
///
/// Members are merged by syntax: into the body of a class, the extension that adopts an interface, or a protocol. So a
/// team may lay out its skeletons as it likes.
struct Skeleton {
    private(set) var text: String
    private(set) var unit: SourceUnit
    /// The layout of the file.
    let layout: Layout
    /// The layout of the members that come to it.
    private let given: Layout
    /// It is a file in which somebody may have worked.
    let isExisting: Bool
    var edits: [TextEdit] = []

    /// - Parameter text: plain Swift with Xcode's placeholders.
    init(
        _ text: String, moduleName: String, className: String, header: String, layout: Layout, style: Style
    ) throws {
        let filled = text.replacingIdentifier(style.viewType, with: className).filled(moduleName: moduleName)
            .replacing("//___FILEHEADER___\n\n", with: header)
        isExisting = style.isExisting
        self.text = style.isExisting ? text : layout.indented(filled)
        unit = try readUnit(SourceFile(path: "", text: self.text))
        (given, self.layout) = (layout, style.isExisting ? Layout(of: unit, otherwise: layout) : layout)
    }

    /// A file of a module, whatever made it.
    init(asItIs text: String, _ layout: Layout) throws {
        (self.text, given, isExisting) = (text, layout, true)
        unit = try readUnit(SourceFile(path: "", text: text))
        self.layout = Layout(of: unit, otherwise: layout)
    }

    var allNodes: [Syntax] { nodes(in: Syntax(unit.tree)) }

    var declarations: [DeclSyntax] { topLevelDeclarations(of: unit.tree) }

    /// The finished file.
    func render() throws(EditError) -> String {
        let own = edits.map {
            TextEdit(range: $0.range, replacement: isExisting ? layout.withNewlines($0.replacement) : $0.replacement)
        }
        return try text.applying(own.sorted())
    }

    /// Text that comes to the file, laid out as the file is.
    func fitting(_ text: String) -> String { isExisting ? given.rewritten(text, as: layout) : text }

    /// The imports of the file, the members of a class, and what else it declares, for a class that exists already.
    func parts(ofClass name: String) throws -> (imports: [String], members: String, others: String) {
        let filled = try readUnit(SourceFile(path: "", text: try render()))
        let statements = filled.tree.statements
        guard let item = statements.first(where: { $0.item.as(ClassDeclSyntax.self)?.name.text == name }),
            let block = item.item.as(ClassDeclSyntax.self)?.memberBlock
        else { return ([], "", "") }
        let imports = statements.filter(\.isImport)
        let inner = block.leftBrace.range.upperBound..<block.rightBrace.range.lowerBound
        let head = imports.last?.range.upperBound ?? 0
        let above = filled.text(head..<max(head, item.position.utf8Offset)).trimmedOfNewlines
        let below = filled.text(item.range.upperBound..<filled.bytes.count).trimmedOfNewlines
        let others = [above, below].filter { !$0.isEmpty }.joined(separator: "\n\n")
        return (imports.map(\.item.trimmedText), filled.text(inner), others)
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
}
