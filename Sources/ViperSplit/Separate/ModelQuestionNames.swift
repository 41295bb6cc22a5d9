import SwiftSyntax

/// Names for what is asked of the screen's models: `title(at: indexPath)`, `numberOfNotes`, `hasNotes`.
struct ModelQuestionNames {
    let code: HostCode

    /// What a question is asked by: `at` for a place, `inSection` for a section.
    static func label(of name: String, _ type: Type) -> String {
        if type == .int { return name == "section" ? "inSection" : "at" }
        return type == .named("IndexPath") ? "at" : "for"
    }

    /// - Parameters:
    ///   - subject: the name of the model that is asked about, if it has one.
    ///   - value: what the name stands for, if the path begins with it.
    /// - Returns: the names that it may have, the best first.
    func names(
        of expression: ExprSyntax, along path: AccessPath, about subject: String?, startingAt value: ExprSyntax?
    ) -> [String] {
        let links = (value.map { AccessPath(to: $0).links } ?? []) + path.links
        let root = value.map { AccessPath(to: $0).root } ?? path.root
        let told =
            isComputedInPlace(links)
            ? [] : names(root, links, about: subject, isNegated: expression.is(PrefixOperatorExprSyntax.self))
        let host = code.member.name.inCamelCase.capitalizedFirst
        let wishes = (told + names(ofPlaceOf: expression)).filter(mayBeDeclared)
        return wishes + wishes.prefix(1).map { $0 + "For" + host }
    }

    /// A name that code needn't escape, and that objects don't have anyway: `description`.
    private func mayBeDeclared(_ name: String) -> Bool {
        name.writtenAsName == name && Platform.sdk.members(named: name, of: Platform.object).isEmpty
    }

    /// `filter { !$0.isRead }` says what is done, and not what comes of it.
    private func isComputedInPlace(_ links: [AccessPath.Link]) -> Bool {
        links.contains { link in
            guard case .call(let call) = link else { return false }
            return call.allArguments.contains {
                $0.expression.is(ClosureExprSyntax.self) || $0.expression.is(KeyPathExprSyntax.self)
            }
        }
    }

    private func names(_ root: ExprSyntax, _ links: [AccessPath.Link], about subject: String?, isNegated: Bool)
        -> [String]
    {
        guard let last = links.last, !links.contains(where: isWorkedOut) else { return [] }
        if let names = names(ofModel: last) { return names }
        let members = links.compactMap { link -> (name: String, base: ExprSyntax)? in
            guard case .member(let access) = link, let base = access.base, !code.controller.scopes.isSelf(base) else {
                return nil
            }
            return (access.declName.baseName.identifierText, base)
        }
        guard let (name, base) = members.last else {
            // A function of the Presenter's that is given a model.
            guard let own = code.rootReference(of: last.expression)?.memberIDs.first else { return [] }
            let name = code.controller.members[own].name
            return [name] + ((subject ?? modelGiven(in: links)).map { [Self.name(name, about: $0)] } ?? [])
        }
        // One of a service's, `store.hasFile(of: episode)`.
        if let given = modelGiven(in: links), code.touches(in: last.expression.range).contains(.data) {
            return [Self.name(name, about: subject ?? given)]
        }
        let list = code.semantics.receiverType(of: base)?.unwrapped
        if list?.isContainer == true, name == "count" || name == "isEmpty" {
            let things = self.things(in: base).capitalizedFirst
            if name == "count" { return ["numberOf" + things] }
            return [(isNegated ? "has" : "hasNo") + things]
        }
        guard let owner = owner(of: base) else { return [name] }
        let told = ExtractionNames.getter(name, on: owner)
        return isOneOfMany(links) ? [name] + told : told
    }

    /// `mail` for one of `mails`, `shownMail` for one of `shown` and of `shownMails`; `firstMail`.
    ///
    /// - Returns: nil if the link gives no element of a list of models.
    private func names(ofModel link: AccessPath.Link) -> [String]? {
        guard code.semantics.type(of: link.expression).map(code.semantics.namesModel) == true,
            let base = link.base, let name = owner(of: link.expression)
        else { return nil }
        switch link {
        case .unwrap: return AccessPath.Link(Syntax(base)).flatMap(names(ofModel:))
        case .member(let access):
            let isEnd = ["first", "last"].contains(access.declName.baseName.identifierText)
            return isEnd && code.semantics.receiverType(of: base)?.unwrapped.isContainer == true ? [name] : nil
        case .subscript:
            let (list, all) = (things(in: base), name.plural.capitalizedFirst)
            return (list.hasSuffix(all) ? [list.dropLast(all.count) + name.capitalizedFirst] : []) + [name]
        case .call, .optional: return nil
        }
    }

    /// `notes[row + 1]` isn't the note at `row`.
    private func isWorkedOut(_ link: AccessPath.Link) -> Bool {
        guard case .subscript(let access) = link else { return false }
        return access.arguments.contains { $0.expression.is(InfixOperatorExprSyntax.self) }
    }

    /// What a function is given is called, if it is a model: `event` of `text(for: events[indexPath.row])`.
    private func modelGiven(in links: [AccessPath.Link]) -> String? {
        guard case .call(let call) = links.last, let given = call.arguments.first?.expression,
            let type = code.semantics.type(of: given)?.unwrapped, code.semantics.namesModel(type)
        else { return nil }
        return type.name.map(plainName)
    }

    /// `expensePriceText` for `priceText`, `hasEpisodeFile` for `hasFile`.
    private static func name(_ function: String, about subject: String) -> String {
        ExtractionNames.question(function, about: subject) ?? subject + function.capitalizedFirst
    }

    /// Which element is meant is told by what the question is asked with.
    private func isOneOfMany(_ links: [AccessPath.Link]) -> Bool {
        links.contains { link in
            guard case .subscript(let access) = link else { return false }
            return access.arguments.contains { !$0.expression.is(IntegerLiteralExprSyntax.self) }
        }
    }

    /// What a list is called, or its elements: `notes`, `shownMails` for `shown`.
    private func things(in list: ExprSyntax) -> String {
        let element = code.semantics.receiverType(of: list)?.unwrapped.arguments.first?.unwrapped.name.map(plainName)
        let elements = element.map(\.plural)
        guard let name = ownName(of: list) else { return elements ?? "elements" }
        if let elements, name.last != "s" { return name + elements.capitalizedFirst }
        return name
    }

    /// What has the value: `author`, `firstNote`, or for an element of a list what that is called.
    private func owner(of base: ExprSyntax) -> String? {
        let type = code.semantics.receiverType(of: base)?.unwrapped.name.map(plainName)
        let path = AccessPath(to: base)
        for link in path.links.reversed() {
            switch link {
            case .optional, .unwrap: continue
            case .member(let access):
                let name = access.declName.baseName.identifierText
                let isOfList =
                    access.base.flatMap { code.semantics.receiverType(of: $0) }?.unwrapped.isContainer == true
                guard isOfList, name == "first" || name == "last" else { return name }
                return type.map { name + $0.capitalizedFirst }
            case .subscript(let access):
                let isFirst = access.arguments.allSatisfy { $0.expression.trimmedText == "0" }
                return type.map { isFirst ? "first" + $0.capitalizedFirst : $0 }
            case .call: return type
            }
        }
        let binding = path.root.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
        return binding
    }

    /// `notes` of `store.notes` and of `store.notes()`.
    private func ownName(of list: ExprSyntax) -> String? {
        if let call = list.as(FunctionCallExprSyntax.self), call.allArguments.isEmpty {
            return ownName(of: call.calledExpression)
        }
        if let access = list.as(MemberAccessExprSyntax.self) { return access.declName.baseName.identifierText }
        return list.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    }

    /// `note` for `Note` and for `Store.Note`.
    private func plainName(_ type: String) -> String {
        (type.split(separator: ".").last.map(String.init) ?? type).lowercasedFirst
    }

    /// What the value is called where it is read: `unread` of `let unread = ...`, `countText` of `countLabel.text = ...`.
    private func names(ofPlaceOf expression: ExprSyntax) -> [String] {
        if let binding = expression.parent?.parent?.as(PatternBindingSyntax.self) {
            return [binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText].compactMap { $0 }
        }
        guard let infix = expression.parent?.as(InfixOperatorExprSyntax.self), isAssignment(infix),
            infix.rightOperand.id == expression.id
        else { return [] }
        let path = AccessPath(to: infix.leftOperand)
        let root = path.root.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
        let names = [root].compactMap { $0 == "self" ? nil : $0 } + path.memberNames
        guard let last = names.last else { return [] }
        return ExtractionNames.getter(last, on: names.dropLast().last)
    }
}
