import SwiftSyntax

/// A view controller whose members have been looked at, and what was found to leave their bodies, in whatever plan.
final class AnalysedController {
    let controller: Controller
    let context: AppContext
    let analysis: Analysis
    /// The bodies that can be taken apart.
    private(set) lazy var bodies = controller.members.filter(\.isSeparable).reduce(into: [:]) { bodies, member in
        bodies[member.id] = BodySeparation(HostFacts(member, controller, analysis, context))
    }

    /// - Parameters:
    ///   - plan: what a developer has decided on, by the member's full name.
    ///   - earlier: the same controller before its bodies were taken apart.
    convenience init(
        _ controller: Controller, _ context: AppContext, plan: [String: PlannedRole] = [:],
        after earlier: Analysis? = nil
    ) {
        self.init(
            controller, context, Analysis(controller, context, plan: plan, after: earlier?.graph.semantics))
    }

    private init(_ controller: Controller, _ context: AppContext, _ analysis: Analysis) {
        self.controller = controller
        self.context = context
        self.analysis = analysis
    }

    /// The controller once a developer has decided on roles, by the member's full name.
    func deciding(_ plan: [String: PlannedRole]) -> AnalysedController {
        plan.isEmpty ? self : AnalysedController(controller, context, analysis.deciding(plan, of: controller))
    }
}

extension Member {
    var isSeparable: Bool { separableCode != nil && !modifiers.isStatic && !isIgnored }
}

extension SourceUnit {
    /// A file after separation, which remembers where its text comes from.
    init(separating unit: SourceUnit, _ edits: [SeparatingEdit]) throws {
        let text = try unit.text(0..<unit.bytes.count).applying(edits.map(\.edit))
        try self.init(
            index: unit.index, file: SourceFile(path: unit.path, text: text),
            origin: Origin(bytes: unit.bytes, lineStarts: unit.lineStarts, edits: edits), written: unit.written)
    }

    /// The file as it was given, with edits of this one.
    func change(_ edits: [TextEdit]) -> FileChange {
        guard let origin else {
            return .edit(path: path, original: text(0..<bytes.count), edits: edits)
        }
        return .edit(
            path: path, original: String(decoding: origin.bytes, as: UTF8.self), edits: origin.composed(with: edits))
    }
}

extension Controller {
    /// A member that stands for code which was taken out of bodies.
    func isMadeBySeparation(_ member: Member) -> Bool {
        unit(of: member).origin?.isNew(member.declRange.lowerBound) == true
    }
}
