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
    private var isDone: Bool { told[0].property == nil && !commands[0].name.hasPrefix("set") }

    private var isAboutOne: Bool { objects.count == 1 && told.allSatisfy { $0.object ?? $0.property != nil } }

    // MARK: - Commands

    /// - Returns: the names that may be taken, the best first; the last is nobody else's.
    func names(handing count: Int) -> [String] {
        let verb = Self.makingVerbs.contains(hostVerb ?? host) || host == "viewDidLoad" ? "setUp" : "update"
        let all = objects.map { $0.inCamelCase.capitalizedFirst }
        var names: [String] = []
        if sharesProperty, let property = told[0].property, all.count <= 3, count == 1 {
            names.append(ExtractionNames.setter(property, on: all.joined(separator: "And")))
        }
        // `removeSpinner` for `spinner.removeFromSuperview()` and `spinner = nil`.
        if isAboutOne { names += (isDone ? [commands[0].name] : []) + [verb + all[0]] }
        names += namesOfHost(verb)
        if all.count == 2 { names.append(verb + all.joined(separator: "And")) }
        if host == "viewDidLoad" || (Self.makingVerbs + Self.showingVerbs).contains(host) {
            names.append(verb + "Views")
        }
        names.append(verb + "ViewsFor" + host.inCamelCase.capitalizedFirst)
        return names + [commands.map(\.name).reduce("") { $0.isEmpty ? $1 : $0 + "And" + $1.capitalizedFirst }]
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
