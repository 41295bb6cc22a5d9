import SwiftSyntax

/// Gives every extraction a name that nothing else has; equal code has one name. What no name is left for isn't taken out.
///
/// - Parameter chosen: the names that the developer has chosen, by what leaves.
func withNames(
    _ found: [Extraction], chosen: [Extraction.Key: String], in controller: Controller, _ graph: ReferenceGraph,
    _ layout: Layout
) -> [Separation.NamedExtraction] {
    var giver = NameGiver(found, chosen, controller, graph)
    // The Presenter may call what it does as others call what they do for it.
    let others = found.filter { $0.role != .presenter } + found.flatMap(\.allNested)
    for extraction in inOrderOfNaming(others, controller)
        + inOrderOfNaming(found.filter { $0.role == .presenter }, controller)
    {
        _ = giver.name(extraction)
    }
    /// The extraction first, then what leaves it in turn.
    func withNested(_ extraction: Extraction, isNested: Bool) -> [Separation.NamedExtraction] {
        guard var named = giver.name(extraction) else { return [] }
        named.isNested = isNested
        guard let region = extraction.region else { return [named] }
        let inner = extraction.nested.map { withNested($0, isNested: true) }
        let unit = controller.units[extraction.unit]
        named.regionCode = region.text(with: inner.compactMap(\.first).flatMap { $0.edits(in: unit, layout) })
        return [named] + inner.joined()
    }
    return found.flatMap { withNested($0, isNested: false) }
}

/// Who is named first has the choice: what gives nothing, since a value may be fetched, and then by the names of the bodies,
/// whose order in the file says nothing of them.
private func inOrderOfNaming(_ extractions: [Extraction], _ controller: Controller) -> [Extraction] {
    let hosts = Set(extractions.map(\.host)).reduce(into: [Member.ID: [String]]()) { hosts, id in
        let host = controller.members[id]
        hosts[id] = [host.fullName, host.decl.trimmedText]
    }
    return extractions.map { extraction in
        (extraction, [extraction.givenType == nil ? "" : "value"] + hosts[extraction.host, default: []])
    }.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
}

private struct NameGiver {
    private let controller: Controller
    private let chosen: [Extraction.Key: String]
    private let table: NameTable
    private let presenterNames: PresenterNames
    private let placesByKey: [Extraction.Key: [Extraction]]
    /// What is inherited from where nobody looked, or what the file has for itself.
    private let others: Set<String>
    /// What code would no longer mean if a member were called so, which may well be the code of that member.
    private let globals: Set<String>
    /// What the module has that there is already.
    private let takenByModule: Set<String>
    private let parameters: Set<String>
    /// What the View asks others for by way of the Presenter.
    private let calledByView: Set<Extraction.Key>
    /// The bodies that stay in the View and are left by what the Presenter does.
    private let hostsOfView: Set<Member.ID>
    /// The members that the runtime finds, by what the Presenter would call them.
    private let events: [String: [Member.ID]]
    private var names: [Extraction.Key: String] = [:]
    private var taken: [String: [Extraction]] = [:]
    private var dependencies: [Extraction.Dependency: String] = [:]

    init(
        _ found: [Extraction], _ chosen: [Extraction.Key: String], _ controller: Controller, _ graph: ReferenceGraph
    ) {
        let all = found.flatMap { [$0] + $0.allNested }
        self.chosen = chosen
        self.controller = controller
        table = graph.names
        presenterNames = PresenterNames(of: controller)
        placesByKey = Dictionary(grouping: all, by: \.key)
        others = graph.references.joined().reduce(into: Set<String>()) { names, reference in
            switch reference.target {
            case .inherited(let name), .unknown(let name): names.insert(name)
            case .fileScope(let name) where reference.node.as(DeclReferenceExprSyntax.self)?.isBare == true:
                names.insert(name)
            default: break
            }
        }
        takenByModule = controller.rules.links.takenNames
        globals = graph.globals
        parameters = Set(all.flatMap(\.parameters).map(\.name))
        calledByView = Set(found.map(\.key))
        hostsOfView = Set(found.filter { $0.role == .presenter }.map(\.host))
        events = Dictionary(
            grouping: controller.members.filter { $0.function != nil && graph.semantics.isPinned($0) }
        ) { EventName($0).name }.mapValues { $0.map(\.id) }
    }

    mutating func name(_ extraction: Extraction) -> Separation.NamedExtraction? {
        if extraction.form == .inPlace { return named(extraction, "") }
        if extraction.isInherited { return named(extraction, extraction.name) }
        if let name = names[extraction.key] {
            return named(extraction, name)
        }
        if extraction.form == .dependency {
            return dependencyName(extraction).map { named(extraction, $0) }
        }
        guard let name = freeName(for: extraction) else { return nil }
        names[extraction.key] = name
        taken[name, default: []].append(extraction)
        return named(extraction, name)
    }

    private mutating func named(_ extraction: Extraction, _ name: String) -> Separation.NamedExtraction {
        let staysThere = extraction.form == .inPlace || extraction.isInherited
        return .init(
            extraction: extraction, written: staysThere ? extraction : written(for: extraction), name: name,
            plainName: presenterNames.unmarked(name), dependencyName: staysThere ? nil : dependencyName(extraction))
    }

    /// The one of equal code that is written: the first with the most comments.
    private func written(for extraction: Extraction) -> Extraction {
        let equal = placesByKey[extraction.key, default: []]
        guard equal.contains(where: { $0.code != extraction.code }) else { return equal.first ?? extraction }
        let counts = equal.map { commentTexts(in: $0.code).count }
        return equal.indices.max { counts[$0] < counts[$1] }.map { equal[$0] } ?? extraction
    }

    private func freeName(for extraction: Extraction) -> String? {
        var wishes = [chosen[extraction.content], extraction.name].compactMap { $0 } + extraction.alternatives
        if extraction.role == .presenter {
            return wishes.first { isFreeInPresenter($0, extraction) }.map(presenterNames.marked)
        }
        // Screens that have a title in common are told apart by what shows them, or else by numbers; a number says nothing of
        // what a view does.
        if extraction.role == .wireframe {
            let host = controller.members[extraction.host].name.inCamelCase
            wishes += host == extraction.name ? [ExtractionNames.inOtherWords(host)].compactMap { $0 } : []
            wishes += ["\(extraction.name)On\(host.capitalizedFirst)"] + (2...9).map { "\(extraction.name)\($0)" }
        }
        let holders = Set(dependencies.values)
        return wishes.first { isFree($0, extraction) && !holders.contains($0) }
    }

    private func isFree(_ name: String, _ extraction: Extraction) -> Bool {
        !isTaken(name, extraction) && controller.members(named: name).isEmpty && !table.isTakenAround(name)
            && !isHidden(name, extraction) && !others.contains(name) && !globals.contains(name)
            && !takenByModule.contains(name) && !isSetter(name, extraction)
    }

    /// `setTitle(_:)` of a class whose members all have names in Objective-C: there it is the setter of `title`.
    private func isSetter(_ name: String, _ extraction: Extraction) -> Bool {
        guard controller.exposesMembers, extraction.role == .view, name.hasPrefix("set"),
            extraction.parameters.map(\.label) == [nil]
        else { return false }
        let property = String(name.dropFirst("set".count)).lowercasedFirst
        return Platform.sdk.typeOfProperty(property, of: controller.base.className) != nil
    }

    /// The Presenter may use the name of a body that the code is taken out of, if that stays in the View.
    private func isFreeInPresenter(_ name: String, _ extraction: Extraction) -> Bool {
        let hosts = placesByKey[extraction.key, default: []].map(\.host).filter(hostsOfView.contains)
        let passedOn = taken[name, default: []].contains { calledByView.contains($0.key) && $0.role != .view }
        return !passedOn && !globals.contains(name) && !takenByModule.contains(name)
            && !isTaken(presenterNames.marked(name), extraction)
            && (controller.members(named: name).map(\.id) + events[name, default: []]).allSatisfy(hosts.contains)
    }

    private func isTaken(_ name: String, _ extraction: Extraction) -> Bool {
        taken[name, default: []].contains { $0.key != extraction.key && !$0.overloads(extraction) }
    }

    /// A local name would hide the new one, where it is used.
    private func isHidden(_ name: String, _ extraction: Extraction) -> Bool {
        placesByKey[extraction.key, default: []].contains { place in
            let position = AbsolutePosition(utf8Offset: place.range.lowerBound)
            return controller.members[place.host].decl.token(at: position).flatMap {
                controller.scopes.binding(of: name, at: Syntax($0))
            } != nil
        }
    }

    /// Every service has one property; where its name isn't free, it is asked for in its place.
    private mutating func dependencyName(_ extraction: Extraction) -> String? {
        guard let dependency = extraction.dependency else { return nil }
        if let known = dependencies[dependency] { return known }
        let name = dependency.type.lowercasedFirst
        guard isFree(name, extraction), taken[name] == nil, !parameters.contains(name),
            !dependencies.values.contains(name)
        else { return nil }
        dependencies[dependency] = name
        return name
    }
}
