/// What a scan of a file's bytes tells of it: the words in it, and for the names that may be declared in it where to look.
///
/// A file that may declare a name always says so; that it does is for its tree to tell.
struct FileWords: Sendable {
    /// All words outside of comments.
    var words: Set<WordKey> = []
    /// The types at file level.
    var types: Set<WordKey> = []
    /// The functions and variables at file level.
    var globals: Set<WordKey> = []
    /// The first words of what is extended.
    var extensions: Set<WordKey> = []
    /// The first words of what is extended to adopt something.
    var adopting: Set<WordKey> = []
    /// The functions, variables and types of extensions.
    var members: Set<WordKey> = []
    /// What stands between the names of the classes at file level and their bodies.
    var inherited: Set<WordKey> = []
    /// The types and generic parameters at any level.
    var declared: Set<WordKey> = []
    /// What is followed by `<`.
    var generics: Set<WordKey> = []
    /// The modules that are imported, tests aside.
    var imports: Set<String> = []
    /// The scan has understood the file. Of any other only the tree tells anything.
    var isUnderstood = true
    /// The offset of the first bracket or `#if` within so many others that a parser, which tries each of them in several ways,
    /// would take minutes or years.
    var placeOfDeepNesting: Int?

    init(of text: String) {
        var text = text
        self = text.withUTF8 { bytes in
            var scan = WordScan(bytes)
            scan.run()
            return scan.found
        }
    }

    init() {}
}

/// A word as the index of an app knows it. Two words may have one key: then a file is read for nothing, and none is missed.
struct WordKey: Hashable, Sendable {
    private let value: UInt64

    /// What isn't written in letters, digits and underscores of ASCII has one key together: operators, `café`.
    static let odd = WordKey(value: 0)

    private init(value: UInt64) { self.value = value }

    /// - Parameter word: letters, digits and underscores.
    init(_ word: UnsafeBufferPointer<UInt8>) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        var bits: UInt8 = 0
        for byte in word {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
            bits |= byte
        }
        value = bits < 0x80 ? hash | 1 : 0
    }

    /// The key of the first word of a name or of the text of a type: `Note` of `Note.Kind`.
    init(firstOf text: String) {
        var text = text
        self = text.withUTF8 { bytes in
            let start = bytes.firstIndex { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: " ") } ?? bytes.count
            let end = bytes[start...].firstIndex { !isWordByte($0) } ?? bytes.count
            return start == end ? .odd : WordKey(UnsafeBufferPointer(rebasing: bytes[start..<end]))
        }
    }

    /// The key of a name that is one word; nil for any other.
    init?(whole name: String) {
        var name = name
        let key = name.withUTF8 { $0.isEmpty || !$0.allSatisfy(isWordByte) ? .odd : WordKey($0) }
        if key == .odd { return nil }
        self = key
    }
}

/// A byte of an identifier, of a keyword or of a number.
func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
        true
    default: false
    }
}
