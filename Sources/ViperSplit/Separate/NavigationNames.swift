import SwiftSyntax

extension NavigationExtractions {
    /// The name of a method that shows a screen, and others for where it is taken.
    func names(
        _ statements: [CodeBlockItemSyntax], _ change: ScreenChange, _ screen: ExprSyntax?
    ) -> [String] {
        if let told = change.call.flatMap(namesOfTelling) { return told }
        let verb =
            change.call == nil
            ? ExtractionNames.setter(change.name, on: nil) : ExtractionNames.withoutPresenting(change.name)
        if let screen {
            if code.isGivenScreen(screen) {
                let name = screen.trimmedText
                let telling = ExtractionNames.isVagueScreen(name) ? "Screen" : name.capitalizedFirst
                return [ExtractionNames.showing(telling), "showGivenScreen"]
            }
            if let alerts = statements.firstResult({ alertNames(Syntax($0)) }) { return alerts }
            let known = code.semantics.type(of: screen)?.unwrapped.name
            let isVague = known.map {
                [Platform.viewController, Platform.hostingController].contains($0)
                    || Platform.isNavigationController($0)
            }
            let telling = isVague == true ? nil : known
            let hosted = isVague == false ? nil : hostedView(in: statements)
            let inner = statements.lazy.compactMap(declaredType).first {
                code.context.isScreenType($0) && !Platform.isNavigationController($0)
            }
            // One of UIKit's plain screens may be any.
            let plain = known == Platform.viewController ? nil : known
            // Of several screens one is shown.
            let maker = makerType(in: making(of: screen, in: statements)) ?? makerType(in: statements.map(Syntax.init))
            let type = telling ?? hosted ?? maker ?? inner ?? plain ?? "Screen"
            let name = ExtractionNames.showing(type)
            // Two ways to a screen are told apart by how it is shown.
            let way = replaces(change) ? "switchTo" : ["present", "push"].first(where: verb.hasPrefix)
            return [name] + [way.map { $0 + name.dropFirst("show".count) }].compactMap { $0 } + [name + "Screen"]
        }
        let base = change.base
        if let method = methodOfUIKit(verb, change) {
            let segue = method.takesIdentifier ? change.arguments.first : nil
            let named = segue.flatMap(segueName).flatMap(ExtractionNames.segue)
            let left = Platform.sdk.leavesItself(verb) ? base.flatMap(nameOfScreen) : nil
            let returned =
                method.returnsToArgument
                && change.arguments.first.map(code.controller.scopes.isSelf) == true
            if let left { return [verb + left] }
            if method.returnsToArgument, !returned, let screen = typeOfScreen(change.arguments.first, in: statements) {
                let name = "returnTo" + ExtractionNames.showing(screen).dropFirst("show".count)
                return [name, name + "Screen"]
            }
            if segue != nil || !method.namesOfUse.isEmpty || returned {
                return [named].compactMap { $0 } + (returned ? ["returnToThisScreen"] : []) + method.namesOfUse
            }
        }
        let makers = [base?.trimmedText, makerType(in: statements.dropLast().map(Syntax.init))].compactMap { $0 }
        // `perform(segue: StoryboardSegue.Notes.editorSegue)`
        if let segue = change.arguments.first.flatMap(segueName),
            segue.lowercased().hasSuffix("segue"),
            let name = ExtractionNames.segue(segue)
        {
            return [name, name + "Screen"]
        }
        // `ShareSheet(url: url).present(from: self)`
        let made = base?.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
        let screens = makers.filter(code.context.isScreenType) + [made?.baseName.identifierText].compactMap { $0 }
        // `presentSupport` says what is shown, `refresh` what is done there.
        let telling =
            change.call.map(showsWhatItGives) == true
            ? [ExtractionNames.showingMade(by: verb), ExtractionNames.showingMade(by: verb) + "Screen"]
            : verb.contains(where: \.isUppercase) || !isNavigationVerb(verb) ? [verb] : []
        let others =
            isNavigationVerb(verb)
            ? [] : objects(of: change).map { verb + $0 } + typeAsked(by: base).map(ExtractionNames.showing)
        // `tabBarController?.selectedIndex = 1`
        let plain = change.value.flatMap { $0.isLiteral || $0.isImplicitMember ? $0 : nil }
        let constant = plain.flatMap(ExtractionNames.constant).map { verb + "To" + $0 }
        let known = screens.map(ExtractionNames.showing) + [constant].compactMap { $0 } + telling + others
        let titled = change.call.flatMap {
            titledNames(of: $0, called: verb, screens.first ?? typeAsked(by: base).first)
        }
        let otherwise = [ExtractionNames.inOtherWords(verb)].compactMap { $0 }
        return titled ?? known + otherwise + [verb + "Screen", verb + "NextScreen"]
    }

    /// The screen's delegate, if the call tells or asks it anything.
    func ownDelegate(calledBy call: FunctionCallExprSyntax) -> Member? {
        let called = code.rootReference(of: call.calledExpression)?.memberIDs.first.map { code.controller.members[$0] }
        return called.flatMap { code.semantics.isToldAsNavigation($0) ? $0 : nil }
    }

    /// `toggleBookmark` for `delegate?.toggleBookmark(for: post)`, `tellDelegateDidPick` where the delegate is told who tells it.
    private func namesOfTelling(_ call: FunctionCallExprSyntax) -> [String]? {
        namesOfCallingDelegate(call) { "tell" + $0 + $1.capitalizedFirst }
    }

    /// `askDelegateShouldPick` for `delegate?.picker(self, shouldPick: note)`, `askDelegateForItems` for `items(for: self)`.
    func namesOfAsking(_ call: FunctionCallExprSyntax) -> [String]? {
        namesOfCallingDelegate(call) { listener, question in
            let isSentence = ["can", "did", "has", "is", "should", "will"].contains(question.letterWords.first)
            return "ask" + listener + (isSentence ? "" : "For") + question.capitalizedFirst
        }
    }

    /// - Parameter naming: gives the name where the delegate is handed the view controller, by its own and what it is called
    ///   about.
    private func namesOfCallingDelegate(
        _ call: FunctionCallExprSyntax, _ naming: (_ listener: String, _ event: String) -> String
    ) -> [String]? {
        guard let delegate = ownDelegate(calledBy: call)?.name.capitalizedFirst else { return nil }
        let names = RegionNames(code: code)
        if let event = names.event(toldBy: call) { return [naming(delegate, event)] }
        return names.names(along: call.calledExpression).last.map { [$0, naming(delegate, $0)] }
    }

    /// The type of a screen that is told from others, `dialogs as? DialogsViewController`, by itself or by the code around.
    private func typeOfScreen(_ screen: ExprSyntax?, in statements: [CodeBlockItemSyntax]) -> String? {
        let known = screen.flatMap { code.semantics.type(of: $0)?.unwrapped.name }
        return known.flatMap { $0 != Platform.viewController && code.context.isScreenType($0) ? $0 : nil }
            ?? typesNamed(in: statements.map { Syntax($0) }).first(where: code.context.isScreenType)
    }

    /// The method of UIKit by which a screen is shown or left, or another app opened.
    private func methodOfUIKit(_ name: String, _ change: ScreenChange) -> FunctionDeclSyntax? {
        guard let call = change.call else { return nil }
        if opensElsewhere(call) { return code.semantics.function(calledBy: call) }
        return Platform.sdk.methodsOfScreens(named: name).first
    }

    /// `Notes` and `Note` of `refresh(notes)`, which tell it from a `refresh` of the app's.
    private func objects(of change: ScreenChange) -> [String] {
        guard let first = change.arguments.first, !code.controller.scopes.isSelf(first) else { return [] }
        let name = first.as(DeclReferenceExprSyntax.self)?.baseName.identifierText.capitalizedFirst
        let type = code.semantics.type(of: first)?.unwrapped.name
        return [name, type].compactMap { $0 }.filter { $0.first?.isUppercase == true && $0.allSatisfy(\.isLetter) }
    }

    /// `Login` of `Login.authenticate(from: self)`
    private func typeAsked(by base: ExprSyntax?) -> [String] {
        let name = base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
        return name.map { $0.first?.isUppercase == true ? [$0] : [] } ?? []
    }

    /// `Presented` of `presentedViewController?.dismiss()`; nil where the view controller itself leaves.
    private func nameOfScreen(_ base: ExprSyntax) -> String? {
        if code.heldScreens.contains(where: { $0.use.range == base.range && $0.member == Platform.presentedScreen }) {
            return "PresentedScreen"
        }
        if code.controller.scopes.isSelf(base) { return nil }
        guard let reference = code.rootReference(of: base) else {
            let type = code.semantics.type(of: base)?.unwrapped.name
            let screen = type.flatMap { $0 == Platform.viewController || !code.context.isScreenType($0) ? nil : $0 }
            return screen.map { ExtractionNames.showing($0).dropFirst("show".count) + "" }
        }
        if case .inherited(Platform.presentedScreen) = reference.target { return "PresentedScreen" }
        let held = reference.memberIDs.first.map { code.controller.members[$0] }
        return held.map { ExtractionNames.showing($0.name.capitalizedFirst).dropFirst("show".count) + "" }
    }

    /// `ShowDetail` for `"ShowDetail"`, `Segue.showDetail` and `Segue.showDetail.rawValue`.
    private func segueName(_ identifier: ExprSyntax) -> String? {
        if let literal = identifier.as(StringLiteralExprSyntax.self) { return literal.segments.trimmedText }
        guard let access = identifier.as(MemberAccessExprSyntax.self) else { return nil }
        let name = access.declName.baseName.identifierText
        return name == "rawValue" ? access.base.flatMap(segueName) : name
    }

    /// The type by whose name the code builds a screen: the screen's own, or else one that makes it.
    private func makerType(in nodes: [Syntax]) -> String? {
        let names = typesNamed(in: nodes)
        return names.first(where: code.context.isScreenType) ?? nameInStoryboard(nodes)
            ?? names.first { code.context.declaresType(named: $0) }
    }

    /// The words that may be types, but for those of UIKit that every screen may have to do with.
    private func typesNamed(in nodes: [Syntax]) -> [String] {
        nodes.flatMap { $0.tokens(viewMode: .sourceAccurate) }.map(\.text).filter {
            $0 != Platform.storyboard && $0 != Platform.viewController && !Platform.isNavigationController($0)
        }
    }

    /// What is shown takes the place of what was.
    private func replaces(_ change: ScreenChange) -> Bool { change.call == nil || shownList(change) != nil }

    /// The code that gives a screen: where its name is declared, or the expression itself.
    private func making(of screen: ExprSyntax, in statements: [CodeBlockItemSyntax]) -> [Syntax] {
        guard let name = screen.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
            let binding = code.controller.scopes.binding(of: name, at: Syntax(screen))
        else { return [Syntax(screen)] }
        return statements.filter { $0.range.contains(binding.position) }.map(Syntax.init)
    }

    /// `Settings` for `UIHostingController(rootView: SettingsView().environmentObject(store))`.
    private func hostedView(in statements: [CodeBlockItemSyntax]) -> String? {
        let calls = statements.lazy.flatMap { nodes(FunctionCallExprSyntax.self, in: Syntax($0)) }
        let root = calls.first { call in
            let callee = call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
            return (callee ?? call.calledExpression).trimmedText == Platform.hostingController
        }?.arguments.first?.expression
        guard let root else { return nil }
        let made = AccessPath(to: root).root.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
        // What changes a view gives some other.
        let type = made?.first?.isUppercase == true ? made : code.semantics.type(of: root)?.name
        guard let name = type?.split(separator: ".").last, name.first?.isUppercase == true else { return nil }
        return name.hasSuffix("View") && name != "View" ? String(name.dropLast("View".count)) : String(name)
    }

    /// `EditorVC` for `storyboard.instantiateViewController(withIdentifier: "editorVC")`, and `Intro` for the first screen of
    /// `UIStoryboard(name: "Intro", bundle: nil)`.
    private func nameInStoryboard(_ code: [Syntax]) -> String? {
        let calls = code.flatMap { nodes(FunctionCallExprSyntax.self, in: $0) }
        let storyboard = calls.first { $0.calledExpression.trimmedText == Platform.storyboard }
        return calls.lazy.compactMap { call -> String? in
            let method = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
            guard Platform.sdk.instanceMembers(of: Platform.storyboard).contains(method ?? "") else { return nil }
            let named = (call.arguments.isEmpty ? storyboard : call)?.arguments.first
            let words = named?.expression.literalText?.letterWords ?? []
            return words.isEmpty ? nil : words.map(\.capitalizedFirst).joined()
        }.first
    }
}

/// Ends of names that tell alike commands apart by the branch in which each is given.
extension HostCode {
    /// `WhenLocked` in `if isLocked { ... }`, `WhenNotLocked` in its `else`, `WhenSaved` in `case .saved`, and after those
    /// `ForUpdate` in a member `update`.
    func endsOfNames(at node: Syntax) -> [String] {
        let around = sequence(first: node, next: \.parent).prefix { $0.id != member.decl.id }
        let told = around.firstResult { part in
            part.parent.flatMap { Self.state(in: part, of: $0) }
        }
        return [told.map { "When" + $0 }, "For" + member.name.inCamelCase.capitalizedFirst].compactMap { $0 }
    }

    /// What is so in a part of a choice, if one word tells.
    private static func state(in part: Syntax, of node: Syntax) -> String? {
        if let label = node.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) {
            guard label.caseItems.count == 1, let pattern = label.caseItems.first?.pattern else { return nil }
            return pattern.as(ExpressionPatternSyntax.self)?.expression.as(MemberAccessExprSyntax.self)
                .map { $0.declName.baseName.identifierText.capitalizedFirst }
        }
        guard let choice = node.as(IfExprSyntax.self), choice.conditions.count == 1,
            let condition = choice.conditions.first?.condition.as(ExprSyntax.self)
        else { return nil }
        let isElse = part.id == choice.elseBody.map { Syntax($0).id }
        guard isElse || part.id == Syntax(choice.body).id else { return nil }
        return flag(in: condition).map { (isElse != $0.isNegated ? "Not" : "") + $0.name }
    }

    /// `Locked` for `isLocked`, `store.isLocked()` and `!isLocked`.
    private static func flag(in condition: ExprSyntax) -> (name: String, isNegated: Bool)? {
        if let negation = condition.as(PrefixOperatorExprSyntax.self) {
            guard negation.operator.text == "!", let plain = flag(in: negation.expression) else { return nil }
            return (plain.name, !plain.isNegated)
        }
        let asked = condition.as(FunctionCallExprSyntax.self).map {
            $0.arguments.isEmpty ? $0.calledExpression : condition
        }
        let value = asked ?? condition
        let name =
            value.as(DeclReferenceExprSyntax.self)?.baseName
            ?? value.as(MemberAccessExprSyntax.self)?.declName.baseName
        guard let text = name?.identifierText, text.withoutIs != text else { return nil }
        return (text.withoutIs, false)
    }
}
