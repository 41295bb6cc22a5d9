import SwiftSyntax

/// The test files of a module: the spies of its Presenter's interfaces, the tests of the Presenter, and those of a builder that
/// takes mocks. Their paths are file names.
///
/// - Parameters:
///   - files: the texts of the module's files.
///   - presenter: the class that is tested.
///   - app: the app with the module in it, and with the style's base files where it has none of its own.
///   - appModule: the module that the tests import, if it is known.
/// - Returns: none if the files don't declare the Presenter.
func testFiles(
    ofModule moduleName: String, _ files: [String], presenter name: String, framework: TestOptions.Framework,
    appModule: String?, in app: AppContext
) -> [SourceFile] {
    guard let module = WrittenModule(files, presenter: name, in: app) else { return [] }
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
        presenter: presenter, requirements: requirements, className: testClassName(of: name),
        framework: framework, hasUIKit: hasUIKit(ofTests))
    let written = [
        SourceFile(
            path: "\(moduleName)Spies.swift",
            text: imports(of: ofSpies, appModule: appModule) + spies.map(\.text).joined(separator: "\n\n") + "\n"),
        SourceFile(
            path: "\(tests.className).swift",
            text: imports(of: ofTests, besides: framework.library, appModule: appModule) + tests.text + "\n"),
    ]
    return (spies.isEmpty ? Array(written.dropFirst()) : written)
        + builderTests(of: module, named: moduleName, framework, appModule: appModule, in: app)
}

private func builderTests(
    of module: WrittenModule, named moduleName: String, _ framework: TestOptions.Framework, appModule: String?,
    in app: AppContext
) -> [SourceFile] {
    guard let builder = MockedBuilder(of: module, named: moduleName, in: app) else { return [] }
    let tests = BuilderTests(builder: builder, framework: framework)
    let named: [any DeclSyntaxProtocol] =
        module.family(of: builder.view.interfaces) + [module.declaredClass(named: builder.name)].compactMap(\.self)
    let top = imports(of: named, besides: framework.library, appModule: appModule)
    return [SourceFile(path: "\(tests.className).swift", text: top + tests.text + "\n")]
}

private func hasUIKit(_ declarations: [any DeclSyntaxProtocol]) -> Bool {
    importedModules(declarations).contains { $0.name == "UIKit" }
}

func testClassName(of name: String) -> String { name + "Tests" }

extension TestOptions.Framework {
    fileprivate var library: String {
        switch self {
        case .xcTest: "XCTest"
        case .swiftTesting: "Testing"
        }
    }
}

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

/// The imports at the top of the files in which declarations stand, those under a condition with it and without a name.
private func importedModules(_ declarations: [any DeclSyntaxProtocol]) -> [(name: String?, text: String)] {
    declarations.flatMap { decl in
        (decl.root.as(SourceFileSyntax.self)?.statements ?? []).compactMap { statement in
            if let condition = statement.item.as(IfConfigDeclSyntax.self) {
                return condition.onlyImports ? (nil, condition.trimmedText) : nil
            }
            guard let found = statement.item.as(ImportDeclSyntax.self) else { return nil }
            let isCareful = found.attributes.has("preconcurrency") ? "@preconcurrency " : ""
            let kind = found.importKindSpecifier.map { $0.text + " " } ?? ""
            return (found.path.trimmedText, "\(isCareful)import \(kind)\(found.path.trimmedText)")
        }
    }
}

extension IfConfigDeclSyntax {
    fileprivate var onlyImports: Bool {
        clauses.allSatisfy { clause in
            guard case .statements(let statements) = clause.elements else { return clause.elements == nil }
            return statements.allSatisfy { $0.item.is(ImportDeclSyntax.self) }
        }
    }
}

/// What a test file imports, with an empty line behind it.
private func imports(
    of declarations: [any DeclSyntaxProtocol], besides library: String? = nil, appModule: String?
) -> String {
    let found = importedModules(declarations).filter { $0.name == nil || $0.name != appModule }
    let plain = found.filter { $0.name != nil }.map(\.text) + [library.map { "import \($0)" }].compactMap { $0 }
    let conditional = found.filter { $0.name == nil }.map(\.text)
    let blocks = [Set(plain).sorted().joined(separator: "\n")] + Set(conditional).sorted()
    let own =
        appModule.map { "@testable import \($0)" }
        ?? "// Name the app's module here, as `--test-module` does: @testable import App"
    return (blocks.filter { !$0.isEmpty } + [own]).joined(separator: "\n\n") + "\n\n"
}
