import SwiftSyntax

/// What is known of a view controller that its files don't say.
struct ReadingRules {
    /// Titles of the team's own, in lower case, that say whose the members under them are.
    var aliases: [String: Role] = [:]
    /// The paths of the files that are to stay as they are.
    var excludedPaths: Set<String> = []
    /// The names by which it reaches the module that it has already.
    var links: Set<String> = []

    /// Whether code reaches the module, or is what it is reached by: it has been split before, and stays as it is.
    func asksModule(_ decl: DeclSyntax) -> Bool {
        if links.isEmpty { return false }
        return decl.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier = token.tokenKind, links.contains(token.identifierText) else { return false }
            guard let dot = token.previousToken(viewMode: .sourceAccurate), dot.tokenKind == .period else {
                return true
            }
            return dot.previousToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.self)
        }
    }
}
