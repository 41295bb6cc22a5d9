import SwiftSyntax

/// Names for commands that are one: after what they are about, if that is one thing, or their body.
struct JoinedNames {
    /// The body that they stand in.
    let host: String
    /// The body is what happens when a property is set.
    let isProperty: Bool
    /// By command, what it acts on, and what it sets of that.
    let told: [(object: String?, property: String?)]
    let commands: [Extraction]

    /// All set the same of several views.
    var sharesProperty: Bool {
        objects.count > 1 && told[0].property != nil
            && told.allSatisfy { $0.property == told[0].property && $0.object != nil }
    }

    /// What they act on, each once.
    private var objects: [String] {
        told.reduce(into: []) { objects, told in
            if let object = told.object ?? told.property, !objects.contains(object) { objects.append(object) }
        }
    }

    /// The first of them says what is done, and the others what that needs.
    var isDone: Bool { isAboutOne && told[0].property == nil && !commands[0].name.hasPrefix("set") }

    private var isAboutOne: Bool { objects.count == 1 && told.allSatisfy { $0.object ?? $0.property != nil } }

    // MARK: - Commands

    /// - Parameters:
    ///   - count: how many values are handed over; with none, a name has to say what is done.
    ///   - isBody: nothing else is in the body.
    /// - Returns: the names that may be taken, the best first; none if no name tells what the commands do.
    func names(handing count: Int, isBody: Bool) -> [String] {
        let isMaking = host == Platform.viewDidLoad || Self.makingVerbs.contains(hostVerb ?? host)
        let verb = isMaking ? "setUp" : "update"
        let all = objects.map { $0.inCamelCase.capitalizedFirst }
        let isTold = isMaking || count > 0
        var names: [String] = []
        if sharesProperty, let property = told[0].property, all.count <= 3, count == 1 {
            names.append(ExtractionNames.setter(property, on: all.joined(separator: "And")))
        }
        if isAboutOne { names += (isDone ? [commands[0].name] : []) + (isTold ? [verb + all[0]] : []) }
        if isTold || isBody { names += namesOfHost(verb) }
        let isState = told.allSatisfy { $0.property != nil }
        if all.count == 2, isMaking || isTold && isState { names.append(verb + all.joined(separator: "And")) }
        if isTold || isBody, isMaking || Self.plain.contains(host) {
            names.append(verb + "Views")
        }
        let each = commands.map(\.name).reduce("") { $0.isEmpty ? $1 : $0 + "And" + $1.capitalizedFirst }
        return names.isEmpty ? [] : names + [each]
    }

    /// `showLastRefreshDetails` for what `updateLastRefreshDetails` does.
    private func namesOfHost(_ verb: String) -> [String] {
        guard let hostVerb else { return isProperty ? ["show" + host.capitalizedFirst] : [] }
        let rest = String(host.dropFirst(hostVerb.count))
        if Self.vague.contains(rest) { return [verb + "Views"] }
        return [verb == "setUp" ? verb + rest : "show" + rest, verb + rest]
    }

    private var hostVerb: String? {
        (Self.makingVerbs + Self.showingVerbs).first { verb in
            host.hasPrefix(verb) && host.dropFirst(verb.count).first?.isUppercase == true
        }
    }

    private static let makingVerbs = [
        "setup", "setUp", "configure", "prepare", "initialize", "make", "build", "create",
    ]
    private static let showingVerbs = [
        "show", "update", "refresh", "reload", "display", "present", "render", "bind", "handle", "apply", "set", "fill",
        "populate", "load",
    ]
    /// Those that need no object.
    private static let plain = ["display", "fill", "populate", "refresh", "reload", "render", "update"]
    private static let vague = [
        "UI", "View", "Views", "Subviews", "Layout", "Interface", "Appearance", "Screen", "Content",
    ]

    // MARK: - Parameters

    /// - Parameters:
    ///   - local: the local name that is handed over.
    ///   - isOnly: nothing else is.
    /// - Returns: the names that it may have, the best first.
    func parameters(
        _ parameter: Extraction.Parameter, _ told: (object: String?, property: String?), local: String?,
        isOnly: Bool
    ) -> [String] {
        let whole = told.object.map { ExtractionNames.getter(parameter.name, on: $0) } ?? []
        let short = isAboutOne || isOnly ? [parameter.name] : []
        return [local].compactMap { $0 } + short + whole + [parameter.name]
    }
}
