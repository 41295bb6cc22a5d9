import SwiftSyntax

/// Checks the contract on the output as it would be written (design, 1): it parses, every reference reaches its owner,
/// every requirement has one witness, and every token and comment of the input is there.
///
/// Nothing of the plan's text is trusted: the files are read again from their contents.
///
/// - Returns: what is wrong, in words; empty if the output may be written.
func verify(_ changes: ChangeSet, _ intent: Intent) -> [String] {
    verify(
        changes, intent,
        by: [
            checkDeclarations, checkReferences, checkCalls, checkEffects, checkSuspension, checkOptionality,
            checkAccess, checkIsolation,
            checkHandover,
            checkInterfaces, checkEntryPoints, checkForwarding, checkWiring, checkAssembly, checkConformances,
            checkTokens,
            checkRouter, checkBystanders, checkConstants, checkKeptComponents, checkExistingFiles,
        ])
}

/// Checks a module whose components see one another through interfaces from now on, and whose code is what it was.
func verifyInterfaces(_ changes: ChangeSet, _ intent: Intent) -> [String] {
    verify(
        changes, intent,
        by: [
            checkDeclarations, checkReferences, checkCalls, checkEffects, checkSuspension, checkAccess, checkIsolation,
            checkInterfaces,
        ])
}

private func verify(_ changes: ChangeSet, _ intent: Intent, by checks: [(Output) -> [String]]) -> [String] {
    Stage.verify.begin()
    defer { Stage.verify.end() }
    do {
        let output = try Output(intent, changes)
        return checks.flatMap { $0(output) }
    } catch let error as SplitError {
        return ["the output can't be read: \(error)"]
    } catch {
        return ["the output can't be put together: \(error)"]
    }
}

/// The split as a reader finds it.
struct Output {
    let intent: Intent
    /// All files of the module, edited or new, and those of the given files that didn't change.
    let units: [SourceUnit]
    /// The class of every component, read from its files.
    let components: [Role: Controller]
    /// The types that the files and those that every module builds on declare.
    let types: OutputTypes
    /// Those that the style's own files declare.
    let styleTypes: OutputTypes
    /// The functions and variables that the files declare beside types, by name.
    let globals: [String: [OutputMember]]
    /// The private constants of the original's files, of which each file may have its own.
    let constants: PrivateConstants
    /// Where components name members of others.
    private(set) var crossings: [Crossing] = []
    let scopes: Scopes
    let assigningExpressions: [InfixOperatorExprSyntax]

    init(_ intent: Intent, _ changes: ChangeSet) throws {
        self.intent = intent
        let changed = Set(changes.changes.map(\.path))
        let written = try changes.changes.map { SourceFile(path: $0.path, text: try $0.newContents()) }
        var files = try intent.makingScreensInTheWireframe(written).map {
            SourceFile(path: $0.path, text: try intent.makingScreensItself($0.text))
        }
        files += intent.original.units.filter { !changed.contains($0.path) }
            .map { SourceFile(path: $0.path, text: $0.text(0..<$0.bytes.count)) }
        let given = Set(intent.original.units.map(\.path))
        files += intent.existingFiles.filter { !changed.contains($0.path) && !given.contains($0.path) }
        let units = try files.enumerated().map { try readUnit($0.element, index: $0.offset) }
        self.units = units
        components = try intent.components.reduce(into: [:]) { components, component in
            components[component.role] = try readController(units, named: component.type)
        }
        let base = try intent.baseFiles.enumerated().map { try readUnit($0.element, index: units.count + $0.offset) }
        types = OutputTypes(units + base, intent.app)
        // What is added to the view controller is no file by itself.
        styleTypes = OutputTypes(
            intent.styleTexts.enumerated().compactMap { index, file in
                try? readUnit(SourceFile(path: file.path, text: file.text), index: index)
            }, intent.app)
        globals = units.flatMap(\.globals).reduce(into: [:]) { globals, declaration in
            for name in declaration.names { globals[name, default: []].append(declaration) }
        }
        constants = PrivateConstants(intent.original, intent.app)
        scopes = Scopes(of: units.map(\.tree))
        assigningExpressions = units.flatMap { nodes(InfixOperatorExprSyntax.self, in: Syntax($0.tree)) }.filter {
            $0.operator.is(AssignmentExprSyntax.self)
        }
        crossings = findCrossings()
    }

    /// The classes that play the roles, and the protocols by which they see one another.
    var modules: [OutputType] {
        let names = intent.components.map(\.type) + intent.links.compactMap(\.interface)
        return Set(names).sorted().compactMap { types[$0] }
    }

    /// The local declaration that a name means at a place; nil for members and globals.
    func binding(of name: String, at node: Syntax) -> LocalBinding? {
        scopes.binding(of: name, at: node)
    }

    /// A type as it is written, without spaces, and without the view controller's name before its own types.
    func spelling(of type: TypeSyntax) -> String {
        let text = type.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
        return intent.type(of: .view).map { text.replacing("\($0) . ", with: "") } ?? text
    }

    /// Some file names a type or a member, besides the one at a path.
    func names(_ name: String, outside path: String? = nil) -> Bool {
        units.contains { unit in
            unit.path != path
                && unit.tree.tokens(viewMode: .sourceAccurate).contains { $0.identifierText == name }
        }
    }

    func protocols(named name: String) -> [ProtocolDeclSyntax] {
        units.flatMap { topLevelDeclarations(of: $0.tree) }.compactMap { $0.as(ProtocolDeclSyntax.self) }
            .filter { $0.name.text == name }
    }
}

extension SourceUnit {
    /// The functions and variables at file level.
    fileprivate var globals: [OutputMember] {
        topLevelDeclarations(of: tree).filter { $0.is(FunctionDeclSyntax.self) || $0.is(VariableDeclSyntax.self) }.map {
            OutputMember(
                names: MemberShape($0).names, owner: "", decl: $0, unit: path, isInExtension: false,
                modifiers: Modifiers($0, default: .internal))
        }
    }
}
