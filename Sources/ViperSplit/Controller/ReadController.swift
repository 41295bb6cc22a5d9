import SwiftSyntax

/// Reads the class, its extensions in the given files, their members and their sections.
///
/// - Parameters:
///   - rules: what the files don't say of themselves.
/// - Throws: `SplitError` when the files don't say which class to split.
func readController(
    _ units: [SourceUnit], named name: String?, rules: ReadingRules = ReadingRules()
) throws(SplitError) -> Controller {
    let (declaration, home, _) = try findController(in: units, named: name)
    let scopes = Scopes(of: units.map(\.tree))
    var reader = ControllerReader(
        name: declaration.name.text, units: units, scopes: scopes, rules: rules,
        exposesMembers: declaration.exposesMembers || rules.inheritsExposure,
        ignored: units.map { rules.excludedPaths.contains($0.path) ? [0..<$0.bytes.count] : $0.ignoredRegions })
    reader.read(DeclSyntax(declaration), memberBlock: declaration.memberBlock, unit: home)
    for unit in units {
        for decl in topLevelDeclarations(of: unit.tree) {
            guard let ext = decl.as(ExtensionDeclSyntax.self), ext.extendedType.trimmedText == reader.name
            else { continue }
            reader.read(decl, memberBlock: ext.memberBlock, unit: unit.index)
        }
    }
    return Controller(
        units: units, name: reader.name, base: rules.base ?? viewBase(of: declaration) ?? .viewController, rules: rules,
        declaration: declaration, home: home, bodies: reader.bodies,
        members: reader.members, sections: reader.sections,
        memberIDs: reader.members.reduce(into: [:]) { table, member in
            for name in member.names { table[name, default: []].append(member.id) }
        }, scopes: scopes)
}

private struct ControllerReader {
    let name: String
    let units: [SourceUnit]
    let scopes: Scopes
    let rules: ReadingRules
    let exposesMembers: Bool
    /// The regions of each file that are to stay as they are.
    let ignored: [[Range<Int>]]
    var bodies: [TypeBody] = []
    var members: [Member] = []
    var sections: [Section] = []

    mutating func read(_ decl: DeclSyntax, memberBlock: MemberBlockSyntax, unit index: Int) {
        let unit = units[index]
        let conformances = Self.conformances(of: decl)
        let bodySection = decl.is(ExtensionDeclSyntax.self) ? section(ofExtension: decl, conformances, in: unit) : nil
        let items = Array(memberBlock.members)
        let gaps = gaps(of: memberBlock, items: items, in: unit)
        var marked: [MarkedSection] = []
        var banner: Section?
        var whole: Section?
        var current: (section: Section, mark: Mark)?
        var governed: [Member.ID] = []
        let first = members.count

        func close() {
            if let current {
                marked.append(MarkedSection(section: current.section, mark: current.mark, members: governed))
            }
            governed = []
        }
        for (place, item) in items.enumerated() {
            for mark in gaps[place].marks {
                close()
                let opened = open(mark, under: banner, within: whole, in: unit)
                if mark.spelling == .banner { banner = opened }
                if opened.whole == nil {
                    whole = opened.zikViper != nil && drawsRule(unit.text(mark.range)) ? opened : nil
                }
                current = (opened, mark)
            }
            let member = member(
                item.decl, between: gaps[place], and: gaps[place + 1], section: current?.section ?? bodySection,
                unit: unit)
            governed.append(member.id)
            members.append(member)
        }
        close()
        for mark in gaps[items.count].marks {
            let opened = open(mark, under: banner, within: whole, in: unit)
            if opened.whole == nil { whole = nil }
            marked.append(MarkedSection(section: opened, mark: mark, members: []))
        }
        bodies.append(
            TypeBody(
                index: bodies.count, unit: index, decl: decl, memberBlock: memberBlock, conformances: conformances,
                members: Array(first..<members.count), marks: marked, section: bodySection))
    }

    private func gaps(
        of block: MemberBlockSyntax, items: [MemberBlockItemSyntax], in unit: SourceUnit
    ) -> [Gap] {
        (0...items.count).map { place in
            let upper = place == 0 ? block.leftBrace : items[place - 1].lastToken(viewMode: .sourceAccurate)
            let lower = place == items.count ? block.rightBrace : items[place].firstToken(viewMode: .sourceAccurate)
            return Gap(
                after: upper ?? block.leftBrace, upperIsMember: place > 0, before: lower ?? block.rightBrace, in: unit)
        }
    }

    /// A section of ZIKViper's or a banner says whose the members are. Under a banner, a bare separator changes nothing,
    /// and any other title only hints at the banner's role, unless it hints at one by itself. Under a section of ZIKViper's
    /// with a rule, another title without one is a part of that section.
    private mutating func open(_ mark: Mark, under banner: Section?, within whole: Section?, in unit: SourceUnit)
        -> Section
    {
        var claim = claim(ofTitle: mark.title, aliases: rules.aliases)
        if let whole, !mark.title.isEmpty, !claim.isStrong, !drawsRule(unit.text(mark.range)) {
            let part = Section(title: mark.title, partOf: whole, mark: mark, id: sections.count)
            sections.append(part)
            return part
        }
        if mark.spelling != .banner, claim == .none, let inherited = banner?.claim {
            if case .strong(let role) = inherited, !mark.title.isEmpty {
                claim = .weak(role)
            } else {
                claim = inherited
            }
        }
        let section = Section(title: mark.title, claim: claim, mark: mark, id: sections.count)
        sections.append(section)
        return section
    }

    /// A file-level mark governs the extension after it; else an extension is titled by the protocols that it adopts.
    private mutating func section(
        ofExtension decl: DeclSyntax, _ conformances: [String], in unit: SourceUnit
    ) -> Section? {
        guard let first = decl.firstToken(viewMode: .sourceAccurate) else { return nil }
        let previous = first.previousToken(viewMode: .sourceAccurate)
        let mark = Gap(after: previous ?? first, upperIsMember: previous != nil, before: first, in: unit).marks.last
        if let mark, !mark.title.isEmpty { return open(mark, under: nil, within: nil, in: unit) }
        guard !conformances.isEmpty else { return nil }
        let section = Section(
            title: conformances.joined(separator: ", "), claim: .weak(.view), mark: nil, id: sections.count)
        sections.append(section)
        return section
    }

    private func member(
        _ decl: DeclSyntax, between above: Gap, and below: Gap, section: Section?, unit: SourceUnit
    ) -> Member {
        let start = unit.lineStart(of: above.startOfLower)
        let end = unit.lineEnd(of: max(above.startOfLower, below.endOfUpper - 1))
        let shape = MemberShape(decl)
        let modifiers = Modifiers(decl, default: .internal, inClassThatExposes: exposesMembers)
        let asksModule = rules.links.isSettled(decl, modifiers, scopes)
        let directives = (above.commentsOfLower + below.commentsBehindUpper).compactMap(Directive.init)
        return Member(
            id: members.count, kind: shape.kind, names: shape.names, decl: decl, body: bodies.count,
            unit: unit.index, section: section,
            directive: directives.compactMap(\.role).last,
            isIgnored: directives.contains(.ignore) || asksModule
                || ignored[unit.index].contains { $0.contains(decl.range.lowerBound) },
            asksModule: asksModule,
            extent: start..<end,
            apart: below.startOfApart.map { unit.lineStart(of: $0)..<end },
            sharesLine: !unit.isBlank(start..<above.startOfLower) || !unit.isBlank(below.endOfUpper..<end),
            followsBlankLine: start == 0 || unit.isBlank(unit.lineStart(of: start - 1)..<start),
            modifiers: modifiers)
    }

    private static func conformances(of decl: DeclSyntax) -> [String] {
        // A composition is adopted as a whole: nothing of it moves by itself.
        func written(_ clause: InheritanceClauseSyntax?) -> [String] { clause?.inheritedTypes.map(inheritedName) ?? [] }
        if let ext = decl.as(ExtensionDeclSyntax.self) { return written(ext.inheritanceClause) }
        return Array(written(decl.as(ClassDeclSyntax.self)?.inheritanceClause).dropFirst())
    }
}

/// What is known of a view controller that its files don't say.
struct ReadingRules {
    /// What the class is for its module; nil if its own words tell.
    var base: ViewBase?
    /// Titles of the team's own, in lower case, that say whose the members under them are.
    var aliases: [String: Role] = [:]
    /// The paths of the files that are to stay as they are.
    var excludedPaths: Set<String> = []
    /// Who showed the screen hears from it through the Wireframe, which has the delegate.
    var delegateIsGuide = false
    /// A class above it shows all members that aren't private to Objective-C.
    var inheritsExposure = false
    /// How it reaches the module that it has already.
    var links = ModuleLinks()
    /// What components of that module asked of the view controller, and have by themselves now.
    var returned: [AskedOfView] = []
}
