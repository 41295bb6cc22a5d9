import SwiftSyntax

/// A type is one of UIKit or of a framework of views beside it, or a view of the app by its suffix.
func isViewTypeName(_ name: String) -> Bool {
    if isUIKitName(name) { return true }
    guard name.first?.isUppercase == true else { return false }
    let suffixes = [
        "View", "Cell", "Button", "Label", "ViewController", "Layer", "HUD", "Spinner", "Gesture", "TextField",
    ]
    if suffixes.contains(where: { name.hasSuffix($0) && name != $0 }) { return true }
    // A library that shows one thing is called after it.
    return Platform.sdk.modules[name].map { $0.isThirdParty && $0.draws } ?? false
}

/// A name is declared by UIKit itself, or by a framework that draws.
func isUIKitName(_ name: String) -> Bool { Platform.sdk.draws(name) }

/// The names of UIKit that a piece of code writes, in the order of the source.
func uiKitNames(in node: Syntax) -> [String] {
    var seen: Set<String> = []
    return node.tokens(viewMode: .sourceAccurate).compactMap { token in
        guard case .identifier(let name) = token.tokenKind, isUIKitName(name), seen.insert(name).inserted else {
            return nil
        }
        return name
    }
}

/// The names of UIKit that another type has to write to pass a member on.
///
/// - Parameter parameters: the places of the parameters that are passed on; nil for all.
func uiKitNames(
    inSignatureOf member: Member, parameters: [Int]? = nil, _ semantics: Semantics
) -> [String] {
    guard let function = member.function else {
        return semantics.writtenType(of: member)?.identifiers.filter(isUIKitName) ?? []
    }
    let all = Array(function.signature.parameterClause.parameters)
    let parts =
        [function.genericParameterClause.map(Syntax.init)]
        + (parameters ?? Array(all.indices)).map { Syntax(all[$0].type) }
        + [function.signature.returnClause.map(Syntax.init), function.genericWhereClause.map(Syntax.init)]
    return parts.compactMap { $0 }.flatMap { uiKitNames(in: $0) }
}

extension TypeSyntax {
    /// The type is one of UIKit, or a view of the app.
    var namesViews: Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            if case .identifier(let name) = token.tokenKind { return isViewTypeName(name) }
            return false
        }
    }
}
