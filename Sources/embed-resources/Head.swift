/// The beginning of a declaration: its keyword, what stands before it, what it is called and inherits.
struct Head {
    /// The names of attributes, and modifiers: `pure`, `static`.
    var words: [String] = []
    /// The texts that attributes take.
    var texts: [String] = []
    var keyword: String
    /// The types behind the colon of a type, without attributes and generic arguments.
    var inherited: [String] = []
    /// Several for `case alert, actionSheet`.
    var names: [String]

    var isType: Bool { ["class", "struct", "enum", "protocol", "actor", "extension"].contains(keyword) }

    /// - Parameter text: it begins with the declaration, and may hold the rest of it.
    /// - Returns: nil for what begins no declaration that has a name.
    init?(_ text: Substring) {
        var rest = text
        while true {
            rest = rest.drop { $0 == " " }
            if rest.first == "@" {
                let name = rest.dropFirst().prefix { $0.isIdentifier }
                words.append(String(name))
                rest = rest.dropFirst(1 + name.count)
                guard rest.first == "(" else { continue }
                let next = rest.droppingParentheses
                let quoted = rest[..<next.startIndex].split(separator: "\"", omittingEmptySubsequences: false)
                texts += quoted.indices.filter { $0 % 2 == 1 }.map { String(quoted[$0]) }
                rest = next
                continue
            }
            let word = rest.prefix { $0.isIdentifier }
            let next = rest.dropFirst(word.count)
            if modifiers.contains(String(word)) || word == "class" && next.isMember {
                words.append(String(word))
                rest = next.first == "(" ? next.droppingParentheses : next
                continue
            }
            guard keywords.contains(String(word)) else { return nil }
            keyword = String(word)
            if word == "init" || word == "subscript" {
                names = [keyword]
            } else if word == "case" {
                names = next.casesNames
            } else {
                names = [next.drop { $0 == " " }.declaredName]
            }
            if names.isEmpty || names[0].isEmpty { return nil }
            if isType { inherited = next.prefix { $0 != "{" }.inheritedNames }
            return
        }
    }
}

private let keywords: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "extension", "func", "var", "let", "case", "init", "subscript",
    "typealias", "associatedtype", "macro",
]

private let modifiers: Set<String> = [
    "convenience", "required", "static", "final", "weak", "unowned", "optional", "mutating", "nonmutating", "override",
    "lazy", "indirect", "nonisolated", "isolated", "prefix", "postfix", "infix", "dynamic", "consuming", "borrowing",
    "distributed", "unsafe",
]

extension Character {
    fileprivate var isIdentifier: Bool { isLetter || isNumber || self == "_" }
}

extension Substring {
    /// Behind parentheses, those inside of them included; all of the rest if they aren't closed.
    fileprivate var droppingParentheses: Substring {
        var depth = 0
        for place in indices {
            if self[place] == "(" { depth += 1 }
            if self[place] == ")" { depth -= 1 }
            if depth == 0 { return self[index(after: place)...] }
        }
        return suffix(0)
    }

    /// `class` stands before a member, not a name.
    fileprivate var isMember: Bool {
        let word = drop { $0 == " " }.prefix { $0.isIdentifier }
        return keywords.contains(String(word)) || modifiers.contains(String(word))
    }

    /// `alert, actionSheet` and `success(Value)`.
    fileprivate var casesNames: [String] {
        var names: [String] = []
        var rest = self
        repeat {
            rest = rest.drop { $0 == " " || $0 == "," }
            let name = rest.declaredName
            if name.isEmpty { break }
            names.append(name)
            rest = rest.drop { $0.isIdentifier || $0 == "`" }
            if rest.first == "(" { rest = rest.droppingParentheses }
            if rest.hasPrefix(" = ") { rest = rest.drop { $0 != "," } }
        } while rest.first == ","
        return names
    }

    /// `Collection` and `Sendable` of `Slice<Base>: Collection<Base.Element>, @unchecked Sendable where Base: Collection`.
    fileprivate var inheritedNames: [String] {
        var depth = 0
        let plain = String(
            filter { character in
                if "<(".contains(character) { depth += 1 }
                defer { if ">)".contains(character) { depth -= 1 } }
                return depth == 0
            })
        let types = plain.split(separator: " where ")[0].split(separator: ":").dropFirst().first ?? ""
        return types.split(separator: ",").map { type in
            type.split(separator: " ").filter { $0.first != "@" }.joined(separator: " ")
        }
    }

    /// The name, path or operator at the beginning, without backticks.
    fileprivate var declaredName: String {
        let path = prefix { $0.isIdentifier || $0 == "`" || $0 == "." }
        if let first = path.first, first != "." { return path.filter { $0 != "`" } }
        return String(prefix { $0 != " " && $0 != "(" })
    }
}
