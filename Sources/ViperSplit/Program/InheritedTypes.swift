import SwiftSyntax

extension AppContext {
    /// What a class above declares, as a class below has it: with what stands there for the parameters of generic classes.
    ///
    /// ## Before
    /// ```swift
    /// var order: Order                 // of `ListViewController<Order>`
    /// ```
    /// ## After
    /// ```swift
    /// var order: ByName                // of `NotesViewController: ListViewController<ByName>`
    /// ```
    func inherited(_ decl: DeclSyntax, by type: String) -> DeclSyntax {
        let owner = sequence(first: Syntax(decl), next: \.parent).firstResult { $0.as(DeclSyntax.self)?.nameOfClass }
        let bases = ([type] + superclasses(of: type)).reduce(into: GivenTypes.Bases()) { bases, below in
            if let base = genericBase(of: below) { bases[base.decl.name.text] = (base, below) }
        }
        guard let owner, bases[owner] != nil else { return decl }
        return GivenTypes(for: owner, bases).rewrite(decl).as(DeclSyntax.self) ?? decl
    }
}

/// Puts what stands for the parameters of a generic class in the place of their names.
private final class GivenTypes: SyntaxRewriter {
    /// Generic classes by their names, each with the class below that says what stands for its parameters.
    typealias Bases = [String: (base: GenericBase, below: String)]

    private let owner: String
    private let bases: Bases

    init(for owner: String, _ bases: Bases) {
        (self.owner, self.bases) = (owner, bases)
        super.init()
    }

    override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
        guard let (base, below) = bases[owner],
            let given = base.arguments.first(where: { $0.parameter.name.text == node.name.text })
        else { return super.visit(node) }
        let type = GivenTypes(for: below, bases).rewrite(given.type.trimmed).as(TypeSyntax.self) ?? given.type
        let isPlain = type.nominalName != nil || type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self)
        let whole =
            isPlain ? type : TypeSyntax(TupleTypeSyntax(elements: [TupleTypeElementSyntax(type: type)]))
        return whole.with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia)
    }
}
