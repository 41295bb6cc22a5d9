import SwiftSyntax

/// A comment that titles a section: `// MARK: - Title`, `// #pragma mark - Title` or a `//------Title------` banner.
struct Mark: Hashable {
    enum Spelling: Hashable { case mark, pragma, banner }

    let spelling: Spelling
    /// Without dashes and spaces around it, and without a colon at its end; empty for a bare separator.
    let title: String
    /// The UTF-8 offsets of the comment, or of the box of comments that it stands in.
    let range: Range<Int>
    /// The UTF-8 offsets of the comments right above it, which explain it; nil if there are none.
    var explanation: Range<Int>?
}

/// Reads a line comment as a mark.
///
/// - Parameter comment: the text of one line comment, with its slashes.
/// - Returns: nil for prose, such as `// Mark the item as read`.
func readMark(_ comment: String, at range: Range<Int>) -> Mark? {
    guard comment.hasPrefix("//") else { return nil }
    let text = comment.drop { $0 == "/" }.trimmed
    if let title = bannerTitle(text) {
        return Mark(spelling: .banner, title: title.withoutColonAtEnd, range: range)
    }
    let bare = text.hasPrefix("#") ? text.dropFirst().trimmed : text
    if let rest = bare.droppingPrefix("pragma mark") {
        return Mark(spelling: .pragma, title: rest.trimmedOfDashes.withoutColonAtEnd, range: range)
    }
    guard let rest = bare.droppingPrefix("mark") else { return nil }
    let isShouted = bare.hasPrefix("MARK")
    let punctuated = rest.trimmed.first.map { $0 == ":" || $0 == "-" } ?? isShouted
    let separated = rest.first.map { $0 == " " || $0 == ":" || $0 == "-" } ?? true
    guard separated, punctuated || isShouted else { return nil }
    let title = rest.trimmed.hasPrefix(":") ? rest.trimmed.dropFirst() : rest.trimmed
    return Mark(spelling: .mark, title: title.trimmedOfDashes.withoutColonAtEnd, range: range)
}

/// A mark draws a rule above itself, as `// MARK: - Title` does and `// MARK: Title` doesn't.
///
/// - Parameter comment: the text of a mark.
func drawsRule(_ comment: String) -> Bool {
    let text = comment.drop { $0 == "/" }.trimmed
    let bare = text.hasPrefix("#") ? text.dropFirst().trimmed : text
    guard let rest = bare.droppingPrefix("pragma mark") ?? bare.droppingPrefix("mark") else { return true }
    return rest.drop { $0 == ":" || $0.isWhitespace }.first.map { "-–—".contains($0) } ?? false
}

/// A line comment of nothing but a rule, as above and below a mark in a box: `//------`, `/////////`.
func isRule(_ comment: String) -> Bool {
    let text = comment.dropFirst(2).trimmed
    guard comment.hasPrefix("//"), let rule = text.first, "-=*_~/".contains(rule) else { return false }
    return text.count > 1 && text.allSatisfy { $0 == rule }
}

/// The title of `------View------`: at least two rule characters on both sides.
private func bannerTitle(_ text: Substring) -> String? {
    guard let rule = text.first, "-=*_~".contains(rule) else { return nil }
    let title = text.drop { $0 == rule || $0 == " " }
    let inner = Substring(String(title.reversed())).drop { $0 == rule || $0 == " " }
    let leading = text.prefix { $0 == rule }.count
    let trailing = text.reversed().prefix { $0 == rule }.count
    guard leading >= 2, trailing >= 2, !inner.isEmpty else { return nil }
    return String(inner.reversed())
}

extension StringProtocol {
    /// Without spaces and dashes at either end.
    fileprivate var trimmedOfDashes: String {
        func isRule(_ character: Character) -> Bool { character.isWhitespace || "-–—".contains(character) }
        let start = Substring(self).drop(while: isRule)
        return String(String(start.reversed()).drop(while: isRule).reversed())
    }

    /// `Actions` of `Actions:`
    fileprivate var withoutColonAtEnd: String {
        let title = Substring(String(reversed())).drop { $0 == ":" || $0.isWhitespace }
        return hasSuffix(":") ? String(title.reversed()) : String(self)
    }

    /// What follows the prefix, compared without regard to case; nil if it isn't there.
    fileprivate func droppingPrefix(_ prefix: String) -> Substring? {
        guard lowercased().hasPrefix(prefix) else { return nil }
        return Substring(dropFirst(prefix.count))
    }
}
