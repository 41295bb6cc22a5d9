import SwiftSyntax

extension Controller {
    /// A member that was made so that the Presenter can ask for one of its name that the view controller inherits:
    /// `var isEditing: Bool { isEditing }`.
    func standsForInherited(_ member: Member) -> Bool {
        unit(of: member).origin?.isNew(member.declRange.lowerBound) == true && member.decl.onlyAsksForItself
    }

    /// What code means by a declaration: the inherited one that it stands for, if it is such a member.
    ///
    /// - Returns: nil if nobody declares what it stands for.
    func meant(by decl: DeclSyntax, _ context: AppContext) -> DeclSyntax? {
        guard decl.onlyAsksForItself else { return decl }
        let labels = decl.as(FunctionDeclSyntax.self)?.parameterLabels
        return decl.declaredNames.first.flatMap { name in
            context.inheritedDeclarations(named: name, from: superclass).first {
                $0.as(FunctionDeclSyntax.self)?.parameterLabels == labels
            }
        }
    }
}

extension DeclSyntax {
    fileprivate var onlyAsksForItself: Bool {
        let function = self.as(FunctionDeclSyntax.self)
        let code: CodeBlockItemListSyntax? =
            if case .getter(let items) = self.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock?.accessors {
                items
            } else {
                function?.body?.statements
            }
        guard let code, code.count == 1, let only = code.first?.item.as(ExprSyntax.self) else { return false }
        let call = only.as(FunctionCallExprSyntax.self)
        let named = (call?.calledExpression ?? only).as(DeclReferenceExprSyntax.self)
        return named.map { declaredNames.contains($0.baseName.identifierText) } == true
            && (call?.labels ?? []) == (function?.parameterLabels ?? [])
    }
}

extension AppContext {
    /// An instance of a class has a member by the name that one of its superclasses declares, the app's or Apple's, or an
    /// extension of one.
    func inherits(_ name: String, from superclass: String?) -> Bool {
        !inheritedDeclarations(named: name, from: superclass).isEmpty
    }

    /// What the superclasses of a class declare by a name for instances, and their extensions, the nearest first.
    func inheritedDeclarations(named name: String, from superclass: String?) -> [DeclSyntax] {
        var found: [DeclSyntax] = []
        var next = superclass
        var seen: Set<String> = []
        func added(to type: String) -> [DeclSyntax] {
            extensions(of: type, declaring: name).flatMap { $0.memberBlock.members.map(\.decl) }
        }
        while let type = next, seen.insert(type).inserted {
            found += added(to: type)
            guard let decl = self.type(named: type)?.as(ClassDeclSyntax.self) else {
                found += Platform.sdk.members(named: name, of: type)
                found += Platform.sdk.ancestry(of: type).flatMap(added)
                break
            }
            found += decl.memberBlock.members.map(\.decl)
            next = inheritedNames(decl.inheritanceClause).first
        }
        return found.filter { $0.declaredNames.contains(name) && !Modifiers($0, default: .internal).isStatic }
    }
}

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

extension AppContext {
    /// Whether code of some files, or of the app, may inherit from a class: it does, in whatever scope, or it has another name
    /// for the class.
    func mayBeSubclassed(_ name: String, in units: [SourceUnit]) -> Bool {
        (units.map(\.tree) + otherTrees(naming: name)).contains { tree in
            let classes = nodes(ClassDeclSyntax.self, in: Syntax(tree))
            let aliases = nodes(TypeAliasDeclSyntax.self, in: Syntax(tree))
            return classes.compactMap { $0.inheritanceClause?.inheritedTypes.first?.type }.contains { $0.means(name) }
                || aliases.contains { $0.initializer.value.means(name) }
        }
    }
}

extension TypeSyntax {
    /// `NotesViewController`, `App.NotesViewController`, `NotesViewController & Screen`, with or without attributes.
    fileprivate func means(_ name: String) -> Bool {
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.means(name) }
        if let composed = self.as(CompositionTypeSyntax.self) {
            return composed.elements.contains { $0.type.means(name) }
        }
        if let member = self.as(MemberTypeSyntax.self) { return member.name.identifierText == name }
        return nominalName == name
    }
}
