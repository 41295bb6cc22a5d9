extension WordScan {
    // MARK: - Comments

    mutating func skipLine() {
        while place < bytes.count, !isLineEnd(bytes[place]) { place += 1 }
        isApart = true
    }

    mutating func skipBlockComment() {
        var level = 0
        repeat {
            if at(0) == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
                (place, level) = (place + 2, level + 1)
            } else if at(0) == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
                (place, level) = (place + 2, level - 1)
            } else {
                place += 1
            }
        } while level > 0 && place < bytes.count
        if level > 0 { found.isUnderstood = false }
        isApart = true
    }

    // MARK: - Strings

    /// At a `#`: a raw string, a regular expression, or a directive or macro.
    mutating func scanHash() {
        var hashes = 0
        while at(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if at(hashes) == UInt8(ascii: "\"") {
            place += hashes
            scanString(hashes: hashes)
            return
        }
        if at(hashes) == UInt8(ascii: "/") { found.isUnderstood = false }
        place += hashes
        noteCondition()
        see(UInt8(ascii: "#"))
        (last, lastWord, isApart) = (UInt8(ascii: "#"), nil, false)
    }

    /// At the first quotation mark of a string, whose `#` are behind.
    mutating func scanString(hashes: Int) {
        let isMultiline = at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"")
        // `#"""#` is a string of one quotation mark.
        if isMultiline, hashes > 0, at(3) == UInt8(ascii: "#") { found.isUnderstood = false }
        see(UInt8(ascii: "\""))
        place += isMultiline ? 3 : 1
        scanString(hashes: hashes, isMultiline: isMultiline)
    }

    /// In a string, until it ends or something is interpolated.
    mutating func scanString(hashes: Int, isMultiline: Bool) {
        while place < bytes.count {
            let byte = bytes[place]
            if isWordByte(byte) {
                let start = place
                while place < bytes.count, isWordByte(bytes[place]) { place += 1 }
                add(wordAt: start..<place)
            } else if byte == UInt8(ascii: "\""), endsString(hashes: hashes, isMultiline: isMultiline) {
                place += (isMultiline ? 3 : 1) + hashes
                (last, lastWord, isApart) = (byte, nil, false)
                return
            } else if byte == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ at(1 + $0) == UInt8(ascii: "#") }) {
                place += 1 + hashes
                if at(0) == UInt8(ascii: "(") {
                    open.append(.interpolation(hashes: hashes, isMultiline: isMultiline))
                    noteDeepNesting(open.count, limit: 256)
                    place += 1
                    (last, lastWord, isApart) = (UInt8(ascii: "("), nil, false)
                    return
                }
                // What is escaped ends nothing; a line end in a string of one line does.
                if isMultiline || !isLineEnd(at(0)) { place += 1 }
            } else if isLineEnd(byte), !isMultiline {
                break
            } else {
                place += 1
            }
        }
        found.isUnderstood = false
    }

    private func endsString(hashes: Int, isMultiline: Bool) -> Bool {
        if isMultiline, at(1) != UInt8(ascii: "\"") || at(2) != UInt8(ascii: "\"") { return false }
        let count = isMultiline ? 3 : 1
        return (0..<hashes).allSatisfy { at(count + $0) == UInt8(ascii: "#") }
    }

    // MARK: - Regular expressions

    /// At a `/` that begins no comment: where a regular expression may begin that has brackets or quotation marks in it, the file
    /// isn't understood.
    mutating func checkRegex() {
        // None begins with white space.
        if isWhiteSpace(at(1)) { return }
        let isBehindValue =
            lastWord.map { !isKeywordBeforeValue($0) }
            ?? [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\"")].contains(last)
        if isBehindValue, !isApart { return }
        let line = bytes[(place + 1)...].prefix { !isLineEnd($0) }
        guard let end = line.lastIndex(of: UInt8(ascii: "/")) else { return }
        let marks: [UInt8] = Array("\"{}()[]#".utf8)
        if line[..<end].contains(where: marks.contains) { found.isUnderstood = false }
    }

    private func isKeywordBeforeValue(_ word: Range<Int>) -> Bool {
        let keywords = [
            "return", "in", "case", "else", "try", "await", "throw", "where", "if", "while", "guard", "switch", "is",
            "as",
        ]
        return keywords.contains { $0.utf8.elementsEqual(bytes[word]) }
    }
}

private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

private func isWhiteSpace(_ byte: UInt8) -> Bool {
    isLineEnd(byte) || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}
