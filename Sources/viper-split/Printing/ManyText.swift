import ViperSplit

/// What became of several view controllers: a line for each, what was done with all, and what is left to do.
func table(of rows: [ManyRow]) -> String {
    let head = ["controller", "result", "in the View", "elsewhere", ""]
    let cells = [head] + rows.map(cells)
    let widths = (0..<4).map { column in cells.map { $0[column].count }.max() ?? 0 }
    let lines = cells.map { row in
        let figures = (2..<4).map { String(repeating: " ", count: widths[$0] - row[$0].count) + row[$0] }
        return ([row[0].padding(to: widths[0]), row[1].padding(to: widths[1])] + figures + [row[4]]).joined(
            separator: "  ")
    }
    let split = rows.count { $0.reason == nil }
    let steps = Set(rows.compactMap(\.baseCommand)).sorted().map {
        "if the app doesn't have the base files yet, write them once: \($0) --output <dir>"
    }
    let next = split == 0 ? [] : ["add the new files to the app's target"] + steps
    return lines.map { $0 + "\n" }.joined() + "\n\(split) split, \(rows.count - split) skipped\n"
        + (next.isEmpty ? "" : "Next:\n" + next.map { "  - \($0)\n" }.joined())
}

/// Lines of code, by where they are; or why there are none.
private func cells(of row: ManyRow) -> [String] {
    if let reason = row.reason { return [row.controller.name, "skipped", "", "", onOneLine(reason)] }
    let view = row.summary.prefix(1).map(\.lines).reduce(0, +)
    let others = row.summary.dropFirst().map(\.lines).reduce(0, +)
    return [row.controller.name, "split", "\(view)", "\(others)", onOneLine(row.controller.files[0].path)]
}
