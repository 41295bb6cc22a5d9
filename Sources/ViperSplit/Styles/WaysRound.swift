import SwiftSyntax

extension Style {
    /// The module without what only passes on what nobody asks it for any more, and what can't be set any more where nobody does.
    ///
    /// - Parameters:
    ///   - requests: what the view controller asked for before its code went where that is done.
    ///   - view: its files as they are now.
    ///   - isAskedElsewhere: whether code outside the module may ask.
    /// - Throws: `SplitError` or `EditError` if a file can't be read.
    func withoutWaysRound(
        to requests: Set<ModuleRequest>, from view: [SourceFileSyntax], isAskedElsewhere: (Asking) -> Bool
    ) throws -> Style {
        var style = self
        for request in requests.sorted(by: { ($0.link, $0.name) < ($1.link, $1.name) }) {
            guard var link = links.first(where: { $0.from == .view && $0.name == request.link }) else { continue }
            for isSetting in [false, true] {
                while style.isRequired(request.name, over: link, isSetting: isSetting),
                    case let asking = style.asking(for: request.name, over: link, isSetting: isSetting),
                    case let code = view + style.skeletons.values.compactMap(syntax),
                    !code.contains(where: asking.isDone), !isAskedElsewhere(asking)
                {
                    let next = style.linkOfWayRound(to: request.name, in: link.to)
                    // What the view asked of the component itself may have been written to be asked for.
                    if next == nil, link.from == .view { break }
                    try style.drop(request.name, onlySetting: isSetting) {
                        $0.as(ProtocolDeclSyntax.self)?.name.text == link.interface
                    }
                    guard let next else { break }
                    let type = style.type(of: link.to)
                    try style.drop(request.name, onlySetting: isSetting) { $0.nameOfClass == type }
                    link = next
                }
            }
        }
        return style
    }

    private func asking(for name: String, over link: Link, isSetting: Bool) -> Asking {
        let alike = links.filter { $0.to == link.to && $0.interface == link.interface }
        return Asking(
            name: name, links: Set(alike.map(\.lastName)), wiring: Set(links.map(\.lastName)),
            types: Set([type(of: link.to), link.interface].compactMap(\.self)), isSetting: isSetting)
    }

    /// Whether the protocol of a link requires something of a name, once and without a word on it, and no other one does.
    private func isRequired(_ name: String, over link: Link, isSetting: Bool) -> Bool {
        let required = interfaces(of: link.to).flatMap { interface in
            members(ofProtocol: interface).filter { $0.decl.declaredNames.contains(name) }.map { (interface, $0) }
        }
        return required.count == 1 && required[0].0 == link.interface && required[0].1.decl.declaredNames == [name]
            && !required[0].1.hasOwnComments && (!isSetting || required[0].1.decl.isSettable)
    }

    /// The link over which a component passes on what it is asked for by a name, if it does nothing else about it.
    private func linkOfWayRound(to name: String, in role: Role) -> Link? {
        let items = members(of: role).filter { $0.decl.declaredNames.contains(name) }
        guard items.count == 1, !items[0].hasOwnComments, Modifiers(items[0].decl, default: .internal).names.isEmpty
        else { return nil }
        return links.first { $0.from == role && items[0].passesOn(over: $0.name) }
    }

    private mutating func drop(
        _ name: String, onlySetting isSetting: Bool, from declares: (DeclSyntax) -> Bool
    ) throws {
        for path in skeletons.keys.sorted() {
            var skeleton = try skeleton(named: path)
            let blocks = skeleton.declarations.filter(declares).compactMap {
                $0.asProtocol((any DeclGroupSyntax).self)?.memberBlock
            }
            let item = blocks.flatMap(\.members).first { $0.decl.declaredNames == [name] }
            guard let item else { continue }
            isSetting ? skeleton.removeSetter(item.decl) : skeleton.remove(Syntax(item))
            setSkeleton(try skeleton.render(), named: path)
        }
    }
}
