/// Ways to nest code, or to chain it so that its tree is as deep as the chain is long.
enum Nesting: String, CaseIterable, Sendable {
    case parentheses, arrays, dictionaries, closures, calls, subscripts, interpolations
    case ifs, elseIfs, loops, blocks, switches, functions, types, enums, conditions
    case additions, mixedOperators, coalescings, assignments, ternaries, casts, tries, negations
    case members, calledCalls, forceUnwraps, optionalChains, keyPaths, trailingClosures
    case arrayTypes, optionalTypes, genericTypes, functionTypes, tupleTypes, memberTypes, patterns, comments, attributes

    func code(depth: Int) -> Code {
        Code(place: place, text: text(depth))
    }

    private var place: Code.Place {
        switch self {
        case .types, .enums, .conditions, .attributes: .member
        default: .statement
        }
    }

    private func text(_ depth: Int) -> String {
        func around(_ start: String, _ inner: String, _ end: String) -> String {
            String(repeating: start, count: depth) + inner + String(repeating: end, count: depth)
        }
        func chain(_ first: String, _ link: String) -> String { first + String(repeating: link, count: depth) }
        return switch self {
        case .parentheses: "_ = " + around("(", "1", ")")
        case .arrays: "_ = " + around("[", "1", "]")
        case .dictionaries: "_ = " + around("[1: ", "1", "]")
        case .closures: "_ = " + around("{ ", "1", " }")
        case .calls: "_ = " + around("abs(", "1", ")")
        case .subscripts: "_ = " + around("items[", "1", "]")
        case .interpolations: "_ = " + around(#""\("#, "1", #")""#)
        case .ifs: around("if true { ", "view.isHidden = true", " }")
        case .elseIfs: chain("if true {}", " else if false {}")
        case .loops: around("for _ in [1] { ", "view.isHidden = true", " }")
        case .blocks: around("do { ", "view.isHidden = true", " }")
        case .switches: around("switch 1 { default: ", "break", " }")
        case .functions: around("func nested() { ", "view.isHidden = true", " }")
        case .types: around("struct Nested { ", "let x = 1", " }")
        case .enums: around("enum Nested { ", "case x", " }")
        case .conditions: around("#if DEBUG\n", "func nested() {}\n", "#endif\n")
        case .additions: chain("_ = 1", " + 1")
        case .mixedOperators: chain("_ = 1", " + 2 * 3 - 4 << 1")
        case .coalescings: chain("_ = title", " ?? title") + #" ?? """#
        case .assignments: chain("title", " = title")
        case .ternaries: chain("_ = true", " ? 1 : true") + " ? 1 : 2"
        case .casts: chain("_ = view", " as Any")
        case .tries: "_ = " + chain("", "try ") + "1"
        case .negations: "_ = " + around("!(", "true", ")")
        case .members: chain("_ = view", ".superview")
        case .calledCalls: chain("_ = view", "()")
        case .forceUnwraps: chain("_ = title", "!")
        case .optionalChains: chain("_ = view", "?.superview")
        case .keyPaths: chain(#"_ = \UIView"#, ".superview")
        case .trailingClosures: around("perform { ", "view.isHidden = true", " }")
        case .arrayTypes: "var x: " + around("[", "Int", "]")
        case .optionalTypes: chain("var x: Int", "?")
        case .genericTypes: "var x: " + around("Array<", "Int", ">")
        case .functionTypes: "var x: " + chain("", "() -> ") + "Int"
        case .tupleTypes: "var x: " + around("(", "Int, Int", ")")
        case .memberTypes: chain("var x: A", ".B")
        case .patterns: "if case " + around("(", "let x", ")") + " = 1 {}"
        case .comments: around("/* ", "deep", " */")
        case .attributes: chain("", "@objc ") + "func nested() {}"
        }
    }
}
