import SwiftSyntax

extension Style {
    /// What one component alone asks of the view, as far as its code could do without the link.
    var askedOfView: [AskedOfView] {
        let ways = Set(links.filter { $0.to == .view }.map(\.lastName))
        let asked = skeletons.values.compactMap(syntax).flatMap { nodes(MemberAccessExprSyntax.self, in: Syntax($0)) }
            .filter { $0.base?.trimmedText.split { ".?!".contains($0) }.last.map { ways.contains(String($0)) } == true }
        return links.filter { $0.to == .view }.flatMap { link -> [AskedOfView] in
            guard let interface = link.interface else { return [] }
            let items = members(of: link.from)
            // What an interface adds itself calls what it requires.
            let added = members(ofExtensionsOf: interface).flatMap(\.decl.declaredNames)
            let required = members(ofProtocol: interface)
            return Dictionary(grouping: asked, by: \.declName.baseName.identifierText).sorted { $0.key < $1.key }
                .filter { name, uses in
                    !added.contains(name)
                        && required.allSatisfy { $0.decl.declaredNames != [name] || !$0.hasOwnComments }
                        && items.filter { $0.decl.declaredNames.contains(name) }.allSatisfy {
                            $0.passesOn(over: link.name) && !$0.hasOwnComments
                        }
                        && uses.allSatisfy {
                            typeAround(Syntax($0)) == type(of: link.from) && $0.isAskedPlainly(over: link.name)
                        }
                }
                .map { AskedOfView(name: $0.key, role: link.from, type: type(of: link.from), interface: interface) }
        }
    }

    /// The module where components have by themselves what they asked of the view.
    ///
    /// - Throws: `SplitError` or `EditError` if a file can't be read.
    func returning(_ asked: [AskedOfView]) throws -> Style {
        var style = self
        for asked in asked {
            let link = links.first { $0.from == asked.role && $0.to == .view }?.name ?? ""
            for path in skeletons.keys.sorted() {
                // What is taken out moves all that stands below.
                while true {
                    var skeleton = try style.skeleton(named: path)
                    skeleton.takeOut(asked, askedOver: link)
                    if skeleton.edits.isEmpty { break }
                    style.setSkeleton(try skeleton.render(), named: path)
                }
            }
        }
        return style
    }

    /// The protocols by which others ask a component for what has come back to it, and whether they set it.
    func requirements(of asked: AskedOfView) -> [(interface: String, needsSetter: Bool)] {
        let protocols = skeletons.values.compactMap(syntax).flatMap(topLevelDeclarations).compactMap {
            $0.as(ProtocolDeclSyntax.self)
        }
        return interfaces(of: asked.role).compactMap { interface in
            let members = protocols.first { $0.name.text == interface }?.memberBlock.members.map(\.decl)
            return members?.first { $0.declaredNames == [asked.name] }.map { (interface, $0.isSettable) }
        }
    }

    func members(ofProtocol interface: String) -> [MemberBlockItemSyntax] {
        skeletons.values.compactMap(syntax).flatMap(topLevelDeclarations).compactMap { $0.as(ProtocolDeclSyntax.self) }
            .filter { $0.name.text == interface }.flatMap { Array($0.memberBlock.members) }
    }

    private func members(ofExtensionsOf interface: String) -> [MemberBlockItemSyntax] {
        skeletons.values.compactMap(syntax).flatMap(topLevelDeclarations).compactMap { $0.as(ExtensionDeclSyntax.self) }
            .filter { $0.extendedName == interface }.flatMap { Array($0.memberBlock.members) }
    }

    func members(of role: Role) -> [MemberBlockItemSyntax] {
        skeletons.values.compactMap(syntax).flatMap(topLevelDeclarations).filter { $0.nameOfClass == type(of: role) }
            .flatMap { $0.asProtocol((any DeclGroupSyntax).self).map { Array($0.memberBlock.members) } ?? [] }
    }

    private func typeAround(_ node: Syntax) -> String? {
        sequence(first: node, next: \.parent).lazy.compactMap { DeclSyntax($0)?.nameOfClass }.first
    }
}

extension Skeleton {
    /// Takes out the first place that passes a request on to the view, requires it of the view, or makes it over the link.
    fileprivate mutating func takeOut(_ asked: AskedOfView, askedOver link: String) {
        for decl in declarations {
            let block = decl.asProtocol((any DeclGroupSyntax).self)?.memberBlock
            let isRequired = decl.as(ProtocolDeclSyntax.self)?.name.text == asked.interface
            guard let block, isRequired || decl.nameOfClass == asked.type else { continue }
            let item = block.members.first { item in
                item.decl.declaredNames == [asked.name] && (isRequired || item.passesOn(over: link))
            }
            if let item { return remove(Syntax(item)) }
            guard !isRequired else { continue }
            let access = nodes(MemberAccessExprSyntax.self, in: Syntax(block)).first { access in
                access.declName.baseName.identifierText == asked.name && access.isAskedPlainly(over: link)
            }
            if let access, let base = access.base {
                let start = base.as(MemberAccessExprSyntax.self)?.declName.range.lowerBound ?? base.range.lowerBound
                let isHidden =
                    start == base.range.lowerBound
                    && Scopes(of: [unit.tree]).names(boundIn: access.memberAround).contains(asked.name)
                edits.append(
                    TextEdit(range: start..<access.declName.range.lowerBound, replacement: isHidden ? "self." : ""))
                return
            }
        }
    }
}

extension MemberAccessExprSyntax {
    /// The innermost member of a type that it stands in.
    fileprivate var memberAround: Syntax {
        sequence(first: Syntax(self), next: \.parent).first { $0.is(MemberBlockItemSyntax.self) } ?? root
    }

    /// `view.notes` where `self` needs no word, or `self.view.notes`.
    fileprivate func isAskedPlainly(over link: String) -> Bool {
        base?.trimmedText == "self." + link
            || base?.trimmedText == link && enclosingClosures(of: Syntax(self)).isEmpty
    }
}

extension MemberBlockItemSyntax {
    /// It does nothing but ask for what has its own name over a link.
    func passesOn(over link: String) -> Bool {
        decl.declaredNames.count == 1 && decl.requestPassedOn(as: decl.declaredNames[0]) == link
    }

    /// Somebody has said something of it.
    var hasOwnComments: Bool {
        let pieces = tokens(viewMode: .sourceAccurate).flatMap { $0.leadingTrivia.pieces + $0.trailingTrivia.pieces }
        return pieces.contains { $0.isComment && readMark("\(Trivia(pieces: [$0]))", at: 0..<0) == nil }
    }
}
