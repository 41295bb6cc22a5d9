/// The lines of two traces side by side: two spaces before a common line, `-` before one of the original only and `+`
/// before one of the split only.
public func traceDiff(original: [String], split: [String]) -> String {
    let difference = split.difference(from: original)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): inserted.insert(offset)
        }
    }
    var lines: [String] = []
    var (left, right) = (0, 0)
    while left < original.count || right < split.count {
        if removed.contains(left) {
            lines.append("- \(original[left])")
            left += 1
        } else if inserted.contains(right) {
            lines.append("+ \(split[right])")
            right += 1
        } else {
            lines.append("  \(original[left])")
            left += 1
            right += 1
        }
    }
    return lines.joined(separator: "\n")
}
