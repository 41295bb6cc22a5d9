import SwiftSyntax

/// The type of a property as syntax tells it: from the annotation or, failing that, from the initial value.
///
/// - Parameter function: the result type of an own function or computed property of that name.
/// - Returns: the type as it is written, without trivia; nil where syntax doesn't tell.
func propertyType(
    of member: Member, in controller: Controller, context: AppContext, visited: Set<String> = []
) -> String? {
    guard let variable = member.decl.as(VariableDeclSyntax.self), variable.bindings.count == 1,
        let binding = variable.bindings.first
    else { return nil }
    if let type = binding.typeAnnotation?.type { return type.trimmedDescription }
    guard let value = binding.initializer?.value else { return nil }
    return TypeInference(controller: controller, context: context, visited: visited.union([member.name])).type(
        of: value)
}
