import Foundation
import ViperSplit

/// The figures of all rows, and below them the share of each stage.
func table(of rows: [Row]) -> String {
    let figures = rows.map { row in
        let measurement = row.measurement
        return [
            row.name, "\(measurement.lines)", milliseconds(measurement.parsing), milliseconds(measurement.splitting),
            decimal(row.ratio), decimal(row.processRatio), row.perLine.map(decimal) ?? "",
            decimal(row.memory), "\(measurement.counts.parses)",
            decimal(Double(measurement.counts.bytes) / Double(max(1, measurement.bytes))),
            "\(measurement.counts.plans)",
            measurement.unsplit > 0 ? "\(measurement.unsplit) of \(measurement.controllers)" : "",
        ]
    }
    let head = [
        "", "lines", "parse ms", "split ms", "x parse", "process x", "per line", "memory x", "parses", "bytes x",
        "plans",
        "not split",
    ]
    let names = Stage.allCases.map(\.rawValue) + ["rest"]
    let shares = rows.map { row in
        [row.name] + names.map { share(row.measurement.stages[$0] ?? 0, of: row.measurement.splitting) }
    }
    return columns([head] + figures) + "\n\n" + columns([["share of"] + names] + shares)
}

/// The cells of lines below each other, the first to the left and the others to the right.
private func columns(_ lines: [[String]]) -> String {
    let widths = (lines.first ?? []).indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { cells in
        let padded = zip(cells, widths).enumerated().map { column, cell in
            let space = String(repeating: " ", count: cell.1 - cell.0.count)
            return column == 0 ? cell.0 + space : space + cell.0
        }
        return String(padded.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
}

private func milliseconds(_ seconds: Double) -> String { decimal(seconds * 1000) }

private func decimal(_ value: Double) -> String { String(format: "%.1f", value) }

private func share(_ part: Double, of whole: Double) -> String { String(format: "%.0f %%", part / whole * 100) }
