import SwiftParser
import SwiftSyntax

/// Where a view controller comes from.
enum ScreenSource: Hashable {
    case code
    /// - Parameter identifier: nil for the storyboard's initial view controller.
    case storyboard(name: String, identifier: String?)
    case nib(name: String)
    /// A storyboard has it, but without an identifier: nothing but a segue takes it from there.
    case segue(storyboard: String)

    /// The file that holds it.
    var fileName: String? {
        switch self {
        case .code: nil
        case .storyboard(let name, _), .segue(let name): "\(name).storyboard"
        case .nib(let name): "\(name).xib"
        }
    }

    /// The name of the storyboard or nib.
    var interfaceName: String? {
        switch self {
        case .code: nil
        case .storyboard(let name, _), .nib(let name), .segue(let name): name
        }
    }
}

extension LabeledExprSyntax {
    /// What a literal that is handed over means.
    fileprivate var stringValue: String? { expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}

extension ScreenSource {
    /// Where the app takes a view controller from: the storyboard or the nib that names its class, or the one from which its
    /// code takes it, or with which it makes it. Of several it is the one that code takes it from, or else the first by its path.
    ///
    /// - Returns: nil if nothing in sight tells, and for a view, which is a part of what comes from there.
    init?(of name: String, in controller: Controller, _ context: AppContext) {
        guard controller.base == .viewController else { return nil }
        let files = context.interfaceFiles.compactMap { $0.source(of: name) }
        let ways = Self.all(of: name, context)
        let own = controller.units.lazy.compactMap { ScreenSourcesInCode.found(in: $0.tree)[name] }
        let inCode = context.screenSourceInCode(of: name) ?? own.first
        let known = ways.count == 1 ? ways[0] : inCode.flatMap { ways.contains($0) ? $0 : nil } ?? ways.first ?? inCode
        guard let source = known ?? files.first else { return nil }
        self = source
    }

    /// The storyboards and nibs from which the app may take a view controller, in the order of their paths.
    static func all(of name: String, _ context: AppContext) -> [ScreenSource] {
        context.interfaceFiles.compactMap { $0.source(of: name) }.filter { !$0.isSegue }
    }
}

/// Where the app's code takes view controllers from: the storyboards, by the classes that it casts to with `as!` or `as?`
/// (`UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Notes") as? NotesViewController`), and
/// the nibs, by the classes that it makes with them (`NotesViewController(nibName: "Notes", bundle: nil)`).
final class ScreenSourcesInCode: SyntaxVisitor {
    private var sources: [String: ScreenSource] = [:]

    static func found(in tree: SourceFileSyntax) -> [String: ScreenSource] {
        let visitor = ScreenSourcesInCode(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.sources
    }

    override func visit(_ cast: AsExprSyntax) -> SyntaxVisitorContinueKind {
        guard let call = cast.expression.as(FunctionCallExprSyntax.self),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            let storyboard = access.base?.as(FunctionCallExprSyntax.self),
            storyboard.calledExpression.trimmedText == Platform.storyboard,
            let file = storyboard.arguments.first?.stringValue
        else { return .visitChildren }
        let identifier = call.arguments.first?.stringValue
        let isInitial = access.declName.baseName.text == Platform.makeInitialScreen
        if isInitial || access.declName.baseName.text == Platform.makeScreen && identifier != nil {
            sources[cast.type.trimmedText] = .storyboard(
                name: file, identifier: isInitial ? nil : identifier)
        }
        return .visitChildren
    }

    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let type = call.calledExpression.bareName, call.labels == Platform.nibLabels,
            let name = call.arguments.first?.stringValue,
            call.arguments.last?.expression.is(NilLiteralExprSyntax.self) == true
        {
            sources[type] = .nib(name: name)
        }
        return .visitChildren
    }
}

extension ScreenSource {
    fileprivate var isSegue: Bool {
        if case .segue = self { return true }
        return false
    }
}

/// Whether a type stands for screens or the way to them, by its name.
func isScreenTypeName(_ name: String) -> Bool {
    if Platform.sdk.isScreen(name) { return true }
    guard name.first?.isUppercase == true, !Platform.sdk.draws(name) else { return false }
    return name.hasSuffix("ViewController") && name != "ViewController"
}
