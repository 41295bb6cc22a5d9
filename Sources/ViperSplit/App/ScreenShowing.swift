import SwiftSyntax

/// A function of the app that shows the screen of a module as UIKit's own does: `pushWireframe(_:animated:)`.
struct ScreenShowing: Hashable {
    let name: String
    /// The method that it calls: `pushViewController`.
    let method: String
    /// How it has the screen of what it is given: `.viewController`.
    let access: String
    /// The method is given a list of the one screen: `setViewControllers([wireframe.viewController], animated: animated)`.
    let isList: Bool
    /// The labels by which it hands on what it is given, the same as the method's.
    let labels: [String]
    /// Those of them for which something has to be given, or else is what UIKit doesn't do.
    let required: [String]
    /// A navigation controller does it, and no other screen.
    let isOfStack: Bool
}

extension AppContext {
    /// The functions that take what gives a screen instead of the screen.
    ///
    /// - Parameter access: how the screen is had of what they are given.
    func screenShowings(of access: String) -> [ScreenShowing] {
        [Platform.viewController, Platform.navigationController].flatMap { type in
            extensions(of: type).filter { ext in
                ext.attributes.isEmpty && ext.modifiers.isEmpty && ext.genericWhereClause == nil
                    && !sequence(first: Syntax(ext), next: \.parent).contains { $0.is(IfConfigDeclSyntax.self) }
            }.flatMap { $0.memberBlock.members.map { (type, $0.decl) } }
        }.compactMap { type, member in
            guard let function = member.as(FunctionDeclSyntax.self),
                function.modifiers.isEmpty, function.attributes.isEmpty, function.signature.effectSpecifiers == nil,
                let body = function.body,
                body.statements.count == 1,
                let call = body.statements.first?.action?.as(FunctionCallExprSyntax.self),
                let method = call.calledExpression.bareName,
                let first = function.signature.parameterClause.parameters.first,
                let screen = call.arguments.first?.expression, call.trailingClosures.isEmpty
            else { return nil }
            let only = screen.as(ArrayExprSyntax.self)?.onlyElement
            guard (only ?? screen).trimmedText == first.name + access else { return nil }
            let labels = function.parameterLabels.dropFirst().compactMap { $0 }
            let handedOn = call.arguments.dropFirst().map { $0.labelName == $0.expression.bareName }
            guard function.parameterLabels.first == .some(nil), call.arguments.first?.label == nil,
                handedOn.allSatisfy(\.self), call.labels.dropFirst().compactMap({ $0 }) == labels
            else { return nil }
            return ScreenShowing(
                name: function.name.text, method: method, access: access, isList: only != nil, labels: labels,
                required: function.signature.parameterClause.parameters.dropFirst()
                    .filter { $0.defaultValue?.value.is(NilLiteralExprSyntax.self) != true }.map(
                        \.firstName.identifierText),
                isOfStack: type == Platform.navigationController)
        }
    }
}
