import SwiftSyntax

extension Semantics {
    func isOfLibrary(_ decl: DeclSyntax) -> Bool { !isOfApp(decl) }

    /// Functions that are called.
    func contributions(ofRunning decls: [DeclSyntax]) -> Contributions<RunCode, Effects> {
        contributions(of: decls, .body, ofLibrary: effects(ofCallingLibrary:))
    }

    /// Properties that are set; what holds them is asked elsewhere.
    func contributions(ofSetting decls: [DeclSyntax]) -> Contributions<RunCode, Effects> {
        contributions(of: decls, .body) { effects(ofListeners: $0) ?? [] }
    }

    /// Properties whose values are asked for.
    func contributions(ofReading decls: [DeclSyntax]) -> Contributions<RunCode, Effects> {
        contributions(of: decls, .value, ofLibrary: effects(ofReadingLibrary:))
    }

    private func contributions(
        of decls: [DeclSyntax], _ part: RunCode.Part, ofLibrary effects: (DeclSyntax) -> Effects
    ) -> Contributions<RunCode, Effects> {
        decls.reduce(into: Contributions()) { result, decl in
            guard let decl = controller.meant(by: decl, context) else { return result.own.formUnion(.unknown) }
            if isOfLibrary(decl) {
                result.own.formUnion(effects(decl))
            } else {
                result.called.append(RunCode(decl: decl, part: part))
            }
        }
    }

    /// What a part of a declaration of the app runs. A requirement has no code, and a subclass may have other.
    func contributions(ofCode code: RunCode) -> Contributions<RunCode, Effects> {
        switch (code.part, code.decl.as(DeclSyntaxEnum.self)) {
        case (.fields, _): contributions(ofFieldsOf: code.decl)
        case (.value, .variableDecl(let variable)): contributions(ofValueOf: variable)
        // Functions as values, cases and types.
        case (.value, .functionDecl), (_, .enumCaseDecl), (_, .structDecl), (_, .classDecl), (_, .enumDecl),
            (_, .actorDecl):
            Contributions()
        case (.value, .subscriptDecl(let declared)):
            isOverridden(code.decl) ? Contributions(own: .unknown) : contributions(of: [Syntax(declared)])
        case (.body, .initializerDecl(let initializer)):
            contributions(of: initializer.body.map { [Syntax($0)] } ?? [])
        case (.body, .functionDecl(let function)):
            function.body.map {
                isOverridden(code.decl) ? Contributions(own: .unknown) : contributions(of: [Syntax($0)])
            }
                ?? Contributions(own: .unknown)
        case (.body, .variableDecl(let variable)): contributions(ofSetterOf: variable)
        default: Contributions(own: .unknown)
        }
    }

    // MARK: - Libraries

    private func effects(ofCallingLibrary decl: DeclSyntax) -> Effects {
        let facts = Facts(of: decl)
        if facts.contains(.pure) { return [] }
        if facts.contains(.query) { return [.varies, .drifts] }
        // What a type's initialisers do is said of the type.
        let isMaking = decl.is(InitializerDeclSyntax.self) || decl.is(EnumCaseDeclSyntax.self)
        return effects(ofListeners: decl) ?? (isMaking ? [] : .undescribed)
    }

    /// A view that asks its data source or tells its delegate gets an answer, as the controller's own callbacks give it;
    /// what shows a screen calls that screen's life cycle.
    ///
    /// - Returns: nil if nobody is told.
    private func effects(ofListeners decl: DeclSyntax) -> Effects? {
        let facts = Facts(of: decl)
        if facts.contains(.releasesSelf) || controller.base == .view && facts.contains(.releasesView) {
            return .unknown
        }
        guard facts.contains(.callsBack) else { return nil }
        let type = enclosingTypes(of: Syntax(decl)).first
        let isView = type.map { platform.facts(ofType: $0).contains(.view) } == true
        return isView || facts.contains(.navigates) ? [.callsBack, .changes, .varies, .drifts] : .unknown
    }

    private func effects(ofReadingLibrary decl: DeclSyntax) -> Effects {
        let facts = Facts(of: decl)
        guard let variable = decl.as(VariableDeclSyntax.self) else {
            return decl.is(SubscriptDeclSyntax.self) ? [.varies, .drifts] : []
        }
        if facts.contains(.pure) || variable.bindingSpecifier.tokenKind == .keyword(.let) { return [] }
        let owner = enclosingTypes(of: Syntax(decl)).first
        // `NotificationCenter.default`, `UIFont.Weight.bold`: an instance that all share.
        let name = MemberShape(decl).names.first ?? ""
        if decl.belongsToType, let owner, !isOfTheMoment(name),
            type(ofVariable: variable, named: name)?.unwrapped.name == owner
        {
            return []
        }
        return isPartOfValue(variable) ? [] : [.varies, .drifts]
    }

    /// `Locale.current`, `Date.now`: what such a name gives may change.
    func isOfTheMoment(_ name: String) -> Bool { name == "now" || name.lowercased().contains("current") }

    /// A stored property of a structure's instances: it is another one only if the whole is.
    private func isPartOfValue(_ variable: VariableDeclSyntax) -> Bool {
        let decl = DeclSyntax(variable)
        guard MemberShape(decl).kind == .storedProperty, !decl.belongsToType,
            let owner = enclosingTypes(of: Syntax(variable)).first
        else { return false }
        return declaredType(owner)?.decl?.is(StructDeclSyntax.self) == true
    }

    // MARK: - The app

    private func contributions(ofSetterOf variable: VariableDeclSyntax) -> Contributions<RunCode, Effects> {
        let accessors = variable.bindings.compactMap(\.accessorBlock)
        guard !hasWrapper(variable), !accessors.contains(where: \.isOfRequirement), !isOverridden(DeclSyntax(variable))
        else { return Contributions(own: .unknown) }
        return contributions(of: accessors.map { Syntax($0) })
    }

    /// A stored property is there; what is static or lazy is made when somebody first asks.
    private func contributions(ofValueOf variable: VariableDeclSyntax) -> Contributions<RunCode, Effects> {
        let decl = DeclSyntax(variable)
        guard MemberShape(decl).kind == .storedProperty else {
            let accessors = variable.bindings.compactMap(\.accessorBlock)
            if accessors.contains(where: \.isOfRequirement) || isOverridden(decl) {
                return Contributions(own: .unknownRead)
            }
            return contributions(of: accessors.map { $0.getter.map(Syntax.init) ?? Syntax($0) })
        }
        var result = Contributions<RunCode, Effects>()
        let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
        if !isConstant && !isPartOfValue(variable) || hasWrapper(variable) { result.own.insert(.varies) }
        if hasWrapper(variable) { result.own.insert(.drifts) }
        let values = variable.bindings.compactMap { $0.initializer.map { Syntax($0.value) } }
        if Modifiers(decl, default: .internal).isLazy {
            result.add(contributions(of: values))
        } else if decl.belongsToType || enclosingTypes(of: Syntax(variable)).isEmpty {
            guard pendingMakings.insert(decl.id).inserted else {
                result.own.insert(.starts)
                return result
            }
            let making = values.reduce(into: Effects()) { $0.formUnion(effects(of: $1)) }
            pendingMakings.remove(decl.id)
            if !making.isDisjoint(with: [.changes, .varies, .starts]) { result.own.insert(.starts) }
        }
        return result
    }

    /// The initial values of the stored properties of a type and of the app's classes above it.
    private func contributions(ofFieldsOf decl: DeclSyntax) -> Contributions<RunCode, Effects> {
        guard let group = decl.asProtocol((any DeclGroupSyntax).self), !decl.is(EnumDeclSyntax.self) else {
            return Contributions()
        }
        var result = Contributions<RunCode, Effects>()
        for member in group.memberBlock.members.flatMap({ $0.decl.unconditional }) {
            guard let variable = member.as(VariableDeclSyntax.self), MemberShape(member).kind == .storedProperty else {
                continue
            }
            let modifiers = Modifiers(member, default: .internal)
            if modifiers.isStatic || modifiers.isLazy { continue }
            if hasWrapper(variable) { result.own.formUnion(.undescribed) }
            result.add(contributions(of: variable.bindings.compactMap { $0.initializer.map { Syntax($0.value) } }))
        }
        guard decl.is(ClassDeclSyntax.self) else { return result }
        // The initialisers that it inherits may run those that it overrides; `init(coder:)` is the storyboard's.
        func made(by initializers: [InitializerDeclSyntax]) -> [RunCode] {
            initializers.filter { $0.parameterLabels != ["coder"] }.map { RunCode(decl: DeclSyntax($0), part: .body) }
        }
        let own = group.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        result.called += made(by: own.filter { Modifiers(DeclSyntax($0), default: .internal).isOverride })
        for name in inheritedNames(group.inheritanceClause) {
            guard let parent = declaredType(name)?.decl else {
                result.own.formUnion(.undescribed)
                continue
            }
            guard parent.is(ClassDeclSyntax.self) else { continue }
            if !isOfLibrary(parent) {
                result.called.append(RunCode(decl: parent, part: .fields))
                // One of them runs, whether the code says so or not.
                let initializers = declaredType(name)?.members(named: "init").compactMap {
                    $0.as(InitializerDeclSyntax.self)
                }
                result.called += made(by: initializers ?? [])
            } else if name != Platform.object, !platform.facts(ofType: name).contains(.pure), !context.isUIKitName(name)
            {
                result.own.formUnion(.undescribed)
            }
        }
        return result
    }

    func contributions(of code: [Syntax]) -> Contributions<RunCode, Effects> {
        code.flatMap { steps(in: $0) }.reduce(into: Contributions()) { $0.add(contributions(of: $1)) }
    }

    /// A wrapper may run anything; attributes of the compiler's run nothing.
    private func hasWrapper(_ variable: VariableDeclSyntax) -> Bool {
        variable.attributes.contains { element in
            guard let name = element.as(AttributeSyntax.self)?.attributeName.trimmedText else { return true }
            return name.first?.isLowercase != true && name != "MainActor" && !name.hasPrefix("IB")
                && !name.hasPrefix("NS")
        }
    }

    private func isOverridden(_ decl: DeclSyntax) -> Bool {
        guard let type = enclosingTypes(of: Syntax(decl)).first else { return false }
        return MemberShape(decl).names.contains { context.subclass(of: type, overriding: $0) != nil }
    }
}

extension AccessorBlockSyntax {
    /// `{ get set }`
    fileprivate var isOfRequirement: Bool {
        if case .accessors(let accessors) = accessors { return accessors.allSatisfy { $0.body == nil } }
        return false
    }
}
