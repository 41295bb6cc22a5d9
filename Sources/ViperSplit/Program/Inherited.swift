import SwiftSyntax

extension AppContext {
    /// An instance of a class has a member by the name that one of its superclasses declares, the app's or Apple's, or an
    /// extension of one.
    func inherits(_ name: String, from superclass: String?) -> Bool {
        var next = superclass
        var seen: Set<String> = []
        while let type = next, seen.insert(type).inserted {
            if namesInExtensions(of: type).contains(name) { return true }
            guard let decl = self.type(named: type)?.as(ClassDeclSyntax.self) else {
                return Platform.sdk.members(named: name, of: type).contains(where: {
                    !Modifiers($0, default: .internal).isStatic
                })
                    || Platform.sdk.ancestry(of: type).contains { namesInExtensions(of: $0).contains(name) }
            }
            if decl.memberBlock.members.contains(where: { $0.decl.declaredNames.contains(name) }) { return true }
            next = inheritedNames(decl.inheritanceClause).first
        }
        return false
    }
}
