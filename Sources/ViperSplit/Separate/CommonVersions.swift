/// The versions of the system that the `@available` attributes of a place ask for, by platform.
private struct AskedVersions {
    private var platforms: [(name: String, version: [Int])] = []

    /// - Parameter attributes: a line each.
    /// - Returns: nil if one of them tells something else than since when there is what it stands on.
    init?(_ attributes: String) {
        for line in attributes.split(separator: "\n") {
            guard line.hasPrefix("@available("), line.hasSuffix(")") else { return nil }
            let parts = line.dropFirst("@available(".count).dropLast().split(separator: ",").map(\.trimmed)
            guard parts.last == "*" else { return nil }
            for part in parts.dropLast() {
                let words = part.split(separator: " ")
                let version = words.count == 2 ? words[1].split(separator: ".").map { Int($0) } : [nil]
                guard version.allSatisfy({ $0 != nil }) else { return nil }
                add(String(words[0]), version.compactMap { $0 })
            }
        }
    }

    /// What several attributes ask for, all of them do.
    private mutating func add(_ name: String, _ version: [Int]) {
        guard let place = platforms.firstIndex(where: { $0.name == name }) else {
            return platforms.append((name, version))
        }
        if platforms[place].version.lexicographicallyPrecedes(version) { platforms[place].version = version }
    }

    /// What is there wherever one of both is.
    func weakened(by other: AskedVersions) -> AskedVersions {
        var weakest = self
        weakest.platforms = platforms.compactMap { platform in
            guard let asked = other.platforms.first(where: { $0.name == platform.name }) else { return nil }
            let isLater = asked.version.lexicographicallyPrecedes(platform.version)
            return (platform.name, isLater ? asked.version : platform.version)
        }
        return weakest
    }

    /// The attribute that asks for them, with a newline; nothing for every version.
    var attribute: String {
        let asked = platforms.map { $0.name + " " + $0.version.map(String.init).joined(separator: ".") + ", " }
        return asked.isEmpty ? "" : "@available(\(asked.joined())*)\n"
    }
}

extension [Extraction] {
    /// Equal code is one method wherever it stands: for every version of the system if some place asks for none, since it is there
    /// then, else for those of any place.
    func withCommonVersions() -> [Extraction] {
        let places = Dictionary(grouping: self + flatMap(\.allNested)) { $0.withVersions("").key }
        let common = places.compactMapValues { ViperSplit.common(Set($0.map(\.availability))) }
        func inCommon(_ extraction: Extraction) -> Extraction {
            let versions = common[extraction.withVersions("").key] ?? extraction.availability
            var changed = extraction.withVersions(versions)
            changed.nested = extraction.nested.map(inCommon)
            return changed
        }
        return map(inCommon)
    }
}

/// - Returns: nil if nothing tells.
private func common(_ attributes: Set<String>) -> String? {
    if attributes.count < 2 { return attributes.first }
    if attributes.contains("") { return "" }
    let asked = attributes.sorted().map { AskedVersions($0) }
    guard let first = asked.first ?? nil else { return nil }
    return asked.dropFirst().reduce(Optional(first)) { weakest, next in
        next.flatMap { next in weakest?.weakened(by: next) }
    }?.attribute
}

extension Extraction {
    fileprivate func withVersions(_ attributes: String) -> Extraction {
        var extraction = self
        extraction.availability = attributes
        return extraction
    }
}
