import SwiftSyntax

/// A view controller that stands in for a module's view where a builder makes the module: what the others ask of it is spied.
///
/// ## Before
/// ```swift
/// final class NotesView: UIViewController, VIPERView, NotesViewProtocol {
///     var presenter: NotesViewOutputProtocol!
///     func show(_ note: Note) { titleLabel.text = note.title }
/// }
/// ```
/// ## After
/// ```swift
/// final class NotesMockView: UIViewController, VIPERView, NotesViewProtocol {
///
///     var presenter: NotesViewOutputProtocol!
///
///     private(set) var showCalls: [Note] = []
///
///     func show(_ note: Note) {
///         showCalls.append(note)
///     }
/// }
/// ```
struct MockView {
    /// The class, without a line end behind it.
    let text: String
    /// The protocols that it adopts.
    let interfaces: [ProtocolDeclSyntax]

    /// - Parameters:
    ///   - view: the module's own, whose properties the mock has as far as the builder sets them.
    ///   - constraints: what the builder asks of a view: a class of UIKit's, and protocols.
    ///   - known: the protocols by which the others know the view.
    /// - Returns: nil if a mock can't have by itself what it has to have.
    init?(
        named name: String, of view: ClassDeclSyntax, builtAs constraints: [String],
        knownAs known: [ProtocolDeclSyntax],
        _ module: WrittenModule, _ app: AppContext
    ) {
        let asked = constraints.filter { $0 != Platform.viewController }
        let ofBuilder = asked.compactMap { module.type(named: $0)?.as(ProtocolDeclSyntax.self) }
        guard ofBuilder.count == asked.count,
            let set = module.requirementsToMock(of: ofBuilder), let spied = module.requirementsToMock(of: known)
        else { return nil }
        let real = RealView(name: view.name.text, app: app)
        var properties: [String] = []
        for requirement in set where !real.inherits(requirement) {
            guard case .property(let property) = requirement,
                let type = app.typeOfProperty(property.name, of: view.name.text),
                !property.decl.modifiers.has("static"), let value = type.plainValue(hasUIKit: true)
            else { return nil }
            let initial = value == "nil" ? "" : " = \(value)"
            properties.append("var \(property.writtenName): \(type.trimmedText)\(initial)")
        }
        let keys = Set(set.map(\.key))
        let left = spied.filter { !keys.contains($0.key) && !real.inherits($0) }
        let members = SpiedMembers(owner: name, isMainActor: true, module: module, hasUIKit: true)
        let names = MadeNames(of: set + left, areTaken: true, besides: real.namesInherited)
        let body =
            ((properties.isEmpty ? [] : [properties.joined(separator: "\n")])
            + left.compactMap { members.text(of: $0, names) }).map(oneLevelIn)
        var seen: Set<String> = []
        interfaces = (ofBuilder + known).filter { seen.insert($0.name.text).inserted }
        let adopted = ([Platform.viewController] + interfaces.map(\.name.text)).joined(separator: ", ")
        text = """
            /// Stands in for `\(view.name.text)` in a module that is built: it records calls, and returns what a test sets.
            final class \(name): \(adopted) {

            \(body.joined(separator: "\n\n"))
            }
            """
    }
}

/// A module's view as the mock's model: what it has from UIKit's class the mock has, too.
private struct RealView {
    let name: String
    let app: AppContext

    /// The names of what every view controller of the app has.
    var namesInherited: Set<String> {
        Platform.sdk.instanceMembers(of: Platform.viewController)
            .union(app.namesInExtensions(of: Platform.viewController))
    }

    /// Every view controller fulfils the requirement, and this one does nothing of its own about it but override.
    func inherits(_ requirement: Requirement) -> Bool {
        let (requiredName, labels): (String, [String?]?)
        switch requirement {
        case .function(let function):
            (requiredName, labels) = (function.name.identifierText, function.parameterLabels)
        case .property(let property): (requiredName, labels) = (property.name, nil)
        case .other: return false
        }
        func isMeant(_ decl: DeclSyntax) -> Bool {
            decl.declaredNames.contains(requiredName)
                && decl.as(FunctionDeclSyntax.self)?.parameterLabels == labels
        }
        let inherited = app.inheritedDeclarations(named: requiredName, from: Platform.viewController)
        let own = app.members(of: name).filter(isMeant)
        return inherited.contains(where: isMeant)
            && own.allSatisfy { Modifiers($0, default: .internal).isOverride }
    }
}

extension WrittenModule {
    /// What protocols ask for that a mock has to have.
    ///
    /// - Returns: nil if a protocol isn't in sight, or asks for what no mock can have by itself.
    fileprivate func requirementsToMock(of protocols: [ProtocolDeclSyntax]) -> [Requirement]? {
        let (requirements, unknown) = requirements(of: protocols)
        // A type that a property tells by its own: `associatedtype Presenter`.
        let told = requirements.compactMap { requirement -> String? in
            if case .property(let property) = requirement { property.type.unwrapped.trimmedText } else { nil }
        }
        let isPlain = requirements.allSatisfy { requirement in
            guard case .other(let decl) = requirement else { return true }
            if let associated = decl.as(AssociatedTypeDeclSyntax.self) { return told.contains(associated.name.text) }
            return decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters.isEmpty == true
        }
        guard unknown.isEmpty, isPlain else { return nil }
        return requirements.filter { if case .other = $0 { false } else { true } }
    }
}
