/// A type whose members a value of another has: that type itself, or one above it.
struct LookupPlace {
    let path: String
    let arguments: [Type]
    /// Nil where there is no one declaration of it.
    let declared: DeclaredType?
    /// What its generic parameters stand for.
    let substitution: [String: Type]
    /// How far up it is: 0 is the value's own type.
    let depth: Int
}

extension Semantics {
    /// The types whose members a value of a type has, the nearest first: itself, its superclasses, its protocols.
    func lookupPlaces(of type: Type) -> [LookupPlace] {
        if let known = placesByType[type] { return known }
        let found = findLookupPlaces(of: type)
        // What a type inherits isn't known before it has been read.
        if typesBeingRead == 0 { placesByType[type] = found }
        return found
    }

    private func findLookupPlaces(of type: Type) -> [LookupPlace] {
        var found: [LookupPlace] = []
        var visited: Set<String> = []
        var pending = [(type: type, depth: 0)]
        while !pending.isEmpty {
            let (next, depth) = pending.removeFirst()
            for part in canonical(next).lookupTypes {
                guard let path = part.name, visited.insert(path).inserted else { continue }
                let declared = declaredType(path)
                let substitution = Dictionary(
                    zip(declared?.generics ?? [], part.arguments), uniquingKeysWith: { first, _ in first })
                found.append(
                    LookupPlace(
                        path: path, arguments: part.arguments, declared: declared, substitution: substitution,
                        depth: depth))
                guard let declared else {
                    if let kind = kindByName(path) { pending.append((.named(kind), depth + 1)) }
                    continue
                }
                let raw = rawType(of: declared)
                if let raw { pending.append((.nominal("RawRepresentable", [raw]), depth + 1)) }
                for inherited in declared.inherited.dropFirst(raw == nil ? 0 : 1) {
                    guard let type = self.type(inherited) else { continue }
                    pending.append((type.substituting(substitution), depth + 1))
                }
            }
        }
        return found
    }
}
