extension String {
    /// `errorLabel` for `error_label`, `_errorLabel` and `ui_error_label`: between underscores stand words, and every outlet is
    /// one of UIKit's.
    var inCamelCase: String {
        var words = split(separator: "_").map(String.init)
        guard contains("_"), let first = words.first else { return self }
        if first.lowercased() == "ui", words.count > 1 { words.removeFirst() }
        return (words.first ?? first).lowercasedFirst + words.dropFirst().map(\.capitalizedFirst).joined()
    }

    /// `notes` for `note`, `entries` for `entry`.
    var plural: String {
        if hasSuffix("y"), let before = dropLast().last, !"aeiou".contains(before) { return dropLast() + "ies" }
        return self + (["s", "x", "ch", "sh"].contains(where: hasSuffix) ? "es" : "s")
    }

    /// The first letter large.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// The first letter small, of an abbreviation all of it: `URLField` as `urlField`.
    var lowercasedFirst: String {
        let capitals = prefix { $0.isUppercase }
        guard capitals.count > 1 else { return prefix(1).lowercased() + dropFirst() }
        let head = capitals.count == count ? capitals : capitals.dropLast()
        return head.lowercased() + dropFirst(head.count)
    }
}
