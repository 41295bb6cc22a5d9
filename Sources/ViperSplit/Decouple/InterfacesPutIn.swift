import SwiftSyntax

/// A file of a module with interfaces where it had classes: at the places where the style's own file has them.
struct InterfacesPutIn {
    private let interfaces: ModuleInterfaces
    /// The style's own file, with interfaces.
    private let full: SourceFileSyntax
    private let requests: ComponentRequests
    private let layout: Layout

    init(interfaces: ModuleInterfaces, full: SourceFileSyntax, requests: ComponentRequests, _ layout: Layout) {
        (self.interfaces, self.full, self.requests, self.layout) = (interfaces, full, requests, layout)
    }

    /// - Throws: `SplitError` or `EditError` if the text can't be read.
    func text(putInto text: String) throws -> String {
        var skeleton = try Skeleton(asItIs: text, layout)
        putTypes(into: &skeleton)
        putCasts(into: &skeleton)
        var result = try skeleton.render()
        for adoption in adoptions {
            skeleton = try Skeleton(asItIs: result, layout)
            adopt(adoption, in: &skeleton)
            result = try skeleton.render()
        }
        return result
    }

    // MARK: - Types and casts

    private func putTypes(into skeleton: inout Skeleton) {
        let wanted = nodes(IdentifierTypeSyntax.self, in: Syntax(full)).reduce(into: [PlaceOfName: String]()) {
            places, type in
            guard interfaces.classes[type.name.text] != nil, let place = PlaceOfName(of: Syntax(type)) else { return }
            let whole = type.parent?.as(SomeOrAnyTypeSyntax.self).map(TypeSyntax.init) ?? TypeSyntax(type)
            places[place] = whole.trimmedText
        }
        for type in nodes(IdentifierTypeSyntax.self, in: Syntax(skeleton.unit.tree)) {
            guard let place = PlaceOfName(of: Syntax(type)), let interface = wanted[place],
                interfaces.classes[interface.split(separator: " ").last.map(String.init) ?? ""] == type.name.text
            else { continue }
            skeleton.edits.append(TextEdit(range: type.range, replacement: interface))
        }
    }

    /// `view.presenter as! NotesPresenter`, where the link led to that class.
    private func putCasts(into skeleton: inout Skeleton) {
        for cast in nodes(AsExprSyntax.self, in: Syntax(full)) {
            guard let link = cast.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText,
                let place = PlaceOfName(of: Syntax(cast)), cast.questionOrExclamationMark != nil
            else { continue }
            for access in nodes(MemberAccessExprSyntax.self, in: Syntax(skeleton.unit.tree)) {
                guard access.declName.baseName.identifierText == link, PlaceOfName(of: Syntax(access)) == place,
                    access.parent?.is(MemberAccessExprSyntax.self) != true, access.parent?.is(AsExprSyntax.self) != true
                else { continue }
                skeleton.insert(" as! \(cast.type.trimmedText)", at: access.range.upperBound)
            }
        }
    }

    // MARK: - Conformances

    /// What adopts an interface in the style's own file.
    private struct Adoption {
        let interface: String
        let type: String
        let decl: DeclSyntax
        let hasMark: Bool
    }

    private var adoptions: [Adoption] {
        topLevelDeclarations(of: full).flatMap { decl -> [Adoption] in
            let clause = decl.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
            return inheritedNames(clause).compactMap { name in
                interfaces.classes[name].map {
                    Adoption(interface: name, type: $0, decl: decl, hasMark: decl.hasMark)
                }
            }
        }
    }

    private func adopt(_ adoption: Adoption, in skeleton: inout Skeleton) {
        guard adoption.decl.is(ExtensionDeclSyntax.self) else {
            let decl = skeleton.declarations.first { $0.as(ClassDeclSyntax.self)?.name.text == adoption.type }
            if let decl = decl?.as(ClassDeclSyntax.self) {
                let end = decl.inheritanceClause?.range.upperBound ?? decl.name.range.upperBound
                skeleton.insert((decl.inheritanceClause == nil ? ": " : ", ") + adoption.interface, at: end)
            }
            return
        }
        let declarations = skeleton.declarations
        let others = adoptions.prefix { $0.interface != adoption.interface }.filter { $0.type == adoption.type }
        let names = others.reduce(requests.names(of: adoption.interface)) {
            $0.subtracting(requests.names(of: $1.interface))
        }
        let own = declarations.compactMap { $0.as(ExtensionDeclSyntax.self) }.first {
            isWritten($0, for: adoption, requiring: names)
        }
        if let own {
            skeleton.insert(": " + adoption.interface, at: own.extendedType.range.upperBound)
            return
        }
        insert(adoption, into: &skeleton, declarations)
    }

    /// The extension is the one that adopted the interface before the module went without.
    ///
    /// A view controller's file has extensions of the developer's, too: they lack the style's mark. Where the style has none, one
    /// with more than requirements is the developer's.
    private func isWritten(
        _ added: ExtensionDeclSyntax, for adoption: Adoption, requiring names: Set<String>
    ) -> Bool {
        guard added.extendedName == adoption.type, added.mayAdopt else { return false }
        if adoption.type == interfaces.viewController, adoption.hasMark {
            return DeclSyntax(added).markText == adoption.decl.markText
        }
        let declared = added.memberBlock.members.flatMap(\.decl.declaredNames)
        return !names.isDisjoint(with: declared)
            && (adoption.type != interfaces.viewController
                || requests.names(of: adoption.interface).isSuperset(of: declared))
    }

    /// An extension that only says that the class adopts the interface, where the style's own file has it.
    private func insert(_ adoption: Adoption, into skeleton: inout Skeleton, _ declarations: [DeclSyntax]) {
        let all = adoptions
        guard let place = all.firstIndex(where: { $0.interface == adoption.interface }) else { return }
        let text = adoption.decl.sourceText
        let next = all[(place + 1)...].lazy.compactMap { other in
            declarations.first { decl in
                decl.as(ExtensionDeclSyntax.self).map {
                    isWritten($0, for: other, requiring: requests.names(of: other.interface))
                } == true
            }.map { (other, $0) }
        }.first
        if let (other, decl) = next, adoption.hasMark, !other.hasMark {
            // Its mark stands above the next.
            skeleton.insert(text + "\n\n", at: decl.range.lowerBound)
            return
        }
        let previous = declarations.last { decl in
            let clause = decl.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
            return decl.as(ClassDeclSyntax.self)?.name.text == adoption.type
                || !Set(inheritedNames(clause)).isDisjoint(with: all[..<place].map(\.interface))
        }
        guard let previous, let index = declarations.firstIndex(where: { $0.id == previous.id }) else { return }
        if index + 1 < declarations.count, adoption.hasMark, adoption.type != interfaces.viewController,
            declarations[index + 1].markText == adoption.decl.markText
        {
            skeleton.insert(text + "\n\n", at: declarations[index + 1].range.lowerBound)
            return
        }
        let mark = adoption.hasMark ? adoption.decl.markText + "\n\n" : ""
        skeleton.insert("\n\n" + mark + text, at: previous.range.upperBound)
    }
}

extension ExtensionDeclSyntax {
    /// It adopts nothing, and nothing is said of it: no extension with a modifier may adopt a protocol.
    fileprivate var mayAdopt: Bool {
        inheritanceClause == nil && modifiers.isEmpty && attributes.isEmpty && genericWhereClause == nil
    }
}

extension DeclSyntax {
    fileprivate var hasMark: Bool { !markText.isEmpty }

    /// The mark right above it.
    fileprivate var markText: String {
        leadingTrivia.pieces.map { "\(Trivia(pieces: [$0]))" }.last { readMark($0, at: 0..<0) != nil } ?? ""
    }
}

/// Where a name stands in a file: by the type, its member, and the parameter or result there.
private struct PlaceOfName: Hashable {
    let type: String
    let member: String
    let parameter: String?
    let isResult: Bool

    /// - Returns: nil for what stands in no member of a type at file level.
    init?(of node: Syntax) {
        var (parameter, isResult): (String?, Bool) = (nil, false)
        var member: String?
        for ancestor in sequence(first: node, next: \.parent) {
            if let clause = ancestor.as(FunctionParameterSyntax.self) { parameter = clause.name }
            if ancestor.is(ReturnClauseSyntax.self) { isResult = true }
            if let item = ancestor.as(MemberBlockItemSyntax.self) {
                member = item.decl.declaredNames.first ?? (item.decl.is(InitializerDeclSyntax.self) ? "init" : nil)
            }
        }
        let group = sequence(first: node, next: \.parent).lazy.compactMap { DeclSyntax($0) }.first {
            $0.asProtocol((any DeclGroupSyntax).self) != nil
        }
        let type =
            group?.as(ExtensionDeclSyntax.self)?.extendedName
            ?? group?.asProtocol((any NamedDeclSyntax).self)?.name.text
        guard let member, let type else { return nil }
        (self.type, self.member, self.parameter, self.isResult) = (type, member, parameter, isResult)
    }
}
