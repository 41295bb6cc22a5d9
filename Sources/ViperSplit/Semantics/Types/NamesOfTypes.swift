import SwiftSyntax

extension Semantics {
    /// A call by a capitalised name, which nothing around it declares, makes a value of a type and is no function's.
    ///
    /// The name says so by a declaration, by the place of a type in the given files, or by a convention; the call, since who
    /// capitalises a function does it for C, which has no labels, or in the place of `NSLocalizedString`, whose first argument
    /// has none. With the whole app in sight a name that it doesn't declare is a library's, whose functions aren't capitalised.
    func makesValue(_ call: FunctionCallExprSyntax, named name: String) -> Bool {
        context.isComplete || call.arguments.first.map { $0.label != nil } ?? true
            || declaredType(name)?.decl != nil || namesInPlacesOfTypes.contains(name)
            || context.isUIKitName(name) || context.isViewType(name) || context.isScreenType(name)
            || context.isServiceType(name) || context.isGuideType(name)
    }

    /// The names that the given files have where only a type's may stand: `: Note`, `as Note`, `Note.shared`, `[Note]()`.
    func findNamesInPlacesOfTypes() -> Set<String> {
        controller.units.flatMap { nodes(in: Syntax($0.tree)) }.reduce(into: []) { names, node in
            switch node.as(SyntaxEnum.self) {
            case .identifierType(let type): names.insert(type.name.identifierText)
            case .memberAccessExpr(let access): names.formUnion([access.base?.bareName].compactMap(\.self))
            case .genericSpecializationExpr(let type): names.formUnion([type.expression.bareName].compactMap(\.self))
            case .arrayExpr(let array) where ExprSyntax(array).isCallee && array.elements.count == 1:
                names.formUnion(array.elements.compactMap(\.expression.bareName))
            default: break
            }
        }
    }
}
