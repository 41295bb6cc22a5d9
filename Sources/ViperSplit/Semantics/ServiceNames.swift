import SwiftSyntax

/// The suffixes of types that are services by convention: they reach data, and not views.
public let standardServiceSuffixes: [String] = [
    "API", "Analytics", "Cache", "Client", "Database", "Defaults", "Fetcher", "Gateway", "Interactor", "Keychain",
    "Loader", "Manager", "Network", "Provider", "Realm", "Repository", "Service", "Session", "Storage", "Store",
    "Tracker",
    "UseCase",
]

/// What an app calls the user who is logged in, and who is asked for advice, has a suffix in common with services.
private let namesakes: Set<String> = ["Client", "Session"]

extension AppContext {
    /// Whether a type is a service, by its name.
    func isServiceType(_ name: String) -> Bool {
        if !declaresType(named: name), Platform.sdk.declares(name) { return Platform.sdk.isService(name) }
        guard name.first?.isUppercase == true, !isViewType(name), !namesakes.contains(name) else { return false }
        // `NoteStoreProtocol` is a `NoteStore`.
        let kind = ["Protocol", "Interface", "Type"].first { name.hasSuffix($0) && name != $0 }
        let plain = name.dropLast(kind?.count ?? 0)
        return (standardServiceSuffixes + serviceSuffixes).contains { name.hasSuffix($0) || plain.hasSuffix($0) }
    }

    /// Whether a type stands for screens or the way to them, by its name or by the class that it descends from.
    func isScreenType(_ name: String) -> Bool {
        isScreenTypeName(name) || isControllerOfLibrary(name)
            || !isUIKitName(name)
                && superclasses(of: name).contains { Platform.sdk.isScreen($0) || $0.hasSuffix("ViewController") }
    }

    /// `FloatingPanelController`: neither the app nor Apple declares it, so that only its name tells what it is.
    private func isControllerOfLibrary(_ name: String) -> Bool {
        isComplete && name.hasSuffix("Controller") && name != "Controller" && name.first?.isUppercase == true
            && !declaresType(named: name) && !Platform.sdk.declares(name) && importsLibrary
    }

    /// Whether a type may lead from screen to screen, by its name; what it is asked tells.
    func isGuideType(_ name: String) -> Bool {
        ["Coordinator", "Navigator", "Router", "Wireframe"].contains { name.hasSuffix($0) } && !isUIKitName(name)
    }
}

/// Whether a method shows a screen or takes one away, by the word that its name begins with.
func isNavigationVerb(_ method: String) -> Bool {
    isShowingVerb(method)
        || method.begins(withVerbOf: ["pop", "dismiss", "close", "finish", Platform.performSegue, "unwind"])
}

/// Whether a method's name says that it shows a screen.
func isShowingVerb(_ method: String) -> Bool {
    method.begins(
        withVerbOf: ["start", "show", "present", "open", "navigate", "push", "go", "route", "display"])
}

extension String {
    fileprivate func begins(withVerbOf verbs: [String]) -> Bool {
        verbs.contains { hasPrefix($0) && dropFirst($0.count).first?.isLowercase != true }
    }
}

/// The names by which types give out the one instance that the app shares.
let sharedNames: Set<String> = [
    "shared", "default", "standard", "sharedInstance", "sharedManager", "main", "instance",
]

extension AppContext {
    /// Whether an expression gives the one instance of its type: `Catalog.shared`, or `Catalog.shared()` of a method.
    func isSharedInstance(_ expression: ExprSyntax) -> Bool {
        if expression.isCallee { return false }
        let call = expression.as(FunctionCallExprSyntax.self)
        guard let access = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self),
            let type = access.base?.trimmedText, call?.takesNothing != false
        else { return false }
        return isSharedInstance(type, access.declName.baseName.identifierText)
    }

    /// `Catalog.shared`: an instance of the app's own that everybody uses is a service, whatever its name.
    func isSharedInstance(_ type: String, _ member: String?) -> Bool {
        member.map(sharedNames.contains) == true && type.first?.isUppercase == true && !isViewType(type)
            && !isDelegateOfApp(type) && !isForLooksOrTexts(type) && !isOfLibraryWithoutData(type)
    }

    /// The delegate of the app or of a scene knows its screens, and others by them.
    func isDelegateOfApp(_ type: String) -> Bool { ["AppDelegate", "SceneDelegate"].contains(where: type.hasSuffix) }

    /// What a theme holds, or who has the texts, is for the View.
    func isForLooksOrTexts(_ type: String) -> Bool {
        [
            "Appearance", "Colors", "Fonts", "Localizable", "Localization", "Localizer", "Palette", "Strings", "Style",
            "Styles", "Theme",
        ].contains(where: type.hasSuffix)
    }

    /// `NotificationCenter.default`, `Bundle.main`
    private func isOfLibraryWithoutData(_ type: String) -> Bool {
        guard !declaresType(named: type), let module = Platform.sdk.module(of: type) else { return false }
        return Platform.sdk.modules[module]?.draws != true && !Platform.sdk.isService(type)
    }

    /// `var store: NoteStore { NoteStore.shared }`: another name for a service that the app shares.
    func givesSharedService(_ member: Member) -> Bool {
        guard member.kind == .computedProperty,
            case .getter(let items) = member.variable?.bindings.first?.accessorBlock?.accessors,
            items.count == 1, let value = items.first?.item.as(ExprSyntax.self)
        else { return false }
        return isSharedInstance(value)
    }
}

extension Semantics {
    /// Whether an inherited method that the app has added to view controllers, or to views, shows screens.
    ///
    /// - Parameter call: nil where the method is only named.
    func navigates(inherited name: String, calledBy call: FunctionCallExprSyntax?) -> Bool {
        let ancestors = [controller.base.className] + context.superclasses(of: controller.name)
        return ancestors.flatMap(context.membersOfExtensions).contains { decl in
            guard let function = decl.as(FunctionDeclSyntax.self), function.name.identifierText == name else {
                return false
            }
            let parameters = function.signature.parameterClause.callParameters
            return call.map { match($0.allArguments.map(\.shape), with: parameters) != nil } != false
                && isCalledToShow(decl)
        }
    }

    /// A stored property that holds a service, by its type or as an instance that the app shares.
    func isService(_ property: Member) -> Bool {
        guard property.kind == .storedProperty, let variable = property.variable, let binding = variable.bindings.first
        else { return false }
        if let value = binding.initializer?.value, context.isSharedInstance(value) { return true }
        guard let type = type(of: property) else {
            // `StoreFactory.make()`
            let maker = binding.initializer?.value.trimmedText.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return maker.map { isService(named: String($0)) } ?? false
        }
        guard let name = type.unwrapped.name else { return false }
        return isService(named: name) || variable.bindingSpecifier.text == "let" && isProtocolOfWork(name)
    }

    /// A constant of one of the app's protocols is a service by another name, unless it is told what happens, or handed views.
    private func isProtocolOfWork(_ name: String) -> Bool {
        guard let decl = context.type(named: name)?.as(ProtocolDeclSyntax.self), !context.isViewType(name),
            !context.isScreenType(name),
            !["Delegate", "DataSource", "Listener", "Observer"].contains(where: name.hasSuffix)
        else { return false }
        let functions = decl.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        return !functions.isEmpty && !functions.contains(where: context.takesViews)
    }
}
