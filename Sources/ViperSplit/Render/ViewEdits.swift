import SwiftSyntax

/// The edits of the controller's own files: what moves is taken out, what stays is edited in place, and the presenter
/// and the adopted interface come in.
struct ViewEdits {
    let plan: SplitPlan

    /// By file, sorted.
    func edits() throws -> [[TextEdit]] {
        var edits = plan.controller.units.map { _ in [TextEdit]() }
        var removals = plan.controller.units.map { LineRemoval(in: $0) }
        for member in plan.controller.members {
            if plan.conformance(taking: plan.controller.bodies[member.body]) != nil { continue }
            if plan.isTakenOut(member) {
                if !plan.isEmptied(plan.controller.bodies[member.body]) {
                    removals[member.unit].remove(plan.extent(of: member))
                }
            } else if let entry = plan.entries[member.id] {
                edits[member.unit] += EntryPointEdits(of: .view, in: plan).edits(for: member, entry)
                let isSelected = plan.contracts.selected.contains(member.id)
                let privacy = isSelected ? member.decl.privacyModifier : nil
                edits[member.unit] += plan.controller.unit(of: member).keepingComments(
                    [plan.narrowing(of: member), privacy.map { TextEdit(range: $0, replacement: "") }].compactMap(
                        \.self))
            } else if !plan.isKept(member) {
                edits[member.unit] += MemberEdits(member, in: plan).edits
            }
        }
        for body in plan.controller.bodies {
            guard plan.isEmptied(body) || plan.conformance(taking: body) != nil else {
                markEdits(of: body, &edits[body.unit], &removals[body.unit])
                edits[body.unit] += plan.controller.units[body.unit].keepingComments(
                    [plan.opening(of: body)].compactMap { $0 } + plan.inheritanceEdits(of: body))
                continue
            }
            removals[body.unit].remove(plan.extent(of: body))
        }
        for shared in plan.sharedDeclarations {
            edits[shared.unit] += plan.controller.units[shared.unit].keepingComments(
                [shared.decl.privacyModifier].compactMap { $0 }.map { TextEdit(range: $0, replacement: "") })
        }
        if plan.makesFinal {
            let place = plan.controller.declaration.classKeyword.range.lowerBound
            edits[plan.controller.home].append(TextEdit(range: place..<place, replacement: "final "))
        }
        edits[plan.controller.home] += try skeletonEdits()
        if plan.assembly == .withTheScreen {
            for member in plan.controller.members where isDesignatedInitializer(member) {
                edits[member.unit] += assemblyEdits(in: member)
            }
        }
        try editConstants(&edits, &removals)
        return zip(edits, removals).map { ($0 + $1.edits).sorted() }
    }

    /// Private constants go where their users are.
    private func editConstants(_ edits: inout [[TextEdit]], _ removals: inout [LineRemoval]) throws {
        let constants = plan.graph.names.constants
        for unit in plan.controller.units {
            let file = parsed(
                try unit.text(
                    0..<unit.bytes.count, with: (edits[unit.index] + removals[unit.index].edits).sorted()))
            // A component beside the view controller has them there.
            let isShared = plan.style.isExisting && plan.style.skeletons[unit.path] != nil
            for range in isShared ? [] : constants.thatLeft(unit, file) { removals[unit.index].remove(range) }
            let missing = constants.missing(in: file)
            guard !missing.isEmpty, let place = unit.endOfImports else { continue }
            edits[unit.index].append(
                TextEdit(range: place..<place, replacement: missing + "\n\n"))
        }
    }

    // MARK: - Marks

    /// A mark goes with its members; one that only entry points are left under takes the View's name for them.
    private func markEdits(of body: TypeBody, _ edits: inout [TextEdit], _ removal: inout LineRemoval) {
        let unit = plan.controller.units[body.unit]
        // The title of the section above.
        var governing: String?
        for (place, marked) in body.marks.enumerated() {
            let governed = body.members(underMark: place)
            guard !governed.isEmpty else { continue }
            let left = governed.filter { !plan.isTakenOut(plan.controller.members[$0]) }
            let onlyEntries = left.allSatisfy { plan.entries[$0] != nil }
            let isForeignBanner = marked.mark.spelling == .banner && marked.section.claim != .strong(.view)
            if let explanation = marked.mark.explanation,
                plan.bringerOfExplanation(of: marked.section, in: body) != nil
            {
                removal.remove(explanation)
            }
            if left.isEmpty || onlyEntries && isForeignBanner {
                removal.remove(marked.mark.range)
            } else if onlyEntries, marked.section.whole == nil,
                let title = marked.section.zikViper?.sectionOfEntryPoints?.title
            {
                if title == governing {
                    removal.remove(marked.mark.range)
                    continue
                }
                governing = title
                let comment = unit.text(marked.mark.range)
                guard let range = comment.range(ofLast: marked.mark.title) else { continue }
                let lower = marked.mark.range.lowerBound + comment[..<range.lowerBound].utf8.count
                edits.append(TextEdit(range: lower..<(lower + marked.mark.title.utf8.count), replacement: title))
            } else {
                governing = marked.mark.title
            }
        }
    }

    // MARK: - Assembly

    private func assemblyEdits(in member: Member) -> [TextEdit] {
        guard let initializer = member.decl.as(InitializerDeclSyntax.self), !isUnavailable(initializer),
            let body = initializer.body, let call = body.statements.first(where: \.delegatesInitialization)
        else { return [] }
        let unit = plan.controller.unit(of: member)
        let end = call.item.range.upperBound
        let isOneLine = unit.lineIndex(of: end) == unit.lineIndex(of: body.rightBrace.range.lowerBound)
        let indentation = unit.indentation(at: call.range.lowerBound)
        let initializerEdits = InitializerEdits(member, in: plan)
        let statement = initializerEdits.assemblyStatement(indentation: indentation)
        return initializerEdits.edits
            + [TextEdit(range: end..<end, replacement: isOneLine ? "; " + statement : "\n" + indentation + statement)]
    }

    /// A mark for what stood under none at the head of the class, stored properties and what comes first behind those that leave:
    /// it isn't about the public property that comes in above.
    private var headOfOwn: String? {
        let members = plan.controller.bodies[0].members.map { plan.controller.members[$0] }
        guard members.first?.kind == .storedProperty, let first = members.first(where: { !plan.isTakenOut($0) }),
            first.section?.mark == nil
        else { return nil }
        let isOfLifeCycle = first.kind == .initializer || first.modifiers.isOverride && !first.isDelegateCallback
        if isOfLifeCycle { return plan.style.mark("Lifecycle") }
        return [.storedProperty, .type].contains(first.kind) ? plan.style.mark("Properties") : nil
    }

    /// The initialisers go behind the stored properties and types at the head of the class.
    private func initializerEdits(top: Int) -> [TextEdit] {
        guard !assemblingInitializers.isEmpty else { return [] }
        let body = plan.controller.bodies[0]
        let unit = plan.controller.homeUnit
        let head = body.members.map { plan.controller.members[$0] }
            .prefix { $0.kind == .storedProperty || $0.kind == .type }.filter { !plan.isTakenOut($0) }
        let end = head.last.map { unit.lineEnd(of: $0.extent.upperBound - 1) } ?? top
        return [TextEdit(range: end..<end, replacement: "\n" + assemblingInitializers.trimmedOfNewlines + "\n")]
    }

    /// Overrides of the initialisers that it inherits, for a view controller that has none of its own.
    private var assemblingInitializers: String {
        guard plan.assembly == .withTheScreen, designatedInitializers(of: plan.controller).isEmpty else { return "" }
        let initializers = InheritedInitializers(of: plan.controller.superclass, in: plan.context).designated
        // Whoever may subclass or make the view controller may still call them.
        let access =
            Modifiers(DeclSyntax(plan.controller.declaration), default: .internal).access >= .public ? "public " : ""
        let texts = initializers.map { initializer in
            let reason = "// Makes the module: what it begins with is made with the screen, as before."
            let assembly = isUnavailable(initializer) ? "" : "\n    \(reason)\n    \(plan.assemblyByUse)"
            return plan.indented(
                "\(access)\(initializer.overridingHead) {\n    \(initializer.overridingCall)\(assembly)\n}")
        }
        return "\n\n" + plan.layout.indentation + plan.style.mark("Lifecycle") + "\n\n"
            + texts.joined(separator: "\n\n")
    }

    // MARK: - What comes in

    /// The skeleton of the style's view: its properties go to the top of the class, its extensions behind the class.
    private func skeletonEdits() throws -> [TextEdit] {
        guard !plan.style.isExisting, let file = plan.style.components.first(where: { $0.role == .view })?.file else {
            return []
        }
        var skeleton = try plan.filledSkeleton(file, header: "")
        let relocated = plan.controller.members.filter { plan.isRelocated($0) && !plan.isInherited($0) }
        let interface = plan.style.interfaces(of: .view).first.map(plan.interfaceName) ?? ""
        let text = try Sections(plan: plan).render(relocated)
        skeleton.append(text, to: skeleton.memberBlock(ofExtensionAdopting: interface))
        let parts = try skeleton.parts(ofClass: plan.controller.name)
        let unit = plan.controller.homeUnit
        let head = endOfHead
        let lineEnd = unit.lineEnd(of: head - 1)
        let isOneLine = !unit.isBlank(head..<lineEnd)
        let isSpaced = lineEnd < unit.bytes.count && unit.isBlank(lineEnd..<unit.lineEnd(of: lineEnd))
        let top = isOneLine ? head : lineEnd
        var members = parts.members.trimmedOfNewlines
        if let next = plan.controller.bodies[0].marks.first.map({ unit.text($0.mark.range) }) {
            // The controller has the mark itself, right below.
            members = members.replacing(plan.layout.indentation + next + "\n", with: "").trimmedOfNewlines
        }
        let own = plan.controller.bodies[0].marks.map { unit.text($0.mark.range) }
        if let mark = headOfOwn, !members.contains(mark), !own.contains(mark) {
            members += "\n\n" + plan.layout.indentation + mark
        }
        let end = plan.controller.declaration.range.upperBound
        return importEdits(parts.imports + plan.imports.importsOfNewTypes(in: parsed(text))) + [
            TextEdit(range: top..<top, replacement: "\n\(members)\n" + (isSpaced && !isOneLine ? "" : "\n")),
            TextEdit(range: end..<end, replacement: "\n\n" + (try plan.controller.limitingVersions(of: parts.others))),
        ] + initializerEdits(top: top)
    }

    /// The UTF-8 offset behind the brace that opens the class, and behind the comments on its line.
    private var endOfHead: Int {
        let brace = plan.controller.declaration.memberBlock.leftBrace
        guard let next = brace.nextToken(viewMode: .sourceAccurate) else { return brace.range.upperBound }
        return Gap(after: brace, upperIsMember: false, before: next, in: plan.controller.homeUnit).endOfUpper
    }

    /// What the style's view imports beside UIKit, where the controller doesn't.
    private func importEdits(_ imports: [String]) -> [TextEdit] {
        let own = plan.controller.importsAbove
        let known = Set(own.map(\.item.trimmedText) + ["import UIKit", "import Foundation"])
        let last = own.last { $0.item.is(ImportDeclSyntax.self) } ?? own.last
        guard let end = last?.range.upperBound else { return [] }
        let missing = imports.filter { !known.contains($0) }
        let lines = missing.map { ($0.hasPrefix("#") ? "\n\n" : "\n") + $0 }
        return missing.isEmpty ? [] : [TextEdit(range: end..<end, replacement: lines.joined())]
    }
}

extension String {
    /// The last place of a text.
    fileprivate func range(ofLast text: String) -> Range<String.Index>? {
        ranges(of: text).last
    }
}
