import SwiftSyntax

extension AppContext {
    /// A name is declared by UIKit itself, or by a framework that draws. What the app declares is its own, whatever letters it
    /// begins with: `UIState`.
    func isUIKitName(_ name: String) -> Bool { Platform.sdk.draws(name) && !declaresType(named: name) }

    func namesUIKit(_ node: Syntax) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains { token in
            if case .identifier(let name) = token.tokenKind {
                isUIKitName(name) || token.namesDrawnLiteral
            } else {
                false
            }
        }
    }

    /// The names that a piece of code writes and that only the View and the Wireframe know, in the order of the source: those of
    /// UIKit, and of the app's views and screens.
    ///
    /// - Parameters:
    ///   - own: the view controller's class, whose static members everybody may use.
    ///   - isLeftOut: whether what stands at a UTF-8 offset is somebody else's.
    func uiNames(in node: Syntax, besides own: String, leavingOut isLeftOut: (Int) -> Bool = { _ in false }) -> [String]
    {
        var seen: Set<String> = []
        return tokens(ofUIIn: node, besides: own).filter { !isLeftOut($0.range.lowerBound) }.map(\.identifierText)
            .filter { seen.insert($0).inserted }
    }

    /// Where a piece of code writes such names, as UTF-8 offsets.
    func places(ofUINamesIn node: Syntax, besides own: String) -> Set<Int> {
        Set(tokens(ofUIIn: node, besides: own).map(\.range.lowerBound))
    }

    private func tokens(ofUIIn node: Syntax, besides own: String) -> [TokenSyntax] {
        node.tokens(viewMode: .sourceAccurate).filter { token in
            guard case .identifier(let name) = token.tokenKind else { return false }
            return token.namesDrawnLiteral
                || isUIName(name, besides: own) && (isUIKitName(name) || !token.standsAroundType)
        }
    }

    private func isUIName(_ name: String, besides own: String) -> Bool {
        isUIKitName(name) || name != own && (isViewType(name) || isScreenType(name))
    }

    /// The names that only the View and the Wireframe know, and that another type has to write to pass a member on.
    ///
    /// - Parameter parameters: the places of the parameters that are passed on; nil for all.
    func uiNames(inSignatureOf member: Member, parameters: [Int]? = nil, _ semantics: Semantics) -> [String] {
        let own = semantics.controller.name
        guard let function = member.function else {
            let paths = semantics.writtenType(of: member)?.typePaths ?? []
            return paths.filter { isUIName($0, besides: own) }
        }
        let all = Array(function.signature.parameterClause.parameters)
        let parts =
            [function.genericParameterClause.map(Syntax.init)]
            + (parameters ?? Array(all.indices)).map { Syntax(all[$0].type) }
            + [function.signature.returnClause.map(Syntax.init), function.genericWhereClause.map(Syntax.init)]
        return parts.compactMap { $0 }.flatMap { uiNames(in: $0, besides: own) }
    }
}

extension Semantics {
    /// The Presenter couldn't declare the member without naming UIKit, or a view of the app; of what UIKit and protocols ask
    /// for, it declares what is handed on.
    func isTypedByViews(_ member: Member) -> Bool {
        !isPinned(member) && !context.uiNames(inSignatureOf: member, self).isEmpty
    }
}

extension MacroExpansionExprSyntax {
    /// A colour or an image that is written out, which UIKit makes: `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
    var isDrawn: Bool { ["colorLiteral", "imageLiteral"].contains(macroName.text) }
}

extension TokenSyntax {
    fileprivate var namesDrawnLiteral: Bool {
        parent?.as(MacroExpansionExprSyntax.self).map { $0.isDrawn && $0.macroName.id == id } == true
    }

    /// `NotesViewController` of `NotesViewController.Row`, which is no view.
    fileprivate var standsAroundType: Bool {
        guard let period = nextToken(viewMode: .sourceAccurate), period.tokenKind == .period else { return false }
        return period.nextToken(viewMode: .sourceAccurate)?.text.first?.isUppercase == true
    }
}
