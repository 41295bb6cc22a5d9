import UIKit

@MainActor
func run() {
    let screen = PlanViewController()
    let editor = PlanEditor()
    screen.editor = editor
    screen.loadViewIfNeeded()
    let table = UITableView()
    for step in 0..<4 {
        editor.isFolder = step > 1
        editor.isNew = step % 2 == 1
        Trace.record("sections \(screen.numberOfSections(in: table))")
        Trace.record("rows \((0..<3).map { screen.tableView(table, numberOfRowsInSection: $0) })")
        Trace.record("titles \((0..<3).map { screen.tableView(table, titleForHeaderInSection: $0) ?? "nil" })")
    }
    let field = UITextField()
    field.text = "ABC"
    screen.titleDidChange(field)
    Trace.record("title \(editor.title ?? "nil")")
}

MainActor.assumeIsolated { run() }
