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
