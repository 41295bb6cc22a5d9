import ViperSplit

/// The finding in the form that Xcode and editors parse.
func text(of finding: Finding) -> String {
    onOneLine(
        "\(finding.path):\(finding.line):\(finding.column): "
            + "\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]")
}

/// The error in the same form, which begins with a place where there is one.
func text(of error: CommandError) -> String {
    if case .refused(.doesNotParse(let path, let line, let column, let message)) = error {
        return onOneLine("\(path):\(line):\(column): error: does not parse: \(message)")
    }
    return onOneLine("error: \(error)")
}
