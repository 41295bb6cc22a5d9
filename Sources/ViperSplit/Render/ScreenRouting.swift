import SwiftSyntax

/// The screens of other modules that a Wireframe asks its Router for, in a style that has one: `router.makeDetails(id: id)`.
struct ScreenRouting {
    private let router: Style.ScreenRouter
    private let layout: Layout
    private let factories: [ScreenFactory]
    private let context: AppContext
    private let controllerName: String

    /// A function of the Router that makes a screen by an expression which it hands its parameters on to.
    private struct Route {
        let name: String
        let parameters: [String]
        let screen: String
        let body: String
        let call: FunctionCallExprSyntax
        /// What the function does in the place of: the call, and how the screen is had of what that gives.
        let range: Range<Int>

        func signature(_ layout: Layout) -> String {
            let head = "func \(name)"
            let count = layout.indentation.count + head.count + " -> \(screen) {".count
            return head + layout.list(parameters, outer: layout.indentation, besides: count) + " -> \(screen)"
        }
    }

    fileprivate init(_ router: Style.ScreenRouter, _ plan: SplitPlan) {
        self.router = router
        (layout, context, controllerName) = (plan.layout, plan.context, plan.controller.name)
        factories = plan.moduleScreens.factories.values.flatMap(\.self)
    }

    /// The text of the Wireframe's file in which it asks the Router.
    func asked(in text: String) throws -> String {
        let edits = try routes(in: text).map { route -> TextEdit in
            let arguments = route.call.arguments.trimmedText
            return TextEdit(range: route.range, replacement: "\(router.name).\(route.name)(\(arguments))")
        }
        return try text.applying(edits.sorted())
    }

    /// The text of a file with what the Router is asked for, where the file declares the Router or its interface.
    ///
    /// - Parameter wireframe: the text of the Wireframe's file.
    func answered(in text: String, for wireframe: String) throws -> String {
        let routes = try routes(in: wireframe).reduce(into: [Route]()) { routes, route in
            if !routes.contains(where: { $0.signature(layout) == route.signature(layout) }) { routes.append(route) }
        }
        if routes.isEmpty { return text }
        var skeleton = try Skeleton(asItIs: text, layout)
        let signatures = routes.map { layout.indentation + $0.signature(layout) }
        skeleton.require(signatures.joined(separator: "\n"), in: skeleton.memberBlock(ofProtocol: router.interface))
        let functions = zip(routes, signatures).map { route, signature in
            "\(signature) {\n\(layout.indentation)\(layout.indentation)\(route.body)\n\(layout.indentation)}\n"
        }
        skeleton.append(
            functions.joined(separator: "\n"), to: skeleton.memberBlock(ofExtensionAdopting: router.interface))
        return try skeleton.render()
    }

    /// Whether a file declares the Router or its interface.
    func isAsked(in text: String) throws -> Bool {
        let declared = topLevelDeclarations(of: try readUnit(SourceFile(path: "", text: text)).tree)
        return declared.flatMap(\.declaredNames).contains { [router.type, router.interface].contains($0) }
    }

    // MARK: - Routes

    private func routes(in text: String) throws -> [Route] {
        let unit = try readUnit(SourceFile(path: "", text: text))
        let all = nodes(FunctionCallExprSyntax.self, in: Syntax(unit.tree)).compactMap { route($0, in: unit) }
        // What another screen is made with is made for it, and one name is for one screen.
        return all.filter { route in
            all.first { $0.name == route.name }?.screen == route.screen
                && !all.contains { $0.range != route.range && $0.range.contains(route.range.lowerBound) }
        }
    }

    /// Nil if the call makes no screen, or if the Router can't be asked for it in its place.
    private func route(_ call: FunctionCallExprSyntax, in unit: SourceUnit) -> Route? {
        guard call.trailingClosures.isEmpty, let function = functionAround(call), !isHidden(in: function),
            let (screen, access, parameters) = made(by: call), mayBeReturned(screen),
            let name = moduleStem(of: screen), let taken = taken(by: call, of: parameters),
            !names(typeOf: screen, in: taken)
        else { return nil }
        let outer = call.parent?.as(MemberAccessExprSyntax.self)
        let isAccessed = outer.map { $0.base?.id == call.id && "." + $0.declName.baseName.text == access } ?? false
        if !access.isEmpty, !isAccessed { return nil }
        let handedOn = taken.map { parameter in
            let label = parameter.firstName.tokenKind == .wildcard ? "" : "\(parameter.firstName.text): "
            return label + parameter.writtenName
        }
        let callee = call.calledExpression.trimmedText
        return Route(
            name: "make\(name)", parameters: taken.map(\.withoutDefault), screen: screen,
            body: "\(callee)(\(handedOn.joined(separator: ", ")))\(access)", call: call,
            range: isAccessed ? outer?.range ?? call.range : call.range)
    }

    /// The function whose own code a call is, and not that of a closure or of a function in it; nil for code that is there since
    /// some version only.
    private func functionAround(_ call: FunctionCallExprSyntax) -> FunctionDeclSyntax? {
        let around = sequence(first: Syntax(call), next: \.parent)
        let first = around.first { $0.is(ClosureExprSyntax.self) || $0.is(FunctionDeclSyntax.self) }
        guard let function = first?.as(FunctionDeclSyntax.self),
            function.parent?.is(MemberBlockItemSyntax.self) == true,
            nodes(AvailabilityConditionSyntax.self, in: Syntax(function)).isEmpty,
            !Modifiers(DeclSyntax(function), default: .internal).attributes.contains("available")
        else { return nil }
        return function
    }

    /// Whether a function of another file may have a screen as its result, wherever the code is that asks for it.
    private func mayBeReturned(_ screen: String) -> Bool {
        guard screen != controllerName else { return false }
        let declared = context.types(named: screen).map(\.decl)
        return declared.allSatisfy { decl in
            let modifiers = Modifiers(decl, default: .internal)
            let generics = decl.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
            return modifiers.access.crossesFiles && !modifiers.attributes.contains("available") && generics == nil
        }
    }

    /// A local name stands before the property's.
    private func isHidden(in function: FunctionDeclSyntax) -> Bool {
        nodes(IdentifierPatternSyntax.self, in: Syntax(function)).contains {
            $0.identifier.identifierText == router.name
        }
            || function.parameterNames.contains(router.name)
    }

    /// The screen that a call makes, how it is had of what the call gives, and what may be called so.
    private func made(by call: FunctionCallExprSyntax) -> (String, String, [FunctionParameterListSyntax])? {
        if let factory = factories.first(where: { $0.callee == call.calledExpression.trimmedText }) {
            let found = context.members(of: factory.owner).compactMap { member -> FunctionParameterListSyntax? in
                guard let function = member.as(FunctionDeclSyntax.self) else {
                    return member.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
                }
                return factory.callee.hasSuffix(".\(function.name.text)")
                    ? function.signature.parameterClause.parameters : nil
            }
            return (factory.screen, factory.access, found)
        }
        guard let screen = call.calledExpression.bareName, context.isScreenType(screen), !Platform.sdk.declares(screen)
        else { return nil }
        let initializers = context.members(of: screen).compactMap { $0.as(InitializerDeclSyntax.self) }
        return (screen, "", initializers.map(\.signature.parameterClause.parameters))
    }

    /// A type that is written without the screen's name before it.
    private func names(typeOf screen: String, in parameters: [FunctionParameterSyntax]) -> Bool {
        let nested = Set(context.members(of: screen).filter { MemberShape($0).kind == .type }.flatMap(\.declaredNames))
        return parameters.contains { parameter in
            parameter.type.tokens(viewMode: .sourceAccurate).contains { nested.contains($0.identifierText) }
        }
    }

    /// The parameters that a call has arguments for; nil if nothing in sight tells their types, or they are of a sort that can't
    /// be handed on.
    private func taken(
        by call: FunctionCallExprSyntax, of candidates: [FunctionParameterListSyntax]
    ) -> [FunctionParameterSyntax]? {
        if call.arguments.isEmpty { return [] }
        let fitting = candidates.compactMap { parameters -> [FunctionParameterSyntax]? in
            var rest = call.labels[...]
            let taken = parameters.filter { parameter in
                let label = parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.identifierText
                guard let first = rest.first, first == label else { return false }
                rest = rest.dropFirst()
                return true
            }
            return rest.isEmpty ? Array(taken) : nil
        }
        guard fitting.count == 1, let taken = fitting.first,
            taken.allSatisfy({ $0.ellipsis == nil && !$0.type.trimmedText.contains("inout") && $0.name != "_" })
        else { return nil }
        return taken
    }
}

extension FunctionParameterSyntax {
    /// `for id: Int` of `for id: Int = 3`
    fileprivate var withoutDefault: String {
        [firstName.text, secondName?.text].compactMap { $0 }.joined(separator: " ") + ": \(type.trimmedText)"
    }
}

extension SplitPlan {
    /// Nil where the style has nobody who is asked for screens, or the module is there already.
    var screenRouting: ScreenRouting? {
        if style.isExisting { return nil }
        return style.router.map { router in
            ScreenRouting(
                Style.ScreenRouter(
                    type: router.type.filled(moduleName: moduleName), interface: interfaceName(router.interface),
                    name: router.name), self)
        }
    }

    /// The text of a new file in which screens are made by who makes them in the style and in the app.
    func withScreensOfOthers(_ text: String, of file: String, header: String) throws -> String {
        let own = try moduleScreens.putIn(text)
        guard let routing = screenRouting,
            let wireframe = components.first(where: { $0.role == .wireframe })?.file
        else { return own }
        if file == wireframe { return try routing.asked(in: own) }
        guard try routing.isAsked(in: own) else { return own }
        let asking = try moduleScreens.putIn(try moduleFile(wireframe, header: header))
        var skeleton = try Skeleton(asItIs: try routing.answered(in: own, for: asking), layout)
        try imports.complete(&skeleton, namesOthers: true)
        return try skeleton.render()
    }
}
