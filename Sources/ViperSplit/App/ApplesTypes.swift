import SwiftSyntax

extension AppContext {
    /// A type of Apple's frameworks whose values are made without anybody noticing: no code of the app's runs, and what is
    /// made doesn't depend on when.
    func isMadeQuietly(byApple type: String) -> Bool {
        guard !declaresType(named: type), Platform.sdk.declares(type) else { return false }
        let facts = Platform.sdk.facts(ofType: type)
        // A tab bar controller loads its view at once.
        let lineage = [type] + Platform.sdk.ancestry(of: type)
        if facts.contains(.screen), lineage.contains(where: Platform.sdk.isCalledBackWhenMade) { return false }
        if !facts.isDisjoint(with: [.pure, .screen, .view]) { return true }
        // `NSObject`
        let initializers = Platform.sdk.outlines(ofMember: "init", of: type)
        return !initializers.isEmpty && initializers.allSatisfy { $0.facts.contains(.pure) }
    }

    /// A method of an object of Apple's tells nobody else, as far as anybody knows: `setTitle`.
    func callsNobody(_ method: String, of type: String) -> Bool {
        if declaresType(named: type) || extendsKind(of: type, with: method) { return false }
        let found = outlines(ofMember: method, ofKind: type)
        let facts = found.reduce(into: Facts()) { $0.formUnion($1.facts) }
        return !found.isEmpty && found.allSatisfy { $0.keyword == "func" }
            && facts.isDisjoint(with: [
                .callsBack, .navigates, .observers, .elsewhere, .atOnce, .releasesSelf, .releasesView,
            ])
    }

    /// A member that an object has of Apple's may call code of the app's: `contentOffset`.
    func isCalledBack(by member: String, of type: String) -> Bool {
        let base = superclasses(of: type).last ?? type
        return outlines(ofMember: member, ofKind: base).contains { $0.facts.contains(.callsBack) }
    }

    private func outlines(ofMember name: String, ofKind type: String) -> [Outline] {
        ([type] + Platform.sdk.ancestry(of: type)).flatMap { Platform.sdk.outlines(ofMember: name, of: $0) }
    }

    /// A function of one of Apple's types that only computes: `systemFont` of `UIFont`.
    func isPureFunction(_ name: String, of type: String) -> Bool {
        if declaresType(named: type) || extendsKind(of: type, with: name) { return false }
        if name == "init" { return isMadeQuietly(byApple: type) }
        let found = Platform.sdk.outlines(ofMember: name, of: type)
        return !found.isEmpty && found.allSatisfy { $0.keyword == "func" && $0.facts.contains(.pure) }
    }

    /// The app has a member of a name for all objects of one of Apple's types.
    func extendsKind(of type: String, with name: String) -> Bool {
        ([type] + Platform.sdk.ancestry(of: type)).contains { namesInExtensions(of: $0).contains(name) }
    }

    /// An initialiser of Apple's that some labels may mean calls code of the app's: `UIStackView(arrangedSubviews: rows)`.
    func isCalledBack(making type: String, with labels: [String?]) -> Bool {
        !declaresType(named: type)
            && Platform.sdk.initializers(of: type).contains { initializer in
                initializer.signature.parameterClause.labels == labels
                    && Facts(of: DeclSyntax(initializer)).contains(.callsBack)
            }
    }

    /// A constant of one of Apple's types: `UIColor.red`.
    func isConstant(ofApple type: String, _ member: String) -> Bool {
        guard !declaresType(named: type), Platform.sdk.declares(type) else { return false }
        return Platform.sdk.facts(ofType: type).union(Platform.sdk.facts(ofMember: member, of: type)).contains(.pure)
    }

    /// `AnyObject`, `NSObject`: what every class may be handed over as, since it asks for nothing.
    func isMarker(_ name: String) -> Bool { !declaresType(named: name) && Platform.markers.contains(name) }

    /// Every method of a name that Apple has runs the closure that it is given once, before it returns.
    func runsClosureAtOnce(methodNamed name: String) -> Bool {
        let named = Platform.sdk.methods(named: name)
        return !named.isEmpty && named.allSatisfy { $0.method.facts.contains(.atOnce) }
    }

    /// A function of Swift's or Apple's that only computes: `NSLocalizedString`.
    func isPureFunction(_ name: String) -> Bool {
        let found = Platform.sdk.outlines(ofGlobal: name)
        return declarations(named: name).isEmpty && !found.isEmpty && found.allSatisfy { $0.facts.contains(.pure) }
    }

    /// `UIViewController`, or a class of Apple's that descends from it.
    func isScreen(ofApple type: String) -> Bool {
        !declaresType(named: type) && Platform.sdk.isKind(type, of: Platform.viewController)
    }

    /// A property of view controllers that only tells where one is among others: `presentedViewController`.
    func tellsNeighbour(_ property: String) -> Bool { Platform.sdk.screensAround.contains(property) }

    /// A function, a constant or a type that Swift or one of Apple's frameworks declares outside of any other.
    func isGlobalOfApple(_ name: String) -> Bool { Platform.sdk.declares(name) }
}
