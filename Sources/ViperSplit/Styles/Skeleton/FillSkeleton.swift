import SwiftSyntax

/// Members, requirements and imports that are merged into a skeleton.
extension Skeleton {
    /// Adds members behind the stored properties of a class, before its initialisers.
    ///
    /// - Parameter mark: the one above those that stood under none.
    mutating func insertProperties(_ members: String, intoClass name: String, under mark: String? = nil) {
        guard let block = memberBlock(ofClass: name) else { return }
        let members = isExisting ? mergeSections(of: fitting(members), into: block, areStored: true) : members
        guard !members.isEmpty else { return }
        let properties = block.members.prefix { $0.decl.is(VariableDeclSyntax.self) }
        let end = (properties.last.map { unit.end(of: Syntax($0)) }) ?? block.leftBrace.range.upperBound
        let own = withoutRepeatedMark(members, in: block, before: end)
        let isAdded = isExisting && wouldGovernOthers(in: block, behind: properties.count)
        let text = isAdded ? own.withoutFirstLine(mark) : own
        let isFollowed =
            block.members.isEmpty
            ? hasComments(block) || block.isOneLine : block.isOneLine && properties.count < block.members.count
        open(block)
        insert("\n\n" + text + (isFollowed ? "\n" : ""), at: end)
    }

    /// Whether a mark behind some members of a body would speak of what is there already: of what follows under no mark, or
    /// of one list of properties that begins under none.
    private func wouldGovernOthers(in block: MemberBlockSyntax, behind count: Int) -> Bool {
        let members = Array(block.members)
        if count < members.count, members[count].titlesAbove.isEmpty { return true }
        return count > 0 && members.prefix(count).allSatisfy(\.titlesAbove.isEmpty)
    }

    /// Adds members at the end of a body, behind the comments that stand there.
    ///
    /// - Parameter mark: the one above those that stand under none, where all else stands under marks.
    mutating func append(_ members: String, to block: MemberBlockSyntax?, under mark: String? = nil) {
        guard let block else { return }
        let members = isExisting ? mergeSections(of: fitting(members), into: block, under: mark) : members
        guard !members.isEmpty else { return }
        let brace = block.rightBrace
        let comment = commentRanges(brace.leadingTrivia, at: brace.position.utf8Offset).last?.range.upperBound
        let last = block.members.last.map { unit.end(of: Syntax($0)) } ?? block.leftBrace.range.upperBound
        let end = comment ?? last
        open(block)
        insert("\n\n" + withoutRepeatedMark(members, in: block, before: end) + lineEnd(of: block), at: end)
    }

    private func hasComments(_ block: MemberBlockSyntax) -> Bool {
        !commentRanges(block.rightBrace.leadingTrivia, at: block.rightBrace.position.utf8Offset).isEmpty
    }

    /// Members under the mark that governs the place already don't have it once more.
    private func withoutRepeatedMark(_ members: String, in block: MemberBlockSyntax, before end: Int) -> String {
        let text = members.trimmedOfNewlines
        let lines = unit.text(block.range.lowerBound..<end).split(whereSeparator: \.isNewline).map(\.trimmed)
        return text.withoutFirstLine(lines.last { titleOfMark($0) != nil })
    }

    /// Adds requirements to a protocol, behind those that it has; without the empty line that members have before them.
    mutating func require(_ requirements: String, in block: MemberBlockSyntax?) {
        guard !requirements.isEmpty, let block else { return }
        let own = fitting(requirements).trimmedOfNewlines
        let isProperty = own.trimmed.hasPrefix("var ")
        let left = Array(block.members).filter { item in
            !edits.contains { $0.replacement.isEmpty && $0.range.contains(item.range.lowerBound) }
        }
        // Properties stand together, before the methods.
        let ofKind = isExisting ? left.last { $0.decl.is(VariableDeclSyntax.self) == isProperty } : nil
        if isExisting, isProperty, ofKind == nil, !left.isEmpty {
            insert("\n" + own + "\n", at: block.leftBrace.range.upperBound)
        } else if let last = ofKind ?? left.last {
            let isOneList = last.decl.is(VariableDeclSyntax.self) == isProperty && (isExisting || isProperty)
            insert((isOneList ? "\n" : "\n\n") + own, at: unit.end(of: Syntax(last)))
        } else {
            insert("\n" + own + lineEnd(of: block), at: block.leftBrace.range.upperBound)
        }
        open(block)
    }

    /// Lets a property that a protocol requires be set, if it couldn't be.
    mutating func requireSetter(_ requirement: DeclSyntax) {
        guard let block = requirement.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock,
            case .accessors(let accessors) = block.accessors, accessors.count == 1, let getter = accessors.first,
            getter.effectSpecifiers == nil
        else { return }
        insert(" set", at: getter.range.upperBound)
    }

    /// Adds an extension behind a protocol.
    mutating func appendExtension(of interface: String, members: String) {
        guard !members.isEmpty, let block = memberBlock(ofProtocol: interface) else { return }
        insert("\n\nextension \(interface) {\n\n\(fitting(members))\n}", at: block.range.upperBound)
    }

    /// Adds declarations at the end of the file.
    mutating func appendDeclarations(_ text: String) {
        guard !text.isEmpty, let last = unit.tree.statements.last else { return }
        insert("\n\n" + fitting(text), at: last.range.upperBound)
    }

    /// Adds declarations in front of the file's own, behind its imports.
    mutating func insertDeclarations(_ text: String) {
        guard let place = unit.endOfImports else { return }
        insert(fitting(text) + "\n\n", at: place)
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

    /// Gives a class a superclass, if it hasn't that already.
    mutating func inherit(from superclass: String, class name: String) {
        guard let decl = memberBlock(ofClass: name)?.parent?.as(ClassDeclSyntax.self),
            inheritedNames(decl.inheritanceClause).first != superclass
        else { return }
        guard let first = decl.inheritanceClause?.inheritedTypes.first else {
            insert(": " + superclass, at: decl.name.range.upperBound)
            return
        }
        insert(superclass + ", ", at: first.range.lowerBound)
    }

    /// Takes types out of what a class inherits from or adopts.
    mutating func disinherit(_ names: Set<String>, class name: String) {
        guard let decl = memberBlock(ofClass: name)?.parent?.as(ClassDeclSyntax.self),
            let clause = decl.inheritanceClause
        else { return }
        let kept = clause.inheritedTypes.filter { !names.contains(inheritedName($0)) }
        guard kept.count != clause.inheritedTypes.count else { return }
        let list = kept.map(\.type.trimmedText).joined(separator: ", ")
        let range = decl.name.range.upperBound..<clause.range.upperBound
        edits.append(TextEdit(range: range, replacement: kept.isEmpty ? "" : ": " + list))
    }

    /// Whether the file imports anything.
    var hasImports: Bool { unit.tree.statements.contains { $0.item.is(ImportDeclSyntax.self) } }

    /// Adds imports behind those that are there.
    mutating func insertImports(_ imports: [String]) {
        let existing = unit.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        var texts = Set(unit.tree.statements.filter(\.isImport).map(\.item.trimmedText))
        let missing = imports.filter { texts.insert($0).inserted }
        if let last = existing.last {
            insert(missing.map { "\n" + $0 }.joined(), at: last.range.upperBound)
        } else if let first = unit.tree.statements.first, !missing.isEmpty {
            insert(missing.joined(separator: "\n") + "\n\n", at: first.range.lowerBound)
        }
    }

    /// Replaces one import by another, where a component's code needs it.
    mutating func replaceImport(_ old: String, by new: String) {
        let imports = Array(unit.tree.statements).filter { $0.item.is(ImportDeclSyntax.self) }
        let isThere = imports.contains { $0.item.trimmedText == new }
        for item in imports where item.item.trimmedText == old {
            if isThere {
                remove(Syntax(item))
            } else {
                edits.append(TextEdit(range: item.item.range, replacement: new))
            }
        }
    }

    mutating func insert(_ text: String, at offset: Int) {
        guard !text.isEmpty else { return }
        edits.append(TextEdit(range: offset..<offset, replacement: text))
    }
}

extension SourceUnit {
    /// The UTF-8 offset behind a node and the comments on its last line.
    func end(of node: Syntax) -> Int {
        guard let last = node.lastToken(viewMode: .sourceAccurate) else { return node.range.upperBound }
        let behind = commentRanges(last.trailingTrivia, at: last.endPositionBeforeTrailingTrivia.utf8Offset)
        return behind.last?.range.upperBound ?? node.range.upperBound
    }

    /// The UTF-8 offset of the first declaration, with its comments, that is no import; nil if there is none.
    var endOfImports: Int? {
        let own = tree.statements.first { !$0.isImport }
        guard let first = own?.firstToken(viewMode: .sourceAccurate) else { return nil }
        let previous = first.previousToken(viewMode: .sourceAccurate)
        return Gap(after: previous ?? first, upperIsMember: previous != nil, before: first, in: self).startOfLower
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

    /// Without a first line, the spaces around it left aside, and the empty lines below it.
    fileprivate func withoutFirstLine(_ line: (some StringProtocol)?) -> String {
        guard let line, let first = split(whereSeparator: \.isNewline).first, first.trimmed == line.trimmed else {
            return self
        }
        return String(dropFirst(first.count)).trimmedOfNewlines
    }
}
