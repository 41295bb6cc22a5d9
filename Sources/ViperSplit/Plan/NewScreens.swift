import SwiftSyntax

/// A property that code sets of a screen that it has just made: `details.note = note`.
struct PropertyOfNewScreen {
    let name: String
    let writtenName: String
    let type: String

    /// `note: Note?`
    var parameter: String { "\(writtenName): \(type)" }
    /// `note: Note? = nil`
    var optionalParameter: String { parameter + " = nil" }
}

extension SplitPlan {
    /// The properties that code of the app sets of a view controller that it has just made, in the order of the code that sets
    /// most of them: who makes it with its module has values for them, too.
    ///
    /// One that is set to nothing is as if it weren't set.
    var propertiesSetOfNewScreens: [PropertyOfNewScreen] {
        let lists = context.otherTrees(naming: controller.name).flatMap { tree in
            nodes(CodeBlockItemListSyntax.self, in: Syntax(tree)).flatMap(propertiesSet)
        }
        return lists.max { $0.count < $1.count } ?? []
    }

    /// For each new screen of some statements, what is set of it before anything else is done.
    private func propertiesSet(in list: CodeBlockItemListSyntax) -> [[PropertyOfNewScreen]] {
        list.indices.compactMap { place in
            guard let binding = list[place].item.as(VariableDeclSyntax.self)?.bindings.first,
                let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
                call.calledExpression.bareName == controller.name
            else { return nil }
            let name = binding.pattern.trimmedText
            var known: Set<String> = []
            return list[list.index(after: place)...].map { $0.assignment(to: name)?.property }
                .prefix { $0 != nil }.compactMap(\.self).map(settable)
                .prefix { $0.map { known.insert($0.name).inserted } ?? false }.compactMap(\.self)
        }
    }

    private func settable(_ name: String) -> PropertyOfNewScreen? {
        guard let member = controller.members(named: name).first, member.kind == .storedProperty,
            let variable = member.variable, variable.isSettable, let binding = variable.bindings.first,
            binding.initializer == nil, binding.accessorBlock == nil,
            member.modifiers.access.crossesFiles, member.modifiers.setterAccess == nil, !member.modifiers.isStatic,
            Set(member.modifiers.attributes).isSubset(of: ["objc"]), let type = binding.typeAnnotation?.type
        else { return nil }
        let unwrapped = type.unwrapped
        if unwrapped.id == type.id { return nil }
        return PropertyOfNewScreen(name: name, writtenName: member.writtenName, type: unwrapped.trimmedText + "?")
    }
}
