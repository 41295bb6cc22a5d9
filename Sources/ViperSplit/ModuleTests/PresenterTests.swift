import SwiftSyntax

/// The tests of a Presenter: one for each requirement of the interfaces that it adopts, to be filled.
///
/// ## Before
/// ```swift
/// protocol NotesPresenterInterface: PresenterInterface {
///     func didTapAdd()
/// }
/// ```
/// ## After
/// ```swift
/// final class NotesPresenterTests: XCTestCase {
///
///     func testDidTapAdd() throws {
///         try XCTSkipIf(true, "to be filled")
///         let module = Module()
///         module.presenter.didTapAdd()
///     }
/// }
/// ```
struct PresenterTests {
    let presenter: PresenterUnderTest
    let requirements: [Requirement]
    let className: String
    let framework: TestOptions.Framework
    let hasUIKit: Bool

    /// The class, without a line end behind it.
    var text: String {
        let names = MadeNames(of: requirements, areTaken: false)
        let tests = requirements.compactMap { test(of: $0, names) }
        let head =
            switch framework {
            case .xcTest: "final class \(className): XCTestCase {"
            case .swiftTesting: "struct \(className) {"
            }
        let body = ([presenter.text] + tests).map(oneLevelIn).joined(separator: "\n\n")
        let isolation = presenter.isMainActor ? "@MainActor\n" : ""
        let text = """
            /// A test that isn't filled yet is skipped. To fill one: take the skip out, set what the spies are to return, and
            /// check what they have recorded.
            \(isolation)\(head)

            \(body)
            }
            """
        guard body.contains("toBeFilled(") else { return text }
        return text + """


            /// Stands for a value that a test has to choose.
            private func toBeFilled<Value>(_ name: String) -> Value {
                fatalError("choose a value for `\\(name)`")
            }
            """
    }

    private func test(of requirement: Requirement, _ names: MadeNames) -> String? {
        switch requirement {
        case .function(let function):
            let effects = function.signature.effectSpecifiers
            let isThrowing = effects?.throwsClause != nil
            return test(
                names.free(names.base(of: function)), function.name.text, call(of: function), isThrowing: isThrowing,
                isAsync: effects?.asyncSpecifier != nil)
        case .property(let property):
            let isStatic = property.decl.modifiers.has("static")
            let (isThrowing, isAsync) = (
                property.effects?.throwsClause != nil, property.effects?.asyncSpecifier != nil
            )
            let marks = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
            let owner = isStatic ? "type(of: module.presenter)" : "module.presenter"
            return test(
                names.free(property.name), property.writtenName, ["_ = \(marks)\(owner).\(property.writtenName)"],
                isThrowing: isThrowing, isAsync: isAsync)
        case .other: return nil
        }
    }

    private func test(
        _ name: String, _ written: String, _ call: [String], isThrowing: Bool, isAsync: Bool
    ) -> String {
        let effects = (isAsync ? " async" : "") + (isThrowing || framework == .xcTest ? " throws" : "")
        let lines = (["let module = Module()"] + call).map { "    \($0)\n" }.joined()
        return switch framework {
        case .xcTest:
            """
            func test\(name.capitalizedFirst)()\(effects) {
                try XCTSkipIf(true, "to be filled")
            \(lines)}
            """
        case .swiftTesting:
            """
            @Test(.disabled("to be filled"))
            func \(written.hasPrefix("`") ? "`\(name)`" : name)()\(effects) {
            \(lines)}
            """
        }
    }

    /// The statements that call a method of the Presenter.
    private func call(of function: FunctionDeclSyntax) -> [String] {
        let parameters = Array(function.signature.parameterClause.parameters)
        let generics = Set((function.genericParameterClause?.parameters ?? []).map(\.name.text))
        let isStatic = function.modifiers.has("static")
        let owner = isStatic ? "type(of: module.presenter)" : "module.presenter"
        let isOpen =
            parameters.contains { $0.type.isOpen(over: generics) }
            || function.signature.returnClause?.type.isOpen(over: generics) == true
        if isOpen || function.attributes.has("available") {
            return ["_ = module.presenter", "// Call `\(function.name.text)`: what with is yours to choose."]
        }
        let isAmbiguous = requirements.contains { other in
            guard case .function(let other) = other, other.id != function.id else { return false }
            return other.name.text == function.name.text && other.parameterLabels == function.parameterLabels
        }
        var variables: [String] = []
        let arguments = parameters.map { parameter in
            let label = parameter.firstName.tokenKind == .wildcard ? "" : "\(parameter.firstName.labelText): "
            let value = placeholderArgument(parameter, hasUIKit: hasUIKit, isAmbiguous: isAmbiguous)
            guard
                parameter.type.as(AttributedTypeSyntax.self)?.specifiers.contains(where: {
                    $0.trimmedText == "inout"
                }) == true
            else { return label + value }
            let name = parameter.name
            let own = name == "module" ? "moduleValue" : name
            let given = placeholderArgument(parameter, hasUIKit: hasUIKit)
            variables.append("var \(own): \(parameter.type.storedText) = \(given)")
            return "\(label)&\(own)"
        }
        let effects = function.signature.effectSpecifiers
        let result = function.signature.returnClause?.type
        let marks = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        let start = (result?.isVoid == false ? "_ = " : "") + "\(marks)\(owner).\(function.name.text)"
        return variables + [
            start + Layout.ofSkeletons.list(arguments, outer: "    ", besides: start.count + 8)
        ]
    }
}
