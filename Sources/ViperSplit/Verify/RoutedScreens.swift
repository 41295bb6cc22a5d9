import SwiftSyntax

extension Intent {
    /// Files in which the Wireframe makes screens by itself again, where the Router does it for it, and the Router has nothing of
    /// them any more.
    ///
    /// What makes each of them is read in the app, and the Router has to hand on all that it is given.
    func makingScreensInTheWireframe(_ files: [SourceFile]) throws -> [SourceFile] {
        guard let router, !router.isThere, let wireframe = type(of: .wireframe) else { return files }
        let units = try files.enumerated().map { try readUnit($0.element, index: $0.offset) }
        let scopes = Scopes(of: units.map(\.tree))
        let known = routes(of: router, in: units)
        var edits: [[TextEdit]] = units.map { _ in [] }
        var asked: Set<String> = []
        for (unit, call) in units.flatMap({ unit in unit.calls(in: wireframe).map { (unit, $0) } }) {
            guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
                access.base?.bareName == router.name, scopes.binding(of: router.name, at: Syntax(call)) == nil
            else { continue }
            let name = Member.fullName(access.declName.baseName.text, labels: call.labels)
            guard let route = known[name] else { continue }
            asked.insert(name)
            let end = call.range.upperBound
            edits[unit.index] += [
                TextEdit(range: access.range, replacement: route.callee),
                TextEdit(range: end..<end, replacement: route.access),
            ]
        }
        for place in asked.sorted().compactMap({ known[$0] }).flatMap(\.places) {
            edits[place.unit].append(TextEdit(range: place.range, replacement: ""))
        }
        return try zip(files, edits).map { file, edits in
            SourceFile(path: file.path, text: try file.text.applying(edits.sorted()))
        }
    }

    /// The functions of the Router that make a screen, and that its interface requires, by name and labels.
    private func routes(of router: Router, in units: [SourceUnit]) -> [String: Route] {
        let factories = moduleFactories.flatMap(app.screenFactories)
        let required = router.interface.map { interface in units.flatMap { $0.functions(in: interface) } }
        let all = units.flatMap { $0.functions(in: router.type) }
        return all.reduce(into: [:]) { routes, place in
            let name = place.name
            guard all.filter({ $0.name == name }).count == 1, let made = place.function.screenMade(in: app, factories)
            else { return }
            let requirements = required?.filter { $0.name == name } ?? []
            let isRequired =
                requirements.map(\.function.signature.trimmedText) == [place.function.signature.trimmedText]
            guard required == nil || isRequired else { return }
            routes[name] = Route(
                callee: made.callee, access: made.access, places: ([place] + requirements).map { ($0.unit, $0.range) })
        }
    }
}

/// What is done in the place of a function of the Router, and where that and what requires it stand.
private struct Route {
    let callee: String
    let access: String
    let places: [(unit: Int, range: Range<Int>)]
}

private struct PlacedFunction {
    let function: FunctionDeclSyntax
    let unit: Int

    var name: String { Member.fullName(function.name.text, labels: function.parameterLabels) }
    var range: Range<Int> { function.range }
}

extension SourceUnit {
    private func groups(of type: String) -> [any DeclGroupSyntax] {
        topLevelDeclarations(of: tree).filter { decl in
            decl.as(ExtensionDeclSyntax.self)?.extendedName == type
                || decl.asProtocol((any NamedDeclSyntax).self)?.name.identifierText == type
        }.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
    }

    fileprivate func calls(in type: String) -> [FunctionCallExprSyntax] {
        groups(of: type).flatMap { nodes(FunctionCallExprSyntax.self, in: Syntax($0)) }
    }

    fileprivate func functions(in type: String) -> [PlacedFunction] {
        groups(of: type).flatMap(\.memberBlock.members).compactMap { $0.decl.as(FunctionDeclSyntax.self) }.map {
            PlacedFunction(function: $0, unit: index)
        }
    }
}

extension FunctionDeclSyntax {
    /// What a function calls that does nothing but make a screen with all that it is given, and give it.
    ///
    /// - Returns: nil if it does anything else, or takes other types.
    fileprivate func screenMade(
        in app: AppContext, _ factories: [ScreenFactory]
    ) -> (callee: String, access: String)? {
        let parameters = Array(signature.parameterClause.parameters)
        guard let body, body.statements.count == 1, let value = body.statements.first?.action,
            attributes.isEmpty, modifiers.isEmpty, genericParameterClause == nil, signature.effectSpecifiers == nil,
            let call = value.as(FunctionCallExprSyntax.self)
                ?? value.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self),
            let made = app.screen(madeBy: call, orBy: factories),
            made.name == signature.returnClause?.type.trimmedText
        else { return nil }
        let callee = call.calledExpression
        let access = value.as(MemberAccessExprSyntax.self).map { "." + $0.declName.trimmedText } ?? ""
        let names = parameters.map(\.name)
        guard access == made.access, call.labels == parameterLabels,
            call.arguments.map(\.expression.bareName) == names.map(Optional.some),
            parameters.allSatisfy({ $0.defaultValue == nil }),
            parameters.map(\.type.trimmedText) == made.parameters.map(\.type.trimmedText),
            !callee.tokens(viewMode: .sourceAccurate).contains(where: { names.contains($0.identifierText) })
        else { return nil }
        return (callee.trimmedText, access)
    }
}

/// The Router and its interface have what the style gives them, and nothing that the Wireframe doesn't ask for.
func checkRouter(_ output: Output) -> [String] {
    guard let router = output.intent.router, !router.isThere else { return [] }
    return [router.type, router.interface].compactMap(\.self).flatMap { type -> [String] in
        let known = output.styleTypes[type]?.members.map(\.decl.trimmedText) ?? []
        let added = output.types[type]?.members.filter { !known.contains($0.decl.trimmedText) } ?? []
        return added.map { "`\(type)` has `\($0.name)`, which nobody asks for" }
    }
}
