import SwiftSyntax

/// What commands are about that name no view in front of their verb.
extension HostCode {
    /// `searchBar` for `UIView.animate(withDuration: 0.3) { self.searchBar.alpha = 1 }`.
    func firstView(in expression: ExprSyntax) -> String? {
        references(in: expression.range).firstResult { reference in
            reference.memberIDs.first.map { controller.members[$0] }
                .flatMap { $0.kind == .storedProperty ? $0.name : nil }
        }
    }

    /// `bringPanelToFront` for `view.bringSubviewToFront(panel)`: which of the subviews it is says what is done.
    func commandToSubview(_ method: String, _ expression: ExprSyntax) -> String? {
        guard method.contains("Subview"),
            let given = expression.as(FunctionCallExprSyntax.self)?.arguments.first?.expression,
            let view = given.as(DeclReferenceExprSyntax.self)?.baseName.identifierText ?? firstView(in: given),
            touches(in: given.range).contains(.view)
        else { return nil }
        return method.replacing("Subview", with: view.inCamelCase.capitalizedFirst)
    }
}
