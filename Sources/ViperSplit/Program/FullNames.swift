import SwiftSyntax

extension Member {
    /// The name with the labels of a function: `tableView(_:didSelectRowAt:)`.
    var fullName: String { decl.fullNames.first ?? name }

    static func fullName(_ name: String, labels: [String?]) -> String {
        name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
    }
}

extension DeclSyntax {
    /// The names that tell a declaration from others: a function's with the labels of its parameters.
    var fullNames: [String] {
        guard let function = self.as(FunctionDeclSyntax.self) else { return declaredNames }
        return [Member.fullName(function.name.identifierText, labels: function.parameterLabels)]
    }
}
