import SwiftSyntax

extension AppContext {
    /// A name is declared by UIKit itself, or by a framework that draws. What the app declares is its own, whatever letters it
    /// begins with: `UIState`.
    func isUIKitName(_ name: String) -> Bool { Platform.sdk.draws(name) && !declaresType(named: name) }

    /// The names of UIKit that a piece of code writes, in the order of the source.
    ///
    /// - Parameter isLeftOut: whether what stands at a UTF-8 offset is somebody else's.
    func uiKitNames(in node: Syntax, besides isLeftOut: (Int) -> Bool = { _ in false }) -> [String] {
        var seen: Set<String> = []
        return tokens(ofUIKitIn: node).filter { !isLeftOut($0.range.lowerBound) }.map(\.identifierText)
            .filter { seen.insert($0).inserted }
    }

    /// Where a piece of code writes what only the View and the Wireframe know, as UTF-8 offsets: names of UIKit, and of the
    /// app's views and screens.
    ///
    /// - Parameter own: the view controller's class, whose static members everybody may use.
    func places(ofUINamesIn node: Syntax, besides own: String) -> Set<Int> {
        let tokens = node.tokens(viewMode: .sourceAccurate).filter { token in
            guard case .identifier(let name) = token.tokenKind else { return false }
            return isUIKitName(name)
                || name != own && (isViewType(name) || isScreenType(name)) && !token.standsAroundType
        }
        return Set(tokens.map(\.range.lowerBound))
    }

    private func tokens(ofUIKitIn node: Syntax) -> [TokenSyntax] {
        node.tokens(viewMode: .sourceAccurate).filter { token in
            if case .identifier(let name) = token.tokenKind { isUIKitName(name) } else { false }
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
}

extension Semantics {
    /// The Presenter couldn't declare the member without naming UIKit, or a view of the app; of what UIKit and protocols ask
    /// for, it declares what is handed on.
    func isTypedByViews(_ member: Member) -> Bool {
        guard !isPinned(member) else { return false }
        if !context.uiKitNames(inSignatureOf: member, self).isEmpty { return true }
        return member.function?.signature.parameterClause.parameters.contains { context.namesViews($0.type) } == true
    }
}

extension TokenSyntax {
    /// `NotesViewController` of `NotesViewController.Row`, which is no view.
    fileprivate var standsAroundType: Bool {
        guard let period = nextToken(viewMode: .sourceAccurate), period.tokenKind == .period else { return false }
        return period.nextToken(viewMode: .sourceAccurate)?.text.first?.isUppercase == true
    }
}
