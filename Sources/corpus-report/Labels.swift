import Foundation
import ViperSplit

/// What somebody who knows the pattern says of a member.
struct Label: Equatable, Sendable {
    /// The name, with or without the labels of its parameters.
    var member: String
    var role: String
    /// The roles that would do as well.
    var alternatives: [String]
}

/// The labels of a file of tab-separated rows with a head: `repo`, `path`, `member`, `role` and `alt`, and others that don't
/// matter. A controller's folder in the corpus is called after both: `GitHawk-SettingsViewController`.
struct Labels: Sendable {
    /// By the name of the controller's folder.
    private(set) var rows: [String: [Label]] = [:]

    /// - Throws: `LabelsError` if the head lacks a column.
    init(_ text: String) throws {
        let lines = text.split(whereSeparator: \.isNewline).map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        let columns = try ["repo", "path", "member", "role", "alt"].map { name in
            guard let column = lines.first?.firstIndex(of: name) else { throw LabelsError.missingColumn(name) }
            return column
        }
        for line in lines.dropFirst() {
            let cells = columns.map { $0 < line.count ? line[$0] : "" }
            let alternatives = cells[4].split { ",;/".contains($0) }.map { $0.lowercased().filter { !$0.isWhitespace } }
            let label = Label(member: cells[2], role: cells[3].lowercased(), alternatives: alternatives)
            rows[Self.folder(of: cells[1], in: cells[0]), default: []].append(label)
        }
    }

    private static func folder(of path: String, in repository: String) -> String {
        let file = path.split(separator: "/").last ?? ""
        let name = file.hasSuffix(".swift") ? file.dropLast(".swift".count) : file
        return "\(repository.split(separator: "/").last ?? "")-\(name)"
    }
}

enum LabelsError: Error, Equatable, CustomStringConvertible {
    case missingColumn(String)

    var description: String {
        switch self {
        case .missingColumn(let name): "the labels have no column `\(name)`"
        }
    }
}

/// How the roles that a plan gives agree with those that labels say.
struct Agreement: Codable, Equatable, Sendable {
    var members = 0
    var strict = 0
    /// Those with the label's role or one that would do as well.
    var withAlternatives = 0
    /// The labels whose member the plan doesn't have.
    var missing = 0
    var lines = 0
    var linesLabelledView = 0
    var linesInView = 0
    /// `presenter -> view`, and how many members have this label and are there.
    var confusion: [String: Int] = [:]

    init() {}

    /// - Parameter plan: the rows of a controller; those of one name are taken in their order.
    init(_ labels: [Label], _ plan: [PlannedMember]) {
        let bare = { (name: String) in String(name.prefix { $0 != "(" }) }
        let named = Dictionary(grouping: plan, by: \.member)
        let namedBare = Dictionary(grouping: plan) { bare($0.member) }
        var used: [String: Int] = [:]
        for label in labels {
            guard let found = named[label.member] ?? namedBare[bare(label.member)] else {
                missing += 1
                continue
            }
            let row = found[min(used[label.member, default: 0], found.count - 1)]
            used[label.member, default: 0] += 1
            members += 1
            strict += row.role == label.role ? 1 : 0
            withAlternatives += ([label.role] + label.alternatives).contains(row.role) ? 1 : 0
            lines += row.lines
            linesLabelledView += label.role == "view" ? row.lines : 0
            linesInView += row.role == "view" ? row.lines : 0
            confusion["\(label.role) -> \(row.role)", default: 0] += 1
        }
    }

    static func + (one: Agreement, other: Agreement) -> Agreement {
        var sum = one
        let parts: [WritableKeyPath<Agreement, Int>] = [
            \.members, \.strict, \.withAlternatives, \.missing, \.lines, \.linesLabelledView, \.linesInView,
        ]
        for path in parts { sum[keyPath: path] += other[keyPath: path] }
        sum.confusion.merge(other.confusion, uniquingKeysWith: +)
        return sum
    }
}
