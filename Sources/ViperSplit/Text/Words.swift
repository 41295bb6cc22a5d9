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

extension String {
    /// `reload`, `Rows` of `reloadRows`: each begins with a large letter, and `URL` is three.
    var wordsOfName: [String] {
        reduce(into: []) { words, character in
            if character.isUppercase || words.isEmpty {
                words.append(String(character))
            } else {
                words[words.count - 1].append(character)
            }
        }
    }

    /// The words of a text or an identifier, letters and digits only; a digit doesn't begin a name.
    var letterWords: [String] {
        var found: [String] = []
        for part in split(whereSeparator: { !($0.isASCII && ($0.isLetter || $0.isNumber)) }) {
            found += String(part).wordsOfName.reduce(into: []) { parts, word in
                // `URL` is one word, not three.
                if let last = parts.last, last.count == 1 || last.allSatisfy(\.isUppercase), word.count == 1 {
                    parts[parts.count - 1] += word
                } else {
                    parts.append(word)
                }
            }
        }
        return found.filter { $0.first?.isLetter == true }
    }
}

/// The word that is meant instead of one that there isn't, as far as one is near.
public func nearestWord(to word: String, among words: [String]) -> String? {
    let near = words.map { (word: $0, distance: $0.difference(from: word).count) }.min { $0.distance < $1.distance }
    return near.flatMap { $0.distance <= max(2, word.count / 2) ? $0.word : nil }
}
