import Foundation
import ViperSplit

/// A plan as a table: member, role, line, lines, reason; under a member what leaves its body, with the signature.
func table(of plan: PlanDocument) -> String {
    let rows =
        [["member", "role", "line", "lines", "reason"]]
        + plan.members.flatMap { member in
            [[member.member, member.role, "\(member.line)", "\(member.lines)", member.reason]]
                + member.fragments.map {
                    ["  \($0.name)", $0.role, "\($0.line)", "\($0.lines)", $0.signature]
                }
        }
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let table = rows.map { row in
        (0..<4).map { row[$0].padding(to: widths[$0]) + "  " }.joined() + row[4] + "\n"
    }
    return table.joined() + changesText(of: plan)
}

/// The changes that free most, five at most; empty if there is none.
private func changesText(of plan: PlanDocument) -> String {
    if plan.changes.isEmpty { return "" }
    let changes = plan.changes.prefix(5).map { change in
        let members = change.frees.isEmpty ? "" : counted(change.frees.count, "member") + ", "
        return "  `\(change.member)`, line \(change.line): \(change.reason); \(change.advice): "
            + "frees \(members)\(counted(change.lines, "line"))\n"
    }
    return "\nwhat would free most:\n" + changes.joined()
}

private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// A plan for programs, and to be changed and given back with `--plan`.
func jsonText(of plan: PlanDocument) throws(CommandError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
        return String(decoding: try encoder.encode(plan), as: UTF8.self) + "\n"
    } catch {
        throw .cannotPrint(reason: "\(error)")
    }
}
