import SwiftSyntax

/// The test files of a module: the spies of its Presenter's interfaces, and the tests of the Presenter. Their paths are file
/// names.
///
/// - Parameters:
///   - files: the texts of the module's files.
///   - presenter: the class that is tested.
///   - others: what the app or the style's base files declare under a name.
///   - appModule: the module that the tests import, if it is known.
/// - Returns: none if the files don't declare the Presenter.
func testFiles(
    ofModule moduleName: String, _ files: [String], presenter name: String, framework: TestOptions.Framework,
    appModule: String?, others: @escaping (String) -> DeclSyntax?
) -> [SourceFile] {
    guard let module = WrittenModule(files, presenter: name, others: others) else { return [] }
    let probe = PresenterUnderTest(module, hasUIKit: false).spies.map(\.spy)
    let requirements = module.requirements(of: module.inputs).requirements
    let ofSpies: [any DeclSyntaxProtocol] = module.family(of: probe.map(\.interface))
    let ofTests = ofSpies + [module.presenter] + module.family(of: module.inputs)
    let presenter = PresenterUnderTest(module, hasUIKit: hasUIKit(ofTests))
    var seen: Set<String> = []
    let spies = PresenterUnderTest(module, hasUIKit: hasUIKit(ofSpies)).spies.map(\.spy).filter {
        seen.insert($0.name).inserted
    }
    let tests = PresenterTests(
        presenter: presenter, requirements: requirements, className: testClassName(ofPresenter: name),
        framework: framework, hasUIKit: hasUIKit(ofTests))
    let library = framework == .xcTest ? "XCTest" : "Testing"
    let written = [
        SourceFile(
            path: "\(moduleName)Spies.swift",
            text: imports(of: ofSpies, appModule: appModule) + spies.map(\.text).joined(separator: "\n\n") + "\n"),
        SourceFile(
            path: "\(tests.className).swift",
            text: imports(of: ofTests, besides: library, appModule: appModule) + tests.text + "\n"),
    ]
    return spies.isEmpty ? Array(written.dropFirst()) : written
}

private func hasUIKit(_ declarations: [any DeclSyntaxProtocol]) -> Bool {
    importedModules(declarations).contains { $0.name == "UIKit" }
}

func testClassName(ofPresenter name: String) -> String { name + "Tests" }

extension WrittenModule {
    /// Some protocols and those that they refine.
    func family(of protocols: [ProtocolDeclSyntax]) -> [ProtocolDeclSyntax] {
        var found: [ProtocolDeclSyntax] = []
        var pending = protocols
        while !pending.isEmpty {
            let next = pending.removeFirst()
            if found.contains(where: { $0.name.text == next.name.text }) { continue }
            found.append(next)
            pending += inheritedNames(next.inheritanceClause).compactMap {
                type(named: $0)?.as(ProtocolDeclSyntax.self)
            }
        }
        return found
    }
}

/// The imports at the top of the files in which declarations stand.
private func importedModules(_ declarations: [any DeclSyntaxProtocol]) -> [(name: String, text: String)] {
    declarations.flatMap { decl in
        (decl.root.as(SourceFileSyntax.self)?.statements ?? []).compactMap { statement in
            guard let found = statement.item.as(ImportDeclSyntax.self) else { return nil }
            let isCareful = found.attributes.has("preconcurrency") ? "@preconcurrency " : ""
            let kind = found.importKindSpecifier.map { $0.text + " " } ?? ""
            return (found.path.trimmedText, "\(isCareful)import \(kind)\(found.path.trimmedText)")
        }
    }
}

/// What a test file imports, with an empty line behind it.
private func imports(
    of declarations: [any DeclSyntaxProtocol], besides library: String? = nil, appModule: String?
) -> String {
    let found = importedModules(declarations).filter { $0.name != appModule }.map(\.text)
    let lines = Set(found + [library.map { "import \($0)" }].compactMap { $0 }).sorted()
    let own =
        appModule.map { "@testable import \($0)" }
        ?? "// Name the app's module here, as `--test-module` does: @testable import App"
    return (lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n\n") + own + "\n\n"
}
