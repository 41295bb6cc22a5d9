import ViperSplit

/// The diff in the colours of git.
func coloured(_ diff: UnifiedDiff) -> String {
    diff.lines.lazy.map { line in
        guard let colour = colour(of: line.kind) else { return line.text }
        // By scalars, since the carriage return before a line feed is part of the same character.
        return "\u{1B}[\(colour)m" + String(line.text.unicodeScalars.dropLast()) + "\u{1B}[m\n"
    }.joined()
}

private func colour(of kind: DiffLine.Kind) -> Int? {
    switch kind {
    case .fileHeader: 1
    case .hunkHeader: 36
    case .deletion: 31
    case .insertion: 32
    case .context, .remark: nil
    }
}
