import SwiftSyntax

/// Checks the output of a plan.
///
/// - Returns: what is wrong, in words; empty if the output may be written.
func verify(_ plan: SplitPlan, _ changes: ChangeSet) -> [String] {
    do {
        return verify(changes, try plan.intent)
    } catch {
        return ["the style's files can't be put together: \(error)"]
    }
}

extension SplitPlan {
    /// The intent of the plan, as verification is told it.
    var intent: Intent {
        get throws {
            Intent(
                original: controller, isMadeFinal: makesFinal,
                components: components.map { Intent.Component(role: $0.role, type: typeName(of: $0.role)) },
                links: style.links.map { link in
                    Intent.Link(
                        from: link.from, to: link.to, path: link.name,
                        interface: isDirect ? nil : link.interface.map(interfaceName),
                        strength: link.ownership.strength, mayBeNil: link.mayBeNil,
                        mayBeMissing: link.mayBeMissing, isUnwrapped: link.isUnwrapped)
                },
                moves: controller.members.map { move(of: $0) },
                conformances: conformances.moves.map {
                    Intent.Conformance(name: $0.name, role: $0.role, adopter: $0.adopter, isWhole: $0.isWhole)
                },
                askers: askers,
                injections: activeInjections.map { injection in
                    Intent.Injection(
                        name: injection.property.writtenName,
                        assignments: injection.assignments.mapValues {
                            ($0.statement.range, $0.value.trimmedText)
                        }, initialValue: injection.initialValue,
                        keptBesides: injection.isKept ? owners[injection.property.id] : nil)
                },
                styleTexts: try styleTexts, attributes: attributesOfStyle,
                existingFiles: sourceFiles(style.existingFiles ?? [:]),
                returned: controller.rules.returned.map { Intent.Returned(name: $0.name, role: $0.role) },
                baseFiles: sourceFiles(style.baseFiles),
                moduleFactories: moduleScreens.factories.values.joined().map(\.owner).sorted(),
                moduleShowings: moduleScreens.showings.map(\.name),
                router: style.isExisting ? nil : style.router.map(router),
                app: context)
        }
    }

    private func router(_ router: Style.ScreenRouter) -> Intent.Router {
        let own = router.filled(in: self)
        return Intent.Router(
            type: own.type, interface: isDirect ? nil : own.interface, name: own.name, isThere: false)
    }

    private var askers: [SyntaxIdentifier: [String]] {
        let functions = controller.members.flatMap(\.decl.unconditional).compactMap { $0.as(FunctionDeclSyntax.self) }
        return functions.reduce(into: [:]) { $0[$1.id] = graph.semantics.platform.protocols(askingFor: $1) }
    }

    private func move(of member: Member) -> Intent.Move {
        let entry = entries[member.id]
        return Intent.Move(
            role: owners[member.id],
            name: (member.function == nil ? nil : entry?.name)?.filter { $0 != "`" } ?? member.name,
            entry: entry.map { entry in
                Intent.SplitEntry(
                    role: conformances.move(passingOn: member.id)?.role ?? .view, kept: entry.body?.kept ?? [],
                    values: entry.values.map {
                        Intent.ReadValue(expression: $0.expression, name: $0.name, type: $0.type)
                    }, isRenamed: entry.isRenamed, labels: entry.labels)
            })
    }

    /// The style's own text of each file: of the view controller's what is added to it.
    private var styleTexts: [(path: String, text: String)] {
        get throws {
            let files = components.map(\.file).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
            let texts = try (files + style.filesOfNoComponent).map { file in
                let skeleton = try fittedSkeleton(file, header: "")
                guard !style.isExisting, components.contains(where: { $0.file == file && $0.role == .view }) else {
                    return (file.filled(moduleName: moduleName), try skeleton.render())
                }
                let parts = try skeleton.parts(ofClass: controller.name)
                return (controller.homeUnit.path, parts.members + "\n" + parts.others)
            }
            if !isDirect { return texts }
            return try texts.compactMap { path, text in try interfaces.takenOut(of: text, layout).map { (path, $0) } }
        }
    }

    private var attributesOfStyle: [String: [String]] {
        style.skeletons.values.reduce(into: [:]) { attributes, text in
            for decl in topLevelDeclarations(of: parsed(text)) where !decl.is(ExtensionDeclSyntax.self) {
                guard let name = decl.asProtocol((any NamedDeclSyntax).self)?.name.text else { continue }
                let type = name == style.viewType ? controller.name : interfaceName(name)
                attributes[type] = Modifiers(decl, default: .internal).attributes
            }
        }
    }
}

/// The files by their names, in the order of these.
private func sourceFiles(_ texts: [String: String]) -> [SourceFile] {
    texts.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
}

extension Link.Ownership {
    fileprivate var strength: Intent.Link.Strength {
        switch self {
        case .strong: .strong
        case .weak: .weak
        case .unowned: .unowned
        case .none: .inherited
        }
    }
}
