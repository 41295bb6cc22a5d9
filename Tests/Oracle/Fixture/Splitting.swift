import Foundation
public import ViperSplit

/// Gives the files that take the place of a case's controller, its own among them; base files may be left out.
public typealias Splitter = @Sendable (_ files: [SourceFile], _ options: SplitOptions) throws -> [SourceFile]

/// A split gave no files, so there is nothing to compare.
public struct NoSplit: Error, Hashable, Sendable, CustomStringConvertible {
    public var outcome: Split.Outcome
    public var findings: [Finding]

    public var description: String {
        let lines = findings.map { "  \($0.path):\($0.line): \($0.severity): \($0.message) [\($0.rule)]" }
        return (["no split: \(outcome)"] + lines).joined(separator: "\n")
    }
}

/// Splits with ViperSplit itself.
public func splitWithViperSplit(_ files: [SourceFile], options: SplitOptions) throws -> [SourceFile] {
    let result = try split(files, options: options)
    guard result.outcome == .split else { throw NoSplit(outcome: result.outcome, findings: result.findings) }
    return try applying(result.changes, to: files)
}

/// The files as they are after the changes.
public func applying(_ changes: ChangeSet, to files: [SourceFile]) throws(EditError) -> [SourceFile] {
    var result = files
    for change in changes.changes {
        switch change {
        case .create(let path, let contents):
            result.append(SourceFile(path: path, text: contents))
        case .edit(let path, let original, let textEdits):
            let file = SourceFile(path: path, text: try original.applying(textEdits))
            if let index = result.firstIndex(where: { $0.path == path }) {
                result[index] = file
            } else {
                result.append(file)
            }
        }
    }
    return result
}

extension FixtureCase {
    /// The options that `Arguments.txt` gives, one word a line, as for the command. The driver counts as context.
    public func options(style: String) throws -> SplitOptions {
        var options = SplitOptions(template: try Template(style))
        let text = try? String(contentsOf: directory.appending(path: "Arguments.txt"), encoding: .utf8)
        var words = (text ?? "").split(whereSeparator: \.isNewline).map(String.init)[...]
        while let name = words.popFirst() {
            if name == "--formatter" {
                options.usesFormatter = try options.template.hasFormatter
                continue
            }
            guard let value = words.popFirst() else { break }
            switch name {
            case "--controller": options.controllerName = value
            case "--module-name": options.moduleName = value
            case "--output": options.outputDirectory = value
            case "--service-suffix": options.serviceSuffixes.append(value)
            case "--context": options.context = swiftFiles(in: directory.appending(path: value)) + [driver]
            default: break
            }
        }
        return options
    }

    /// The controller as a command would be given it, by paths that no machine owns.
    public var relativeController: [SourceFile] {
        controller.map { SourceFile(path: URL(filePath: $0.path).lastPathComponent, text: $0.text) }
    }
}

/// Splits a case and compares the split with the original.
public func check(_ fixture: FixtureCase, style: String, splitter: Splitter) async throws -> Comparison {
    let files = try splitter(fixture.relativeController, fixture.options(style: style))
    return try await compare(fixture, split: files + baseFiles(style: style, besides: files))
}
