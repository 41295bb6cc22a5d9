import SwiftSyntax

/// What the interfaces of a module ask for, by who has to have it; told by their adopters, whatever the style calls them.
struct Requirements: Codable, Equatable, Sendable {
    var view = 0
    var presenter = 0
    var interactor = 0
    var wireframe = 0
    /// What the Interactor asks of the Presenter.
    var output = 0

    static let parts: [(name: String, path: any WritableKeyPath<Requirements, Int> & Sendable)] = [
        ("view", \.view), ("presenter", \.presenter), ("interactor", \.interactor), ("wireframe", \.wireframe),
        ("output", \.output),
    ]

    init() {}

    /// - Parameters:
    ///   - files: those of the module, the controller's own among them.
    ///   - controller: the name of the view controller.
    init(of files: [SourceFileSyntax], controller: String) {
        var adopters: [String: Set<String>] = [:]
        var namedByInteractor: Set<String> = []
        for item in files.flatMap(\.statements) {
            guard let group = item.item.asProtocol((any DeclGroupSyntax).self), !group.is(ProtocolDeclSyntax.self),
                let name = item.item.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
                    ?? item.item.asProtocol((any NamedDeclSyntax).self)?.name.text
            else { continue }
            for type in group.inheritanceClause?.inheritedTypes ?? [] {
                adopters[type.type.trimmedDescription, default: []].insert(name)
            }
            if name.hasSuffix("Interactor") {
                namedByInteractor.formUnion(group.memberBlock.tokens(viewMode: .sourceAccurate).map(\.text))
            }
        }
        for item in files.flatMap(\.statements) {
            guard let declaration = item.item.as(ProtocolDeclSyntax.self) else { continue }
            let name = declaration.name.text
            let part = adopters[name, default: []].sorted().compactMap { adopter -> WritableKeyPath<Self, Int>? in
                if adopter == controller { return \.view }
                if ["Presenter", "ViewModel"].contains(where: adopter.hasSuffix) {
                    return namedByInteractor.contains(name) ? \.output : \.presenter
                }
                if adopter.hasSuffix("Interactor") { return \.interactor }
                return ["Wireframe", "Router"].contains(where: adopter.hasSuffix) ? \.wireframe : nil
            }.first
            if let part { self[keyPath: part] += declaration.memberBlock.members.count }
        }
    }

    /// `view 3, presenter 2, interactor 1, wireframe 0, output 0`
    var text: String { Self.parts.map { "\($0.name) \(self[keyPath: $0.path])" }.joined(separator: ", ") }
}
