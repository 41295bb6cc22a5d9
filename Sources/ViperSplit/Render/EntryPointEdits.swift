import SwiftSyntax

/// The edits by which what is left of a member passes on to the component that has its code.
struct EntryPointEdits {
    let plan: SplitPlan
    /// The component that the entry point stands in: the view controller, or who has the conformance that asks for it.
    let role: Role

    init(of role: Role, in plan: SplitPlan) { (self.plan, self.role) = (plan, role) }

    func edits(for member: Member, _ entry: EntryPoint) -> [TextEdit] {
        guard let link = plan.link(from: role, to: plan.owners[member.id], for: member) else { return [] }
        let unit = plan.controller.unit(of: member)
        let signature = Signature(member, in: plan)
        let start =
            unit.lineStart(of: member.extent.lowerBound) + unit.indentation(at: member.extent.lowerBound).utf8.count
        let end = start + unit.text(start..<plan.extent(of: member).upperBound).trimmedOfNewlines.utf8.count
        let decl = member.declRange
        // The comments went with the code; what stays keeps its own indentation, not theirs.
        let line = unit.lineStart(of: decl.lowerBound)
        let hasOwnLine = line > start && unit.isBlank(line..<decl.lowerBound)
        let comments =
            hasOwnLine
            ? TextEdit(range: unit.lineStart(of: start)..<line, replacement: "")
            : TextEdit(range: start..<decl.lowerBound, replacement: "")
        let tail = TextEdit(range: decl.upperBound..<max(decl.upperBound, end), replacement: "")
        let call = signature.call(on: link, fromEntry: true)
        // Those on attributes and modifiers stay with them.
        let head = member.function.flatMap { function in
            function.body.map { function.funcKeyword.range.lowerBound..<$0.leftBrace.range.lowerBound }
        }
        let ofHead = head.map { unit.removals(of: unit.comments(within: $0)) } ?? []
        if let entryBody = entry.body, let body = member.function?.body, !entryBody.kept.isEmpty {
            let first = entryBody.leading.first ?? entryBody.trailing.first
            let indentation = first.map { unit.indentation(at: $0.range.lowerBound) } ?? ""
            let returning = member.function?.signature.returnClause.givesValue == true ? "return " : ""
            let passedOn = TextEdit(range: entryBody.rest, replacement: "\(indentation)\(returning)\(call)\n")
            let besideBraces = unit.removals(of: entryBody.commentsBesideBraces(of: body, in: unit))
            return ([comments] + ofHead + besideBraces + [passedOn, tail]).filter { !$0.isEmpty }
        }
        if let body = member.function?.body {
            return ([comments] + ofHead + [bodyEdit(body, call, in: unit), tail]).filter { !$0.isEmpty }
        }
        let isSettable = forwardsSetter(member, plan.graph)
        let prefix =
            modifierPrefix(of: member, isSettable: isSettable) + "var \(member.writtenName): \(annotation(of: member))"
        let text = signature.propertyForwarder(isSettable, through: link, prefix: prefix)
        let lines: [Substring] = plan.layout.indented(text).split(separator: "\n", omittingEmptySubsequences: false)
        let indentation = unit.indentation(at: decl.lowerBound)
        return [
            comments,
            TextEdit(range: decl, replacement: lines.joined(separator: "\n" + indentation)),
            tail,
        ].filter { !$0.isEmpty }
    }

    private func bodyEdit(_ body: CodeBlockSyntax, _ call: String, in unit: SourceUnit) -> TextEdit {
        let inner = body.leftBrace.range.upperBound..<body.rightBrace.range.lowerBound
        let isOneLine = unit.lineIndex(of: inner.lowerBound) == unit.lineIndex(of: inner.upperBound)
        guard !isOneLine else { return TextEdit(range: inner, replacement: " \(call) ") }
        let outer = unit.indentation(at: body.rightBrace.range.lowerBound)
        return TextEdit(range: inner, replacement: "\n\(outer)\(plan.layout.indentation)\(call)\n\(outer)")
    }

    /// The type as the view controller itself writes it.
    private func annotation(of member: Member) -> String {
        plan.graph.semantics.writtenType(of: member) ?? ""
    }

    /// The modifiers and attributes that matter to who uses the property.
    private func modifierPrefix(of member: Member, isSettable: Bool) -> String {
        let attributes = (member.variable?.attributes ?? []).map { $0.trimmedText + " " }
        let access = (member.variable?.modifiers ?? []).filter {
            (isSettable || $0.detail == nil)
                && (Access(keyword: $0.name.text) != nil || ["override", "final"].contains($0.name.text))
        }.map { $0.trimmedText + " " }
        return (attributes + access).joined()
    }
}

extension TextEdit {
    fileprivate var isEmpty: Bool { range.isEmpty && replacement.isEmpty }
}
