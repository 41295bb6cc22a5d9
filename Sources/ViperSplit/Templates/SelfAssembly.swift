import SwiftSyntax

/// Turns the function of a skeleton that makes a module into one that assembles the module around a view controller, which a
/// storyboard or other code may have made.
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
struct SelfAssembly {
    /// The type that has the function.
    let owner: String
    let edits: [TextEdit]

    /// - Parameters:
    ///   - view: the view controller's class.
    ///   - presenter: the presenter's.
    ///   - result: the type as which the view controller holds its presenter.
    /// - Returns: nil if no function of the file makes both.
    init?(in unit: SourceUnit, of view: String, presenter: String, result: String) {
        for decl in topLevelDeclarations(of: unit.tree) {
            guard let owner = decl.typeName, let block = decl.asProtocol((any DeclGroupSyntax).self)?.memberBlock else {
                continue
            }
            for item in block.members {
                guard
                    let body = item.decl.as(FunctionDeclSyntax.self)?.body
                        ?? item.decl.as(InitializerDeclSyntax.self)?.body,
                    let maker = Maker(body, of: view, presenter: presenter)
                else { continue }
                self.owner = owner
                let isInitializer = item.decl.is(InitializerDeclSyntax.self)
                let indentation = unit.indentation(at: item.decl.range.lowerBound)
                let moved = maker.moved.map { $0.trimmedDescription }
                let lines = isInitializer ? moved.map { $0.replacingSelf(with: "wireframe") } : moved
                let isGeneric =
                    decl.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first?.type
                    .trimmedDescription.contains("<") ?? false
                let wireframe =
                    isInitializer
                    ? ["let wireframe = \(owner)(assembling: \(maker.viewName))"]
                        // A wireframe keeps what it made until it is asked for it; this one hasn't made it.
                        + (isGeneric ? ["_ = wireframe.viewController"] : [])
                    : []
                let statements = (wireframe + lines + ["return \(maker.presenterName)"])
                    .map { "\(indentation)    \($0)\n" }.joined()
                let existing =
                    isInitializer
                    ? "\n\n\(indentation)private init(assembling viewController: \(view)) {\n"
                        + "\(indentation)    super.init(viewController: viewController)\n\(indentation)}"
                    : ""
                let function = """
                    \(existing)

                    \(indentation)/// Builds the rest of the module around a view controller that a storyboard or other code created.
                    \(indentation)static func assemble(_ \(maker.viewName): \(view)) -> \(result) {
                    \(statements)\(indentation)}
                    """
                let end = item.decl.range.upperBound
                edits =
                    maker.moved.map { TextEdit(range: $0.position.utf8Offset..<$0.range.upperBound, replacement: "") }
                    + [TextEdit(range: end..<end, replacement: function)]
                return
            }
        }
        return nil
    }
}

/// The parts of a body that makes a module.
private struct Maker {
    let viewName: String
    let presenterName: String
    /// What isn't about making the view controller and handing it out.
    let moved: [CodeBlockItemSyntax]

    init?(_ body: CodeBlockSyntax, of view: String, presenter: String) {
        let statements = Array(body.statements)
        func constant(madeOf type: String) -> (name: String, id: SyntaxIdentifier)? {
            for statement in statements {
                guard let binding = statement.item.as(VariableDeclSyntax.self)?.bindings.first,
                    let value = binding.initializer?.value,
                    value.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == type })
                else { continue }
                return (binding.pattern.trimmedDescription, statement.id)
            }
            return nil
        }
        guard let made = constant(madeOf: view), let held = constant(madeOf: presenter) else { return nil }
        viewName = made.name
        presenterName = held.name
        moved = statements.filter { statement in
            statement.id != made.id && !statement.item.is(ReturnStmtSyntax.self)
                && !statement.trimmedDescription.hasPrefix("super.init") && statement.trimmedDescription != made.name
        }
    }
}

extension DeclSyntax {
    fileprivate var typeName: String? {
        if let ext = self.as(ExtensionDeclSyntax.self) { return ext.extendedType.trimmedDescription }
        return self.is(ProtocolDeclSyntax.self) ? nil : asProtocol((any NamedDeclSyntax).self)?.name.text
    }
}

extension String {
    fileprivate func replacingSelf(with name: String) -> String { replacing(/\bself\b/, with: name) }
}
