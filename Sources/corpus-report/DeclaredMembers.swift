import Foundation
import Oracle
import SwiftParser
import SwiftSyntax
import ViperSplit

/// What the app declares of types that stand-ins are for, and adds to those of the system: properties and methods of plain
/// types, and initialisers. With them the compiler looks further into the code that uses them, of the original and of the
/// split alike. They are only type-checked and never linked or run, so their bodies say nothing but that.
///
/// - Parameters:
///   - names: the types that stand-ins are for.
///   - folder: the rest of the app.
func declaredMembers(of names: [String], in folder: URL) -> [SourceFile] {
    let standIns = Set(names)
    var extensions: [String] = []
    var known: Set<String> = []
    for file in read(swiftFiles(in: folder).map(\.path)) {
        let declares = file.text.matches(of: /(?:class|extension|protocol|struct) (\w+)/).contains { match in
            standIns.contains(String(match.1)) || isOfSystem(String(match.1))
        }
        guard declares else { continue }
        for item in Parser.parse(source: file.text).statements {
            guard let (type, group) = item.declaredType, standIns.contains(type) || isOfSystem(type) else { continue }
            let members = group.memberBlock.members.compactMap { member in
                member.decl.plainProperty ?? member.decl.plainMethod
                    ?? (isOfSystem(type) ? member.decl.addedInitializer(isOfClass: type.hasPrefix("UI")) : nil)
            }.filter { known.insert("\(type) \($0)").inserted }
            if !members.isEmpty { extensions.append("extension \(type) {\n\(members.joined(separator: "\n"))\n}") }
        }
    }
    return [SourceFile(path: "DeclaredMembers.swift", text: "import UIKit\n" + extensions.joined(separator: "\n"))]
}

/// A type that an app extends and doesn't declare.
private func isOfSystem(_ type: String) -> Bool {
    type.hasPrefix("UI")
        || ["CGFloat", "Data", "Date", "Double", "Int", "String", "TimeInterval", "URL", "UserDefaults"].contains(type)
}

/// Types that need no declaration of the app's.
let plainTypes = [
    "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Date", "Double", "Float", "Int", "String", "TimeInterval", "URL",
    "Void",
]

private func isPlain(_ type: TypeSyntax) -> Bool {
    let text = type.trimmedDescription
    return plainTypes.contains(text.hasSuffix("?") ? String(text.dropLast()) : text)
}

extension CodeBlockItemSyntax {
    fileprivate var declaredType: (name: String, group: any DeclGroupSyntax)? {
        guard let group = item.asProtocol((any DeclGroupSyntax).self) else { return nil }
        let name =
            (group as? any NamedDeclSyntax)?.name.text
            ?? group.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        return name.map { ($0, group) }
    }
}

extension DeclSyntax {
    private var isOfInstances: Bool {
        let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
        return !modifiers.contains {
            ["class", "fileprivate", "mutating", "override", "private", "static"].contains($0.name.text)
        }
    }

    /// `var barsMaxHeight: CGFloat { get { fatalError() } set {} }`
    fileprivate var plainProperty: String? {
        guard let variable = self.as(VariableDeclSyntax.self), variable.bindings.count == 1, isOfInstances,
            let binding = variable.bindings.first, let type = binding.typeAnnotation?.type, isPlain(type)
        else { return nil }
        let name = binding.pattern.trimmedDescription
        guard !["debugDescription", "description", "hash"].contains(name) else { return nil }
        return "    public var \(name): \(type.trimmedDescription) { get { fatalError() } set {} }"
    }

    /// `func round(toDecimalPlaces places: Int) -> Double { fatalError() }`
    fileprivate var plainMethod: String? {
        guard let function = self.as(FunctionDeclSyntax.self), isOfInstances,
            function.genericParameterClause == nil,
            function.signature.parameterClause.parameters.allSatisfy({ isPlain($0.type) }),
            function.signature.returnClause.map({ isPlain($0.type) }) ?? true
        else { return nil }
        return "    public func \(function.name.text)\(function.signature.trimmedDescription) { fatalError() }"
    }

    /// `convenience init(title: String) { fatalError() }`
    fileprivate func addedInitializer(isOfClass: Bool) -> String? {
        guard let initializer = self.as(InitializerDeclSyntax.self), initializer.genericParameterClause == nil else {
            return nil
        }
        let head = (isOfClass ? "convenience " : "") + "init" + (initializer.optionalMark?.text ?? "")
        return "    public \(head)\(initializer.signature.trimmedDescription) { fatalError() }"
    }
}
