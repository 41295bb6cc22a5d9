extension Style {
    /// A sort of blank module that the style declares, besides those that go without optional components.
    struct Kind: Decodable, Hashable {
        let name: String
        /// A sentence, without a full stop.
        let summary: String
        /// The kind that it is like, but for its own skeletons.
        let like: String?
        /// The files that such a module hasn't.
        let without: [String]?
        /// Its View is a view, and no view controller.
        let hasView: Bool?
    }

    /// The sorts of blank modules that the style has.
    var kinds: [ModuleOptions.Kind] {
        let optional = Set(components.filter { $0.optional == true }.map(\.role))
        return (optional.contains(.interactor) ? [.simple] : []) + [.interactor]
            + (optional.contains(.formatter) ? [.formatter] : [])
            + declaredKinds.map { ModuleOptions.Kind(rawValue: $0.name) }
    }

    /// The style of the blank modules of one sort.
    ///
    /// - Throws: `SplitError.unknownKind` if the style has no such, `.badFile` if a skeleton can't be read.
    func ofBlankModules(_ kind: ModuleOptions.Kind) throws(SplitError) -> Style {
        guard kinds.contains(kind) else {
            throw .unknownKind(kind.rawValue, template: name, known: kinds.map(\.rawValue))
        }
        var style = ofBlankModules
        let lineage = lineage(of: kind.rawValue)
        if lineage.contains(where: { $0.hasView == true }) { style = style.ofModules(of: .view) ?? style }
        for kind in lineage {
            for file in kind.without ?? [] { style.removeFile(named: file) }
            for (name, text) in skeletonsOfKinds[kind.name] ?? [:] { style.setSkeleton(text, named: name) }
        }
        for component in style.components where component.optional == true && !kind.has(component.role) {
            do {
                style = try style.leavingOut(component.role)
            } catch {
                throw .badFile(path: name, reason: "\(error)")
            }
        }
        return style
    }

    /// The declared kind of that name, and those that it is like, the last one first.
    private func lineage(of name: String) -> [Kind] {
        guard let place = declaredKinds.firstIndex(where: { $0.name == name }) else { return [] }
        let kind = declaredKinds[place]
        // What it is like stands above it.
        let others = declaredKinds[..<place].contains { $0.name == kind.like } ? lineage(of: kind.like ?? "") : []
        return others + [kind]
    }

    /// What keeps the kinds from being whole, in words.
    var kindFaults: [String] {
        let folders = skeletonsOfKinds.keys.filter { name in !declaredKinds.contains { $0.name == name } }.sorted()
        return declaredKinds.indices.flatMap { faults(ofKindAt: $0) }
            + folders.map { "there is a folder `Kinds/\($0)`, but no kind `\($0)`" }
    }

    private func faults(ofKindAt place: Int) -> [String] {
        let (kind, above) = (declaredKinds[place], declaredKinds[..<place].map(\.name))
        let isTaken = above.contains(kind.name) || ModuleOptions.Kind.ofComponents.contains { $0.rawValue == kind.name }
        let files = Set(ofBlankModules.skeletons.keys)
        let hasNoView = kind.hasView == true && viewComponent == nil
        return (isTaken ? ["there is a kind `\(kind.name)` already; choose another name"] : [])
            + [kind.like].compactMap { $0 }.filter { !above.contains($0) }.map {
                "the kind `\(kind.name)` is like `\($0)`, but no kind above it has that name"
            }
            + (kind.without ?? []).filter { !files.contains($0) }.map {
                "the kind `\(kind.name)` is without `\($0)`, but there is no such file"
            }
            + (hasNoView ? ["the kind `\(kind.name)` has a view, but the manifest has no `view`"] : [])
    }
}

extension ModuleOptions.Kind {
    fileprivate func has(_ role: Role) -> Bool {
        switch role {
        case .formatter: self == .formatter
        case .interactor: self != .simple
        default: true
        }
    }
}
