import Oracle
import SwiftParser
import SwiftSyntax
import ViperSplit

/// The classes that the rest of an app declares, and those of the system and of the double that they descend from: what a
/// stand-in for one of them has to be a stand-in for.
struct AppClasses {
    private let files: [String: [SourceFile]]
    /// The files that declare another name for a type, by that name.
    private let aliasFiles: [String: SourceFile]

    init(in files: [SourceFile]) {
        let aliases = files.flatMap { file in
            file.text.matches(of: /typealias (\w+)/).map { (String($0.1), file) }
        }
        aliasFiles = Dictionary(aliases) { first, _ in first }
        self.files = files.reduce(into: [:]) { table, file in
            for match in file.text.matches(of: /class (\w+)/) { table[String(match.1), default: []].append(file) }
        }
    }

    /// The nearest class that a class descends from and that the double has, by what the app and the SDK declare.
    func classOfDouble(above name: String) -> String? {
        var seen: Set<String> = []
        var next = superclass(of: name)
        while let found = next, seen.insert(found).inserted {
            if DoubleClasses.all.declares(found) { return found }
            next = superclass(of: found)
        }
        return nil
    }

    /// `typealias Completion = (Int) -> Void`, if that is what the app declares under a name for all its files.
    func alias(_ name: String) -> String? {
        let items = aliasFiles[name].map { Parser.parse(source: $0.text).statements.map(\.item) } ?? []
        return items.lazy.compactMap { $0.as(TypeAliasDeclSyntax.self) }.first { alias in
            alias.name.text == name
                && !alias.modifiers.contains { ["fileprivate", "private"].contains($0.name.text) }
        }.map { alias in
            let clause = alias.genericParameterClause?.trimmedDescription ?? ""
            return "typealias \(name)\(clause) = \(alias.initializer.value.trimmedDescription)"
        }
    }

    /// What a stand-in for a class descends from that descends from none of the double.
    func root(of name: String) -> String {
        var seen: Set<String> = []
        var next: String? = name
        while let found = next, seen.insert(found).inserted {
            if found == "NSObject" { return found }
            next = superclass(of: found)
        }
        return standInRoot
    }

    private func superclass(of name: String) -> String? {
        guard let decl = declaration(of: name) else { return superclassInSDK(of: name) }
        return decl.inheritanceClause?.inheritedTypes.first?.type.baseName
    }

    /// The names of a class's type parameters.
    ///
    /// - Parameter count: how many arguments code gives it; nil if it gives none.
    func parameters(of name: String, written count: Int? = nil) -> [String] {
        let own = declaration(of: name)?.genericParameterClause?.parameters.map(\.name.text) ?? []
        guard let count, own.count != count else { return own }
        return (0..<count).map { "T\($0)" }
    }

    /// The initialisers by which subclasses may make what they inherit, those of the double's class among them, if the
    /// app's own classes declare some: a class that declares none has all those of the one above it.
    func initializers(of name: String) -> [String] {
        var seen: Set<String> = []
        var next: String? = name
        while let found = next, seen.insert(found).inserted, let decl = declaration(of: found) {
            let own = decl.designatedInitializers.filter { $0.isPlain(besides: parameters(of: found)) }
            if !own.isEmpty {
                let signatures = Set(own.map(\.labels))
                let inherited = classOfDouble(above: name).map(DoubleClasses.all.designatedInitializers) ?? []
                return own.map { $0.standIn(isInherited: false) }
                    + inherited.filter { !signatures.contains($0.labels) }.map { $0.standIn(isInherited: true) }
            }
            next = superclass(of: found)
        }
        return []
    }

    private func declaration(of name: String) -> ClassDeclSyntax? {
        files[name, default: []].lazy.compactMap { file in
            Parser.parse(source: file.text).statements.lazy.compactMap { $0.item.as(ClassDeclSyntax.self) }
                .first { $0.name.text == name }
        }.first
    }
}

/// The classes of the double of UIKit.
struct DoubleClasses: Sendable {
    static let all = DoubleClasses()

    private let classes: [String: ClassDeclSyntax]

    private init() {
        let decls = uiKitDouble.flatMap { Parser.parse(source: $0.text).statements }
            .compactMap { $0.item.as(ClassDeclSyntax.self) }
        classes = Dictionary(decls.map { ($0.name.text, $0) }) { first, _ in first }
    }

    func declares(_ name: String) -> Bool { classes[name] != nil }

    /// The initialisers of a class; if it has none, those of the one above it.
    fileprivate func designatedInitializers(of name: String) -> [InitializerDeclSyntax] {
        guard let decl = classes[name] else { return [] }
        let own = decl.designatedInitializers
        if !own.isEmpty { return own }
        return (decl.inheritanceClause?.inheritedTypes.first?.type.baseName).map(designatedInitializers) ?? []
    }
}

extension ClassDeclSyntax {
    fileprivate var designatedInitializers: [InitializerDeclSyntax] {
        memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.filter { initializer in
            !initializer.modifiers.contains { ["convenience", "fileprivate", "private"].contains($0.name.text) }
                && initializer.genericParameterClause == nil
        }
    }
}

extension InitializerDeclSyntax {
    fileprivate var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }

    /// Nothing that it takes has to be declared by the app.
    fileprivate func isPlain(besides parameters: [String]) -> Bool {
        signature.parameterClause.parameters.allSatisfy { parameter in
            parameter.type.tokens(viewMode: .sourceAccurate).allSatisfy { token in
                // `Style` of `UITableView.Style` is its owner's.
                guard case .identifier(let name) = token.tokenKind,
                    token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
                else { return true }
                return (plainTypes + parameters + ["Bundle", "NSCoder"]).contains(name)
                    || DoubleClasses.all.declares(name)
            }
        }
    }

    /// `public override init(style: Style) { fatalError() }`
    ///
    /// - Parameter isInherited: it is declared above the stand-in.
    fileprivate func standIn(isInherited: Bool) -> String {
        let names = modifiers.map(\.name.text)
        let isRequired = names.contains("required")
        let isOverride = isInherited ? !isRequired : names.contains("override")
        return
            (["public"] + (isRequired ? ["required"] : []) + (isOverride ? ["override"] : [])
            + ["init\(optionalMark?.text ?? "")\(signature.trimmedDescription) { fatalError() }"])
            .joined(separator: " ")
    }
}

extension TypeSyntax {
    /// The name of a type without its arguments: `ListViewController` of `ListViewController<Item>`.
    var baseName: String {
        self.as(IdentifierTypeSyntax.self)?.name.text ?? self.as(MemberTypeSyntax.self)?.name.text ?? trimmedDescription
    }
}
