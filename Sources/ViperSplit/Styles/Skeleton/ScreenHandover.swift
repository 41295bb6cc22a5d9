import SwiftSyntax

/// A function of a skeleton that hands over what the app sets of new screens, where a base class makes the module: a statement
/// `_ = module.view` stands for what is set of the screen.
///
/// ## Before
/// ```swift
/// static func build() -> VIPERModule<NoteView, NotePresenter, NoteInteractor, NoteRouter> {
///     let module = build()
///     _ = module.view
///     return module
/// }
/// ```
/// ## After
/// ```swift
/// static func build(note: Note?) -> VIPERModule<NoteView, NotePresenter, NoteInteractor, NoteRouter> {
///     let module = build()
///     module.view.note = note
///     return module
/// }
/// ```
extension Skeleton {
    /// The names that the function uses; nil if the file has none.
    var namesInHandover: Set<String>? {
        handover.map { names(in: Syntax($0.function)) }
    }

    /// Hands over properties of the screen by parameters that have their names, or leaves the function out if there are none.
    mutating func fitHandover(of properties: [String], by parameters: [String]) {
        guard let (function, statement, screen) = handover else { return }
        if properties.isEmpty { return removeDocumented(Syntax(function)) }
        edits.append(list(function.signature.parameterClause.range, parameters))
        let path = screen.trimmedText
        let separator = "\n" + unit.indentation(at: statement.range.lowerBound)
        let lines = properties.map { "\(path).\($0) = \($0)" }
        edits.append(TextEdit(range: statement.range, replacement: lines.joined(separator: separator)))
    }

    private var handover: (function: FunctionDeclSyntax, statement: CodeBlockItemSyntax, screen: ExprSyntax)? {
        allNodes.lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.firstResult { function in
            function.body?.statements.firstResult { statement in
                guard let screen = statement.expression?.discarded, screen.is(MemberAccessExprSyntax.self) else {
                    return nil
                }
                return (function, statement, screen)
            }
        }
    }
}
