import SwiftSyntax

extension SplitPlan {
    /// Everything that the user should know, in the order of the source.
    var findings: [Finding] {
        let all =
            refusedFindings + heldFindings + keptFindings + conformanceFindings + fixedFindings + unsortedFindings
            + uiKitFindings + misplacedWorkFindings + seenModelFindings + leftWholeFindings + moduleFindings
            + wishFindings
            + directiveFindings + titleFindings + emptiedFileFindings
        return Set(all).sorted {
            ($0.path, $0.line, $0.column, $0.rule, $0.message) < ($1.path, $1.line, $1.column, $1.rule, $1.message)
        }
    }

    /// The members that the module itself keeps from going there.
    var findingsOfModule: [Finding] {
        held.sorted { $0.key < $1.key }.filter { $0.value.refusal.cause.isOfModule }.map { id, held in
            let (member, refusal) = (controller.members[id], held.refusal)
            return finding(
                .held(member: member.name, refusal.cause, line: line(of: refusal, about: member), held.noted),
                about: member)
        }
    }

    /// Members that were asked elsewhere and can't go. What the tool has made of a body is nothing that a developer could change.
    private var refusedFindings: [Finding] {
        controller.members.filter { !controller.isMadeBySeparation($0) }.compactMap(refusedFinding)
    }

    /// What keeps a member from where it was asked to go; nil for a member that is there, or that nobody asked elsewhere.
    func refusedFinding(of member: Member) -> Finding? {
        guard let first = refusedRequest(of: member) else { return nil }
        let refusal = held[member.id]?.refusal ?? first
        let line = line(of: refusal, about: member)
        let change = held[member.id].map(\.noted) ?? .unproven
        return finding(
            .refused(
                member: member.name, owner: owners[member.id], refusal.cause, line: line, change, asked(of: member)),
            about: member)
    }

    /// Bodies that do more than views do and that nobody but their code asks elsewhere, and the delegate that the style's
    /// Wireframe has.
    private var heldFindings: [Finding] {
        told.compactMap { id, held in
            let member = controller.members[id]
            guard refusedRequest(of: member) == nil else { return nil }
            let line = line(of: held.refusal, about: member)
            return finding(.held(member: member.name, held.refusal.cause, line: line, held.noted), about: member)
        }
    }

    /// Constants that the view controller holds and hands over.
    private var keptFindings: [Finding] {
        controller.members.filter(isKept).compactMap { member in
            let value = graph.semantics.timeDependence(of: member)?.trimmedText
            return finding(.madeInView(member: member.name, value: value, owner: owners[member.id]), about: member)
        }
    }

    /// Protocols whose methods were asked elsewhere, and that the view controller goes on adopting.
    private var conformanceFindings: [Finding] {
        conformances.refusals.map { name, refusal in
            let line = controller.location(of: refusal.place).line
            return Finding(.adopted(protocol: name, refusal.cause, line: line), at: refusal.place, in: controller)
        }
    }

    /// Members of a section that asked elsewhere, of a kind that never moves.
    private var fixedFindings: [Finding] {
        controller.members.compactMap { member in
            guard owners[member.id] == .view, owners.refusals[member.id] == nil else { return nil }
            guard let request = asked(of: member), request.role != .view, let kind = fixedKind(of: member, request)
            else { return nil }
            return finding(.fixedKind(member: member.name, request, kind), about: member)
        }
    }

    /// The component that the developer has asked for, and where.
    func asked(of member: Member) -> Note.Request? {
        let planned = wishes.roles[member.fullName]
        if let role = member.directive, planned != .later { return Note.Request(role: role, asker: .comment) }
        if let planned { return Note.Request(role: planned.role, asker: .plan) }
        if case .strong(let role) = member.section?.claim { return Note.Request(role: role, asker: .section) }
        return nil
    }

    private func fixedKind(of member: Member, _ request: Note.Request) -> Note.FixedKind? {
        // Outlets, initialisers and types stand under any section.
        if classification.reasons[member.id] == .view { return request.isWish ? .outlet : nil }
        switch member.kind {
        case .subscript: return .subscript
        case .conditional: return .conditional
        case .function, .storedProperty, .computedProperty:
            guard member.modifiers.isStatic else { return nil }
            return member.modifiers.access <= .fileprivate ? .sharedStatic : .openStatic
        case .type, .initializer, .deinitializer, .other: return request.isWish ? .declaration : nil
        }
    }

    /// Free methods of which nothing says what they are, a finding per section.
    private var unsortedFindings: [Finding] {
        let unsorted = controller.members.filter { member in
            guard member.kind == .function, owners[member.id] == .view, !member.modifiers.isOverride,
                !member.isDelegateCallback
            else { return false }
            guard classification.reasons[member.id] == .nothing else { return false }
            return controller.bodies[member.body].conformances.isEmpty || !controller.bodies[member.body].isExtension
        }
        let groups = Dictionary(grouping: unsorted) { [$0.section?.id ?? -1, $0.body] }
        return groups.values.compactMap { members in
            guard let first = members.first else { return nil }
            return finding(.noRole(members: members.map(\.name), title: first.section?.title), about: first)
        }
    }

    /// Code that forces UIKit on a component that should do without.
    private var uiKitFindings: [Finding] {
        uiNames(in: .presenter).map { name, member in
            finding(.uiKitInPresenter(member: member.name, type: name), about: member)
        }
            + uiNames(in: .interactor).map { name, member in
                finding(.uiKitInInteractor(member: member.name, type: name), about: member)
            }
    }

    /// Bodies that only a fault of separation keeps whole, which are as right as before.
    private var leftWholeFindings: [Finding] {
        leftWhole.map { finding(.leftWhole(member: $0.name), about: $0) }
    }

    /// The types of the style's base files that the module isn't known to see, nor the library that they stand for.
    private var missingBaseTypes: [String] {
        if style.baseModules.contains(where: context.imports) { return [] }
        return style.baseTypes.filter { type in
            switch context.sight(ofType: type, from: controller) {
            case .plain, .imported: false
            case .hidden, nil: true
            }
        }
    }

    /// The module that has the missing base types for itself, or that isn't imported.
    private var homeOfBaseTypes: Note.BaseHome? {
        missingBaseTypes.lazy.compactMap { type -> Note.BaseHome? in
            guard case .hidden(let module, let isPublic) = context.sight(ofType: type, from: controller) else {
                return nil
            }
            return Note.BaseHome(module: module, isPublic: isPublic)
        }.first
    }

    /// The command that writes the base files that the module needs; nil if it needs none, or the app has them.
    var baseCommand: String? {
        missingBaseTypes.isEmpty
            ? nil
            : "viper-split base" + (style.name == Template.standard.name ? "" : " --template \(style.name)")
    }

    private var moduleFindings: [Finding] {
        movedMembers.isEmpty
            ? [] : moduleNotes.map { Finding($0, at: controller.placeOfName, in: controller) }
    }

    /// What the developer has changed in the plan, and the plan didn't bring about.
    private var wishFindings: [Finding] {
        wishes.unmet(in: self).map { Finding($0, at: controller.placeOfName, in: controller) }
    }

    /// The comments that ask for something and aren't understood.
    private var directiveFindings: [Finding] {
        controller.units.flatMap { unit in
            unit.directives.compactMap { directive, range in
                controller.noteOf(directive, at: range, in: unit).map {
                    Finding($0, at: unit.place(of: range.lowerBound), in: controller)
                }
            }
        }
    }

    /// The titles that are nearly a section of ZIKViper's, but for parts of that section.
    private var titleFindings: [Finding] {
        controller.bodies.flatMap { body in
            body.marks.map(\.section).compactMap { section in
                guard let mark = section.mark, !section.claim.isStrong || section.whole != nil,
                    let near = ZIKViperSection(near: section.title), near != section.zikViper
                else { return nil }
                return Finding(
                    .nearSection(section.title, near),
                    at: controller.units[body.unit].place(of: mark.range.lowerBound), in: controller)
            }
        }
    }

    private var moduleNotes: [Note] {
        var notes: [Note] = []
        if let namesake { notes.append(.moduleName(moduleName, of: controller.name, namesake)) }
        if context.isComplete, let baseCommand {
            notes.append(.baseFiles(types: missingBaseTypes, command: baseCommand, home: homeOfBaseTypes))
        }
        let unknown = style.foreignBases.filter { !context.declaresType(named: $0) }
        if context.isComplete, !unknown.isEmpty { notes.append(.templateTypes(unknown)) }
        if context.isComplete, controller.base == .viewController, case .plain = screenMaking,
            let outlet = controller.firstOutlet
        {
            notes.append(.noScreenSource(of: controller.name, outlet: outlet.name))
        }
        let sources = ScreenSource.all(of: controller.name, context).compactMap(\.fileName)
        if !style.isExisting, case .elsewhere(let source) = screenMaking, let taken = source.fileName,
            case let others = sources.filter({ $0 != taken }), !others.isEmpty
        {
            notes.append(.screenSources(of: controller.name, taken: taken, others: others))
        }
        if case .none(let storyboard) = screenMaking {
            notes.append(.noPlainInit(of: controller.name, storyboard: storyboard))
        }
        return notes
    }

    private func finding(_ note: Note, about member: Member) -> Finding {
        Finding(note, at: controller.place(of: member), in: controller)
    }
}

extension Controller {
    /// What is wrong with a directive; nil if it is understood.
    fileprivate func noteOf(_ directive: Directive, at range: Range<Int>, in unit: SourceUnit) -> Note? {
        switch directive {
        case .unknown(let word): return .unknownDirective(word, nearest: nearestWord(to: word, among: Directive.words))
        case .ignoreBegin: return nil
        case .ignoreEnd:
            return unit.ignoredRegions.contains { $0.upperBound == range.upperBound } ? nil : .strayDirective
        case .role, .ignore:
            let isAtMember = members.contains { member in
                member.unit == unit.index && member.extent.contains(range.lowerBound)
                    && !member.declRange.contains(range.lowerBound)
            }
            return isAtMember ? nil : .strayDirective
        }
    }
}

extension SplitPlan {
    /// - Parameter reason: the reason for which the role was asked for.
    func reason(for member: Member, _ reason: Reason) -> String {
        if let refusal = told[member.id]?.refusal ?? refusedRequest(of: member) {
            return controller.base.words(refusal.wording.reason(line: line(of: refusal, about: member)))
        }
        let isByUsage = reason == .nothing && classification.reasons[member.id] == .usage
        return isByUsage ? Reason.usage.text : reason.text
    }
}

extension SplitPlan {
    /// The refusal that keeps a member from where it was asked to go.
    ///
    /// - Returns: nil for a member that is there, or that nobody asked elsewhere. What stays for its name alone somebody always
    ///   asks to have another.
    func refusedRequest(of member: Member) -> Refusal? {
        if case .stays(let refusal) = classification.reasons[member.id] { return refusal }
        if let refusal = owners.refusals[member.id], refusal.isOfName, owners[member.id] == .view { return refusal }
        guard let asked = classification.roles[member.id], asked != .view, owners[member.id] != asked else {
            return nil
        }
        return owners.refusals[member.id]
    }

    /// The line that a finding about a member names; nil if the refusal is about the member as a whole.
    func line(of refusal: Refusal, about member: Member) -> Int? {
        refusal.place == controller.place(of: member) ? nil : controller.location(of: refusal.place).line
    }
}
