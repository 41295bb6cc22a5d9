import SwiftSyntax

/// A comment by which a developer tells the tool what to do: `// viper-split: presenter`, `/* viper-split: ignore */`.
enum Directive: Hashable {
    /// The member is the component's.
    case role(Role)
    /// The member stays as it is, to the byte; or all members up to the end of the region do.
    case ignore, ignoreBegin, ignoreEnd
    /// No word that the tool knows.
    case unknown(String)

    /// - Returns: nil for any other comment. What stands behind the word is the developer's reason.
    init?(_ comment: String) {
        let text = comment.drop { $0 == "/" || $0 == "*" }.trimmed
        guard text.lowercased().hasPrefix(Self.prefix) else { return nil }
        let rest = text.dropFirst(Self.prefix.count).lowercased()
        // Without a colon only one word by itself isn't prose.
        let asks = rest.hasPrefix(":") || rest.hasPrefix(" ") && !rest.trimmed.contains(" ")
        guard asks else { return nil }
        let word = rest.drop { $0 == ":" }.trimmed.prefix { $0.isLetter || $0 == ":" || $0 == "-" }
        switch word {
        case "ignore": self = .ignore
        case "ignore:begin": self = .ignoreBegin
        case "ignore:end": self = .ignoreEnd
        // Other systems' word for a Wireframe.
        case "router": self = .role(.wireframe)
        default: self = Role(rawValue: String(word)).map(Self.role) ?? .unknown(String(word))
        }
    }

    /// All words that directives have.
    static let words = Role.allCases.map(\.rawValue) + ["ignore", "ignore:begin", "ignore:end"]

    var role: Role? {
        if case .role(let role) = self { return role }
        return nil
    }

    static let prefix = "viper-split"
}

extension SourceUnit {
    /// The directives of a file, with the UTF-8 offsets of their comments.
    var directives: [(directive: Directive, range: Range<Int>)] {
        // Most files have none.
        let prefix = Array(Directive.prefix.utf8)
        let isThere = bytes.indices.contains { end in
            bytes[end] == prefix.last
                && bytes[...end].suffix(prefix.count).elementsEqual(prefix) { $0 == $1 || $0 | 0x20 == $1 }
        }
        guard isThere else { return [] }
        return tree.tokens(viewMode: .sourceAccurate).flatMap(commentRanges(around:)).compactMap { comment in
            Directive(text(comment.range)).map { (directive: $0, range: comment.range) }
        }
    }

    /// The UTF-8 offsets from where `ignore:begin` stands to where `ignore:end` does, or to the end of the file.
    var ignoredRegions: [Range<Int>] {
        var regions: [Range<Int>] = []
        var start: Int?
        for (directive, range) in directives {
            if directive == .ignoreBegin, start == nil { start = range.lowerBound }
            if directive == .ignoreEnd, let begun = start {
                regions.append(begun..<range.upperBound)
                start = nil
            }
        }
        return regions + (start.map { [$0..<bytes.count] } ?? [])
    }
}
