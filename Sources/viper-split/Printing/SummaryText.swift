import ViperSplit

/// What went where, and what is left to do.
func summary(
    of components: [ComponentSummary], _ planned: [PlannedFile], tests: [String] = [], purity: Purity? = nil,
    baseCommand: String? = nil
) -> String {
    let listed = Set(components.map(\.path))
    let rows = components.map { [$0.component, "\($0.members)", "\($0.lines)", onOneLine($0.path)] }
    let others = planned.filter { !listed.contains($0.path) }.map {
        ["", "", "\(lineCount($0.new))", onOneLine($0.path)]
    }
    // A style may have the whole module in the view controller's file.
    let isAdding = planned.contains { $0.kind != .edited && !tests.contains($0.path) }
    let steps = [
        isAdding ? "add the new files to the app's target" : nil,
        tests.isEmpty ? nil : "add the tests to the target of the app's tests, and fill them",
        baseCommand.map { "if the app doesn't have the base files yet, write them once: \($0) --output <dir>" },
    ].compactMap { $0 }
    let next = steps.isEmpty ? "" : "Next:\n" + steps.map { "  - \($0)\n" }.joined()
    return "\(table([["component", "members", "lines", "file"]] + rows + others))\n\(purity.map(text) ?? "")\(next)"
}

/// Columns of text, with the figures in the middle ones at their right.
private func table(_ rows: [[String]]) -> String {
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
        let figures = (1..<3).map { String(repeating: " ", count: widths[$0] - row[$0].count) + row[$0] }
        return ([row[0].padding(to: widths[0])] + figures + [row[3]]).joined(separator: "  ") + "\n"
    }.joined()
}

private func lineCount(_ text: String) -> Int {
    text.utf8.count { $0 == UInt8(ascii: "\n") } + (text.isEmpty || text.utf8.last == UInt8(ascii: "\n") ? 0 : 1)
}

private func text(of purity: Purity) -> String {
    func share(_ part: Int, _ whole: Int) -> String { whole == 0 ? "none" : "\(part) of \(whole)" }
    return """
        Taken out of bodies: \(purity.generated)
        Places that reach data in the Interactor: \(share(purity.dataPlacesInInteractor, purity.dataPlaces))
        Places that navigate in the Wireframe: \(share(purity.navigationPlacesInWireframe, purity.navigationPlaces))
        Names of UIKit left: \(purity.uiKitNamesInPresenter) in the Presenter, \(purity.uiKitNamesInInteractor) in the Interactor
        Model types in the View: \(purity.modelTypesInView)


        """
}
