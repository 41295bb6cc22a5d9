import SwiftSyntax

/// A style of VIPER: which files it has, and who holds whom under which name.
///
/// Names stand as in the skeletons, with `___VARIABLE_moduleName___` for the module's name.
struct Style {
    let name: String
    /// A sentence, without a full stop.
    let summary: String
    private(set) var components: [Component]
    private(set) var links: [Link]
    /// The module's files by name.
    private(set) var skeletons: [String: String]
    /// The files that every module builds on, by name.
    private(set) var baseFiles: [String: String]
    /// The files of a module that there is already, by their paths: they are the skeletons, less what components won't have to
    /// ask of the view any more. No name is left to fill in.
    let existingFiles: [String: String]?
    var isExisting: Bool { existingFiles != nil }
    /// The link of a module that there is already by which a component sees the view controller as what it inherits from.
    var narrowedLink: NarrowedLink?
    /// What is said of a module that there is already by the style in whose shape it is: its marks have a dash at their end, too.
    var shapeClosesMarks: Bool?
    /// Skeletons that take the place of others in blank modules, by name.
    var blankSkeletons: [String: String] = [:]
    /// Skeletons that take the place of others where all of a module, its view controller too, is made by `init()`, by name.
    var plainSkeletons: [String: String] = [:]
    /// The files that only blank modules build on, by name.
    var blankBaseFiles: [String: String] = [:]
    /// The sorts of blank modules that the style declares.
    var declaredKinds: [Kind] = []
    /// The skeletons that are those kinds' own: by the kinds' names, and by their own.
    var skeletonsOfKinds: [String: [String: String]] = [:]
    /// The View of a module that has a view and no view controller; nil if the style has no such.
    var viewComponent: Component?
    /// Skeletons that take the place of others in such modules, by name.
    var viewSkeletons: [String: String] = [:]
    /// The View may have what the screen is about; else it asks for texts, numbers and flags.
    var viewSeesModels = true
    /// The Wireframe is the delegate of the screens that it shows, passes on what they report, and has its own screen's delegate.
    var wireframeIsDelegate = false
    /// The computed property that tells where the view comes from, if the style has one.
    var viewSourceProperty: String?
    /// Whom the Wireframe asks for the screens of other modules, if the style has anybody for that.
    var router: ScreenRouter?
    /// The class of UIKit's that the View of a module descends from.
    private(set) var base = ViewBase.viewController
    /// A view controller of the module's own comes from a storyboard or a nib, if one is asked for: it isn't another framework's
    /// view, hosted by somebody else.
    var hasViewController: Bool { base == .viewController && components.contains { $0.role == .view } }

    struct ScreenRouter: Decodable, Hashable {
        let type: String
        let interface: String
        /// The property by which the Wireframe reaches it.
        let name: String
    }

    struct Component: Decodable, Hashable {
        let role: Role
        let type: String
        let file: String
        /// The component is left out where nothing belongs to it.
        var optional: Bool?
    }

    /// How the initialisers of the view controller assemble the module, if it takes parameters.
    private(set) var assemblyCall: AssemblyCall?

    init(
        name: String, summary: String, components: [Component], links: [Link],
        skeletons: [String: String],
        baseFiles: [String: String],
        existingFiles: [String: String]? = nil
    ) {
        self.name = name
        self.summary = summary
        self.components = components
        self.links = links
        self.skeletons = skeletons
        self.baseFiles = baseFiles
        self.existingFiles = existingFiles
        self.links = linksAsDeclared
    }

    /// The links, each with what its property's type says of it.
    private var linksAsDeclared: [Link] {
        links.map { link in
            var link = link
            link.isUnwrapped = declaredType(of: link)?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
            return link
        }
    }

    /// A mark as the style writes them: Infinum's have a dash at their end, too.
    func mark(_ title: String) -> String { "// MARK: - \(title)" + (closesMarks ? " -" : "") }

    /// The marks of a module that there is already may be anybody's: its shape tells how the style writes them.
    var closesMarks: Bool {
        shapeClosesMarks
            ?? skeletons.values.allSatisfy { skeleton in
                textsClosingMarks.answer(to: skeleton) {
                    skeleton.split(whereSeparator: \.isNewline).allSatisfy {
                        $0.hasSuffix(" -") || !$0.contains("// MARK: - ")
                    }
                }
            }
    }

    /// Whether a component holds another as an optional, implicitly unwrapped or not.
    ///
    /// - Returns: nil if its skeleton has no property of the link's name.
    func isHeldAsOptional(_ link: Link) -> Bool? {
        link.name == link.firstName ? declaredType(of: link)?.isOptional : nil
    }

    /// The type of the property that a link ends with: the component's own, or that of the view which it asks for others.
    private func declaredType(of link: Link) -> TypeSyntax? {
        let owner = link.name == link.firstName ? link.from : .view
        let file = components.first { $0.role == owner }?.file
        let types = file.flatMap { skeletons[$0] }.flatMap(syntax).map(topLevelDeclarations) ?? []
        let members = types.flatMap { $0.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.map(\.decl) ?? [] }
        return members.lazy.compactMap { $0.as(VariableDeclSyntax.self)?.bindings.first }.first { binding in
            binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == link.lastName
        }?.typeAnnotation?.type
    }

    /// The class of the view controller, as the skeletons name it.
    var viewType: String { type(of: .view) }

    func type(of role: Role) -> String { components.first { $0.role == role }?.type ?? "" }

    /// What the style calls a component, by the end of its class's name: `Router`.
    func word(for role: Role) -> String {
        let type = type(of: role)
        return type.lastIndex(where: \.isUppercase).map { String(type[$0...]) } ?? role.title
    }

    /// The files that belong to no component: those of protocols alone, and those that assemble the module. What stands beside a
    /// view controller that has its module is none of its own.
    var filesOfNoComponent: [String] {
        let own = components.filter { !isExisting || $0.role != .view }.map(\.file)
        return skeletons.keys.filter { !own.contains($0) }.sorted()
    }

    /// The interfaces that a file declares.
    func interfaces(declaredIn file: String) -> [String] {
        let declared = Set(declaredTypes(in: skeletons[file] ?? ""))
        return interfaceNames.filter(declared.contains)
    }

    /// The types that a module declares, less the view controller.
    func typeNames(ofModule name: String) -> [String] {
        skeletons.values.flatMap(declaredTypes).filter { $0 != viewType }.map { $0.filled(moduleName: name) }.sorted()
    }

    /// The types of the base files that the module's own files name.
    var baseTypes: [String] {
        let named = skeletons.values.reduce(into: Set<String>()) { $0.formUnion(words(in: $1)) }
        return baseFiles.values.flatMap(declaredTypes).filter(named.contains).sorted()
    }

    /// The types that the module's own inherit from or adopt, and that neither the style's files nor UIKit declare.
    var foreignBases: [String] {
        let declared = Set((Array(skeletons.values) + baseFiles.values).flatMap(declaredTypes))
        let known = declared.union(Platform.markers).union(["Error", "Equatable", "Hashable"])
        let inherited = skeletons.values.compactMap(syntax).flatMap(topLevelDeclarations).flatMap { decl in
            inheritedNames(decl.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause)
        }
        return Set(inherited).filter { !known.contains($0) && !Platform.sdk.draws($0) }.sorted()
    }

    var hasFormatter: Bool { components.contains { $0.role == .formatter } }

    /// The style without a component: its file, its interface, its links, and what the others' skeletons have of it, such as
    /// the interfaces by which it alone sees them.
    ///
    /// - Throws: `SplitError` or `EditError` if a skeleton can't be read.
    func leavingOut(_ role: Role) throws -> Style {
        var style = self
        let seenByOthers = Set(links.filter { $0.from != role }.compactMap(\.interface))
        let seenByItAlone = Set(links.filter { $0.from == role }.compactMap(\.interface)).subtracting(seenByOthers)
        for name in skeletons.keys {
            var skeleton = try skeleton(named: name)
            for interface in interfaces(of: role) { skeleton.remove(component: type(of: role), interface: interface) }
            for interface in seenByItAlone { skeleton.remove(interface: interface, heldAs: "") }
            style.skeletons[name] = try skeleton.render()
        }
        for component in components where component.role == role { style.skeletons[component.file] = nil }
        style.components.removeAll { $0.role == role }
        style.links.removeAll { $0.from == role || $0.to == role }
        return style
    }

    func skeleton(named name: String) throws -> Skeleton {
        try Skeleton(
            skeletons[name] ?? "", moduleName: String.modulePlaceholder, className: viewType,
            header: "//___FILEHEADER___\n\n", layout: .ofSkeletons, style: self)
    }

    /// The style of modules whose components use each other as the classes that they are.
    var withoutInterfaces: Style {
        var style = self
        for place in links.indices { style.links[place].interface = nil }
        return style
    }

    /// The style with the skeletons that are for blank modules alone, and what only those build on.
    var ofBlankModules: Style {
        var style = self
        style.skeletons.merge(blankSkeletons) { _, own in own }
        style.baseFiles.merge(blankBaseFiles) { _, own in own }
        return style
    }

    /// The style of modules whose View descends from a class of UIKit's.
    ///
    /// - Returns: nil if the style has no such.
    func ofModules(of base: ViewBase) -> Style? {
        guard base == .view else { return self }
        guard let viewComponent else { return nil }
        var style = self
        style.base = base
        for component in components where component.role == .view { style.skeletons[component.file] = nil }
        style.skeletons = style.skeletons.mapValues { $0.replacing(viewType, with: viewComponent.type) }
        style.skeletons.merge(viewSkeletons) { _, own in own }
        style.components = components.map { $0.role == .view ? viewComponent : $0 }
        style.links = style.linksAsDeclared
        return style
    }

    /// The style of the module of a class.
    ///
    /// - Throws: `SplitError.noModulesOfViews` if the class is a view, and the style has no modules of those.
    func ofModule(of controller: Controller) throws(SplitError) -> Style {
        if let style = ofModules(of: controller.base) { return style }
        let known = builtInStyles.filter { $0.viewComponent != nil }.map(\.name)
        throw .noModulesOfViews(name: controller.name, template: name, known: known)
    }

    /// The style with the skeletons of modules that are made by `init()` alone.
    var madePlainly: Style {
        var style = self
        style.skeletons.merge(plainSkeletons) { _, own in own }
        style.plainSkeletons = [:]
        style.links = style.linksAsDeclared
        return style
    }

    /// Leaves out a file, with the component that it is the file of.
    mutating func removeFile(named name: String) {
        skeletons[name] = nil
        let roles = components.filter { $0.file == name }.map(\.role)
        components.removeAll { roles.contains($0.role) }
        links.removeAll { roles.contains($0.from) || roles.contains($0.to) }
    }

    mutating func replace(_ link: Link, by other: Link) { links = links.map { $0 == link ? other : $0 } }

    mutating func setSkeleton(_ text: String, named name: String) { skeletons[name] = text }

    mutating func setAssemblyCall(_ call: AssemblyCall) { assemblyCall = call }

    /// The style with another name for a link, because the view controller or what it inherits has a member of that name.
    ///
    /// - Returns: the style as it is if the skeletons don't declare the link, since a base class gives it.
    /// - Throws: `SplitError` or `EditError` if a skeleton can't be read.
    func renaming(_ link: Link, to newName: String) throws -> Style {
        guard propertiesDeclared(by: link.from).contains(link.name) else { return self }
        var style = try leavingOutBases(requiring: link.name, of: type(of: link.from))
        for name in style.skeletons.keys {
            var skeleton = try style.skeleton(named: name)
            skeleton.rename(
                link.name, to: newName, in: type(of: link.from), requiredBy: interfaces(of: link.from),
                reachedBy: Set(links.filter { $0.to == link.from }.map(\.lastName)))
            style.skeletons[name] = try skeleton.render()
        }
        style.links = links.map { other in
            // The component's own links, and those of the wireframe that go through the view controller's.
            guard other.from == link.from || link.from == .view && other.name.contains(".") else { return other }
            var renamed = other
            let path = other.name.split(separator: ".").map { $0 == link.name ? newName : String($0) }
            renamed.name = path.joined(separator: ".")
            return renamed
        }
        return style
    }

    /// The way from one component to another: the links to follow, each but the first through a forwarder.
    ///
    /// - Parameter payload: what goes over the links; nil where it doesn't matter which of two to the same component it is.
    func route(from start: Role, to end: Role, for payload: Payload? = nil) -> [Link] {
        let links = links.filter { payload == nil || $0.carries == nil || $0.carries == payload }
        var paths: [[Link]] = [[]]
        var visited: Set<Role> = [start]
        while !paths.isEmpty {
            let path = paths.removeFirst()
            for link in links where link.from == path.last?.to ?? start {
                if link.to == end { return path + [link] }
                if visited.insert(link.to).inserted { paths.append(path + [link]) }
            }
        }
        return []
    }

    /// The interfaces of all links, each once, in their order.
    var interfaceNames: [String] {
        links.compactMap(\.interface).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The interfaces that a component adopts.
    func interfaces(of role: Role) -> [String] { interfaceNames.filter { owner(of: $0) == role } }

    func owner(of interface: String) -> Role? { links.first { $0.interface == interface }?.to }
}

/// How one component reaches another.
struct Link: Decodable, Hashable {
    let from: Role
    let to: Role
    /// The expression by which code of `from` reaches `to`.
    var name: String
    /// The protocol through which it sees it; nil if it sees the class itself.
    var interface: String?
    let ownership: Ownership
    /// What goes over the link, where two lead to the same component.
    let carries: Payload?
    /// The link is left out where nothing needs it.
    let optional: Bool?
    /// Somebody has declared it `weak var view: NotesView?`, so it is unwrapped wherever it is used. Skeletons have none such.
    var mayBeNil = false
    /// It is the view controller's own, and nil until the module is put together: a preview or a test may have the screen alone.
    var mayBeMissing = false
    /// It is declared `var interactor: NotesInteractorInput!`.
    var isUnwrapped = false

    private enum CodingKeys: String, CodingKey {
        case from, to, name, interface, ownership, carries, optional
    }

    enum Ownership: String, Decodable, CaseIterable {
        case strong, unowned
        /// Held as an implicitly unwrapped optional.
        case weak
        /// A path through another link, or what a base class gives.
        case none
    }

    /// The mark behind the link's name where it is asked for a member: `?` for what may be nil where no value is needed, or where
    /// another stands in for it.
    ///
    /// Of what is unwrapped implicitly, Swift takes the optional's own members first: `interactor.take()` would be answered by the
    /// optional, and `interactor` be nil then.
    func mark(asking name: String, forValue givesValue: @autoclosure () -> Bool) -> String {
        if mayBeNil { return mayBeMissing || !givesValue() ? "?" : "!" }
        return isUnwrapped && Platform.sdk.isMemberOfOptionals(name) ? "!" : ""
    }

    var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// The first name of the expression: what a local name could shadow.
    var firstName: String { String(name.prefix { $0 != "." }) }
}

extension Role: Decodable {}

extension Payload: Decodable {}

/// The tree of a skeleton or a base file, of which a style has few; nil if it can't be read.
func syntax(_ text: String) -> SourceFileSyntax? {
    treesOfStyles.answer(to: text) { try? SourceUnit(index: 0, file: SourceFile(path: "", text: text)).tree }
}

/// The texts of the tokens of a style's file.
private func words(in text: String) -> Set<String> {
    wordsOfStyles.answer(to: text) {
        syntax(text).map { Set($0.tokens(viewMode: .sourceAccurate).map(\.identifierText)) } ?? []
    }
}

private let treesOfStyles = Memo<String, SourceFileSyntax?>()
private let wordsOfStyles = Memo<String, Set<String>>()
private let textsClosingMarks = Memo<String, Bool>()

func declaredTypes(in text: String) -> [String] {
    (syntax(text).map(topLevelDeclarations) ?? []).compactMap { decl in
        decl.is(ExtensionDeclSyntax.self) ? nil : decl.asProtocol((any NamedDeclSyntax).self)?.name.text
    }
}

extension String {
    /// What skeletons have in the place of the module's name, as Xcode's templates do.
    static let modulePlaceholder = "___VARIABLE_moduleName___"

    func filled(moduleName: String) -> String { replacing(String.modulePlaceholder, with: moduleName) }
}
