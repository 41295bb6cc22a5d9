import SwiftSyntax

/// The one model of the code: it answers what names mean, what types values have, and what code does.
///
/// It is made once per run from the program and the platform. Every question has one answer, which is kept: whoever asks
/// again gets the same. What isn't known is said (nil), and never guessed.
final class Semantics {
    let controller: Controller
    let context: AppContext
    let platform: Platform

    /// Those of the app's other files and of the platform.
    private var otherScopes: [SyntaxIdentifier: Scopes] = [:]
    let typesOfExpressions = Answers<Type>()
    let typesOfLocals = Answers<Type>()
    let callees = Answers<Callee>()
    var effectsByCode: [RunCode: Effects] = [:]
    /// Shared values whose making is being looked at: those of a circle may be made by each other.
    var pendingMakings: Set<SyntaxIdentifier> = []
    var reachByDecl: [DeclSyntax: Touches] = [:]
    var declaredTypesByPath: [String: DeclaredType?] = [:]
    /// The parts of types that several targets of the app declare.
    var partsOfTargets: [String: [DeclaredType]] = [:]
    var ancestries: [String: [String]] = [:]
    /// By name, the types that the view controller's class inherits.
    var foundInheritedTypes: [String: InheritedType?] = [:]
    /// By name, whether views alone adopt a protocol.
    var protocolsOfViews: [String: Bool] = [:]
    /// The paths of the types that declarations of types and extensions are about.
    var enclosingTypes: [SyntaxIdentifier: String] = [:]
    var typesWritten: [SyntaxIdentifier: Type?] = [:]
    var elementsThatTell: [SyntaxIdentifier: [ExprSyntax]] = [:]
    /// How many written types are being resolved.
    var typesBeingRead = 0
    var placesByType: [Type: [LookupPlace]] = [:]

    /// - Parameter earlier: the model of the same controller before its bodies were taken apart. What it knows of types that
    ///   aren't declared in the given files holds still.
    init(_ controller: Controller, _ context: AppContext, _ platform: Platform = .sdk, after earlier: Semantics? = nil)
    {
        self.controller = controller
        self.context = context
        self.platform = platform
        guard let earlier else { return }
        declaredTypesByPath = earlier.declaredTypesByPath.filter { type in type.value.map(earlier.isGiven) != true }
        placesByType = earlier.placesByType.filter { places in
            !places.value.contains { $0.declared.map(earlier.isGiven) == true }
        }
        (ancestries, enclosingTypes) = (earlier.ancestries, earlier.enclosingTypes)
        (typesWritten, protocolsOfViews) = (earlier.typesWritten, earlier.protocolsOfViews)
    }

    /// Something of a type stands in the given files.
    private func isGiven(_ type: DeclaredType) -> Bool {
        typesExtended.contains(type.path)
            || type.decl.map { decl in controller.units.contains { $0.tree.id == decl.root.id } } == true
    }

    /// The types that the given files extend.
    private lazy var typesExtended = Set(
        controller.units.flatMap { nodes(ExtensionDeclSyntax.self, in: Syntax($0.tree)) }.map(
            \.extendedType.trimmedText))

    /// The types of the parameters of closures whose call isn't understood yet.
    var givenParameters: [SyntaxIdentifier: [Type]] = [:]
    /// How many questions are asked with those.
    var asksWithGivenParameters = 0
    /// Answers that rest on those aren't kept.
    var keepsAnswers: Bool { asksWithGivenParameters == 0 }
    /// Those of the given files.
    private(set) lazy var genericTypes = controller.units.reduce(into: Set()) {
        $0.formUnion(typesWithArguments(in: $1.tree))
    }
    private(set) lazy var namesInPlacesOfTypes = findNamesInPlacesOfTypes()
    private(set) lazy var typesMadeOfViews = findTypesMadeOfViews()
    private(set) lazy var namesAskedForView = findNamesAskedForView()
    private(set) lazy var namesOfParts = findNamesOfParts()
    private(set) lazy var typesUsedAsViews = findTypesUsedAsViews()
    /// What an instance of the controller's class, or of one below it, may be seen as.
    private(set) lazy var typesOfInstances = context.subclasses(of: controller.name).union([controller.name]).reduce(
        into: Set()
    ) { $0.formUnion(ancestry(of: $1)) }
    private(set) lazy var importedModules = controller.importedModules

    /// Whether a declaration is one of the app's own files, given or not.
    func isOfApp(_ decl: DeclSyntax) -> Bool {
        context.isOther(decl.root) || controller.units.contains { $0.tree.id == decl.root.id }
    }

    /// The local declaration that a name means at a place.
    ///
    /// - Returns: nil for members, globals and the member's own `self`.
    func localBinding(of name: String, at node: Syntax) -> LocalBinding? {
        scopes(around: node).binding(of: name, at: node)
    }

    /// `self` by any name: `self`, `self?`, `strongSelf` after `guard let strongSelf = self`.
    func isSelf(_ expression: ExprSyntax) -> Bool { scopes(around: Syntax(expression)).isSelf(expression) }

    private func scopes(around node: Syntax) -> Scopes {
        let file = node.root
        if let known = controller.scopes.knows(file) ? controller.scopes : otherScopes[file.id] { return known }
        let made = file.as(SourceFileSyntax.self).map(context.scopes) ?? Scopes(of: [])
        otherScopes[file.id] = made
        return made
    }
}
