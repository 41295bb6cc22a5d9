import SwiftSyntax

/// The texts by which a member is required, passed on and called from outside of its own component.
struct Signature {
    let member: Member
    private let graph: ReferenceGraph
    private let layout: Layout
    private let entry: EntryPoint?
    private var controller: Controller { graph.semantics.controller }

    /// - Parameter graph: that of the class that has the member.
    init(_ member: Member, in graph: ReferenceGraph, _ layout: Layout, entry: EntryPoint? = nil) {
        (self.member, self.graph, self.layout, self.entry) = (member, graph, layout, entry)
    }

    init(_ member: Member, in plan: SplitPlan) {
        self.init(member, in: plan.graph, plan.layout, entry: plan.entries[member.id])
    }

    /// A protocol requirement: `var notes: [Note] { get set }`, `func delete(_ note: Note)`.
    func requirement(_ demand: Contracts.Demand) throws(EditError) -> String {
        guard let function = member.function else {
            return
                member.availability
                + "var \(member.writtenName): \(type) { get\(getterEffects.map { " " + $0 }.joined())\(demand.needsSetter ? " set" : "") }"
        }
        return attributes + (try head(of: function, omitting: []))
    }

    /// A member that passes everything on through a link. Callers that leave arguments out may ask the class itself, so it has
    /// the defaults that they leave them to.
    func forwarder(_ demand: Contracts.Demand, through link: Link) throws(EditError) -> String {
        guard let function = member.function else {
            return propertyForwarder(
                demand.needsSetter, through: link, prefix: member.availability + "var \(member.writtenName): \(type)")
        }
        let head = try head(of: function, omitting: [], defaulting: Set(demand.omissions.joined()))
        return attributes + head + " {\n    \(call(on: link))\n}"
    }

    /// The methods by which callers may leave out arguments, as they could in the view controller.
    func conveniences(_ demand: Contracts.Demand) throws(EditError) -> [String] {
        guard let function = member.function else { return [] }
        let parameters = Array(function.signature.parameterClause.parameters)
        var texts: [String] = []
        for omitted in demand.omissions.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            let arguments = parameters.indices.map { place in
                omitted.contains(place)
                    ? label(place) + (parameters[place].defaultValue?.value.trimmedText ?? "") : argument(place)
            }
            let head = try self.head(of: function, omitting: omitted)
            texts.append(
                attributes + head + " {\n    \(effects)\(member.writtenName)(\(arguments.joined(separator: ", ")))\n}")
        }
        return texts
    }

    /// A property of the view controller that passes on to the component that holds it now.
    func propertyForwarder(_ isSettable: Bool, through link: Link, prefix: String) -> String {
        let effects = getterEffects
        let given = "\(link.name)\(link.mark(asking: member.writtenName, forValue: true)).\(member.writtenName)"
        if !effects.isEmpty {
            let call = effects.contains("throws") ? "try await " : "await "
            let prefixes = effects.contains("async") ? call : "try "
            let getter = "get \(effects.joined(separator: " ")) { \(prefixes)\(given) }"
            return "\(prefix) {\n    \(getter)\n}"
        }
        guard isSettable else { return "\(prefix) { \(given) }" }
        return """
            \(prefix) {
                get { \(given) }
                set { \(link.name)\(link.mark(asking: member.writtenName, forValue: false)).\(member.writtenName) = newValue }
            }
            """
    }

    /// `presenter.showEditor(for: note)`, with `try` and `await` as they are needed.
    ///
    /// - Parameter callsFromEntry: the call is the entry point's, which has the views; others have the values.
    func call(on link: Link, fromEntry callsFromEntry: Bool = false) -> String {
        let places = entry?.parameters ?? Array(labels.indices)
        let arguments =
            places.enumerated().map { index, place in
                argument(place, label: entry.map { $0.labels[index] } ?? labels[place])
            } + (entry?.values.map { "\($0.name): \(callsFromEntry ? $0.expression : $0.name)" } ?? [])
        let name = entry?.name ?? member.writtenName
        let mark = link.mark(asking: name, forValue: member.function?.signature.returnClause.givesValue == true)
        let callee = "\(link.name)\(mark).\(name)"
        return "\(effects)\(callee)(\(arguments.joined(separator: ", ")))"
    }

    /// The type as other files write it.
    var type: String {
        graph.semantics.qualified(graph.semantics.writtenType(of: member) ?? "")
    }

    // MARK: - Parts

    private var labels: [String?] { member.function?.parameterLabels ?? [] }

    private var effects: String {
        let specifiers = member.function?.signature.effectSpecifiers
        return (specifiers?.throwsClause == nil ? "" : "try ") + (specifiers?.asyncSpecifier == nil ? "" : "await ")
    }

    /// `async` and `throws` of a computed property's getter.
    private var getterEffects: [String] {
        guard case .accessors(let accessors) = member.variable?.bindings.first?.accessorBlock?.accessors,
            let specifiers = accessors.first(where: { $0.accessorSpecifier.text == "get" })?.effectSpecifiers
        else { return [] }
        return [specifiers.asyncSpecifier?.text, specifiers.throwsClause?.trimmedText].compactMap { $0 }
    }

    private var attributes: String {
        let kept: Set = ["discardableResult", "available", "MainActor"]
        let attributes = member.decl.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
        return attributes.compactMap { $0.as(AttributeSyntax.self) }
            .filter { kept.contains($0.attributeName.trimmedText) }
            .map { $0.trimmedText + "\n" }.joined() + member.availabilityOfExtension
    }

    private func label(_ place: Int) -> String { labels[place].map { "\($0.writtenAsLabel): " } ?? "" }

    private func argument(_ place: Int) -> String { argument(place, label: labels[place]) }

    private func argument(_ place: Int, label: String?) -> String {
        guard let parameter = member.function.map({ Array($0.signature.parameterClause.parameters)[place] }) else {
            return ""
        }
        let name = parameter.handedOn
        let isInout = parameter.type.as(AttributedTypeSyntax.self)?.specifiers.contains {
            $0.trimmedText == "inout"
        }
        return (label.map { "\($0.writtenAsLabel): " } ?? "") + (isInout == true ? "&" : "") + name
    }

    /// From `func` to the end of the signature, as it is written, less omitted parameters and default values.
    ///
    /// - Parameter defaulted: the places of the parameters that keep their default values.
    private func head(
        of function: FunctionDeclSyntax, omitting omitted: [Int], defaulting defaulted: Set<Int> = []
    ) throws(EditError) -> String {
        let clause = function.signature.parameterClause
        let parameters = Array(clause.parameters)
        let end = (function.genericWhereClause?.range ?? function.signature.range).upperBound
        let range = function.funcKeyword.range.lowerBound..<end
        var edits: [TextEdit] = []
        if entry?.isRenamed == true || !omitted.isEmpty {
            let places = (entry?.parameters ?? Array(parameters.indices)).enumerated().filter {
                !omitted.contains($0.element)
            }
            let kept =
                places.map { index, place in
                    let parameter = parameters[place]
                    let name = parameter.nameToken.text
                    let label = entry.map { $0.labels[index] } ?? labels[place]
                    return "\(label == parameter.name ? name : "\(label?.writtenAsLabel ?? "_") \(name)"): "
                        + graph.semantics.qualified(parameter.type.trimmedText)
                } + (entry?.values ?? []).map { "\($0.name): \(graph.semantics.qualified($0.type))" }
            edits.append(TextEdit(range: function.name.range, replacement: entry?.name ?? member.writtenName))
            edits.append(TextEdit(range: clause.range, replacement: "(\(kept.joined(separator: ", ")))"))
        } else {
            for (place, parameter) in parameters.enumerated() where !defaulted.contains(place) {
                guard let value = parameter.defaultValue else { continue }
                edits.append(TextEdit(range: parameter.type.range.upperBound..<value.range.upperBound, replacement: ""))
            }
        }
        for reference in graph.references[member.id] where range.contains(reference.range.lowerBound) {
            guard reference.isOfTypeWithin(controller),
                !edits.contains(where: { $0.range.contains(reference.range.lowerBound) })
            else { continue }
            switch reference.form {
            case .onType(let base): edits.append(TextEdit(range: base, replacement: controller.name))
            default:
                let start = reference.range.lowerBound
                edits.append(TextEdit(range: start..<start, replacement: controller.name + "."))
            }
        }
        let unit = controller.unit(of: member)
        // They stand with the code.
        edits += unit.removals(
            of: unit.comments(within: range).filter { comment in
                !edits.contains { $0.range.overlaps(comment.range) }
            })
        return layout.outdented(
            try unit.text(range, with: edits.sorted()), by: unit.indentation(at: range.lowerBound))
    }
}

extension FunctionParameterSyntax {
    /// The argument by which a function hands on what it is called with.
    fileprivate var handedOn: String {
        if isPack { return "repeat each \(writtenName)" }
        guard let autoclosure else { return writtenName }
        let specifiers = autoclosure.effectSpecifiers
        return (specifiers?.throwsClause == nil ? "" : "try ") + (specifiers?.asyncSpecifier == nil ? "" : "await ")
            + writtenName + "()"
    }
}
