import SwiftSyntax

/// A builder that may make its module with a mock in the place of the view, as it is below a generic class that makes and
/// connects whatever parts it is given.
struct MockedBuilder {
    /// The builder's own name.
    let name: String
    /// The generic class with the module's parts, the mock among them.
    let whole: String
    /// The function that makes a module.
    let function: String
    let view: MockView
    /// What a module that is made calls the mock and the Presenter.
    let parts: (view: String, presenter: String)
    /// What knows what in a module that is made: `view.presenter` the `presenter`.
    let links: [(property: String, part: String)]

    /// - Parameters:
    ///   - moduleName: the name of the module, which the mock's begins with.
    ///   - app: the app, with the module and the generic class in it.
    /// - Returns: nil if the module has no such builder, or no mock can be made of its view.
    init?(of module: WrittenModule, named moduleName: String, in app: AppContext) {
        let found = module.classes.lazy.compactMap { builder in
            app.genericBase(of: builder.name.text).map { (builder: builder.name.text, base: $0) }
        }
        guard let (name, base) = found.first(where: { $0.base.isOf(module) }),
            let place = base.placeOfView, let view = module.declaredClass(named: base.arguments[place].type.trimmedText)
        else { return nil }
        let mock = mockName(ofModule: moduleName)
        let types = base.types.merging([base.arguments[place].parameter.name.text: mock]) { _, mock in mock }
        let makings = base.functions.lazy.compactMap { function in
            MadeModule(by: function, of: base, types, view: view.name.text, mock: mock, module, app)
        }
        guard let made = makings.first,
            let mocked = MockView(
                named: mock, of: view, builtAs: base.arguments[place].parameter.constraints,
                knownAs: made.interfacesOfMock, module, app)
        else { return nil }
        let arguments = base.arguments.map { types[$0.parameter.name.text] ?? $0.type.trimmedText }
        (self.name, self.view) = (name, mocked)
        (function, parts, links) = (made.function, made.parts, made.links)
        whole = "\(base.decl.name.text)<\(arguments.joined(separator: ", "))>"
    }
}

/// `NotesMockView`
func mockName(ofModule moduleName: String) -> String { moduleName + "MockView" }

extension GenericBase {
    /// The builder makes the module's own classes, and nothing else.
    fileprivate func isOf(_ module: WrittenModule) -> Bool {
        decl.genericWhereClause == nil && arguments.contains { $0.type.trimmedText == module.presenter.name.text }
            && arguments.allSatisfy { module.declaredClass(named: $0.type.trimmedText) != nil }
    }

    /// The one argument that has to be a view controller.
    fileprivate var placeOfView: Int? {
        let places = arguments.indices.filter {
            arguments[$0].parameter.constraints.contains(Platform.viewController)
        }
        return places.count == 1 ? places[0] : nil
    }
}

extension GenericParameterSyntax {
    /// What the parameter has to be: `UIViewController & VIPERView`.
    fileprivate var constraints: [String] {
        guard let type = inheritedType else { return [] }
        return type.as(CompositionTypeSyntax.self)?.elements.map(\.type.trimmedText) ?? [type.trimmedText]
    }
}

/// What a builder's function makes when the view is a mock.
private struct MadeModule {
    let function: String
    let parts: (view: String, presenter: String)
    let links: [(property: String, part: String)]
    /// The protocols by which the other parts know the mock.
    let interfacesOfMock: [ProtocolDeclSyntax]

    /// - Returns: nil if the function does something else, or a part knows the view by more than a protocol.
    init?(
        by function: FunctionDeclSyntax, of base: GenericBase, _ types: [String: String], view: String, mock: String,
        _ module: WrittenModule, _ app: AppContext
    ) {
        guard let making = ModuleConnections(of: function, among: base.members, in: app, arguments: types),
            case .parts(let parts) = making.result, let ofView = parts.first(where: { $0.type == mock }),
            let ofPresenter = parts.first(where: { $0.type == module.presenter.name.text }),
            Set(parts.map(\.type)).count == parts.count
        else { return nil }
        let places = Dictionary(uniqueKeysWithValues: parts.enumerated().map { ($1.type, $0) })
        let inOrder = making.links.compactMap { link, type in
            places[link.owner].flatMap { owner in places[type].map { (owner: owner, property: link.property, part: $0) }
            }
        }.sorted { ($0.owner, $0.part, $0.property) < ($1.owner, $1.part, $1.property) }
        var links: [(property: String, part: String)] = []
        var interfaces: [ProtocolDeclSyntax] = []
        for link in inOrder {
            let owner = parts[link.owner].type == mock ? view : parts[link.owner].type
            let type = app.typeOfProperty(link.property, of: owner)
            let interface = type.flatMap(module.interface(heldAs:))
            if parts[link.part].type == mock {
                guard interface != nil || type?.unwrapped.trimmedText == Platform.viewController else { return nil }
                interfaces += [interface].compactMap(\.self)
            }
            guard let type, module.isObject(type) else { continue }
            links.append(("\(parts[link.owner].name).\(link.property)", parts[link.part].name))
        }
        guard !links.isEmpty else { return nil }
        self.parts = (view: ofView.name, presenter: ofPresenter.name)
        (self.function, self.links, interfacesOfMock) = (function.name.text, links, interfaces)
    }
}

extension AppContext {
    /// The type that a property of a class is declared with.
    func typeOfProperty(_ name: String, of type: String) -> TypeSyntax? {
        members(of: type).lazy.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap(\.bindings).first {
            $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name
        }?.typeAnnotation?.type
    }
}

extension WrittenModule {
    /// What has the type is an object: a class's instance, or that of a protocol for classes alone.
    fileprivate func isObject(_ type: TypeSyntax) -> Bool {
        guard let interface = interface(heldAs: type) else {
            let name = type.unwrapped.trimmedText
            return name == Platform.viewController || declaredClass(named: name) != nil
        }
        return isAny(of: interface) { decl in
            decl.attributes.has("objc")
                || inheritedNames(decl.inheritanceClause).contains { $0 != "Sendable" && Platform.markers.contains($0) }
        }
    }
}
