extension String {
    /// Lines after the first without an indentation that they share with it.
    func withoutIndentation(_ indentation: String) -> String {
        let lines: [Substring] = split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { place, line in
            place > 0 && line.hasPrefix(indentation) ? String(line.dropFirst(indentation.count)) : String(line)
        }.joined(separator: "\n")
    }
}

extension StringProtocol {
    /// Without spaces and tabs at either end.
    var trimmed: Substring {
        var text = Substring(self)
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }
}
