extension String {
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
