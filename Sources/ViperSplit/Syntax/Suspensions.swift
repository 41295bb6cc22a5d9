import SwiftSyntax

extension Syntax {
    /// The function around suspends by the node: `await f()`, `for await note in notes`, `async let note = f()`.
    var isSuspension: Bool {
        switch self.as(SyntaxEnum.self) {
        case .awaitExpr: true
        case .forStmt(let loop): loop.awaitKeyword != nil
        case .variableDecl(let variable): variable.isAsync
        default: false
        }
    }
}

extension VariableDeclSyntax {
    /// `async let tour = Tour.open(id)`
    var isAsync: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.async) } }
}
