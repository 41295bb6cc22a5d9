/// The beginning of a declaration: its keyword and what it is called.
struct Head {
    var keyword: String
    /// Several for `case alert, actionSheet`.
    var names: [String]

    var isType: Bool { ["class", "struct", "enum", "protocol", "actor", "extension"].contains(keyword) }

    /// - Parameter line: a line without its indentation; attributes and modifiers may stand before the keyword.
    /// - Returns: nil for what begins no declaration that has a name.
    init?(_ line: Substring) {
        var rest = line
        while true {
            rest = rest.drop { $0 == " " }
            if rest.first == "@" {
                rest = rest.dropFirst().drop { $0.isIdentifier }
                if rest.first == "(" { rest = rest.droppingParentheses }
                continue
            }
            let word = rest.prefix { $0.isIdentifier }
            let next = rest.dropFirst(word.count)
            if modifiers.contains(String(word)) || word == "class" && next.isMember {
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
            return
        }
    }
}

extension Head {
    /// The names of the members of a type that stands on one line: `enum Edge { case top, bottom }`.
    func namesInBody(of line: Substring) -> [String] {
        guard line.last == "}", let brace = line.firstIndex(of: "{") else { return [] }
        return line[brace...].dropFirst().dropLast().split(separator: ";").flatMap { Head($0)?.names ?? [] }
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

    /// The name, path or operator at the beginning, without backticks.
    fileprivate var declaredName: String {
        let path = prefix { $0.isIdentifier || $0 == "`" || $0 == "." }
        if let first = path.first, first != "." { return path.filter { $0 != "`" } }
        return String(prefix { $0 != " " && $0 != "(" })
    }
}
