import SwiftParser
import SwiftSyntax
public import ViperSplit

/// Sources that compile against the double, without Objective-C.
public struct LoweredProgram: Hashable, Sendable {
    /// The files in the order given, the driver, named `main.swift`, last.
    public var files: [SourceFile]
    /// Modules that don't exist here, whose imports are gone.
    public var droppedImports: [String]
    /// What the lowering couldn't carry over.
    public var notes: [String]
}

/// Makes UIKit sources compile without Objective-C.
///
/// Attributes go, `#selector` becomes a checked `Selector`, `#keyPath` a string; members that are found by name are
/// reachable through tables that the driver installs before its first statement; overrides in extensions move to the
/// class. Lines stay where they are, and what is generated stands after the last of them.
public func lower(_ sources: [SourceFile], driver: SourceFile?) -> LoweredProgram {
    let files = sources + (driver.map { [$0] } ?? [])
    let trees = files.map { parsed($0.text) }
    let program = ProgramIndex(trees, doubleRequirements: doubleOptionalRequirements)
    var result = LoweredProgram(files: [], droppedImports: [], notes: [])
    let tables = program.types.enumerated().map { (type: $1, index: $0) }
    for (index, tree) in trees.enumerated() {
        let rewriter = LoweringRewriter(program: program)
        rewriter.walk(tree)
        var edits = rewriter.edits
        for declared in program.classes where declared.file == index {
            for forwarder in program.forwarders where forwarder.className == declared.qualifiedName {
                edits.insert("; \(forwarder.declaration) ", at: declared.end)
            }
        }
        let isDriver = driver != nil && index == files.count - 1
        if isDriver {
            let names = tableNames(tables, classes: program.classes).joined(separator: ", ")
            edits.insert("TaskExecutor.install(); MessageTable.install([\(names)]); ", at: 0)
        }
        var text = edits.apply(to: files[index].text)
        text += text.last?.isNewline == true ? "" : "\n"
        if isDriver { text += "MainLoop.drain()\n" }
        for (type, position) in tables where type.file == index { text += messageTable(for: type, index: position) }
        result.files.append(SourceFile(path: isDriver ? "main.swift" : files[index].path, text: text))
        result.droppedImports += rewriter.droppedImports
        result.notes += rewriter.notes
    }
    result.droppedImports = Set(result.droppedImports).sorted()
    return result
}

/// The names of the double's requirements that have a default implementation.
let doubleOptionalRequirements: Set<String> = {
    let collector = DefaultedRequirementCollector(viewMode: .sourceAccurate)
    for file in DoubleSources.all.flatMap(\.files) where file.text.contains("public protocol") {
        collector.walk(Parser.parse(source: file.text))
    }
    return collector.names
}()

/// Collects methods of extensions of protocols, which are the ones that the double extends with defaults.
private final class DefaultedRequirementCollector: SyntaxVisitor {
    private(set) var names: Set<String> = []
    private var protocols: Set<String> = []

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        protocols.insert(node.name.text)
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        // Other protocols are extended with methods of the double's own, which may be called like anything.
        let isAdopted = ["Delegate", "DataSource", "FlowLayout", "Prefetching"].contains { name.hasSuffix($0) }
        guard isAdopted, protocols.contains(name) else { return .skipChildren }
        for member in node.memberBlock.members {
            if let function = member.decl.as(FunctionDeclSyntax.self) { names.insert(function.name.text) }
        }
        return .skipChildren
    }
}
