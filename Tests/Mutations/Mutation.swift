import Oracle

/// What is done to a file to make a mutant of it.
public enum Mutation: String, CaseIterable, Codable, Sendable {
    case deleteMember, doubleMember, swapMembers, renameMember
    case deleteStatement, doubleStatement, swapStatements, replaceStatement
    case deleteToken, doubleToken, swapTokens, replaceToken
    /// The file ends anywhere, within a token or a character's bytes, too.
    case cut
    /// Code is nested, or chained, many levels deep.
    case nest
    /// A construct of the grammar that may not have stood there.
    case construct
    /// A character of Unicode, or NUL, stands somewhere.
    case character
    /// The lines end in another way, or a byte order mark comes first.
    case lineEndings
    /// Members or statements stand in `#if`.
    case condition
    /// A line, a name, a literal or a body is very long.
    case long
    /// A comment, or a line break, stands between two tokens, and the code means the same.
    case lineComment, blockComment, lineBreak
}

extension Mutation {
    /// The text that stands between two tokens, of the mutations that change no token; nil for the others.
    var trivia: String? {
        switch self {
        case .lineComment: " // \(Self.remark)\n"
        case .blockComment: " /* \(Self.remark) */ "
        case .lineBreak: "\n"
        default: nil
        }
    }

    /// The words of the comments.
    static let remark = "a remark of the mutant's"
}

extension Mutation {
    /// The text after one mutation; nil if it has nothing to mutate.
    ///
    /// - Parameter size: the bytes that a long part has.
    func applied(to text: String, size: Int, using generator: inout SeededGenerator) -> String? {
        let pieces = Pieces(of: text)
        switch self {
        case .deleteMember: return pieces.deleting(pieces.members, using: &generator)
        case .doubleMember: return pieces.doubling(pieces.members, using: &generator)
        case .swapMembers: return pieces.swapping(pieces.members, using: &generator)
        case .renameMember: return pieces.replacing(pieces.names, byOneOf: newNames, using: &generator)
        case .deleteStatement: return pieces.deleting(pieces.statements, using: &generator)
        case .doubleStatement: return pieces.doubling(pieces.statements, using: &generator)
        case .swapStatements: return pieces.swapping(pieces.statements, using: &generator)
        case .replaceStatement: return pieces.replacing(pieces.statements, using: &generator)
        case .deleteToken: return pieces.deleting(pieces.tokens, using: &generator)
        case .doubleToken: return pieces.doubling(pieces.tokens, using: &generator)
        case .swapTokens: return pieces.swapping(pieces.tokens, using: &generator)
        case .replaceToken: return pieces.replacing(pieces.tokens, using: &generator)
        case .cut: return pieces.cut(at: .random(in: 0...pieces.bytes.count, using: &generator))
        case .nest:
            let nesting = Nesting.allCases.randomElement(using: &generator) ?? .parentheses
            return pieces.inserting(
                nesting.code(depth: depths.randomElement(using: &generator) ?? 1), using: &generator)
        case .construct:
            guard let construct = Construct.all.randomElement(using: &generator) else { return nil }
            return pieces.inserting(construct.code, using: &generator)
        case .character:
            let place = Int.random(in: 0...pieces.bytes.count, using: &generator)
            return pieces.inserting(anyCharacter(using: &generator), at: place)
        case .lineEndings: return otherLineEndings.randomElement(using: &generator)?(text)
        case .condition: return pieces.conditional(using: &generator)
        case .long:
            let long = Long.allCases.randomElement(using: &generator) ?? .line
            return pieces.inserting(long.code(size: size), using: &generator)
        case .lineComment, .blockComment, .lineBreak: return trivia.flatMap { pieces.spacing($0, using: &generator) }
        }
    }
}

/// The levels that code is nested: some that people write, some at which parsers give up, and more than any stack holds.
let depths = [15, 60, 250, 1_000, 10_000]

/// Names that a member can be given besides those of others.
private let newNames = [
    "`class`", "`default`", "presenter", "view", "interactor", "wireframe", "output", "moduleOutput", "self_", "été",
    "名",
    "`a name with spaces`", "👩‍👩‍👧", "init_", "description", "viewDidLoad", "title", "x",
]

private let otherLineEndings: [@Sendable (String) -> String] = [
    { $0.replacing("\n", with: "\r\n") }, { $0.replacing("\n", with: "\r") }, { "\u{FEFF}" + $0 },
    { $0.replacing("    ", with: "\t") }, { "\u{FEFF}" + $0.replacing("\n", with: "\r\n") },
    { text in String(text.reversed().drop { $0.isWhitespace }.reversed()) },
    { $0.replacing("\n\n", with: "\n\r\n") }, { $0.replacing("{\n", with: "{ \t\n") }, { $0 + "\u{0}" },
    { "#!/usr/bin/swift\n" + $0 }, { $0.replacing("\n", with: "\n\n") },
]

/// One of the characters that parsers have trouble with, or any other.
private func anyCharacter(using generator: inout SeededGenerator) -> String {
    let known: [Unicode.Scalar] = [
        "\0", "\r", "\n", "\t", "\u{B}", "\u{C}", "\u{7F}", "\u{85}", "\u{A0}", "\u{AD}", "\u{300}", "\u{200B}",
        "\u{200D}",
        "\u{200E}", "\u{202E}", "\u{2028}", "\u{2029}", "\u{2066}", "\u{FEFF}", "\u{FFFC}", "\u{FFFD}", "\u{FFFE}",
        "\u{1F469}", "\u{1F3FD}", "\u{E0001}", "\u{F0000}", "\u{10FFFF}", "\"", "'", "`", "\\", "#", "@", "$", "/", "*",
        "<",
        "{", "}", "(", ")", "[", "]", ";", ":", ",", "?", "!", "&", "_", "~", "^", "|",
    ]
    if Bool.random(using: &generator) { return String(Character(known.randomElement(using: &generator) ?? "\0")) }
    var scalar: Unicode.Scalar?
    while scalar == nil { scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator)) }
    return String(scalar.map(Character.init) ?? "\0")
}
