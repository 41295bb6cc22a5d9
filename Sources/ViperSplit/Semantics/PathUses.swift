import SwiftSyntax

/// What the code that goes on from a name does with what the name means.
extension Semantics {
    /// Data is used by asking it something, navigation by calling what shows a screen or takes one away.
    ///
    /// Neither is to make a service, `NoteStore()`, nor to tell it whom it has to notify.
    func isUse(_ path: AccessPath, of kind: Touches) -> Bool {
        let isType = path.root.trimmedText.first?.isUppercase == true
        let asked = path.links.drop { if case .call = $0 { isType } else { false } }
        let calls = asked.contains { if case .call = $0 { true } else { false } }
        let subscripts = asked.contains { if case .subscript = $0 { true } else { false } }
        let names = path.memberNames
        if kind == .navigation {
            if setsScreens(path) { return true }
            let root = path.root.trimmedText.split(separator: ".").last.map(String.init) ?? ""
            return calls && (([root] + names).contains(where: isNavigationVerb) || shows(path) || leadsToScreens(path))
        }
        if path.calls.contains(where: tellsWhomToNotify) { return false }
        return calls || subscripts
            || names.count > (context.isSharedInstance(path.root.trimmedText, names.first) ? 1 : 0)
    }

    /// `SKPaymentQueue.default().add(self)`, or any call of a name by which Foundation adds and removes observers.
    private func tellsWhomToNotify(_ call: FunctionCallExprSyntax) -> Bool {
        if call.arguments.count == 1, call.arguments.first.map({ isSelf($0.expression) }) == true { return true }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
        return platform.isForObservers(access.declName.baseName.identifierText)
    }

    /// The longest part of a chain that only reads properties and gives something that isn't UIKit's.
    func plainValue(of path: AccessPath) -> ExprSyntax? {
        let plain = path.links.prefix { link in
            guard case .member(let access) = link else { return false }
            return access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(access).id
        }
        return plain.map(\.expression).last { expression in
            type(of: expression).map { !written($0).identifiers.contains(where: context.isViewType) } ?? false
        }
    }

    /// Whether an inherited member of a view controller navigates, with what follows it. How the bar of a navigation controller
    /// looks is no navigation, whoever sets it.
    func navigates(inherited name: String, _ path: AccessPath?) -> Bool {
        guard platform.navigationMembers.contains(name) else {
            // A view shows nothing by itself: it asks what it is in, `window?.rootViewController?.present(...)`.
            let asksScreen = controller.base == .view && path.map(shows) == true
            return asksScreen || path.map { callsToShow($0, name) } ?? navigates(inherited: name, calledBy: nil)
                || path.map { isLeft(by: $0, from: name) || setsScreens($0) } == true
        }
        guard let path, let container = platform.typeOfProperty(name, of: Platform.viewController),
            container != Platform.viewController
        else { return true }
        let members = path.members
        for (place, access) in members.enumerated() {
            let asked = membersNamed(by: access)
            let shows = asked.contains {
                isCalledToShow($0.decl) || !platform.facts(of: $0.decl).isDisjoint(with: [.navigates, .context])
            }
            if asked.isEmpty || shows { return true }
            // Who hands on a screen says nothing of what that is asked.
            let given = place + 1 < members.count ? members[place + 1].base : ExprSyntax(access)
            let handedOn = given.flatMap { type(of: $0) }
            guard let result = handedOn?.function?.result ?? handedOn, isScreen(result) else { return false }
        }
        return true
    }

    /// A path begins with a method that shows a screen, and not with a property that has the name of one.
    private func callsToShow(_ path: AccessPath, _ name: String) -> Bool {
        switch path.links.first {
        case nil: navigates(inherited: name, calledBy: nil)
        case .call(let call): navigates(inherited: name, calledBy: call)
        default: false
        }
    }

    /// `extensionContext?.completeRequest(returningItems: nil)`: what every view controller has is asked to leave the screen.
    private func isLeft(by path: AccessPath, from property: String) -> Bool {
        let calls = path.calls
        guard !calls.isEmpty,
            case let inherited = context.inheritedDeclarations(named: property, from: controller.superclass).first,
            let type = inherited?.typeOfProperty,
            platform.typeOfProperty(property, of: Platform.viewController) == type
        else { return false }
        return calls.contains { call in
            guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
            return membersNamed(by: access).contains { platform.facts(of: $0.decl).contains(.navigates) }
        }
    }

    /// What follows a name shows a screen, as what is declared or said where it is asked tells.
    func shows(_ path: AccessPath) -> Bool {
        showsFromSelf(path) || path.calls.contains(where: showsAsUIKit)
            || path.members.contains { access in
                membersNamed(by: access).contains {
                    !platform.facts(of: $0.decl).isDisjoint(with: [.navigates, .context])
                }
            }
    }

    /// `view.window?.rootViewController = next`: what follows a name is set, and shows another screen by that.
    private func setsScreens(_ path: AccessPath) -> Bool {
        guard case .member(let access) = path.links.last,
            let infix = access.parent?.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self),
            infix.leftOperand.id == ExprSyntax(access).id
        else { return false }
        return screensSet(by: access) != nil
    }

    /// The property of a library's that shows a screen when it is set: the screen itself, or which of several.
    func screensSet(by access: MemberAccessExprSyntax) -> DeclSyntax? {
        membersNamed(by: access).map(\.decl).first { decl in
            isOfLibrary(decl) && decl.is(VariableDeclSyntax.self) && platform.facts(of: decl).contains(.navigates)
        }
    }

    /// What follows a property says which screens a part of this one holds: `pages.setViewControllers([first], animated: false)`.
    func fillsPart(_ property: Member, _ path: AccessPath) -> Bool {
        namesOfParts.contains(property.name)
            && path.members.contains { access in
                membersNamed(by: access).contains { member in
                    guard isOfLibrary(member.decl) else { return false }
                    return member.decl.as(FunctionDeclSyntax.self)?.takesScreens
                        ?? (member.decl.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type)?
                        .isListOfScreens == true
                }
            }
    }

    /// What follows a name is a helper of the app's that shows a screen: `UIApplication.shared.openReview()`.
    func leadsToScreens(_ path: AccessPath) -> Bool {
        path.members.contains { access in
            membersNamed(by: access).contains { isCalledToShow($0.decl) }
        }
    }

    /// A call that shows a screen is told from which one: `Help.shared.open(.topics, from: self)`, or any call that says so,
    /// `Accounts.shared.refresh(presentingViewController: self)`.
    private func showsFromSelf(_ path: AccessPath) -> Bool {
        path.calls.contains { call in
            guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
            let shows = isNavigationVerb(access.declName.baseName.identifierText)
            return call.arguments.contains { argument in
                guard isSelf(argument.expression), let label = argument.labelName else { return false }
                return label.hasPrefix("presenting")
                    || shows
                        && (["from", "in", "on", "over", "within", "presenter"].contains(label)
                            || label.lowercased().hasSuffix("controller"))
            }
        }
    }
}

extension AccessPath {
    /// `AVCaptureDevice.default(for: .video)`: what is asked for by arguments is no instance that everybody shares.
    var beginsWithFactory: Bool {
        guard links.count > 1, case .call(let call) = links[1] else { return false }
        return !call.arguments.isEmpty
    }

    /// The root and the first member behind it.
    var shortText: String {
        let name = root.trimmedText.withoutLeadingSelf
        guard let next = memberNames.first else { return name }
        return "\(name).\(next)"
    }
}

extension String {
    /// The text of a chain without the `self.` that it begins with.
    var withoutLeadingSelf: String {
        ["self.", "self?."].first(where: hasPrefix).map { String(dropFirst($0.count)) } ?? self
    }
}

extension Reference {
    /// The expression that names the member: `items`, `self.items`; nil where it isn't one, as in a capture list.
    var expression: ExprSyntax? { node.as(ExprSyntax.self) }
}
