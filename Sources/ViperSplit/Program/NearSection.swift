extension ZIKViperSection {
    /// The section that another title nearly is: by a slip of a letter or two, as `Business use casse`; by the endings of its
    /// words, as `Handling view events`; or by a longer word that hints at the same component, as `View lifecycle`.
    init?(near title: String) {
        let nearly = [isSlip, isInflected, isLonger]
        let near = nearly.lazy.compactMap { isNear in Self.allCases.first { isNear(title, $0) } }.first
        guard let near else { return nil }
        self = near
    }
}

private func isSlip(_ title: String, of section: ZIKViperSection) -> Bool {
    (1...2).contains(normalizedTitle(section.title).difference(from: normalizedTitle(title)).count)
}

/// Each word is the section's own, but for its ending: `Managing models`, of `Manage model`.
private func isInflected(_ title: String, of section: ZIKViperSection) -> Bool {
    let (words, own) = (words(of: title), words(of: section.title))
    return words.count == own.count
        && zip(words, own).allSatisfy { word, own in
            let stem = own.count - (own.hasSuffix("e") ? 1 : 0)
            return word.hasPrefix(own.prefix(stem)) && word.count <= stem + "ing".count
        }
}

/// The title begins with the section's letters, and is known to hint at the section's component.
private func isLonger(_ title: String, of section: ZIKViperSection) -> Bool {
    claim(ofTitle: title) == .weak(section.role)
        && words(of: title).joined().hasPrefix(words(of: section.title).joined())
}

/// The words of a title in lower case, `ViewModel` being two.
private func words(of title: String) -> [String] { title.letterWords.map { $0.lowercased() } }
