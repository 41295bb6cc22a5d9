import SwiftParser
import SwiftSyntax

/// Names for what is taken out of bodies, as a developer would have chosen them.
enum ExtractionNames {
    /// Words that say how an argument is used, and not what it is.
    static let prepositions: Set<String> = [
        "after", "at", "before", "between", "by", "for", "from", "in", "into", "of", "on", "to", "using", "with",
    ]

    /// `stopSpinnerAnimating` for `spinner.stopAnimating()`, `reloadTableView` for `tableView.reloadData()`.
    static func command(_ method: String, on object: String?) -> String {
        guard let object = object?.inCamelCase else { return method }
        if method == "becomeFirstResponder" { return "focus" + object.capitalizedFirst }
        if method == "resignFirstResponder" { return "unfocus" + object.capitalizedFirst }
        if method == "removeFromSuperview" { return "remove" + object.capitalizedFirst }
        let words = method.wordsOfName
        let rest = words.dropFirst().joined()
        // `insetAdjuster.setupInsets()` needn't say "inset" twice, nor `loadError.handleError()` "error".
        if words.count > 1, words.dropFirst().first == object.wordsOfName.first?.capitalizedFirst { return method }
        let isSaid = rest == "Data" || object.capitalizedFirst.endsWithWords(rest)
        return (words.first ?? "") + object.capitalizedFirst + (isSaid ? "" : rest)
    }

    /// `saveNote` for `save` with a `Note`, `handleLoadError` for `handleError` with a `LoadError`.
    static func naming(_ method: String, _ object: String) -> String {
        let rest = method.wordsOfName.dropFirst().joined()
        if method.endsWithWords(object) { return method }
        return (object.endsWithWords(rest) ? method.wordsOfName.first ?? method : method) + object
    }

    /// `setNameLabelText` for `nameLabel.text = ...`, `setSaveButtonEnabled` for `saveButton.isEnabled = ...`.
    static func setter(_ property: String, on object: String?) -> String {
        "set" + (object?.inCamelCase.capitalizedFirst ?? "") + property.inCamelCase.withoutIs.capitalizedFirst
    }

    /// `emailText` for `emailField.text`, `isSwitchOn` for `switch.isOn`, `indexPathForSelectedRow` as it is.
    static func getter(_ property: String, on object: String?) -> [String] {
        guard let object = object?.inCamelCase else { return [property] }
        if property.withoutIs != property {
            return ["is" + object.capitalizedFirst + property.withoutIs.capitalizedFirst]
        }
        let stem = object.withoutWidget
        let short =
            stem.isEmpty || property.lowercased().hasPrefix(stem.lowercased())
            ? property : stem + property.capitalizedFirst
        return [short, object + property.capitalizedFirst]
    }

    /// `isCameraAvailable` for `isAvailable(.camera)`, `hasEpisodeFile` for `hasFile` of an episode; nil for what asks nothing.
    static func question(_ method: String, about subject: String) -> String? {
        let verb = method.letterWords.first ?? ""
        guard ["has", "is", "can", "should"].contains(verb) else { return nil }
        return verb + subject.capitalizedFirst + method.dropFirst(verb.count)
    }

    /// `didCancel` for the `noteEditorDidCancel` of a `NoteEditorViewController`.
    static func event(_ method: String, of screen: String) -> String {
        let names = [screen, withoutScreenSuffix(screen)].map(\.lowercasedFirst)
        let name = names.first { method.hasPrefix($0) && method.dropFirst($0.count).first?.isUppercase == true }
        return name.map { String(method.dropFirst($0.count)).lowercasedFirst } ?? method
    }

    private static func withoutScreenSuffix(_ type: String) -> String {
        let suffix = ["ViewController", "Controller", "VC"].first { type.hasSuffix($0) && type != $0 }
        return String(type.dropLast(suffix?.count ?? 0))
    }

    /// `showNoteEditor` for a `NoteEditorViewController`.
    static func showing(_ type: String) -> String {
        var name = withoutScreenSuffix(type.split(separator: ".").first.map(String.init) ?? type)
        for prefix in applePrefixes
        where name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true {
            name = String(name.dropFirst(prefix.count))
            break
        }
        return "show" + name
    }

    /// `presentOfflineAlert` for `showOfflineAlert`, where that is somebody else's name; nil if it doesn't say what is shown
    /// or taken away.
    static func inOtherWords(_ method: String) -> String? {
        let verbs = [("show", "present"), ("present", "show"), ("dismiss", "hide"), ("hide", "dismiss")]
        return verbs.firstResult { verb, other in
            let shown = method.dropFirst(verb.count)
            return method.hasPrefix(verb) && shown.first?.isUppercase == true ? other + shown : nil
        }
    }

    /// `isPresentingScreen` for `presentedViewController != nil`.
    static func presence(of screen: String) -> String {
        switch screen {
        case "presentedViewController": "isPresentingScreen"
        case "presentingViewController": "isPresented"
        case "navigationController": "isInNavigation"
        case "splitViewController": "isInSplitView"
        case "tabBarController": "isInTabBar"
        default: "has" + screen.capitalizedFirst
        }
    }

    /// `isShowingEditor` for `presentedViewController is EditorViewController`.
    static func question(ofKind type: String, _ path: [String]) -> String {
        let screen = showing(type).dropFirst("show".count)
        switch path.last {
        case "presentedViewController", "selectedViewController", "topViewController", "visibleViewController":
            return "isShowing" + screen
        case "presentingViewController": return "isPresentedBy" + screen
        default: return "isInside" + screen
        }
    }

    /// `isOnTop` for `navigationController?.topViewController === self`.
    static func identity(_ path: [String]) -> String? {
        switch (path.first, path.last) {
        case ("navigationController", "topViewController"), ("navigationController", "last"): "isOnTop"
        case ("navigationController", "visibleViewController"): "isVisible"
        case ("navigationController", "first"): "isFirstInNavigation"
        case ("tabBarController", "selectedViewController"): "isSelected"
        default: nil
        }
    }

    /// A name for any screen.
    static func isVagueScreen(_ name: String) -> Bool {
        ["$0", "controller", "screen", "vc", "viewController"].contains(name)
    }

    /// `showEditor` for `makeEditor` and `editorViewController`, which give the screen; `handleError` says what is done.
    static func showingMade(by method: String) -> String {
        func begins(with verb: String) -> Bool {
            method.hasPrefix(verb) && method.dropFirst(verb.count).first?.isUppercase == true
        }
        if ["handle", "perform", "process", "run"].contains(where: begins) { return method }
        let makers = [
            "build", "create", "fetch", "get", "instantiate", "load", "make", "prepare", "provide", "request",
        ]
        if makers.contains(method) { return "showScreen" }
        let maker = makers.first(where: begins)
        return showing(String(method.dropFirst(maker?.count ?? 0)).capitalizedFirst)
    }

    private static let applePrefixes = ["INUI", "UI", "SF", "MF", "PH", "AV", "CN", "EK", "GK", "MP", "PK", "QL", "SK"]

    /// `showHelp` for `showHelpFromViewController`: from which one is the Wireframe's matter.
    static func withoutPresenting(_ method: String) -> String {
        let ends = ["From", "In", "On"].flatMap { word in ["ViewController", "Controller", "VC"].map { word + $0 } }
        let end = ends.first { method.hasSuffix($0) && method.count > $0.count }
        return String(method.dropLast(end?.count ?? 0))
    }

    /// `showDetail` for a segue "ShowDetailSegue".
    static func segue(_ identifier: String) -> String? {
        var words = identifier.letterWords
        if words.last?.lowercased() == "segue" { words.removeLast() }
        guard let first = words.first else { return nil }
        let isVerb = ["show", "open", "go", "present", "embed", "unwind", "edit", "add", "push"].contains(
            first.lowercased())
        let name = words.map(\.capitalizedFirst).joined()
        return isVerb ? name.lowercasedFirst : "show" + name
    }

    /// `forgetSession` for `SessionService.forget()`: a verb alone says too little.
    static func bareUseCase(_ method: String, of service: String) -> [String] {
        let stem = withoutServiceSuffix(service)
        let isTold = stem != service || !vagueServices.contains(service)
        return method.allSatisfy(\.isLowercase) && isTold ? [method + stem] : []
    }

    /// `getKeychainData` for `Keychain.getData(key)`, `removeAllInKeychain` for `removeAll()`: such words don't say of what.
    static func vagueUseCase(_ method: String, of service: String) -> [String] {
        let (words, stem) = (method.wordsOfName, withoutServiceSuffix(service))
        guard words.count == 2, let verb = words.first, !vagueServices.contains(stem),
            // An unarchiver says what is done, and not of what.
            !stem.lowercased().contains(verb.lowercased())
        else { return [] }
        if ["All", "Everything"].contains(words[1]) { return [method + "In" + service] }
        return ["Data", "Object", "String", "Value"].contains(words[1]) ? [verb + stem + words[1]] : []
    }

    /// Suffixes of services that don't say what is kept in one.
    private static let vagueServices: Set<String> = [
        "API", "Client", "Fetcher", "Gateway", "Interactor", "Loader", "Manager", "Network", "Provider", "Repository",
        "Service", "Store", "UseCase",
    ]

    /// `updateChartAlpha` for `setChartAlpha`, where nothing is handed over.
    static func updating(_ setter: String) -> String { "update" + setter.dropFirst("set".count) }

    /// `clearEditor` for `setEditor`, where nothing is left.
    static func clearing(_ setter: String) -> String { "clear" + setter.dropFirst("set".count) }

    /// `fetchNotes` and `loadNotes` for `getNotes`, which all say the same.
    static func synonyms(of method: String) -> [String] {
        let verbs = ["fetch", "load", "get", "request"]
        let verb = verbs.first { method.hasPrefix($0) && method.dropFirst($0.count).first?.isUppercase == true }
        return verb.map { verb in verbs.filter { $0 != verb }.map { $0 + method.dropFirst(verb.count) } } ?? []
    }

    /// `fetchNotes` for `notes()`, where the name itself is taken.
    static func fetching(_ name: String) -> [String] {
        name.hasPrefix("fetch") ? [] : ["fetch" + name.capitalizedFirst]
    }

    /// Whether a method has the name of what a type is made of: `countries` that of `([Country]) -> Void`.
    static func `is`(_ method: String, calledAfter type: String) -> Bool {
        type.identifiers.contains { word in
            let stem = (word.hasSuffix("y") ? String(word.dropLast()) : word).lowercasedFirst
            return stem.count > 2 && method.hasPrefix(stem) && method.count <= stem.count + 3
        }
    }

    /// `isSignatureEnabled` for `Signature.enabled`, `mapStyle` for `Map.style`, `numberOfNotes` for the `count` of a `NoteStore`:
    /// those alone don't say of what.
    static func fact(_ property: String, _ type: Type?, of service: String) -> [String] {
        let things = withoutServiceSuffix(service)
        if property == "count", type == .int, things != service { return ["numberOf" + things.plural.capitalizedFirst] }
        let isVague = ["delegate", "dataSource", "style", "state", "status", "value", "options", "type"].contains(
            property)
        if isVague { return [withoutServiceSuffix(service).lowercasedFirst + property.capitalizedFirst] }
        let adjective = property.withoutIs.lowercasedFirst
        guard type?.unwrapped == .bool, ["enabled", "disabled", "on", "off", "active", "available"].contains(adjective)
        else { return [] }
        return ["is" + withoutServiceSuffix(service).capitalizedFirst + adjective.capitalizedFirst]
    }

    /// `FirstLaunch` for the keys `"FIRST_LAUNCH"`, `"com.app.firstLaunch"`, `Keys.firstLaunch` and `Keys.firstLaunch.rawValue`.
    static func key(_ key: ExprSyntax) -> String? {
        if let literal = key.as(StringLiteralExprSyntax.self) {
            guard literal.segments.count == 1, let text = ExprSyntax(literal).literalText,
                let last = text.split(separator: ".").last
            else { return nil }
            return nameOfKey(String(last))?.withoutKey
        }
        guard let access = key.as(MemberAccessExprSyntax.self) else { return nil }
        if access.declName.baseName.text == "rawValue", let base = access.base { return self.key(base) }
        let name = access.declName.baseName.identifierText
        return access.isOfTypes ? (name.contains("_") ? nameOfKey(name) : name.capitalizedFirst)?.withoutKey : nil
    }

    /// Between underscores stand words: `FirstLaunch` for `FIRST_LAUNCH`.
    private static func nameOfKey(_ key: String) -> String? {
        let words = key.letterWords.map { $0.allSatisfy(\.isUppercase) ? $0.lowercased() : $0 }
        return words.isEmpty ? nil : words.map(\.capitalizedFirst).joined()
    }

    /// `isFirstLaunch`, `hasLaunched`, `launchCount` for what is kept under a key.
    static func stored(_ key: String, _ type: Type) -> [String] {
        let name = key.lowercasedFirst
        let first = key.letterWords.first?.lowercased() ?? ""
        let verbs = ["is", "has", "did", "was", "should", "can", "will", "does"]
        // `includesRead`, `needsSync`
        let isSentence = verbs.contains(first) || first.count < key.count && first.last == "s" && !first.hasSuffix("ss")
        return (type == .bool && !isSentence ? ["is" + key] : []) + [name, "stored" + key]
    }

    /// `theme` for what is kept under `"theme"`, unless the key is called so itself.
    static func ofStored(_ key: String, _ type: Type, under expression: ExprSyntax) -> String {
        let name = stored(key, type)[0]
        let names = expression.tokens(viewMode: .sourceAccurate).map(\.identifierText)
        return name.isValidSwiftIdentifier(for: .variableName) && !names.contains(name) ? name : "value"
    }

    /// `Session` of `SessionService`.
    static func withoutServiceSuffix(_ service: String) -> String {
        let suffix = standardServiceSuffixes.first { service.hasSuffix($0) && service != $0 }
        return String(service.dropLast(suffix?.count ?? 0))
    }

    /// `ProfileShown` for `.profileShown` and `"profile_shown"`: what a constant is called.
    static func constant(_ value: ExprSyntax) -> String? {
        if let access = value.as(MemberAccessExprSyntax.self),
            access.base == nil || access.isOfTypes || isShared(access.base)
        {
            let name = access.declName.baseName.identifierText
            // `Note.self`
            return name == "self" ? access.base?.trimmedText : name.capitalizedFirst
        }
        if let call = value.as(FunctionCallExprSyntax.self),
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
            callee.base == nil || callee.isOfTypes || isShared(callee.base)
        {
            let name = callee.declName.baseName.identifierText
            // `.init(source: .list)` and `Notification.Name("saved")` are named after what they are made with.
            return name == "init" || name.first?.isUppercase == true ? part(of: call) : name.capitalizedFirst
        }
        if let name = value.as(DeclReferenceExprSyntax.self) { return name.baseName.identifierText.capitalizedFirst }
        if let literal = value.as(BooleanLiteralExprSyntax.self) { return literal.literal.text.capitalizedFirst }
        if let literal = value.as(IntegerLiteralExprSyntax.self) { return literal.literal.text }
        if value.is(NilLiteralExprSyntax.self) { return "Nil" }
        return value.literalText.flatMap { words(of: $0) }
    }

    /// `Theme.shared`: what it has is as good as a constant of its type.
    private static func isShared(_ expression: ExprSyntax?) -> Bool {
        guard let access = expression?.as(MemberAccessExprSyntax.self) else { return false }
        return access.isOfTypes && sharedNames.contains(access.declName.baseName.identifierText)
    }

    /// The part that says what something is that is made of several: a text, or what all of them are; no other part does.
    private static func part(of call: FunctionCallExprSyntax) -> String? {
        let values = call.arguments.map(\.expression)
        let parts = Set(values.map(constant))
        return parts.count == 1 ? parts.first ?? nil : values.firstResult { $0.literalText.flatMap { words(of: $0) } }
    }
}

extension ExprSyntax {
    /// `.init(top: 8, left: 16, bottom: 8, right: 16)`
    var isMadeOfParts: Bool {
        guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count > 1,
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return false }
        return callee.base == nil || callee.isOfTypes
    }
}

extension ExtractionNames {
    /// What something is called that is told by a name: `Saved` for `.saved` and `#selector(saved(_:))`.
    static func named(_ value: ExprSyntax) -> String? {
        if let macro = value.as(MacroExpansionExprSyntax.self) {
            let names = nodes(DeclReferenceExprSyntax.self, in: Syntax(macro.arguments))
            return names.last?.baseName.identifierText.capitalizedFirst
        }
        let kinds: [SyntaxKind] = [.memberAccessExpr, .stringLiteralExpr, .functionCallExpr]
        return kinds.contains(value.kind) ? constant(value) : nil
    }
}

extension String {
    /// `Enabled` for `isEnabled`.
    var withoutIs: String {
        hasPrefix("is") && dropFirst(2).first?.isUppercase == true ? String(dropFirst(2)) : self
    }

    /// `View` for `UIView`, `ProgressHUD` for `SVProgressHUD`: a type's name without the letters that name its library.
    var withoutLibraryPrefix: String {
        let capitals = prefix { $0.isUppercase }
        let prefix = capitals.dropLast()
        guard capitals.count < count, (2...3).contains(prefix.count), !["HTTP", "PDF", "URL"].contains(prefix) else {
            return self
        }
        return String(dropFirst(prefix.count))
    }

    /// `Theme` for `ThemeKey`.
    fileprivate var withoutKey: String { hasSuffix("Key") && count > 3 ? String(dropLast(3)) : self }

    /// `email` for `emailTextField`.
    fileprivate var withoutWidget: String {
        for suffix in [
            "TextField", "TextView", "SearchBar", "Field", "Label", "Button", "Picker", "Slider", "Stepper", "Bar",
        ]
        where hasSuffix(suffix) && self != suffix {
            return String(dropLast(suffix.count))
        }
        let plain: Set = ["tableView", "collectionView", "segmentedControl", "slider", "stepper", "picker", "webView"]
        return plain.contains(self) ? "" : self
    }

    /// Whether the last words are those of another name: `LoadError` and `Error`.
    fileprivate func endsWithWords(_ end: String) -> Bool {
        !end.isEmpty && wordsOfName.suffix(end.wordsOfName.count) == end.wordsOfName[...]
    }
}

/// What commands are about that name no view in front of their verb.
extension HostCode {
    /// `searchBar` for `UIView.animate(withDuration: 0.3) { self.searchBar.alpha = 1 }`.
    func firstView(in expression: ExprSyntax) -> String? {
        references(in: expression.range).firstResult { reference in
            reference.memberIDs.first.map { controller.members[$0] }
                .flatMap { $0.kind == .storedProperty ? $0.name : nil }
        }
    }

    /// `bringPanelToFront` for `view.bringSubviewToFront(panel)`: which of the subviews it is says what is done.
    func commandToSubview(_ method: String, _ expression: ExprSyntax) -> String? {
        guard method.contains("Subview"),
            let given = expression.as(FunctionCallExprSyntax.self)?.arguments.first?.expression,
            let view = given.as(DeclReferenceExprSyntax.self)?.baseName.identifierText ?? firstView(in: given),
            touches(in: given.range).contains(.view)
        else { return nil }
        return method.replacing("Subview", with: view.inCamelCase.capitalizedFirst)
    }
}
