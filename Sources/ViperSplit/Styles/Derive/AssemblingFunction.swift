import SwiftSyntax

/// A function or initialiser of a skeleton that makes the presenter.
///
/// ## Before
/// ```swift
/// static func createModule() -> UIViewController {
///     let view = XViewController()
///     let presenter = XPresenter()
///     view.presenter = presenter
///     return view
/// }
/// ```
/// ## After
/// ```swift
/// static func createModule() -> UIViewController {
///     let view = XViewController()
///     return view
/// }
///
/// static func assemble(_ view: XViewController) -> XPresenterProtocol {
///     let presenter = XPresenter()
///     view.presenter = presenter
///     return presenter
/// }
/// ```
///
/// One that is given its view controller stays as it is, and is called.
struct AssemblingFunction {
    let file: String
    /// The type that has the function.
    let owner: String
    private let decl: DeclSyntax
    private let body: CodeBlockSyntax
    private let unit: SourceUnit

    init?(_ decl: DeclSyntax, of owner: String, in file: String, _ unit: SourceUnit) {
        guard let body = decl.as(FunctionDeclSyntax.self)?.body ?? decl.as(InitializerDeclSyntax.self)?.body else {
            return nil
        }
        (self.file, self.owner, self.decl, self.body, self.unit) = (file, owner, decl, body, unit)
    }

    var name: String { owner + "." + (decl.as(FunctionDeclSyntax.self)?.name.text ?? "init") }

    private var isInitializer: Bool { decl.is(InitializerDeclSyntax.self) }

    private var isStatic: Bool {
        decl.as(FunctionDeclSyntax.self)?.modifiers.contains { ["static", "class"].contains($0.name.text) } ?? false
    }

    private var parameters: [FunctionParameterSyntax] {
        let clause =
            decl.as(FunctionDeclSyntax.self)?.signature.parameterClause
            ?? decl.as(InitializerDeclSyntax.self)?.signature.parameterClause
        return Array(clause?.parameters ?? [])
    }

    func makes(_ type: String) -> Bool { making(of: type, in: Syntax(body)) != nil }

    private func making(of type: String, in node: Syntax) -> FunctionCallExprSyntax? {
        nodes(FunctionCallExprSyntax.self, in: node).first {
            [type, type + ".init"].contains($0.calledExpression.trimmedText)
        }
    }

    // MARK: - The screen

    /// The view controller that the function assembles a module for.
    enum Screen {
        /// It makes or fetches one, in one of its statements.
        case made(CodeBlockItemSyntax, name: String)
        case given(FunctionParameterSyntax)

        var name: String {
            switch self {
            case .made(_, let name): name
            case .given(let parameter): parameter.name
            }
        }
    }

    func screen(_ module: AssembledModule) -> Screen? {
        for statement in body.statements {
            guard let (name, source) = binding(of: statement),
                source.contains(where: { $0.tokens(viewMode: .sourceAccurate).contains { $0.text == module.view.type } }
                )
            else { continue }
            let cast = castName(in: Syntax(statement), to: module.view.type)
            if let given = parameters.first(where: { $0.name == cast }) {
                return assigns(module.link.name) ? .given(given) : nil
            }
            return .made(statement, name: name)
        }
        let types = module.viewInterfaces.union([module.view.type])
        guard assigns(module.link.name) else { return nil }
        return parameters.first { types.contains($0.type.trimmedText) }.map { .given($0) }
    }

    private func assigns(_ property: String) -> Bool { !assignments(to: property, in: Syntax(body)).isEmpty }

    /// The one name that a statement binds for what follows, with its type and its value.
    private func binding(of statement: CodeBlockItemSyntax) -> (name: String, source: [Syntax])? {
        let variable = statement.item.as(VariableDeclSyntax.self)?.bindings
        let test = statement.item.as(GuardStmtSyntax.self)?.conditions
        if let binding = variable?.first, variable?.count == 1 {
            let source = [binding.typeAnnotation.map(Syntax.init), binding.initializer.map(Syntax.init)]
            return (binding.pattern.trimmedText, source.compactMap { $0 })
        }
        guard test?.count == 1, let binding = test?.first?.condition.as(OptionalBindingConditionSyntax.self) else {
            return nil
        }
        let source = [binding.typeAnnotation.map(Syntax.init), binding.initializer.map(Syntax.init)]
        return (binding.pattern.trimmedText, source.compactMap { $0 })
    }

    // MARK: - Edits

    /// - Parameter unset: the links that nothing sets yet.
    func edits(_ module: AssembledModule, unset: [Link], _ reader: StyleReader) throws(SplitError) -> [TextEdit] {
        guard let screen = screen(module) else { return [] }
        switch screen {
        case .given(let parameter): return try callingEdits(parameter, module, unset, reader)
        case .made(let statement, _): return try dividingEdits(screen, statement, module, unset, reader)
        }
    }

    private var indentation: String { unit.indentation(at: decl.range.lowerBound) }

    private func function(_ view: String, _ statements: [String], _ module: AssembledModule) -> String {
        let lines = statements.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
            .map { $0.isEmpty ? "\n" : "\(indentation)    \($0)\n" }.joined()
        return """


            \(indentation)/// Builds the rest of the module around a view controller that a storyboard or other code created.
            \(indentation)static func assemble(_ \(view): \(module.view.type)) -> \(module.result) {
            \(lines)\(indentation)}
            """
    }

    /// The function is called with the view controller, whose presenter it sets.
    private func callingEdits(
        _ parameter: FunctionParameterSyntax, _ module: AssembledModule, _ unset: [Link], _ reader: StyleReader
    ) throws(SplitError) -> [TextEdit] {
        guard !isInitializer, parameters.allSatisfy({ $0.id == parameter.id || $0.defaultValue != nil }) else {
            throw reader.refused("`\(name)` needs more than the view controller; write a static function that doesn't")
        }
        let view = Screen.given(parameter).name
        let function = decl.as(FunctionDeclSyntax.self)?.name.text ?? ""
        let label = parameter.firstName.tokenKind == .wildcard ? "" : parameter.firstName.text + ": "
        let call = "\(isStatic ? "" : owner + "().")\(function)(\(label)view)"
        var links = LinkSetting(module, unset, view: view, own: "self")
        let (edits, lines) = try links.set(in: Array(body.statements), self, reader)
        // What it hands on has to know the class, unless it casts it.
        let isInterface =
            module.viewInterfaces.contains(parameter.type.trimmedText)
            && castName(in: Syntax(body), to: module.view.type) == nil
        let isRequired = reader.protocols.contains { interface in
            reader.adopted(by: owner).contains(interface.name.text)
                && interface.memberBlock.members.contains { MemberShape($0.decl).names.contains(function) }
        }
        if isInterface, isRequired {
            throw reader.refused(
                "`\(name)` is given a `\(parameter.type.trimmedText)`, on which no wireframe can present; let it and "
                    + "the protocol that requires it take `\(module.view.type)`")
        }
        let type = isInterface ? [TextEdit(range: parameter.type.range, replacement: module.view.type)] : []
        let end = body.rightBrace.position.utf8Offset
        let inner = lines.map { "\n\(indentation)    \($0)" }.joined()
        let last = decl.range.upperBound
        return edits + type + looksEdits(view, module) + castEdits(view, module)
            + chainEdits(Syntax(body), view, module)
            + (inner.isEmpty ? [] : [TextEdit(range: end..<end, replacement: inner)])
            + [
                TextEdit(
                    range: last..<last,
                    replacement: self.function("view", [call, "return view.\(module.link.name)"], module))
            ]
    }

    /// Leaves out how the function styles the view controller that it is given.
    private func looksEdits(_ view: String, _ module: AssembledModule) -> [TextEdit] {
        let casts = Array(body.statements).filter { castName(in: Syntax($0), to: module.view.type) == view }
        let names = Set([view] + casts.compactMap { binding(of: $0)?.name })
        return Array(body.statements).filter { module.isOnlyAboutScreen($0, called: names) }.map {
            TextEdit(range: $0.position.utf8Offset..<$0.range.upperBound, replacement: "")
        }
    }

    /// Behind `let controller = view as! XViewController`, whose class the links need, `view` is `controller`.
    private func castEdits(_ view: String, _ module: AssembledModule) -> [TextEdit] {
        let statements = Array(body.statements)
        guard let place = statements.firstIndex(where: { castName(in: Syntax($0), to: module.view.type) == view }),
            let name = binding(of: statements[place])?.name
        else { return [] }
        return statements[(place + 1)...].flatMap { renaming(view, to: name, in: $0) }
    }

    /// The function is divided: what makes the view controller and hands it out stays, the rest assembles the module.
    private func dividingEdits(
        _ screen: Screen, _ statement: CodeBlockItemSyntax, _ module: AssembledModule, _ unset: [Link],
        _ reader: StyleReader
    ) throws(SplitError) -> [TextEdit] {
        let division = try Division(Array(body.statements), screen: statement, name: screen.name, module) { names in
            reader.refused("`\(name)` can't be divided: \(names)")
        }
        let given = Set(parameters.map { $0.name })
        if let name = division.assembly.lazy.flatMap(usedNames).first(where: given.contains) {
            throw reader.refused(
                "`\(self.name)` hands `\(name)` on, which nobody gives where a view controller assembles its module by "
                    + "itself; let the function make it")
        }
        var links = LinkSetting(module, unset, view: screen.name, own: "wireframe")
        let (linkEdits, lines) = try links.set(in: division.assembly, self, reader)
        let (instance, selfEdits) = try ownInstance(division.assembly, screen.name, module, reader)
        var edits = linkEdits + selfEdits
        let isSet = division.assembly.contains { !assignments(to: module.link.name, in: Syntax($0)).isEmpty }
        for part in division.assembly {
            edits += renaming(division.alias, to: screen.name, in: part)
            edits +=
                isSet
                ? chainEdits(Syntax(part), screen.name, module)
                : presenterEdits(Syntax(part), screen.name, module, links.presenterName)
        }
        let texts = try division.assembly.map { (part) throws(SplitError) in try text(of: part, with: edits, reader) }
        let constructor = isInitializer ? privateInitializer(module) : ""
        let end = decl.range.upperBound
        var result = (division.assembly + division.dropped).map {
            TextEdit(range: $0.position.utf8Offset..<$0.range.upperBound, replacement: "")
        }
        let made = "let \(screen.name) = \(module.view.type)()"
        result.append(TextEdit(range: statement.range, replacement: made))
        for part in division.making where part.id != statement.id {
            result +=
                chainEdits(Syntax(part), screen.name, module) + renaming(division.alias, to: screen.name, in: part)
        }
        let statements = instance + texts + lines + ["return \(links.presenterName)"]
        result.append(
            TextEdit(range: end..<end, replacement: constructor + function(screen.name, statements, module)))
        return result
    }

    /// A statement with its comments, at no indentation.
    private func text(
        of statement: CodeBlockItemSyntax, with edits: [TextEdit], _ reader: StyleReader
    ) throws(SplitError) -> String {
        let comment = statement.firstToken(viewMode: .sourceAccurate).flatMap {
            commentRanges($0.leadingTrivia, at: $0.position.utf8Offset).first?.range.lowerBound
        }
        let start = comment ?? statement.range.lowerBound
        guard let text = try? unit.text(start..<statement.range.upperBound, with: edits.sorted()) else {
            throw reader.refused("`\(name)` can't be divided; write a static function that assembles the module")
        }
        return text.withoutIndentation(unit.indentation(at: start))
    }

    private func renaming(_ alias: String?, to name: String, in node: CodeBlockItemSyntax) -> [TextEdit] {
        nodes(DeclReferenceExprSyntax.self, in: Syntax(node))
            .filter { $0.baseName.text == alias && $0.parent?.as(MemberAccessExprSyntax.self)?.declName.id != $0.id }
            .map { TextEdit(range: $0.range, replacement: name) }
    }

    /// `view?.presenter?.router` where neither is optional any more, nor `view!`.
    private func chainEdits(_ node: Syntax, _ view: String, _ module: AssembledModule) -> [TextEdit] {
        func isCertain(_ expression: ExprSyntax) -> Bool {
            if let access = expression.as(MemberAccessExprSyntax.self) {
                var base = access.base
                if let chain = base?.as(OptionalChainingExprSyntax.self) { base = chain.expression }
                return access.declName.baseName.text == module.link.name && base?.trimmedText == view
            }
            return expression.trimmedText == view
        }
        return nodes(in: node).compactMap { node in
            if let chain = node.as(OptionalChainingExprSyntax.self), isCertain(chain.expression) {
                return TextEdit(range: chain.questionMark.range, replacement: "")
            }
            if let force = node.as(ForceUnwrapExprSyntax.self), isCertain(force.expression) {
                return TextEdit(range: force.exclamationMark.range, replacement: "")
            }
            return nil
        }
    }

    /// `view.presenter` of a view controller that was made with its presenter: it hasn't one before the assembly returns.
    private func presenterEdits(
        _ node: Syntax, _ view: String, _ module: AssembledModule, _ presenter: String
    ) -> [TextEdit] {
        nodes(MemberAccessExprSyntax.self, in: node)
            .filter { $0.declName.baseName.text == module.link.name && $0.base?.trimmedText == view }
            .map { TextEdit(range: $0.range, replacement: presenter) }
    }

    // MARK: - The function's own instance

    /// Where the function belongs to an instance, the wireframe, the assembly needs one of its own.
    private func ownInstance(
        _ statements: [CodeBlockItemSyntax], _ view: String, _ module: AssembledModule, _ reader: StyleReader
    ) throws(SplitError) -> (lines: [String], edits: [TextEdit]) {
        let members = Set(reader.classDecl(owner)?.memberBlock.members.flatMap { MemberShape($0.decl).names } ?? [])
        let bound = Set(statements.compactMap { binding(of: $0)?.name }).union([view])
        let edits = statements.flatMap { nodes(in: Syntax($0)) }.compactMap { node -> TextEdit? in
            guard !isStatic, let reference = node.as(DeclReferenceExprSyntax.self),
                reference.isBare
            else { return nil }
            let name = reference.baseName.text
            if name == "self" { return TextEdit(range: reference.range, replacement: "wireframe") }
            guard members.contains(name), !bound.contains(name) else { return nil }
            return TextEdit(range: reference.range, replacement: "wireframe.\(name)")
        }
        if isInitializer {
            guard body.statements.contains(where: { $0.trimmedText.hasPrefix("super.init(viewController:") })
            else {
                throw reader.refused(
                    "`\(name)` makes more than its own instance; write a static function that assembles the module")
            }
            let inheritance = reader.classDecl(owner)?.inheritanceClause?.inheritedTypes.first
            let isGeneric = inheritance?.type.trimmedText.contains("<") ?? false
            // A wireframe keeps what it made until it is asked for it; this one hasn't made it.
            let taken = isGeneric ? ["_ = wireframe.viewController"] : []
            return (["let wireframe = \(owner)(assembling: \(view))"] + taken, edits)
        }
        if edits.isEmpty { return ([], []) }
        let initializers = reader.classDecl(owner)?.memberBlock.members.compactMap {
            $0.decl.as(InitializerDeclSyntax.self)
        }
        guard owner == module.type(of: .wireframe), initializers?.allSatisfy({ $0.parameterLabels.isEmpty }) == true
        else {
            throw reader.refused("`\(name)` needs an instance of `\(owner)`; make it static")
        }
        return (["let wireframe = \(owner)()"], edits)
    }

    private func privateInitializer(_ module: AssembledModule) -> String {
        """


        \(indentation)private init(assembling viewController: \(module.view.type)) {
        \(indentation)    super.init(viewController: viewController)
        \(indentation)}
        """
    }

    // MARK: - Names

    func localName(of type: String, in statements: [CodeBlockItemSyntax]) -> (
        name: String, annotation: TypeAnnotationSyntax?
    )? {
        for statement in statements {
            guard let (name, source) = binding(of: statement), source.contains(where: { isMaking(of: type, $0) }) else {
                continue
            }
            let annotation = statement.item.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation
            return (name, annotation)
        }
        return nil
    }

    /// The value of a binding is a call that makes an instance.
    private func isMaking(of type: String, _ source: Syntax) -> Bool {
        guard let value = source.as(InitializerClauseSyntax.self)?.value else {
            return source.as(TypeAnnotationSyntax.self)?.type.trimmedText == type
        }
        let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedText
        return callee == type || callee == type + ".init"
    }

    /// A component that is made where it is handed over gets a name, in a statement above.
    func hoisting(_ type: String, as name: String, in statements: [CodeBlockItemSyntax]) -> [TextEdit]? {
        for statement in statements {
            guard let call = making(of: type, in: Syntax(statement)) else { continue }
            let start = statement.range.lowerBound
            let line = "let \(name) = \(unit.text(call.range))\n\(unit.indentation(at: start))"
            return [
                TextEdit(range: start..<start, replacement: line), TextEdit(range: call.range, replacement: name),
            ]
        }
        return nil
    }

    func isOwnInstance(_ type: String) -> Bool { !isStatic && owner == type }
}
