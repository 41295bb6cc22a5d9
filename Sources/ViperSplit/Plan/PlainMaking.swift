import SwiftSyntax

/// The classes and protocols behind a view controller, and what code of theirs may run, or mean, where `init()` makes one and a
/// builder then gives it its module.
struct PlainMaking {
    private let controller: Controller
    private let context: AppContext
    /// The app's classes above the view controller's, the nearest first.
    private let superclasses: [ClassDeclSyntax]
    /// UIKit's class above them.
    private let base: String

    /// - Returns: nil if not every class up to UIKit's is in sight.
    init?(of controller: Controller, in context: AppContext) {
        var found: [ClassDeclSyntax] = []
        var next = controller.superclass
        while let name = next, !Platform.sdk.declares(name) || context.declaresType(named: name) {
            guard let decl = context.type(named: name)?.as(ClassDeclSyntax.self),
                !found.contains(where: { $0.id == decl.id })
            else { return nil }
            found.append(decl)
            next = inheritedNames(decl.inheritanceClause).first
        }
        guard let base = next, Platform.sdk.isKind(base, of: Platform.viewController) else { return nil }
        (self.controller, self.context, superclasses, self.base) = (controller, context, found, base)
    }

    /// Nothing asks for the presenter while a screen is made, as far as the code tells: no initialiser of the app's above the
    /// class, and nothing that a storyboard calls or sets.
    var isQuiet: Bool {
        let above = inherited.flatMap { nodes(InitializerDeclSyntax.self, in: Syntax($0)) }
        return above.isEmpty && !(controller.bodies.map(\.decl) + inherited).contains(where: isCalledBack)
    }

    /// Whether UIKit loads a nib with the view of a screen that `init()` has made, as it does where it is given the nib's name:
    /// for `NotesViewController` it looks for `NotesView.xib` first, and for `NotesViewController.xib` then.
    func findsNib(named name: String) -> Bool {
        let end = "Controller"
        let names = controller.name.hasSuffix(end) ? [String(controller.name.dropLast(end.count))] : []
        // Another name may be the class's in Objective-C, and a class within a type has one.
        guard base == Platform.viewController, !DeclSyntax(controller.declaration).isExposed,
            controller.declaration.parent?.is(CodeBlockItemSyntax.self) == true, !namesNib
        else { return false }
        if names.contains(name) { return true }
        let isFirst = context.isComplete && !context.interfaceFiles.contains { $0.isNib && names.contains($0.name) }
        return name == controller.name && (names.isEmpty || isFirst)
    }

    /// Whether code of the classes asks for the name of the nib, or gives another one.
    private var namesNib: Bool {
        let name = Platform.nibLabels[0]
        return (controller.bodies.map(\.decl) + inherited).contains { body in
            nodes(DeclReferenceExprSyntax.self, in: Syntax(body)).contains { $0.baseName.identifierText == name }
                || nodes(VariableDeclSyntax.self, in: Syntax(body)).contains {
                    DeclSyntax($0).declaredNames.contains(name)
                }
        }
    }

    /// Whether a name may be that of a type which the class has from above, or of a protocol.
    func mayInherit(_ names: Set<String>) -> Bool {
        let adopted = controller.adopted + classes.flatMap(context.adopted)
        // What a name for several protocols stands for isn't looked up.
        let isOpaque = adopted.contains { name in
            context.types(named: name).contains { $0.decl.is(TypeAliasDeclSyntax.self) } || name.contains("&")
        }
        if isOpaque { return true }
        let protocols = NameTable.protocols(in: adopted, context)
        let decls = inherited + protocols.flatMap(context.types).map(\.decl)
        let extended = (classes + protocols + Platform.sdk.ancestry(of: base)).flatMap(context.namesInExtensions)
        return !names.isDisjoint(with: extended)
            || decls.contains { decl in
                decl.tokens(viewMode: .sourceAccurate).contains { names.contains($0.identifierText) }
            }
    }

    private var classes: [String] { superclasses.map(\.name.text) + [base] }

    /// The app's classes above, with their extensions.
    private var inherited: [DeclSyntax] {
        superclasses.map { DeclSyntax($0) }
            + superclasses.flatMap { context.extensions(of: $0.name.text) }.map { DeclSyntax($0) }
    }

    /// A body has a function that UIKit calls on a new screen, or a property that it or a storyboard sets.
    private func isCalledBack(in body: DeclSyntax) -> Bool {
        let isExposed = body.isExposed
        return nodes(FunctionDeclSyntax.self, in: Syntax(body)).contains {
            Platform.calledOnNewObject.contains($0.name.text)
        }
            || nodes(VariableDeclSyntax.self, in: Syntax(body)).contains { variable in
                guard variable.isSettable else { return false }
                let modifiers = Modifiers(DeclSyntax(variable), default: .internal)
                if modifiers.isOverride || modifiers.attributes.contains("IBInspectable") { return true }
                // Outlets are connected when the view is loaded.
                return (isExposed || DeclSyntax(variable).isExposed) && !modifiers.attributes.contains("IBOutlet")
            }
    }
}

extension DeclSyntax {
    /// Objective-C sees the declaration, or the members of it.
    fileprivate var isExposed: Bool {
        let attributes = Modifiers(self, default: .internal).attributes
        return attributes.contains { ["objc", "objcMembers", "NSManaged"].contains($0) }
    }
}
