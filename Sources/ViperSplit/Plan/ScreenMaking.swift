import SwiftSyntax

/// How the module makes the view controller for new code: `XWireframe()`, `XBuilder.build()`.
enum ScreenMaking {
    /// `XViewController()` compiles, as the skeleton has it.
    case plain
    /// The view controller's own initialiser, whose parameters the maker takes over.
    case own(InitializerDeclSyntax)
    /// A storyboard or a nib has it.
    case elsewhere(ScreenSource)
    /// Nothing tells how to make one.
    ///
    /// - Parameter storyboard: the one from which a segue takes it.
    case none(storyboard: String?)
}

extension SplitPlan {
    var screenMaking: ScreenMaking {
        let source = ScreenSource(of: controller.name, in: controller, context)
        if let source, canMake(from: source) { return .elsewhere(source) }
        var storyboard: String?
        if case .segue? = source { storyboard = source?.fileName }
        let initializers = ownInitializers
        if initializers?.contains(where: \.isPlain) == true { return .plain }
        if storyboard == nil, inheritsPlainInitializer { return .plain }
        let own = controller.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.first { initializer in
            initializer.optionalMark == nil && initializer.genericParameterClause == nil
                && initializer.signature.effectSpecifiers == nil && !isUnavailable(initializer)
                && Modifiers(DeclSyntax(initializer), default: .internal).access.crossesFiles
                && initializer.parameterLabels != ["coder"]
                && initializer.signature.parameterClause.parameters.allSatisfy { parameter in
                    parameter.ellipsis == nil && parameter.name != "_"
                        && !parameter.type.trimmedText.contains("@autoclosure")
                        && graph.names.fileScopeType(in: parameter.type.trimmedText) == nil
                }
        }
        let mayInherit = storyboard == nil && initializers == nil && !needsNib
        let inherited = mayInherit ? initializerOfUIKit : nil
        return (own ?? inherited).map { .own($0) } ?? .none(storyboard: storyboard)
    }

    /// The function of the style that makes the view controller: its own protocols may require it.
    private var makerName: String? {
        style.skeletons.values.lazy.compactMap { text in
            let skeleton = try? Skeleton(
                text, moduleName: moduleName, className: controller.name, header: "", layout: layout, style: style)
            return skeleton?.makerName(of: controller.name)
        }.first
    }

    /// Makes what makes the view controller fit its initialisers, or leaves it out.
    func fitMaker(in skeleton: inout Skeleton) {
        if isMadePlainly, let names = skeleton.namesInHandover {
            let properties = propertiesHandedOver(besides: names)
            // Without any value the function would be called as the base class's own is.
            let parameters = properties.prefix(1).map(\.parameter) + properties.dropFirst().map(\.optionalParameter)
            skeleton.fitHandover(of: properties.map(\.writtenName), by: parameters)
        }
        switch screenMaking {
        case .plain: fitMaker(in: &skeleton, taking: [])
        case .elsewhere(.nib(let name)) where isMadePlainly: skeleton.tell(ofNib: name, in: style)
        case .elsewhere(let source): skeleton.replaceMaking(of: controller.name, with: source, in: style)
        case .none:
            skeleton.removeMaker(of: controller.name)
            makerName.map { skeleton.removeRequirements(ofFunction: $0) }
            return
        case .own(let initializer):
            fitMaker(in: &skeleton, taking: Array(initializer.signature.parameterClause.parameters))
        }
        // The view controller has assembled its module already.
        let isAssembled = assembly == .withTheScreen || initializersDoMore || isCalledBackWhenMade(controller, context)
        if isAssembled, let link = link(from: .view, to: .presenter) {
            skeleton.removeAssignments(to: link.name, inMakerOf: controller.name)
        }
    }

    /// Gives what makes the view controller the parameters of its initialiser, and the values that code sets of a new one.
    private func fitMaker(in skeleton: inout Skeleton, taking parameters: [FunctionParameterSyntax]) {
        // The function has names of its own.
        let own =
            skeleton.maker(of: controller.name)?.node.tokens(viewMode: .sourceAccurate).map(\.identifierText) ?? []
        let properties = propertiesHandedOver(besides: Set(parameters.map(\.name) + own + ["screen"]))
        if parameters.isEmpty, properties.isEmpty { return }
        let written = parameters.map { parameter in
            let names = [parameter.firstName.text, parameter.secondName?.text].compactMap { $0 }.joined(separator: " ")
            let value = parameter.defaultValue.map { " " + $0.trimmedText } ?? ""
            return "\(names): \(qualifiedType(parameter.type.trimmedText))\(value)"
        }
        let arguments = parameters.map { parameter in
            let name = parameter.writtenName
            return parameter.firstName.tokenKind == .wildcard ? name : "\(parameter.firstName.text): \(name)"
        }
        skeleton.rewriteMaker(
            of: controller.name, parameters: written + properties.map(\.optionalParameter), arguments: arguments,
            setting: properties.map(\.writtenName))
        makerName.map { skeleton.removeRequirements(ofFunction: $0) }
    }

    /// What code sets of a new screen, as a function takes it that uses some names already.
    private func propertiesHandedOver(besides names: Set<String>) -> [PropertyOfNewScreen] {
        propertiesSetOfNewScreens.prefix { !names.contains($0.name) }.map { property in
            PropertyOfNewScreen(
                name: property.name, writtenName: property.writtenName, type: qualifiedType(property.type))
        }
    }

    /// An initialiser runs code behind `super.init`, which may use the presenter and so assemble the module.
    private var initializersDoMore: Bool {
        controller.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.contains { initializer in
            guard !isUnavailable(initializer), let statements = initializer.body?.statements else { return false }
            let call = statements.firstIndex { $0.delegatesInitialization }
            return call.map { statements.index(after: $0) != statements.endIndex } ?? false
        }
    }

    /// Whether the class has an `init()`, and a screen made by that is whole, with the nib that UIKit finds for it, or the first of
    /// its storyboard.
    private var isMadeByInit: Bool {
        switch screenMaking {
        case .plain, .elsewhere(.storyboard(_, identifier: nil)): break
        case .elsewhere(.nib(let name)):
            guard PlainMaking(of: controller, in: context)?.findsNib(named: name) == true else { return false }
        default: return false
        }
        guard ownInitializers != nil else { return inheritsPlainInitializer }
        return controller.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.contains { initializer in
            initializer.parameterLabels.isEmpty && initializer.isPlain && initializer.signature.effectSpecifiers == nil
                && !isUnavailable(initializer) && initializer.attributes.isEmpty
        }
    }

    /// The plan with the skeletons of a module that is made by `init()` alone, view controller and all, if it can be: what the
    /// style's base files or the library ask for.
    var madePlainlyIfPossible: SplitPlan {
        // A class that others may subclass would need a `required` initialiser; one that is public, a public property.
        guard let plan = madePlainly, controller.isFinal || mayBeFinal, controller.access < .public, isMadeByInit,
            !initializersDoMore, !isCalledBackWhenMade(controller, context),
            propertiesSetOfNewScreens.isEmpty || handsOver(style.plainSkeletons),
            // What the view builds on is imported behind what its file imports.
            !controller.importsAbove.isEmpty,
            let making = PlainMaking(of: controller, in: context), making.isQuiet
        else { return self }
        let names = style.associatedTypesOfPlainSkeletons
        let isNamed = controller.units.contains { unit in
            unit.tree.tokens(viewMode: .sourceAccurate).contains { names.contains($0.identifierText) }
        }
        return isNamed || making.mayInherit(names) ? self : plan
    }

    /// Whether some skeletons have a function that hands over what code sets of new screens.
    private func handsOver(_ skeletons: [String: String]) -> Bool {
        skeletons.values.contains { text in
            let skeleton = try? Skeleton(
                text, moduleName: moduleName, className: controller.name, header: "", layout: layout, style: style)
            return skeleton?.namesInHandover != nil
        }
    }

    /// Whether the class can be made final: no code of the whole app inherits from it, and no member is `open`.
    private var mayBeFinal: Bool {
        context.isComplete && !context.mayBeSubclassed(controller.name, in: controller.units)
            && !controller.bodies.contains { body in
                nodes(DeclModifierSyntax.self, in: Syntax(body.decl)).contains {
                    $0.name.tokenKind == .keyword(.open)
                }
            }
    }

    /// Whether the class has the initialiser by which a nib or a storyboard makes it.
    private func canMake(from source: ScreenSource) -> Bool {
        switch source {
        case .code: true
        case .segue: false
        case .nib: hasInitializer(Platform.nibLabels)
        case .storyboard: hasInitializer(["coder"])
        }
    }

    /// Whether the class has the `init()` of UIKit's, and this makes the screen, as far as the files tell.
    private var inheritsPlainInitializer: Bool {
        let base = superclasses.first(where: isOfUIKit)
        if let base, !Platform.sdk.isMadePlainly(base) { return false }
        if controller.base == .view { return base.map(inheritsPlainInitializer(of:)) ?? false }
        // With both of UIKit's own overridden, `init()` is inherited all the same.
        return ownInitializers == nil
            ? base != nil : hasInitializer(Platform.nibLabels) && hasInitializer(["coder"])
    }

    /// Whether a view has the `init()` of a class of UIKit's: it has no designated initialisers of its own, or overrides all of
    /// that class. Its outlets nobody would connect, unless the initialiser that runs does more than that class's.
    private func inheritsPlainInitializer(of base: String) -> Bool {
        guard let own = ownInitializers else { return controller.firstOutlet == nil }
        let lineage = [base] + Platform.sdk.ancestry(of: base)
        let designated = lineage.lazy.map { Platform.sdk.initializers(of: $0).filter { !$0.isConvenience } }
            .first { $0.contains { $0.parameterLabels != ["coder"] } }
        return (designated ?? []).allSatisfy { $0.parameterLabels == ["coder"] || hasInitializer($0.parameterLabels) }
            && own.contains { $0.parameterLabels == ["coder"] }
    }

    /// The outlets of a view nobody would connect, unless an initialiser of its own does more than UIKit's.
    private var needsNib: Bool { controller.base == .view && controller.firstOutlet != nil }

    /// What makes one of UIKit's classes where `init()` doesn't: `init(collectionViewLayout:)`.
    private var initializerOfUIKit: InitializerDeclSyntax? {
        superclasses.first(where: isOfUIKit).flatMap { base in
            Platform.sdk.initializers(of: base).first {
                !$0.isConvenience && ![Platform.nibLabels, ["coder"]].contains($0.parameterLabels)
            }
        }
    }

    private func hasInitializer(_ labels: [String]) -> Bool {
        ownInitializers?.contains { $0.parameterLabels == labels && !isUnavailable($0) } ?? true
    }

    /// The initialisers that the class has instead of UIKit's: those down from the nearest class that declares designated
    /// ones, and so inherits none.
    ///
    /// - Returns: nil if it inherits UIKit's.
    private var ownInitializers: [InitializerDeclSyntax]? {
        let classes = initializersOfClasses
        let nearest = classes.firstIndex { $0.contains { !$0.isConvenience } }
        return nearest.map { classes[...$0].flatMap(\.self) }
            ?? (classes.joined().contains(where: \.isPlain) ? Array(classes.joined()) : nil)
    }

    /// The initialisers of the view controller's class and of those above it, up to UIKit's.
    private var initializersOfClasses: [[InitializerDeclSyntax]] {
        [controller.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }]
            + superclasses.prefix { !isOfUIKit($0) }.compactMap { context.type(named: $0) }.map { decl in
                decl.as(ClassDeclSyntax.self)?.memberBlock.members.compactMap {
                    $0.decl.as(InitializerDeclSyntax.self)
                } ?? []
            }
    }

    private var superclasses: [String] {
        controller.superclass.map { [$0] + context.superclasses(of: $0) } ?? []
    }

    private func isOfUIKit(_ type: String) -> Bool { Platform.sdk.isKind(type, of: controller.base.className) }
}

extension InitializerDeclSyntax {
    fileprivate var isPlain: Bool {
        signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil } && optionalMark == nil
            && Modifiers(DeclSyntax(self), default: .internal).access.crossesFiles
    }
}

/// A property that code sets of a screen that it has just made: `details.note = note`.
struct PropertyOfNewScreen {
    let name: String
    let writtenName: String
    let type: String

    /// `note: Note?`
    var parameter: String { "\(writtenName): \(type)" }
    /// `note: Note? = nil`
    var optionalParameter: String { parameter + " = nil" }
}

extension SplitPlan {
    /// The properties that code of the app sets of a view controller that it has just made, in the order of the code that sets
    /// most of them: who makes it with its module has values for them, too.
    ///
    /// One that is set to nothing is as if it weren't set.
    var propertiesSetOfNewScreens: [PropertyOfNewScreen] {
        let lists = context.otherTrees(naming: controller.name).flatMap { tree in
            nodes(CodeBlockItemListSyntax.self, in: Syntax(tree)).flatMap(propertiesSet)
        }
        return lists.max { $0.count < $1.count } ?? []
    }

    /// For each new screen of some statements, what is set of it before anything else is done.
    private func propertiesSet(in list: CodeBlockItemListSyntax) -> [[PropertyOfNewScreen]] {
        list.indices.compactMap { place in
            guard let binding = list[place].item.as(VariableDeclSyntax.self)?.bindings.first,
                let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
                call.calledExpression.bareName == controller.name
            else { return nil }
            let name = binding.pattern.trimmedText
            var known: Set<String> = []
            return list[list.index(after: place)...].map { $0.assignment(to: name)?.property }
                .prefix { $0 != nil }.compactMap(\.self).map(settable)
                .prefix { $0.map { known.insert($0.name).inserted } ?? false }.compactMap(\.self)
        }
    }

    private func settable(_ name: String) -> PropertyOfNewScreen? {
        guard let member = controller.members(named: name).first, member.kind == .storedProperty,
            let variable = member.variable, variable.isSettable, let binding = variable.bindings.first,
            binding.initializer == nil, binding.accessorBlock == nil,
            member.modifiers.access.crossesFiles, member.modifiers.setterAccess == nil, !member.modifiers.isStatic,
            Set(member.modifiers.attributes).isSubset(of: ["objc"]), let type = binding.typeAnnotation?.type
        else { return nil }
        let unwrapped = type.unwrapped
        if unwrapped.id == type.id { return nil }
        return PropertyOfNewScreen(name: name, writtenName: member.writtenName, type: unwrapped.trimmedText + "?")
    }
}
