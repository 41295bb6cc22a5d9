import SwiftSyntax

/// The tests of a module that was there before: those that are missing are written, and those that are as they were written
/// once follow the module. What somebody has changed stays as it is.
struct GrownTests {
    private(set) var changes: [FileChange] = []
    /// What was not written, and why.
    private(set) var notes: [Note] = []

    private let context: AppContext
    private let controller: Controller

    /// - Parameters:
    ///   - module: the module as it is.
    ///   - growth: what becomes of it.
    init(
        _ tests: TestOptions, of module: ExistingModule, in given: GivenController, after growth: ChangeSet,
        header: Configuration.Header
    ) throws(EditError) {
        (context, controller) = (given.context, given.controller)
        if module.isDirect {
            notes = [.noTests(.noInterfaces)]
            return
        }
        let others = module.style.skeletons.sorted { $0.key < $1.key }.map { SourceFile(path: $0, text: $1) }
        let before = given.files + others.filter { file in !given.files.contains { $0.path == file.path } }
        var after: [SourceFile] = []
        for file in before {
            let change = growth.changes.first { $0.path == file.path }
            after.append(SourceFile(path: file.path, text: try change?.newContents() ?? file.text))
        }
        func made(_ files: [SourceFile], _ framework: TestOptions.Framework) -> [SourceFile] {
            testFiles(
                ofModule: module.name, files.map(\.text), presenter: module.style.type(of: .presenter),
                framework: framework, appModule: tests.appModule(of: given.controller, given.context),
                in: given.context.with(module: files, of: given.controller, module.style)
            ).map { SourceFile(path: $0.path, text: given.controller.testText($0, header: header)) }
        }
        for file in made(after, tests.framework) {
            let types = declaredTypes(in: file.text)
            guard let there = types.lazy.flatMap({ given.context.types(named: $0) }).first else {
                changes.append(.create(path: tests.path(of: file), contents: file.text))
                continue
            }
            let old = SourceFile(path: there.path, text: Syntax(there.decl).root.description)
            let framework: TestOptions.Framework = imports(of: old).contains("import Testing") ? .swiftTesting : .xcTest
            guard let now = made(after, framework).first(where: { $0.path == file.path }) else { continue }
            bring(old, to: now, from: made(before, framework).first { $0.path == file.path })
        }
    }

    /// - Parameters:
    ///   - old: the file as it is.
    ///   - now: the file as it would be written.
    ///   - then: the file as it would have been written for the module as it was; nil if there was none.
    private mutating func bring(_ old: SourceFile, to now: SourceFile, from then: SourceFile?) {
        let (own, new) = (body(of: old), body(of: now))
        if own == new { return }
        if own == then.map(body) || isPart(own, of: new) {
            let added = imports(of: now).filter { !$0.hasPrefix("@testable") && !imports(of: old).contains($0) }
            let text = head(of: old, with: added) + new
            changes.append(.edit(path: old.path, original: old.text, edits: lineEdits(from: old.text, to: text)))
            return
        }
        let lacking = lackingMembers(of: now, besides: then)
        if !lacking.isEmpty { notes.append(.noTests(.changedByHand(path: old.path, lacking: lacking))) }
    }

    /// What the types of a file have as it would be written, and the app's own types of these names haven't. Tests may have any
    /// name: only those count that the module's growth brings.
    private func lackingMembers(of now: SourceFile, besides then: SourceFile?) -> [String] {
        let known = then.map(membersByType) ?? [:]
        return membersByType(now).sorted { $0.key < $1.key }.flatMap { type, members in
            let own = context.members(of: type).flatMap(\.namesOfMembers)
            let others = type.hasSuffix(testClassName(of: "")) ? known[type, default: []] : []
            return context.declaresType(named: type) ? members.filter { !(own + others).contains($0) } : []
        }
    }

    private func membersByType(_ file: SourceFile) -> [String: [String]] {
        topLevelDeclarations(of: parsed(file.text)).reduce(into: [:]) { table, decl in
            guard let type = decl.declaredNames.first, let group = decl.asProtocol((any DeclGroupSyntax).self) else {
                return
            }
            table[type] = group.memberBlock.members.map(\.decl).filter { $0.is(FunctionDeclSyntax.self) }
                .flatMap(\.namesOfMembers)
        }
    }

    // MARK: - The parts of a file

    /// Whether a text has lines of another one alone, in their order: it was written for less than there is by now.
    private func isPart(_ text: String, of whole: String) -> Bool {
        var rest = whole.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).allSatisfy { line in
            guard let place = rest.firstIndex(of: line) else { return false }
            rest = rest[(place + 1)...]
            return true
        }
    }

    private func firstDeclaration(of file: SourceFile) -> Int {
        let own = parsed(file.text).statements.first { !$0.isImport }
        return own?.positionAfterSkippingLeadingTrivia.utf8Offset ?? file.text.utf8.count
    }

    private func body(of file: SourceFile) -> String {
        String(decoding: file.text.utf8.dropFirst(firstDeclaration(of: file)), as: UTF8.self)
    }

    /// What stands above the first declaration, with more imports behind those that are there.
    private func head(of file: SourceFile, with added: [String]) -> String {
        let head = Array(file.text.utf8.prefix(firstDeclaration(of: file)))
        let end = parsed(file.text).statements.last { $0.item.is(ImportDeclSyntax.self) }?.range.upperBound ?? 0
        let newline = file.text.contains("\r\n") ? "\r\n" : "\n"
        let lines = end == 0 ? added.map { $0 + newline } : added.map { newline + $0 }
        return String(decoding: head[..<end] + Array(lines.joined().utf8) + head[end...], as: UTF8.self)
    }

    private func imports(of file: SourceFile) -> [String] {
        parsed(file.text).statements.filter { $0.item.is(ImportDeclSyntax.self) }.map(\.item.trimmedText)
    }
}

extension DeclSyntax {
    /// `track(_:)` for a function, and the names of what else is declared.
    fileprivate var namesOfMembers: [String] {
        guard let function = self.as(FunctionDeclSyntax.self) else { return declaredNames }
        let labels = function.parameterLabels.map { ($0 ?? "_") + ":" }.joined()
        return ["\(function.name.identifierText)(\(labels))"]
    }
}
