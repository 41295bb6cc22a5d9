/// One pass over the bytes of a Swift file, many times faster than parsing it.
///
/// Comments are skipped, strings and brackets are followed; what that takes more than this for makes the file one that isn't
/// understood.
struct WordScan {
    let bytes: UnsafeBufferPointer<UInt8>
    var place = 0
    var found = FileWords()
    /// The brackets and interpolations around the place.
    var open: [Opening] = []
    /// How many of them are braces.
    var depth = 0
    /// The last byte that is neither white space nor of a comment; of a word its last.
    var last: UInt8 = 0
    /// White space or a comment stands before the place.
    var isApart = true
    /// The word that ends at `last`, if one does.
    var lastWord: Range<Int>?
    var declaration = Declaring.none
    /// Where the place is in the variables at file level.
    var global = VariablePart.none
    /// The outermost braces around the place are an extension's.
    var isInExtension = false
    /// Where the place is in the variables of an extension.
    var member = VariablePart.none
    var importing = Importing()
    /// How many `#if` the place is in.
    private var conditions = 0

    enum Opening: Equatable {
        case brace, parenthesis, bracket
        /// Of a string with so many `#` around it.
        case interpolation(hashes: Int, isMultiline: Bool)
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func run() {
        if at(0) == UInt8(ascii: "#"), at(1) == UInt8(ascii: "!") { skipLine() }
        while place < bytes.count { step() }
        if !open.isEmpty { found.isUnderstood = false }
    }

    /// The byte at a distance from the place; 0 behind the end.
    func at(_ distance: Int) -> UInt8 {
        let index = place + distance
        return index < bytes.count ? bytes[index] : 0
    }

    private mutating func step() {
        let byte = bytes[place]
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C:
            (place, isApart) = (place + 1, true)
        case UInt8(ascii: "`"): place += 1
        case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): skipBlockComment()
        case UInt8(ascii: "\""): scanString(hashes: 0)
        case UInt8(ascii: "#"): scanHash()
        default:
            if isWordByte(byte) { scanWord() } else { scanMark(byte) }
        }
    }

    private mutating func scanWord() {
        let start = place
        while place < bytes.count, isWordByte(bytes[place]) { place += 1 }
        let key = add(wordAt: start..<place)
        see(key, at: start..<place)
        (last, lastWord, isApart) = (bytes[place - 1], start..<place, false)
    }

    /// Notes that the file has a word in it; of one that isn't ASCII its parts that are, too, since some other sign than a
    /// letter may stand between them.
    @discardableResult
    mutating func add(wordAt range: Range<Int>) -> WordKey {
        let key = WordKey(UnsafeBufferPointer(rebasing: bytes[range]))
        if key != .odd {
            found.words.insert(key)
            return key
        }
        for part in bytes[range].split(whereSeparator: { $0 >= 0x80 }) {
            found.words.insert(WordKey(UnsafeBufferPointer(rebasing: part)))
        }
        return key
    }

    private mutating func scanMark(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "{"):
            open.append(.brace)
            depth += 1
        case UInt8(ascii: "("): open.append(.parenthesis)
        case UInt8(ascii: "["):
            open.append(.bracket)
            if found.placeOfDeepNesting == nil {
                noteDeepNesting(open.reversed().prefix { $0 != .brace }.count { $0 == .bracket }, limit: 12)
            }
        case UInt8(ascii: "}"): close(.brace)
        case UInt8(ascii: "]"): close(.bracket)
        case UInt8(ascii: ")"):
            if case .interpolation(let hashes, let isMultiline) = open.last {
                open.removeLast()
                place += 1
                scanString(hashes: hashes, isMultiline: isMultiline)
                return
            }
            close(.parenthesis)
        case UInt8(ascii: "/"): checkRegex()
        case UInt8(ascii: "<"):
            // A placeholder of an editor, or what a merge has left.
            if at(1) == UInt8(ascii: "#") || at(1) == byte && at(2) == byte { found.isUnderstood = false }
            if let lastWord { found.generics.insert(WordKey(UnsafeBufferPointer(rebasing: bytes[lastWord]))) }
        default: break
        }
        see(byte)
        (last, lastWord, isApart) = (byte, nil, false)
        place += 1
    }

    /// At the word behind a `#`.
    mutating func noteCondition() {
        let word = bytes[place...].prefix(while: isWordByte)
        if word.elementsEqual("if".utf8) { conditions += 1 }
        if word.elementsEqual("endif".utf8) { conditions -= 1 }
        noteDeepNesting(conditions, limit: 100)
    }

    mutating func noteDeepNesting(_ levels: Int, limit: Int) {
        if levels > limit, found.placeOfDeepNesting == nil { found.placeOfDeepNesting = place }
    }

    private mutating func close(_ opening: Opening) {
        guard open.last == opening else {
            found.isUnderstood = false
            return
        }
        open.removeLast()
        if opening == .brace { depth -= 1 }
    }
}
