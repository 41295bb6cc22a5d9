import SwiftSyntax

/// The screens of other modules that the Wireframe asks the Router for, in a style that has one: `router.makeDetails(id: id)`.
struct ScreenRouting {
    private let router: Style.ScreenRouter
    private let plan: SplitPlan
    private let factories: [ScreenFactory]
    /// What the Router does for the Wireframe, each once.
    private var routes: [Route] = []

    /// A function of the Router that makes a screen by an expression which it hands its parameters on to.
    private struct Route: Hashable {
        let name: String
        let labels: [String?]
        let parameters: [String]
        let screen: String
        let body: String
    }

    /// A call in the place of which the Router is asked.
    private struct Asked {
        let route: Route
        /// `DetailsViewController` of `DetailsViewController(id: id)`
        let callee: Range<Int>
        /// How the screen is had of what the call gives.
        let access: Range<Int>?
    }

    fileprivate init(_ router: Style.ScreenRouter, _ plan: SplitPlan, wireframe: String) throws {
        (self.router, self.plan) = (router, plan)
        factories = plan.moduleScreens.factories.values.flatMap(\.self)
        routes = try askedFor(in: wireframe).map(\.route).reduce(into: []) { routes, route in
            if !routes.contains(route) { routes.append(route) }
        }
    }

    /// The text of the Wireframe's file in which it asks the Router.
    func asked(in text: String) throws -> String {
        let edits = try askedFor(in: text).flatMap { asked in
            [TextEdit(range: asked.callee, replacement: "\(router.name).\(asked.route.name)")]
                + (asked.access.map { [TextEdit(range: $0, replacement: "")] } ?? [])
        }
        return try text.applying(edits.sorted())
    }

    /// Gives the Router what it is asked for, or its interface, where a file declares them.
    ///
    /// - Returns: whether the file has either.
    func answer(in skeleton: inout Skeleton) throws -> Bool {
        if routes.isEmpty { return false }
        let declared = declaredTypes(in: skeleton.text)
        if declared.contains(router.interface) {
            let requirements = try self.requirements.groups().joined(separator: "\n")
            skeleton.require(requirements, in: skeleton.memberBlock(ofProtocol: router.interface))
        }
        if declared.contains(router.type) {
            let block =
                skeleton.memberBlock(ofExtensionAdopting: router.interface)
                ?? skeleton.memberBlock(ofClass: router.type)
            skeleton.append(functions.map { $0 + "\n" }.joined(separator: "\n"), to: block)
        }
        return declared.contains(router.interface) || declared.contains(router.type)
    }

    // MARK: - Functions

    private var functions: [String] {
        let indentation = plan.layout.indentation
        return routes.map { route in
            let head = "func \(route.name)"
            let result = " -> \(route.screen)"
            let count = indentation.count + head.count + result.count + " {".count
            let list = plan.layout.list(route.parameters, outer: indentation, besides: count)
            return "\(indentation)\(head)\(list)\(result) {\n\(indentation)\(indentation)\(route.body)\n\(indentation)}"
        }
    }

    private var requirements: RequirementList {
        get throws {
            let text = "class \(router.type) {\n" + functions.joined(separator: "\n\n") + "\n}\n"
            let unit = try readUnit(SourceFile(path: "", text: text))
            let stand = try readController([unit], named: router.type)
            let graph = Analysis(stand, plan.context.with(given: [unit])).graph
            return RequirementList(
                layout: plan.layout,
                entries: stand.members.map { (Signature($0, in: graph, plan.layout), Contracts.Demand()) })
        }
    }

    // MARK: - Calls

    /// One name is for one screen, and one function makes it in one way.
    private func askedFor(in text: String) throws -> [Asked] {
        let unit = try readUnit(SourceFile(path: "", text: text))
        let scopes = Scopes(of: [unit.tree])
        let all = nodes(FunctionCallExprSyntax.self, in: Syntax(unit.tree)).compactMap { asked(in: $0, scopes) }
        return all.filter { asked in
            all.first { $0.route.name == asked.route.name }?.route.screen == asked.route.screen
                && all.first { $0.route.name == asked.route.name && $0.route.labels == asked.route.labels }?.route
                    == asked.route
        }
    }

    /// Nil if the call makes no screen of another module, or if the Router can't be asked for it in its place.
    private func asked(in call: FunctionCallExprSyntax, _ scopes: Scopes) -> Asked? {
        guard let made = plan.context.screen(madeBy: call, orBy: factories), made.name != plan.controller.name,
            let name = moduleStem(of: made.name),
            plan.context.declaration(ofType: made.name).map({ plan.isOfThisModule($0.path) }) ?? true,
            mayBeAsked(inPlaceOf: call, scopes)
        else { return nil }
        let outer = call.parent?.as(MemberAccessExprSyntax.self)
        if !made.access.isEmpty {
            guard let outer, outer.base?.id == call.id, "." + outer.declName.trimmedText == made.access else {
                return nil
            }
        }
        let end = call.range.upperBound
        let arguments = made.parameters.map { parameter in
            (parameter.label.map { $0.writtenAsLabel + ": " } ?? "") + parameter.writtenName
        }
        return Asked(
            route: Route(
                name: "make\(name)", labels: call.labels, parameters: made.parameters.map(\.withoutDefault),
                screen: made.name,
                body: "\(call.calledExpression.trimmedText)(\(arguments.joined(separator: ", ")))\(made.access)"),
            callee: call.calledExpression.range,
            access: made.access.isEmpty ? nil : outer.map { end..<$0.range.upperBound })
    }

    /// Whether the Wireframe reaches its Router where a call stands: in a method of its own, and not in a closure there, which may
    /// live for longer.
    private func mayBeAsked(inPlaceOf call: FunctionCallExprSyntax, _ scopes: Scopes) -> Bool {
        let around = Array(sequence(first: Syntax(call), next: \.parent))
        let code = around.first { $0.is(ClosureExprSyntax.self) || $0.is(AccessorBlockSyntax.self) || $0.isFunction }
        guard let function = code?.as(FunctionDeclSyntax.self), let item = function.parent, item.isMember,
            function.body?.range.contains(call.range.lowerBound) == true, !isLimited(DeclSyntax(function)),
            Set(function.modifiers.map(\.name.text)).isDisjoint(with: ["static", "class", "nonisolated"]),
            item.isMemberOfType(named: plan.typeName(of: .wireframe)),
            nodes(AvailabilityConditionSyntax.self, in: Syntax(function)).isEmpty,
            !around.contains(where: { $0.is(IfConfigDeclSyntax.self) })
        else { return false }
        let calls = around.dropFirst().compactMap { $0.as(FunctionCallExprSyntax.self) }
        let operators = around.flatMap { $0.children(viewMode: .sourceAccurate) }.flatMap {
            $0.is(ExprListSyntax.self) ? Array($0.children(viewMode: .sourceAccurate)) : [$0]
        }.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        let subscripts = around.compactMap { $0.as(SubscriptCallExprSyntax.self)?.arguments.range }
        let names = [router.name] + [call.calledExpression.firstToken(viewMode: .sourceAccurate)?.identifierText ?? ""]
        return names.allSatisfy { scopes.binding(of: $0, at: Syntax(call)) == nil }
            && calls.allSatisfy { !mayBeLater($0) } && !operators.contains(where: takesCode)
            && !subscripts.contains { $0.contains(call.range.lowerBound) }
    }

    private func mayBeLater(_ call: FunctionCallExprSyntax) -> Bool {
        let access = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
        guard let name = access ?? call.calledExpression.bareName else { return true }
        return takesCode(name)
    }

    /// A function of the app by that name, a type's initialiser, or a value that is called takes what it is given as code.
    private func takesCode(_ name: String) -> Bool {
        let files = plan.context.otherTrees(naming: "autoclosure") + plan.controller.units.map(\.tree)
        return files.flatMap { nodes(FunctionParameterSyntax.self, in: Syntax($0)) }.contains { parameter in
            let decl = sequence(first: Syntax(parameter), next: \.parent).lazy.compactMap { DeclSyntax($0) }.first
            return parameter.type.trimmedText.contains("@autoclosure")
                && (decl?.declaredNames.contains { $0 == name || $0 == "callAsFunction" } == true
                    || decl?.is(InitializerDeclSyntax.self) == true
                        && (name == "init" || name.first?.isUppercase == true))
        }
    }
}

extension Syntax {
    fileprivate var isFunction: Bool { self.is(FunctionDeclSyntax.self) || self.is(InitializerDeclSyntax.self) }

    fileprivate var isMember: Bool { self.is(MemberBlockItemSyntax.self) }

    /// A member stands in a class at file level, or in an extension of that.
    fileprivate func isMemberOfType(named name: String) -> Bool {
        guard let decl = parent?.parent?.parent, decl.parent?.is(CodeBlockItemSyntax.self) == true else { return false }
        return decl.as(ClassDeclSyntax.self)?.name.text == name
            || decl.as(ExtensionDeclSyntax.self)?.extendedName == name
    }
}

extension FunctionParameterSyntax {
    fileprivate var label: String? { firstName.tokenKind == .wildcard ? nil : firstName.identifierText }

    /// `for id: Int` of `for id: Int = 3`
    fileprivate var withoutDefault: String {
        [firstName.text, secondName?.text].compactMap { $0 }.joined(separator: " ") + ": \(type.trimmedText)"
    }
}

extension SplitPlan {
    /// Nil where the style has nobody who is asked for screens, or the module is there already.
    var screenRouting: ScreenRouting? {
        get throws {
            guard !style.isExisting, let router = style.router,
                let wireframe = components.first(where: { $0.role == .wireframe })?.file
            else { return nil }
            let text = try moduleScreens.putIn(try moduleFile(wireframe, header: ""))
            return try ScreenRouting(router.filled(in: self), self, wireframe: text)
        }
    }

    /// The text of a file in which screens are made by who makes them in the style and in the app.
    func newFile(_ file: String, header: String, _ routing: ScreenRouting?) throws -> String {
        let text = try moduleScreens.putIn(try moduleFile(file, header: header, routing))
        let isWireframe = components.contains { $0.role == .wireframe && $0.file == file }
        return isWireframe ? try routing?.asked(in: text) ?? text : text
    }
}

extension Style.ScreenRouter {
    /// The names that they are in a module.
    func filled(in plan: SplitPlan) -> Style.ScreenRouter {
        Style.ScreenRouter(
            type: type.filled(moduleName: plan.moduleName), interface: plan.interfaceName(interface), name: name)
    }
}
