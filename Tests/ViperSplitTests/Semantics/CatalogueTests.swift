import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import ViperSplit

/// The catalogue of UIKit against the double, which was written from Apple's documentation by itself.
struct CatalogueTests {
    private let double: [String: [DeclSyntax]]

    init() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "UIKitDouble/UIKit")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        var found: [String: [DeclSyntax]] = [:]
        for file in files where file.pathExtension == "swift" {
            for item in Parser.parse(source: try String(contentsOf: file, encoding: .utf8)).statements {
                guard let group = item.item.asProtocol((any DeclGroupSyntax).self) else { continue }
                let name =
                    item.item.as(ClassDeclSyntax.self)?.name.text
                    ?? item.item.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
                found[name, default: []] += group.memberBlock.members.map(\.decl)
            }
        }
        double = found
    }

    private var members: [(type: String, decl: DeclSyntax)] {
        Parser.parse(source: uiKitCatalogue).statements.compactMap { $0.item.as(ClassDeclSyntax.self) }.flatMap {
            type in
            type.memberBlock.members.map { (type.name.text, $0.decl) }
        }
    }

    @Test func itParses() {
        #expect(!Parser.parse(source: uiKitCatalogue).hasError)
        #expect(!Parser.parse(source: foundationCatalogue).hasError)
    }

    @Test func whatTheDoubleDeclaresHasTheSameTypes() {
        var compared = 0
        for (type, decl) in members {
            let name = MemberShape(decl).names.first ?? ""
            let known = double[type, default: []].filter { MemberShape($0).names.contains(name) }.compactMap(signature)
            guard !known.isEmpty, let asked = signature(of: decl) else { continue }
            compared += 1
            #expect(known.contains(asked), "\(type).\(name): \(asked), not \(known)")
        }
        #expect(compared > 120, "\(compared)")
    }

    /// The labels and types of a function, or the type of a property, nested types without those around them; nil where the
    /// declaration leaves the type to its initial value.
    private func signature(of decl: DeclSyntax) -> String? {
        let text: String
        if let function = decl.as(FunctionDeclSyntax.self) {
            let parameters = function.signature.parameterClause.parameters.map {
                "\($0.firstName.text): \($0.type.trimmedDescription)"
            }
            let result = function.signature.returnClause?.type.trimmedDescription ?? ""
            text = "(\(parameters.joined(separator: ", "))) \(result)"
        } else if let type = decl.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type {
            text = type.trimmedDescription
        } else {
            return nil
        }
        return text.replacing(/\b\w+\./, with: "")
    }
}
