import Foundation

/// The line of one controller, and what the compiler says.
func text(of row: Row) -> String {
    let components = row.components.map { "\($0.name) \($0.members)/\($0.lines)" }.joined(separator: ", ")
    var line = "\(row.name): \(row.outcome.rawValue), \(row.lines) lines, \(seconds(row.seconds)) s"
    if !components.isEmpty { line += "; \(components)" }
    if let reason = row.reason { line += "; \(reason)" }
    if let depth = row.depth { line += "; \(share(depth.linesInView, of: depth.lines)) in the View" }
    if let depth = row.depth { line += "; \(depth.requirements) requirements (\(depth.requirementsByInterface.text))" }
    if let agreement = row.agreement {
        line += "; \(agreement.withAlternatives) of \(agreement.members) as labelled (\(agreement.strict) strictly)"
        line += ", labels leave \(share(agreement.linesLabelledView, of: agreement.lines)) of the lines in the View"
    }
    if row.isCompiled { line += "; \(row.newMessages.count) new messages" }
    return ([line] + (row.newMessages.prefix(20) + row.checks.compactMap(text)).map { "    \($0)" })
        .joined(separator: "\n")
}

/// What is wrong by one check; nil if nothing is.
private func text(of result: CheckResult) -> String? {
    if let reason = result.reason { return "\(result.check.rawValue) isn't known: \(reason)" }
    if result.faults.isEmpty { return nil }
    return "\(result.check.rawValue): \(result.faults.map { String($0.prefix(160)) }.joined(separator: "; "))"
}

/// The figures of all controllers.
func summary(of rows: [Row]) -> String {
    var lines = ["", "\(rows.count) controllers"]
    for outcome in Row.Outcome.allCases {
        let count = rows.count { $0.outcome == outcome }
        if count > 0 { lines.append("  \(outcome.rawValue): \(count)") }
    }
    let compiled = rows.filter(\.isCompiled)
    lines.append("compiled: \(compiled.count), without a new message: \(compiled.count { $0.newMessages.isEmpty })")
    let times = rows.map(\.seconds).sorted()
    if let longest = times.last {
        lines.append("time: median \(seconds(times[times.count / 2])) s, longest \(seconds(longest)) s")
    }
    lines += table("components (members/lines)", componentTotals(rows))
    let figures = rows.compactMap(\.purity).reduce(Row.Figures(), +)
    lines += table(
        "separation",
        [
            ("taken out of bodies", "\(figures.generated)"),
            ("data in the Interactor", "\(figures.dataInInteractor) of \(figures.data)"),
            ("navigation in the Wireframe", "\(figures.navigationInWireframe) of \(figures.navigation)"),
            ("names of UIKit in Presenters and Interactors", "\(figures.uiKitNames)"),
        ])
    let depth = rows.compactMap(\.depth).reduce(Depth(), +)
    lines += table(
        "depth, of splits",
        [
            ("lines of members still in the view controller", share(depth.linesInView, of: depth.lines)),
            ("decisions in the view controller", share(depth.decisionsInView, of: depth.decisions)),
            ("state in the view controller", share(depth.stateInView, of: depth.state)),
            ("requirements", "\(depth.requirements)"),
            ("requirements by interface", depth.requirementsByInterface.text),
            ("requirements per moved line", ratio(depth.requirements, depth.lines - depth.linesInView)),
            ("what the Presenter only passes on", "\(depth.forwarding)"),
            ("places where the View asks for that", "\(depth.callsOfForwarding)"),
        ])
    let agreements = rows.compactMap(\.agreement)
    if !agreements.isEmpty { lines += roleTable(agreements.reduce(Agreement(), +)) }
    lines += table(
        "checks",
        Check.allCases.compactMap { check in
            let results = rows.flatMap(\.checks).filter { $0.check == check }
            if results.isEmpty { return nil }
            let unknown = results.count { $0.reason != nil }
            let wrong = results.count { !$0.faults.isEmpty }
            return (check.rawValue, "\(wrong) of \(results.count - unknown) fail, \(unknown) not known")
        })
    lines += table("findings by rule", totals(rows.map(\.findings)))
    return lines.joined(separator: "\n")
}

private func roleTable(_ agreement: Agreement) -> [String] {
    table(
        "roles, of \(agreement.members) labelled members",
        [
            ("as labelled, or as would do as well", share(agreement.withAlternatives, of: agreement.members)),
            ("as labelled", share(agreement.strict, of: agreement.members)),
            ("labels without a member", "\(agreement.missing)"),
            ("lines that labels leave in the View", share(agreement.linesLabelledView, of: agreement.lines)),
            ("lines that the plan leaves in the View", share(agreement.linesInView, of: agreement.lines)),
        ])
        + table(
            "roles, as labelled and as planned",
            agreement.confusion.sorted { $0.key < $1.key }.map { ($0.key, "\($0.value)") })
}

private func componentTotals(_ rows: [Row]) -> [(String, String)] {
    var names: [String] = []
    for name in rows.flatMap(\.components).map(\.name) where !names.contains(name) { names.append(name) }
    return names.map { name in
        let all = rows.flatMap(\.components).filter { $0.name == name }
        return (name, "\(all.reduce(0) { $0 + $1.members })/\(all.reduce(0) { $0 + $1.lines })")
    }
}

private func totals(_ counts: [[String: Int]]) -> [(String, String)] {
    let sum = counts.reduce(into: [:]) { sum, next in sum.merge(next, uniquingKeysWith: +) }
    return sum.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, "\($0.value)") }
}

private func table(_ title: String, _ rows: [(String, String)]) -> [String] {
    rows.isEmpty ? [] : ["\(title):"] + rows.map { "  \($0.0): \($0.1)" }
}

private func share(_ part: Int, of whole: Int) -> String {
    "\(part) of \(whole) (\(ratio(100 * part, whole)) %)"
}

private func ratio(_ one: Int, _ other: Int) -> String { String(format: "%.2f", Double(one) / Double(max(1, other))) }

private func seconds(_ value: Double) -> String { String(format: "%.2f", value) }
