import SwiftSyntax

/// The edits of an initialiser that hands values on to the module that it assembles.
struct InitializerEdits {
    let plan: SplitPlan
    let member: Member
    private let unit: SourceUnit
    private let injections: [Injection]

    /// - Parameter member: an initialiser of the view controller.
    init(_ member: Member, in plan: SplitPlan) {
        self.plan = plan
        self.member = member
        unit = plan.controller.unit(of: member)
        injections = plan.activeInjections
    }

    /// Assignments before `super.init` become local constants, or go, but for the comments in them.
    var edits: [TextEdit] {
        var removal = LineRemoval(in: unit)
        var edits: [TextEdit] = []
        for injection in injections {
            guard let assignment = injection.assignments[member.id] else { continue }
            let name = injection.argument(in: member.id)
            edits += readEdits(of: injection.property, as: name, besides: assignment.target, before: assignment.end)
            switch assignment.handing {
            case .constant(let isAnnotated):
                let annotation = isAnnotated ? ": \(injection.type)" : ""
                edits.append(TextEdit(range: assignment.target, replacement: "let \(name)\(annotation)"))
            case .value:
                let range = assignment.statement.range
                let lines = unit.lineStart(of: range.lowerBound)..<unit.lineEnd(of: range.upperBound)
                if unit.isBlank(range.upperBound..<lines.upperBound) {
                    removal.remove(range)
                } else {
                    edits.append(TextEdit(range: range, replacement: ""))
                }
            }
        }
        return unit.keepingComments(edits + removal.edits)
    }

    /// What the initialiser reads of the property before `super.init`, it reads of the constant.
    private func readEdits(
        of property: Member, as name: String, besides target: Range<Int>, before end: Int
    ) -> [TextEdit] {
        plan.graph.references[member.id].compactMap { reference in
            guard reference.memberIDs.contains(property.id), reference.range.lowerBound < end,
                !target.contains(reference.range.lowerBound)
            else { return nil }
            guard case .onSelf(let base, _) = reference.form else {
                return TextEdit(range: reference.range, replacement: name)
            }
            return TextEdit(range: base.lowerBound..<reference.range.upperBound, replacement: name)
        }
    }

    /// The statement behind `super.init`: the module is assembled with what the initialiser knows, or by its first use.
    func assemblyStatement(indentation: String) -> String {
        guard let call = plan.style.assemblyCall else { return plan.assemblyByUse }
        let link = plan.link(from: .view, to: .presenter)?.name ?? ""
        let values = Dictionary(uniqueKeysWithValues: injections.map { ($0.property.writtenName, $0) })
        let names = plan.controller.scopes.names(boundIn: member.decl)
        let own = call.parameters.map { parameter in
            let value = values[parameter.name]?.argument(in: member.id, besides: names)
            return "\(parameter.name): \(value ?? parameter.name)"
        }
        let arguments = call.arguments + own
        let head = "\(link) = " + call.callee.filled(moduleName: plan.moduleName)
        return head + plan.layout.list(arguments, outer: indentation, besides: indentation.count + head.count)
    }
}

extension SplitPlan {
    /// The first use of the presenter assembles the module.
    var assemblyByUse: String { "_ = \(link(from: .view, to: .presenter)?.name ?? "")" }
}
