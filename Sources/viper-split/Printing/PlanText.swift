import Foundation
import ViperSplit

/// A plan as a table: member, role, line, lines, reason.
func table(of plan: [PlannedMember]) -> String {
    let rows =
        [["member", "role", "line", "lines", "reason"]]
        + plan.map { [$0.member, $0.role, "\($0.line)", "\($0.lines)", $0.reason] }
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
        (0..<4).map { row[$0].padding(to: widths[$0]) + "  " }.joined() + row[4] + "\n"
    }.joined()
}

/// A plan for programs, and to be changed and given back with `--plan`.
func jsonText(of plan: [PlannedMember]) throws(CommandError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
        return String(decoding: try encoder.encode(plan), as: UTF8.self) + "\n"
    } catch {
        throw .cannotPrint(reason: "\(error)")
    }
}
