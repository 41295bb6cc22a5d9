import SwiftParser
import SwiftSyntax

/// What is known of a declaration of the platform without parsing it: what it is, what stands before it, and its text.
struct Outline: Sendable {
    /// `class`, `func`, `extension`.
    let keyword: String
    /// The names of its attributes, and its modifiers.
    let words: [String]
    /// The module that declares it; empty for members.
    let module: String
    /// The types that it inherits.
    let inherited: [String]
    /// Where the text of it stands, behind the beginnings of the types around it; of a type, only its own beginning.
    let pieces: [Range<Int>]

    /// - Parameter value: what was noted when the declarations were embedded.
    init(_ value: Substring) {
        let fields = value.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        func list(_ place: Int) -> [String] {
            fields[place].split(separator: UInt8(ascii: ",")).map { String(Substring($0)) }
        }
        keyword = String(Substring(fields[0]))
        words = list(1)
        module = String(Substring(fields[2]))
        inherited = list(3)
        pieces = list(4).map { piece in
            let numbers = piece.utf8.split(separator: UInt8(ascii: "+")).map { Int(Substring($0)) ?? 0 }
            return numbers[0]..<numbers[0] + numbers[1]
        }
    }

    var facts: Facts { Facts(words) }

    /// A type or an extension of one.
    var isGroup: Bool { isType || keyword == "extension" }
    var isType: Bool { Self.types.contains(keyword) }
    /// A type, an alias or an associated type.
    var declaresType: Bool { isType || keyword == "typealias" || keyword == "associatedtype" }

    private static let types: Set = ["class", "struct", "enum", "protocol", "actor"]

    /// No two declarations have the same; those that stand before others have less.
    var place: Int { pieces[pieces.count - 1].lowerBound }

    /// The declaration in what is around it; types are without their other members, and its own has none.
    func parsed() -> DeclSyntax? {
        let open = pieces.count - (isGroup ? 0 : 1)
        let text = EmbeddedPlatform.text.withUTF8Buffer { text in
            pieces.map { String(decoding: text[$0], as: UTF8.self) + "\n" }.joined()
        }
        let tree = Parser.parse(source: text + String(repeating: "}", count: open))
        return pieces.dropFirst().reduce(tree.statements.first?.item.as(DeclSyntax.self)) { around, _ in
            around?.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.first?.decl
        }
    }
}
