import Testing

@testable import ViperSplit

/// Checks which places of some members name a member of the controller: those in guillemets and no others.
///
/// ```swift
/// try expectReferences(to: "items", in: "func load(items: [Int]) { print(items, self.«items») }")
/// ```
///
/// - Parameters:
///   - declarations: the members that are named, and what else the code needs; no guillemets in them.
///   - marked: the code that names them.
func expectReferences(
    to member: String, declared declarations: String = "var items = [1]\nvar title2 = \"\"\nfunc reload() {}",
    in marked: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let source = declarations + "\n" + marked.replacing("«", with: "").replacing("»", with: "")
    let found = try references(in: source).filter { entry in
        entry.controller.members(named: member).contains { entry.reference.memberIDs.contains($0.id) }
    }.map(\.reference.range)
    let unit = try controller(source).homeUnit
    var text = unit.text(0..<unit.bytes.count)
    for range in Set(found).sorted(by: { $0.lowerBound > $1.lowerBound }) {
        let bytes = Array(text.utf8)
        text =
            String(decoding: bytes[..<range.lowerBound], as: UTF8.self) + "«"
            + String(decoding: bytes[range], as: UTF8.self) + "»"
            + String(decoding: bytes[range.upperBound...], as: UTF8.self)
    }
    let expected = try #require(files(declarations + "\n" + marked).first).text
    #expect(text == expected, sourceLocation: sourceLocation)
}

/// Checks what the references of one member are, in the order of the source: `load: call`.
func expectReferences(
    of member: String, in source: String, extending others: [String] = [], context: [String]? = nil,
    are expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let found = try references(in: source, extending: others, context: context)
        .filter { $0.user.name == member }
        .map { description(of: $0.reference.target, in: $0.controller) }
    #expect(found == expected, sourceLocation: sourceLocation)
}

/// Checks the uses that a source makes of a member, in the order of the source.
func expectUses(
    of member: String, in source: String, are expected: [Use], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let found = try references(in: source).filter { entry in
        entry.reference.memberIDs.contains { entry.controller.members[$0].name == member }
    }.map(\.reference.use)
    #expect(found == expected, sourceLocation: sourceLocation)
}

private struct Entry {
    let controller: Controller
    let user: Member
    let reference: Reference
}

private func references(
    in source: String, extending others: [String] = [], context: [String]? = nil
) throws -> [Entry] {
    let controller = try controller(source, extending: others)
    let context = AppContext(given: controller.units, context: contextFiles(context))
    let graph = ReferenceGraph(controller, context: context)
    return controller.members.flatMap { member in
        graph.references[member.id].map { Entry(controller: controller, user: member, reference: $0) }
    }
}

private func description(of target: Reference.Target, in controller: Controller) -> String {
    switch target {
    case .members(let ids): "own " + Set(ids.map { controller.members[$0].name }).sorted().joined(separator: ",")
    case .inherited(let name): "inherited \(name)"
    case .unknown(let name): "unknown \(name)"
    case .inheritedType(let name): "inherited type \(name)"
    case .fileScope(let name): "file scope \(name)"
    case .selfValue: "self"
    case .superclass: "super"
    case .selfType: "Self"
    case .ownSelector: "own selector"
    case .requested(let request): "requested \(request.link).\(request.name)"
    case .unsupported(let form): "unsupported \(form.words)"
    }
}
