import SwiftSyntax
import Testing

@testable import ViperSplit

/// An expression in a method of a view controller, and the type that the model gives it.
struct TypeRow: Sendable, CustomTestStringConvertible {
    let sentence: String
    /// Statements; the expression is the initial value of the constant `probe` in them.
    let code: String
    /// Nil for what nothing tells.
    let type: String?
    /// Members of the view controller.
    let members: String
    /// The rest of the app.
    let app: String

    init(_ sentence: String, _ code: String, _ type: String?, members: String = "", app: String = "") {
        self.sentence = sentence
        self.code = (code + members).contains("probe") ? code : "let probe = " + code
        self.type = type
        self.members = members
        self.app = app
    }

    var testDescription: String { sentence }

    /// The model, and the value of `probe` in it.
    func probe() throws -> (semantics: Semantics, value: ExprSyntax) {
        let source = "\(members)\nfunc test(indexPath: IndexPath) {\n\(code)\n}"
        let controller = try controller(source)
        let semantics = Semantics(controller, AppContext(given: controller.units, context: contextFiles([app])))
        let binding = nodes(in: Syntax(controller.homeUnit.tree)).compactMap { $0.as(PatternBindingSyntax.self) }
            .first { $0.pattern.trimmedDescription == "probe" }
        return (semantics, try #require(binding?.initializer?.value))
    }
}

/// Asks the model for the type of a row's expression.
func expectType(_ row: TypeRow, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    let (semantics, value) = try row.probe()
    #expect(semantics.type(of: value)?.description == row.type, sourceLocation: sourceLocation)
}
