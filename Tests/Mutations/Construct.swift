/// A piece of code with constructs of the grammar that a controller may have anywhere. All of them together have a node of
/// every kind that a parser makes.
struct Construct: Hashable, Sendable {
    let code: Code
    /// The kinds of nodes that it is there for, as SwiftSyntax calls them.
    let kinds: [String]

    private init(_ place: Code.Place, _ text: String, _ kinds: String...) {
        code = Code(place: place, text: text)
        self.kinds = kinds
    }

    static let all: [Construct] = declarations + members + statements + expressions + types + attributes + patterns

    private static let declarations: [Construct] = [
        Construct(
            .file, "import struct Foundation.Date", "importDecl", "importPathComponentList", "importPathComponent"),
        Construct(.file, "actor Worker { var count = 0 }", "actorDecl"),
        Construct(
            .file, "protocol Kept<Item>: AnyObject where Item: Hashable { associatedtype Item; func item() -> Item }",
            "protocolDecl", "associatedTypeDecl", "primaryAssociatedTypeClause", "primaryAssociatedTypeList",
            "primaryAssociatedType", "genericWhereClause", "genericRequirementList", "genericRequirement",
            "conformanceRequirement"),
        Construct(.file, "protocol Classes: class {}", "classRestrictionType"),
        Construct(
            .file, "precedencegroup Sum { associativity: left\nassignment: true\nhigherThan: AdditionPrecedence }",
            "precedenceGroupDecl", "precedenceGroupAttributeList", "precedenceGroupAssociativity",
            "precedenceGroupAssignment", "precedenceGroupRelation", "precedenceGroupNameList", "precedenceGroupName"),
        Construct(
            .file, "infix operator +++: AdditionPrecedence", "operatorDecl", "operatorPrecedenceAndTypes"),
        Construct(
            .file, "infix operator ---: AdditionPrecedence, Int", "designatedTypeList", "designatedType"),
        Construct(
            .file, "@freestanding(expression) macro made<T>(_ a: T) -> T = #externalMacro(module: \"A\", type: \"B\")",
            "macroDecl"),
        Construct(
            .file, "@attached(member, names: named(init)) macro Filled() = #externalMacro(module: \"A\", type: \"B\")"),
        Construct(
            .file, "extension Array where Element == Int { var sum: Int { 0 } }", "extensionDecl", "sameTypeRequirement"
        ),
        Construct(
            .file, "struct Moved: ~Copyable { let a: Int; consuming func end() { discard self } }", "suppressedType",
            "discardStmt", "structDecl"),
        Construct(
            .file,
            "func packed<each T, U>(_ a: repeat each T, b: U) -> (repeat each T) where U: AnyObject { (repeat each a) }",
            "packExpansionType", "packElementType", "packExpansionExpr", "packElementExpr", "genericParameterClause",
            "genericParameterList", "genericParameter"),
        Construct(.file, "func sized<let n: Int>(_ a: [n of Int]) -> Int { n }", "inlineArrayType"),
        Construct(.file, "@_specialize(where T: _Trivial(64)) func laid<T>(_ a: T) {}", "layoutRequirement"),
        Construct(
            .file, "#sourceLocation(file: \"A.swift\", line: 1)\n#sourceLocation()", "poundSourceLocation",
            "poundSourceLocationArguments"),
        Construct(.file, "#if canImport(UIKit, _version: 1.2.3)\n#endif"),
        Construct(
            .file, "#if swift(>=5.9) && !DEBUG\nimport Combine\n#elseif os(iOS)\n#else\n#endif", "ifConfigDecl",
            "ifConfigClauseList", "ifConfigClause"),
        Construct(.file, "<#declaration#>"),
    ]

    private static let members: [Construct] = [
        Construct(
            .member, "subscript<T>(_ place: Int, by by: T) -> Int { get async throws { place } }", "subscriptDecl",
            "accessorEffectSpecifiers", "accessorBlock", "accessorDeclList", "accessorDecl", "returnClause"),
        Construct(
            .member, "var watched = 1 { willSet(newCount) { print(newCount) } didSet { print(oldValue) } }",
            "accessorParameters", "variableDecl", "patternBindingList", "patternBinding", "initializerClause"),
        Construct(.member, "var coroutine: Int { _read { yield 1 } _modify { var a = 1; yield &a } }", "yieldStmt"),
        Construct(.member, "var pairs: (Int, Int) { _read { yield (1, 2) } }"),
        Construct(
            .member, "indirect enum Way: Int { case up(by: Int = 1, _ b: Self), down; case raw = 3 }", "enumDecl",
            "enumCaseDecl", "enumCaseElementList", "enumCaseElement", "enumCaseParameterClause",
            "enumCaseParameterList",
            "enumCaseParameter"),
        Construct(.member, "typealias Pair<T> = (T, T) where T: Hashable", "typeAliasDecl", "typeInitializerClause"),
        Construct(
            .member, "func typed() async throws(CocoaError) -> some Sequence<Int> { [1] }", "functionDecl",
            "functionSignature", "functionEffectSpecifiers", "throwsClause", "someOrAnyType"),
        Construct(.member, "convenience init?(odd: Int...) { self.init() }", "initializerDecl"),
        Construct(.member, "isolated deinit { print(1) }", "deinitializerDecl"),
        Construct(.file, "actor Ended { deinit async {} }", "deinitializerEffectSpecifiers"),
        Construct(.member, "func `a raw name`(`other name` b: Int) {}"),
        Construct(.member, "#made(1)", "macroExpansionDecl"),
        Construct(.member, "class var shared: Int { 1 }\nstatic let other = 2"),
        Construct(
            .member, "@Published private(set) var counted = 0\nunowned(safe) var near: AnyObject = NSObject()",
            "declModifierList", "declModifier", "declModifierDetail"),
        Construct(.member, "nonisolated func apart() {}\nnonisolated(unsafe) var loose = 1"),
        Construct(.member, "func opaque() -> <T: Equatable> T { 1 }", "namedOpaqueReturnType"),
        Construct(.member, "#if DEBUG\nfunc debugged() {}\n#else\nvar debugged: Int { 1 }\n#endif"),
        Construct(.member, "let (left, right) = (1, 2), third: Int = 3"),
        Construct(.member, "lazy var made: () -> Void = { [weak self] in self?.view.isHidden = true }"),
    ]

    private static let statements: [Construct] = [
        Construct(
            .statement,
            "do { try print(1) } catch is CocoaError, let error as URLError where true { print(error) } catch {}",
            "doStmt", "catchClauseList", "catchClause", "catchItemList", "catchItem"),
        Construct(.statement, "do throws(CocoaError) {} catch {}"),
        Construct(
            .statement, "outer: while true { if false { continue outer }; break outer }", "labeledStmt", "whileStmt",
            "continueStmt", "breakStmt"),
        Construct(.statement, "repeat { print(1) } while false", "repeatStmt"),
        Construct(.statement, "for case let x? in [1, nil] where x > 0 { print(x) }", "forStmt", "whereClause"),
        Construct(
            .statement,
            "guard #available(iOS 15, *), case let a? = title, let b = title, 1 < 2 else { return }; print(a, b)",
            "guardStmt", "availabilityCondition", "availabilityArgumentList", "availabilityArgument", "platformVersion",
            "versionTuple", "matchingPatternCondition", "optionalBindingCondition", "conditionElementList",
            "conditionElement"),
        Construct(.statement, "if #unavailable(iOS 15.1.2) {}", "versionComponentList", "versionComponent"),
        Construct(
            .statement,
            "switch 1 { case 1, 2...3 where true: fallthrough; case let x: print(x); @unknown default: break }",
            "switchCaseList", "switchCase", "switchCaseLabel", "switchCaseItemList", "switchCaseItem",
            "switchDefaultLabel", "fallThroughStmt"),
        Construct(.statement, "switch 1 {\n#if DEBUG\ncase 1: break\n#endif\ndefault: break }"),
        Construct(.statement, "defer { print(1) }", "deferStmt"),
        Construct(.statement, "throw CocoaError(.featureUnsupported)", "throwStmt"),
        Construct(.statement, "return", "returnStmt"),
        Construct(
            .statement,
            "let chosen = if true { 1 } else if false { 2 } else { 3 }\nlet picked = switch chosen { case 1: 2; default: 3 }",
            "ifExpr", "switchExpr"),
        Construct(.statement, "inner: if true { break inner }", "expressionStmt"),
        Construct(
            .statement, "async let late = 1; _ = await late", "awaitExpr", "discardAssignmentExpr", "assignmentExpr"),
        Construct(
            .statement, "func nested(_ a: inout Int, b: @autoclosure () -> Int) rethrows { a = b() }",
            "functionParameterClause", "functionParameterList", "functionParameter", "codeBlock", "codeBlockItemList",
            "codeBlockItem"),
        Construct(.statement, "struct Local { var a = 1 }; class Other: NSObject {}"),
    ]

    private static let expressions: [Construct] = [
        Construct(
            .statement, "_ = [1, 2]; _ = [1: 2, 3: 4]; _ = (1, a: 2)", "arrayExpr", "arrayElementList", "arrayElement",
            "dictionaryExpr", "dictionaryElementList", "dictionaryElement", "tupleExpr", "labeledExprList",
            "labeledExpr"),
        Construct(
            .statement, "_ = true; _ = 1.5e3; _ = 0x1F; _ = nil as Int?; _ = \"a\\(1, b: 2)c\"", "booleanLiteralExpr",
            "floatLiteralExpr", "integerLiteralExpr", "nilLiteralExpr", "stringLiteralExpr", "stringLiteralSegmentList",
            "stringSegment", "expressionSegment", "unresolvedAsExpr"),
        Construct(.statement, "_ = #\"a\\b\\#(1)\"#; _ = \"\"\"\n    a \\\n    b\n    \"\"\""),
        Construct(.statement, "_ = /a(b)*\\/c/; _ = #/[a-z]+/#; _ = #/\n  a\n  b # c\n/#", "regexLiteralExpr"),
        Construct(
            .statement, "_ = -1 + 2 * 3 << 1 ... 4", "sequenceExpr", "exprList", "binaryOperatorExpr",
            "prefixOperatorExpr"),
        Construct(.statement, "_ = 1...", "postfixOperatorExpr"),
        Construct(
            .statement, "_ = true ? 1 : 2; _ = 1 is Int; _ = 1 as? String; _ = title as! String",
            "unresolvedTernaryExpr",
            "unresolvedIsExpr"),
        Construct(
            .statement, "_ = { [weak self, a = 1, unowned(unsafe) b = self] (c: Int, d) async throws -> Int in c }",
            "closureExpr", "closureSignature", "closureCaptureClause", "closureCaptureList", "closureCapture",
            "closureCaptureSpecifier", "closureParameterClause", "closureParameterList", "closureParameter"),
        Construct(
            .statement, "_ = { a, b in a + b } as (Int, Int) -> Int", "closureShorthandParameterList",
            "closureShorthandParameter"),
        Construct(
            .statement, "UIView.animate(withDuration: 1) { self.view.alpha = 0 } completion: { _ in }",
            "functionCallExpr", "multipleTrailingClosureElementList", "multipleTrailingClosureElement",
            "memberAccessExpr", "declReferenceExpr"),
        Construct(
            .statement, "_ = title?.count; _ = title!; _ = [1][0]; _ = super.view", "optionalChainingExpr",
            "forceUnwrapExpr", "subscriptCallExpr", "superExpr"),
        Construct(
            .statement, "_ = \\UIView.frame.size; _ = \\[Int][0]; _ = \\UIViewController.title?.count", "keyPathExpr",
            "keyPathComponentList", "keyPathComponent", "keyPathPropertyComponent", "keyPathSubscriptComponent",
            "keyPathOptionalComponent"),
        Construct(
            .statement, "_ = viewWillAppear(_:)", "declNameArguments", "declNameArgumentList", "declNameArgument"),
        Construct(.statement, "_ = #selector(viewDidLoad); _ = #file; _ = #made(1) { 2 }", "macroExpansionExpr"),
        Construct(
            .statement, "_ = Array<Int>(); _ = Set<[Int]>.self", "genericSpecializationExpr", "genericArgumentClause",
            "genericArgumentList", "genericArgument"),
        Construct(
            .statement, "let copied = copy title; consume copied; borrow copied", "copyExpr", "consumeExpr",
            "borrowExpr"),
        Construct(.statement, "try? print(1); try! print(1); unsafe print(1)", "tryExpr", "unsafeExpr"),
        Construct(.statement, "swap(&title, &title)", "inOutExpr"),
        Construct(.statement, "_ = view\n#if DEBUG\n.isHidden\n#else\n.isOpaque\n#endif", "postfixIfConfigExpr"),
        Construct(.statement, "_ = (Int) -> String .self; _ = [Int]?.self", "arrowExpr"),
        Construct(.statement, "let f = (Int) async throws -> String.self", "typeEffectSpecifiers"),
        Construct(.statement, "_ = any Hashable.self; _ = (any Hashable).self", "typeExpr"),
        Construct(.statement, "_ = Swift::Int.max", "moduleSelector"),
        Construct(.statement, "view.map { $0.frame = .zero; $1 }; <#code#>"),
    ]

    private static let types: [Construct] = [
        Construct(
            .member, "var a1: [Int], b1: [Int: String], c1: Int?, d1: Int!", "arrayType", "dictionaryType",
            "optionalType",
            "implicitlyUnwrappedOptionalType", "typeAnnotation", "identifierType"),
        Construct(
            .member, "var a2: (Int, b: String...) -> Void, b2: (a: Int, String)", "functionType", "tupleType",
            "tupleTypeElementList", "tupleTypeElement"),
        Construct(
            .member, "var a3: Int.Type, b3: Foundation.Date, c3: any A & B", "metatypeType", "memberType",
            "compositionType", "compositionTypeElementList", "compositionTypeElement"),
        Construct(
            .member, "func a4(_ b: borrowing Int, c: @escaping @Sendable () -> Void, d: sending Int) {}",
            "attributedType", "typeSpecifierList", "simpleTypeSpecifier"),
        Construct(
            .member, "var a5: nonisolated(nonsending) () async -> Void", "nonisolatedTypeSpecifier",
            "nonisolatedSpecifierArgument"),
        Construct(
            .member, "struct Nested<T>: Hashable, Sendable {}", "inheritanceClause", "inheritedTypeList",
            "inheritedType"),
        Construct(
            .member, "class Inner: NSObject { var a = 1 }", "classDecl", "memberBlock", "memberBlockItemList",
            "memberBlockItem"),
    ]

    private static let attributes: [Construct] = [
        Construct(
            .member,
            "@available(iOS 13, macOS 10.15, *) @available(*, deprecated, message: \"a\", renamed: \"b\") func old() {}",
            "attributeList", "attribute", "availabilityLabeledArgument", "simpleStringLiteralExpr",
            "simpleStringLiteralSegmentList"),
        Construct(
            .member, "@objc(doIt:with:) func named(_ a: Int, b: Int) {}", "objCSelectorPieceList", "objCSelectorPiece"),
        Construct(
            .member, "@backDeployed(before: iOS 13, macOS 12) public func back() {}", "backDeployedAttributeArguments",
            "platformVersionItemList", "platformVersionItem"),
        Construct(
            .member, "@_dynamicReplacement(for: viewDidLoad()) func replaced() {}",
            "dynamicReplacementAttributeArguments"),
        Construct(
            .member, "@_effects(readonly) func quiet() {}\n@_effects(escaping a.b => c) func loud() {}",
            "effectsAttributeArgumentList"),
        Construct(
            .member, "@_implements(Equatable, ==(_:_:)) static func same(_ a: Int, _ b: Int) -> Bool { true }",
            "implementsAttributeArguments"),
        Construct(
            .member, "@_originallyDefinedIn(module: \"A\", iOS 13) func moved() {}",
            "originallyDefinedInAttributeArguments"),
        Construct(
            .member, "@_documentation(visibility: internal) func hidden() {}", "documentationAttributeArgumentList",
            "documentationAttributeArgument"),
        Construct(
            .member,
            "@_specialize(exported: true, kind: full, target: f(_:), availability: iOS 13, *; where T == Int) func special<T>(_ a: T) {}",
            "specializeAttributeArgumentList", "labeledSpecializeArgument", "specializeTargetFunctionArgument",
            "specializeAvailabilityArgument"),
        Construct(.member, "@specialized(where T == Int) func fast<T>(_ a: T) {}", "specializedAttributeArgument"),
        Construct(
            .member, "@differentiable(reverse, wrt: (self, a) where T: Differentiable) func slope<T>(_ a: T) {}",
            "differentiableAttributeArguments", "differentiabilityWithRespectToArgument", "differentiabilityArguments",
            "differentiabilityArgumentList", "differentiabilityArgument"),
        Construct(.member, "@derivative(of: slope, wrt: a) func derived(_ a: Int) {}", "derivativeAttributeArguments"),
        Construct(.member, "@abi(func apart2()) func apart3() {}", "abiAttributeArguments"),
        Construct(.member, "@MainActor @discardableResult @inline(never) final func main() -> Int { 1 }"),
    ]

    private static let patterns: [Construct] = [
        Construct(
            .statement, "let (a, _) = (1, 2), b: Int = 3", "tuplePattern", "tuplePatternElementList",
            "tuplePatternElement",
            "wildcardPattern", "identifierPattern"),
        Construct(
            .statement, "if case let (x, 1) as (Int, Int) = title { print(x) }", "valueBindingPattern",
            "expressionPattern", "patternExpr"),
        Construct(
            .statement, "if case is String = title {}; switch title { case .some(let a): print(a); case .none: break }",
            "isTypePattern"),
        Construct(.statement, "for (place, inout_) in [1].enumerated() { print(place, inout_) }"),
    ]
}
