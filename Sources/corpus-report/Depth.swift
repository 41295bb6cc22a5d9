import SwiftParser
import SwiftSyntax
import ViperSplit

/// How deep a split goes, counted on the texts of the original and of the output alone: nothing of how the plan was made
/// is asked.
struct Depth: Codable, Sendable {
    /// The lines of the original's members that have words, and those of them that the view controller still has.
    var lines = 0
    var linesInView = 0
    /// `if`, `guard`, `switch`, `? :` and loops.
    var decisions = 0
    var decisionsInView = 0
    /// Stored properties that are no outlets.
    var state = 0
    var stateInView = 0
    /// What the interfaces of the module ask for.
    var requirements = 0
    var requirementsByInterface = Requirements()
    /// What the Presenter has only to pass it on to the Interactor or the Wireframe.
    var forwarding = 0
    /// The places where the View asks for what is only passed on: data and navigation whose caller is the View.
    var callsOfForwarding = 0

    /// - Parameters:
    ///   - original: the controller's files.
    ///   - output: the files of the module, those of the controller under the paths that they had.
    init(of output: [SourceFile], original: [SourceFile]) {
        let paths = Set(original.map(\.path))
        let name = largestClass(in: original)
        let (before, after) = (members(of: name, in: original), members(of: name, in: output))
        let left = after.flatMap(\.linesWithWords).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        let given = before.flatMap(\.linesWithWords).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        lines = given.values.reduce(0, +)
        linesInView = given.reduce(0) { $0 + min($1.value, left[$1.key] ?? 0) }
        (decisions, decisionsInView) = (before.reduce(0) { $0 + $1.decisions }, after.reduce(0) { $0 + $1.decisions })
        (state, stateInView) = (before.count { $0.isState }, after.count { $0.isState && !$0.isLink })
        let module = output.filter { !paths.contains($0.path) }.map { Parser.parse(source: $0.text) }
        requirementsByInterface = Requirements(
            of: output.map { Parser.parse(source: $0.text) }, controller: name)
        requirements = module.flatMap(protocols).reduce(0) { $0 + $1.memberBlock.members.count }
        let passedOn = Set(module.flatMap(presenterMembers).filter(\.onlyPassesOn).compactMap(\.name))
        forwarding = passedOn.count
        callsOfForwarding = after.reduce(0) { $0 + $1.calls(of: passedOn) }
    }

    static func + (one: Depth, other: Depth) -> Depth {
        var sum = one
        for path in parts { sum[keyPath: path] += other[keyPath: path] }
        for (_, path) in Requirements.parts {
            sum.requirementsByInterface[keyPath: path] += other.requirementsByInterface[keyPath: path]
        }
        return sum
    }

    init() {}

    private static var parts: [WritableKeyPath<Depth, Int>] {
        [
            \.lines, \.linesInView, \.decisions, \.decisionsInView, \.state, \.stateInView, \.requirements,
            \.forwarding,
            \.callsOfForwarding,
        ]
    }
}

private func declarations<Declaration: DeclSyntaxProtocol>(
    _ kind: Declaration.Type, in tree: SourceFileSyntax
) -> [Declaration] {
    tree.statements.compactMap { $0.item.as(kind) }
}

private func largestClass(in files: [SourceFile]) -> String {
    files.flatMap { declarations(ClassDeclSyntax.self, in: Parser.parse(source: $0.text)) }
        .max { $0.totalLength.utf8Length < $1.totalLength.utf8Length }?.name.text ?? ""
}

private func members(of name: String, in files: [SourceFile]) -> [DeclSyntax] {
    files.flatMap { file in
        let tree = Parser.parse(source: file.text)
        let own = declarations(ClassDeclSyntax.self, in: tree).filter { $0.name.text == name }.map(\.memberBlock)
        let extensions = declarations(ExtensionDeclSyntax.self, in: tree)
            .filter { $0.extendedType.trimmedDescription == name }.map(\.memberBlock)
        return (own + extensions).flatMap { $0.members.map(\.decl) }
    }
}

private func protocols(in tree: SourceFileSyntax) -> [ProtocolDeclSyntax] {
    declarations(ProtocolDeclSyntax.self, in: tree)
}

private func presenterMembers(in tree: SourceFileSyntax) -> [DeclSyntax] {
    let isPresenter = { (name: String) in name.hasSuffix("Presenter") || name.hasSuffix("ViewModel") }
    let own = declarations(ClassDeclSyntax.self, in: tree).filter { isPresenter($0.name.text) }.map(\.memberBlock)
    let extensions = declarations(ExtensionDeclSyntax.self, in: tree)
        .filter { isPresenter($0.extendedType.trimmedDescription) }.map(\.memberBlock)
    return (own + extensions).flatMap { $0.members.map(\.decl) }
}

extension DeclSyntax {
    /// The lines that have a letter, without comments, indentation, and the links to `self` and to other components.
    fileprivate var linesWithWords: [String] {
        let code = tokens(viewMode: .sourceAccurate).map { token -> String in
            let isLineBreak = token.leadingTrivia.contains { $0.isNewline }
            return (isLineBreak ? "\n" : " ") + token.text
        }.joined()
        return code.split(separator: "\n").map { line in
            var words = line.split(separator: " ").map(String.init)
            while let link = words.indices.dropLast().first(where: { beginsLink(words, at: $0) }) {
                let isOptional = words[link + 1] == "?" || words[link + 1] == "!"
                words.removeSubrange(link...(isOptional ? min(link + 2, words.count - 1) : link + 1))
            }
            return words.joined(separator: " ")
        }.filter { $0.contains(where: \.isLetter) }
    }

    fileprivate var decisions: Int {
        let visitor = DecisionVisitor(viewMode: .sourceAccurate)
        visitor.walk(self)
        return visitor.count
    }

    /// A stored property that is no outlet.
    fileprivate var isState: Bool {
        guard let variable = self.as(VariableDeclSyntax.self),
            !variable.attributes.trimmedDescription.contains("IBOutlet"), let binding = variable.bindings.first
        else { return false }
        guard let accessors = binding.accessorBlock?.accessors else { return true }
        guard case .accessors(let list) = accessors else { return false }
        return list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    /// `presenter`
    fileprivate var isLink: Bool { ["presenter", "output", "viewModel", "eventHandler"].contains(name) }

    fileprivate var name: String? {
        self.as(FunctionDeclSyntax.self)?.name.text
            ?? self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
    }

    /// The body is one call or one value of the Interactor's or the Wireframe's.
    fileprivate var onlyPassesOn: Bool {
        let statements: CodeBlockItemListSyntax?
        if let function = self.as(FunctionDeclSyntax.self) {
            statements = function.body?.statements
        } else if case .getter(let items) = self.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock?.accessors {
            statements = items
        } else {
            statements = nil
        }
        guard let statements, statements.count == 1, let text = statements.first?.item.trimmedDescription else {
            return false
        }
        let plain = text.hasPrefix("return ") ? String(text.dropFirst("return ".count)) : text
        return ["interactor.", "wireframe.", "router.", "interactor?.", "wireframe?.", "router?."].contains {
            plain.hasPrefix($0)
        }
    }

    /// How often members of the Presenter that have one of the names are asked for.
    fileprivate func calls(of names: Set<String>) -> Int {
        let words = tokens(viewMode: .sourceAccurate).map(\.text)
        return words.indices.count { place in
            place > 1 && names.contains(words[place]) && words[place - 1] == "."
                && words[max(0, place - 3)..<place].contains("presenter")
        }
    }
}

/// `self .`, `presenter .`, `view .`
private func beginsLink(_ words: [String], at place: Int) -> Bool {
    let components = ["self", "view", "presenter", "interactor", "wireframe", "router"]
    guard components.contains(words[place]), place == 0 || words[place - 1] != "." else { return false }
    return words[place + 1] == "."
        || place + 2 < words.count && ["?", "!"].contains(words[place + 1]) && words[place + 2] == "."
}

private final class DecisionVisitor: SyntaxVisitor {
    var count = 0

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { found() }
    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { found() }
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { found() }
    override func visit(_ node: UnresolvedTernaryExprSyntax) -> SyntaxVisitorContinueKind { found() }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { found() }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { found() }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { found() }

    private func found() -> SyntaxVisitorContinueKind {
        count += 1
        return .visitChildren
    }
}
