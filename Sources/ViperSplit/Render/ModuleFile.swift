import SwiftSyntax

extension SplitPlan {
    /// The files that a split writes beside the controller's own: those of protocols alone, those of the components, and those
    /// that assemble the module.
    var newFiles: [String] {
        let others = style.filesOfNoComponent
        let own = components.filter { $0.role != .view }.map(\.file)
        var seen = style.isExisting ? [] : Set(style.components.filter { $0.role == .view }.map(\.file))
        return (others.filter { !style.interfaces(declaredIn: $0).isEmpty } + own + others)
            .filter { seen.insert($0).inserted }
    }

    /// The text of a new file: its skeleton with what the protocols there require and the members of the components there.
    ///
    /// - Parameter routing: what the Router there is asked for.
    func moduleFile(_ file: String, header: String, _ routing: ScreenRouting? = nil) throws -> String {
        var skeleton = try filledSkeleton(file, header: header)
        let isRouted = try routing?.answer(in: &skeleton) ?? false
        let isShared = controller.units.contains { $0.path == file }
        let constants = isShared ? "" : graph.names.constants.missing(in: parsed(try skeleton.render()))
        if !constants.isEmpty { skeleton.insertDeclarations(constants) }
        try imports.complete(&skeleton, namesOthers: isRouted || namesTypesOfTheController(file, skeleton))
        return try skeleton.render()
    }

    var imports: ModuleImports { ModuleImports(controller, graph, style, moduleName: moduleName) }

    /// A file of the style with the members and requirements that belong there, less the view controller's own, which stay
    /// where they are.
    func filledSkeleton(_ file: String, header: String) throws -> Skeleton {
        var skeleton = try fittedSkeleton(file, header: header)
        for interface in style.interfaces(declaredIn: file) { try require(interface, in: &skeleton) }
        for component in components where component.file == file && component.role != .view {
            try fill(component.role, in: &skeleton)
        }
        return skeleton
    }

    /// A file of the style with what depends on the module as a whole: the links that it needs, what its components inherit
    /// from, and how the view controller is made.
    func fittedSkeleton(_ file: String, header: String) throws -> Skeleton {
        var skeleton = try Skeleton(
            style.skeletons[file] ?? "", moduleName: moduleName, className: controller.name, header: header,
            layout: layout, style: style)
        if !style.isExisting { removeUnusedLinks(from: &skeleton) }
        for component in components where component.file == file {
            if conformances.moves.contains(where: { $0.role == component.role && $0.needsNSObject }) {
                skeleton.inherit(from: Platform.object, class: typeName(of: component.role))
            }
        }
        if !style.isExisting { fitMaker(in: &skeleton) }
        return skeleton
    }

    /// Leaves out the optional links that nothing goes through.
    private func removeUnusedLinks(from skeleton: inout Skeleton) {
        for component in style.components where isLeftOut(component) {
            for interface in style.interfaces(of: component.role) {
                skeleton.remove(component: typeName(of: component.role), interface: interfaceName(interface))
            }
        }
        for link in style.links where link.optional == true {
            guard let interface = link.interface, contracts.requirements[interface, default: [:]].isEmpty,
                refinements(of: interface).isEmpty
            else { continue }
            skeleton.remove(interface: interfaceName(interface), heldAs: link.name)
        }
    }

    /// Whether a file has more than the skeleton's own types.
    private func namesTypesOfTheController(_ file: String, _ skeleton: Skeleton) -> Bool {
        if style.assemblyCall != nil || makesScreenWithValues(in: skeleton) { return true }
        let isRequired = style.interfaces(declaredIn: file).contains { contracts.requirements[$0]?.isEmpty == false }
        return isRequired
            || components.contains { component in
                component.file == file
                    && (!members(of: component.role).isEmpty
                        || !contracts.forwarders[component.role, default: [:]].isEmpty)
            }
    }

    private func makesScreenWithValues(in skeleton: Skeleton) -> Bool {
        if isMadePlainly, skeleton.namesInHandover != nil { return !propertiesSetOfNewScreens.isEmpty }
        guard skeleton.makes(controller.name), case .own(let initializer) = screenMaking else { return false }
        return !initializer.signature.parameterClause.parameters.isEmpty
    }

    func indented(_ text: String) -> String { layout.inType(text) }
}
