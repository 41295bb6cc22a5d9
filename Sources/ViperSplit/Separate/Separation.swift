import Foundation
import SwiftSyntax

/// The given files with what belongs to other components taken out of bodies, into methods and properties of their own.
///
/// The result is a view controller like any other: what was taken out stands under ZIKViper's sections, and the split
/// moves it from there.
struct Separation {
    let extractions: [NamedExtraction]
    let units: [SourceUnit]

    struct NamedExtraction {
        let extraction: Extraction
        /// The one of equal code that becomes the new method or property: that with the most comments.
        let written: Extraction
        /// The name of the new method or property.
        let name: String
        /// The name as its component has it.
        let plainName: String
        /// The code of a region, less what leaves it.
        var regionCode: String?
        /// It leaves a region.
        var isNested = false
        /// The name of the property that holds what the code goes through, if it isn't asked for in its place.
        var dependencyName: String?
    }

    /// - Parameter names: the names that the developer has chosen, by what leaves.
    /// - Throws: `EditError` if extractions overlap.
    init(
        _ found: [Extraction], in controller: Controller, _ graph: ReferenceGraph, _ layout: Layout,
        names: [Extraction.Key: String]
    ) throws {
        extractions = withNames(found, chosen: names, in: controller, graph, layout)
        var edits = controller.units.map { _ in [SeparatingEdit]() }
        for named in extractions where !named.isNested {
            let unit = controller.units[named.extraction.unit]
            edits[named.extraction.unit] += named.edits(in: unit, layout).map {
                SeparatingEdit(edit: $0, origin: $0.range.lowerBound)
            }
        }
        for unit in controller.units {
            let here = extractions.filter { $0.extraction.unit == unit.index && !$0.isNested }
            let dedents = here.map { $0.dedents(in: unit, layout) }.reduce(into: [:]) {
                $0.merge($1, uniquingKeysWith: +)
            }
            // A line that another call has taken in is none any more.
            let replaced = edits[unit.index].map(\.edit.range)
            edits[unit.index] += dedents.map { $0..<$0 + $1 }.filter { dedent in
                !replaced.contains { $0.overlaps(dedent) }
            }.map { SeparatingEdit(edit: TextEdit(range: $0, replacement: ""), origin: $0.lowerBound) }
        }
        edits[controller.home] += generatedEdits(extractions, controller, layout)
        edits[controller.home] += dependencyEdits(extractions, controller, layout)
        units = try controller.units.map { unit in
            edits[unit.index].isEmpty ? unit : try SourceUnit(separating: unit, edits[unit.index].sorted())
        }
    }
}

extension Separation {
    /// What becomes a method or property of its own, in the order of the source.
    var fragments: [NamedExtraction] {
        extractions.filter { $0.extraction.form != .inPlace && $0.extraction.form != .dependency }.sorted {
            ($0.extraction.unit, $0.extraction.range.lowerBound) < ($1.extraction.unit, $1.extraction.range.lowerBound)
        }
    }
}

extension Separation {
    /// By file, the closures that come to hold a component, as UTF-8 offsets of the original.
    var keepers: [Int: Set<Int>] {
        extractions.map(\.extraction).reduce(into: [:]) { keepers, extraction in
            if let keeper = extraction.keeper { keepers[extraction.unit, default: []].insert(keeper) }
        }
    }
}

extension Separation.NamedExtraction {
    /// `func showTotal(_ total: Int)`, `var isOn: Bool`.
    var signature: String {
        switch extraction.form {
        case .property(let type): "var \(plainName): \(type)"
        case .method(let result, let effects):
            "func \(plainName)(" + parameterTexts.joined(separator: ", ") + ")" + effects
                + (result.map { " -> " + $0 } ?? "")
        case .dependency, .inPlace: ""
        }
    }

    private var parameterTexts: [String] {
        extraction.parameters.map { parameter in
            let label = parameter.label == parameter.name ? "" : (parameter.label ?? "_") + " "
            return "\(label)\(parameter.name): \(parameter.type)"
        }
    }

    var isProperty: Bool {
        switch extraction.form {
        case .property, .dependency, .inPlace: true
        case .method: false
        }
    }

    /// A property of its own, or what the Presenter answers; what is inherited is the View's, whatever it is.
    fileprivate var isInput: Bool {
        extraction.isQuestionToPresenter || isProperty && !extraction.isInherited
    }

    /// The name with the labels of a method, which tell it from others of the name.
    var fullName: String { fullName(name) }

    /// That as its component has it.
    var plainFullName: String { fullName(plainName) }

    private func fullName(_ name: String) -> String {
        isProperty ? name : Member.fullName(name, labels: extraction.parameters.map(\.label))
    }

    /// The edits that put the call in the place of the code: what isn't an argument is replaced, arguments stay, and so do the
    /// comments that don't leave with the code.
    func edits(in unit: SourceUnit, _ layout: Layout) -> [TextEdit] {
        unit.keepingComments(callEdits(in: unit, layout), besides: leavingCode)
    }

    /// What stands elsewhere afterwards, with its comments.
    private var leavingCode: String { ([written] + written.allNested).map(\.code).joined(separator: "\n") }

    /// Its code is the new member's.
    fileprivate var isWritten: Bool { extraction.unit == written.unit && extraction.range == written.range }

    private func callEdits(in unit: SourceUnit, _ layout: Layout) -> [TextEdit] {
        if extraction.isInherited { return [] }
        if extraction.form == .inPlace {
            return [TextEdit(range: extraction.range, replacement: extraction.receiver + extraction.code)]
        }
        let sunk = extraction.sunk.map { statement in
            let lines = unit.lineStart(of: statement.lowerBound)..<unit.lineEnd(of: statement.upperBound)
            return TextEdit(range: lines, replacement: "")
        }
        if isProperty || extraction.region != nil {
            let call = isProperty ? extraction.receiver + name : callOfRegion(in: unit, layout)
            return [TextEdit(range: extraction.range, replacement: call)] + [sunk].compactMap { $0 }
        }
        let parameters = parametersInPlace
        let trails =
            parameters.last?.isClosure == true && parameters.filter(\.isClosure).count == 1
            && unit.mayTrail(at: extraction.range.lowerBound) && !isCommented(parameters.suffix(2), in: unit)
        let listed = trails ? parameters.dropLast() : parameters[...]
        let outer = unit.indentation(at: extraction.range.lowerBound)
        let breaks = listed.count > 1 && isLong(listed, trails, in: unit)
        let newline = breaks ? "\n" + outer + layout.indentation : ""
        var edits: [TextEdit] = []
        let braces =
            extraction.needsBraces ? ("{\n\(outer)\(layout.indentation)", "\n\(outer)}") : ("", "")
        var text = braces.0 + extraction.receiver + name + (trails && listed.isEmpty ? "" : "(")
        var start = extraction.range.lowerBound
        for (place, parameter) in parameters.enumerated() {
            if trails, place == parameters.count - 1 {
                text += place == 0 ? " " : (breaks ? "\n" + outer : "") + ") "
            } else {
                let comments = commentsLeft(within: start..<parameter.argument.lowerBound, of: unit)
                let remarks = unit.text(of: comments)
                let separator =
                    place == 0 ? newline : "," + (comments.isEmpty ? breaks ? newline : " " : " " + remarks)
                text += separator + (parameter.label.map { $0 + ": " } ?? "")
            }
            edits.append(TextEdit(range: start..<parameter.argument.lowerBound, replacement: text))
            start = parameter.argument.upperBound
            text = ""
        }
        if !trails { text += (breaks ? "\n" + outer : "") + ")" }
        edits.append(TextEdit(range: start..<extraction.range.upperBound, replacement: text + braces.1))
        return edits + extraction.argumentEdits + [sunk].compactMap { $0 }
    }

    /// A region is handed local names, values and steps: the last of these behind the call, if it is the only one.
    private func callOfRegion(in unit: SourceUnit, _ layout: Layout) -> String {
        func text(of parameter: Extraction.Parameter) -> String { parameter.text ?? unit.text(parameter.argument) }
        let steps = extraction.parameters.filter(\.isClosure)
        let listed = steps.count == 1 ? extraction.parameters.filter { !$0.isClosure } : extraction.parameters
        let trailing = steps.count == 1 ? " " + text(of: steps[0]) : ""
        let arguments = listed.map { ($0.label.map { $0 + ": " } ?? "") + text(of: $0) }
        if arguments.isEmpty, !trailing.isEmpty { return extraction.receiver + name + trailing }
        let line = unit.lineStart(of: extraction.range.lowerBound)..<extraction.range.lowerBound
        let head = extraction.receiver + name
        let link = extraction.role.title.count + 1
        return head
            + layout.list(
                arguments, outer: unit.indentation(at: extraction.range.lowerBound),
                besides: line.count + link + head.count) + trailing
    }

    /// How many columns the lines of closures move to the left, by the offsets of their starts: a closure that is handed
    /// over from deeper inside is as deep as its call, and its body a level deeper.
    func dedents(in unit: SourceUnit, _ layout: Layout) -> [Int: Int] {
        guard extraction.parameters.contains(where: \.isClosure) else { return [:] }
        let outer = unit.indentation(at: extraction.range.lowerBound)
        return joinedParameters(in: unit).filter(\.isClosure).reduce(into: [:]) { dedents, parameter in
            let inner = unit.indentation(at: parameter.argument.upperBound)
            guard inner.hasPrefix(outer), !unit.text(parameter.argument).contains("\"\"\"") else { return }
            let brace = unit.lineStart(of: parameter.argument.upperBound)
            var starts: [Int] = []
            var start = unit.lineEnd(of: parameter.argument.lowerBound)
            while start < brace {
                if !unit.isBlank(start..<unit.lineEnd(of: start)) { starts.append(start) }
                start = unit.lineEnd(of: start)
            }
            if brace > parameter.argument.lowerBound { dedents[brace] = inner.count - outer.count }
            let body = starts.map { unit.indentation(at: $0) }
            guard let least = body.min(by: { $0.count < $1.count }), body.allSatisfy({ $0.hasPrefix(least) }),
                least.hasPrefix(outer)
            else { return }
            let columns = least.count - outer.count - layout.indentation.count
            for start in starts where columns > 0 { dedents[start] = columns }
        }.filter { $0.value > 0 }
    }

    /// The parameters in the order of their arguments in the code.
    private var parametersInPlace: [Extraction.Parameter] {
        extraction.parameters.sorted { $0.argument.lowerBound < $1.argument.lowerBound }
    }

    /// Those whose arguments go up to the line of the call, or of another argument, with all that follow.
    private func joinedParameters(in unit: SourceUnit) -> [Extraction.Parameter] {
        let parameters = parametersInPlace
        let ends = [extraction.range.lowerBound] + parameters.map(\.argument.upperBound)
        return zip(ends, parameters).drop { !unit.text($0..<$1.argument.lowerBound).contains("\n") }.map(\.1)
    }

    /// A line comment stands before the last of two arguments.
    private func isCommented(_ parameters: ArraySlice<Extraction.Parameter>, in unit: SourceUnit) -> Bool {
        guard parameters.count == 2, let first = parameters.first, let last = parameters.last else { return false }
        return commentsLeft(within: first.argument.upperBound..<last.argument.lowerBound, of: unit)
            .contains(where: \.isLineComment)
    }

    /// The comments that don't leave with the code.
    private func commentsLeft(within range: Range<Int>, of unit: SourceUnit) -> [Comment] {
        let leaving = leavingCode
        return unit.comments(within: range).filter { !leaving.contains(unit.text($0.range)) }
    }

    /// The call on one line would be too long, with the link that it will go through.
    private func isLong(_ listed: ArraySlice<Extraction.Parameter>, _ trails: Bool, in unit: SourceUnit) -> Bool {
        let line = unit.lineStart(of: extraction.range.lowerBound)..<extraction.range.lowerBound
        let arguments = listed.map { ($0.label.map { $0.count + 2 } ?? 0) + $0.argument.count + 2 }.reduce(0, +)
        let isOneLine = listed.allSatisfy { !unit.text($0.argument).contains("\n") }
        let link = extraction.role.title.count + 1
        return isOneLine && line.count + link + name.count + arguments + (trails ? 25 : 0) > Layout.lineLength
    }

    private var code: String {
        if let regionCode { return regionCode }
        guard let dependency = extraction.dependency, let dependencyName else { return extraction.code }
        return extraction.code.replacing(dependency.expression, with: dependencyName)
    }

    /// The new member, at no indentation; nil if none is needed but the dependency's.
    func declaration(_ layout: Layout) -> String? {
        let code = self.code.indented(by: layout.indentation)
        switch extraction.form {
        case .dependency, .inPlace: return nil
        case .property(let type):
            let body = self.code.contains("\n") ? "\n\(code)\n" : " \(self.code) "
            return extraction.availability + "private var \(name): \(type) {\(body)}"
        case .method(let result, let effects):
            let end = effects + (result.map { " -> " + $0 } ?? "")
            let head = "private func \(name)"
            // What only stands for an inherited method is written as a requirement.
            let others = extraction.isInherited ? -"private ".count : " {".count
            let besides = layout.indentation.count + head.count + end.count + others
            return extraction.availability + head + layout.list(parameterTexts, outer: "", besides: besides)
                + "\(end) {\n\(code)\n}"
        }
    }
}

/// The new members, at the end of the class, under the section of their component.
private func generatedEdits(
    _ extractions: [Separation.NamedExtraction], _ controller: Controller, _ layout: Layout
) -> [SeparatingEdit] {
    let sections: [(role: Role, kinds: [Bool], title: String)] = [
        (.presenter, [false], ZIKViperSection.handleViewEvent.title),
        (.presenter, [true], ZIKViperSection.provideViewDataSource.title),
        (.view, [false], ZIKViperSection.updateView.title), (.view, [true], "Provide input"),
        (.wireframe, [true, false], ZIKViperSection.wireframe.title),
        (.interactor, [true, false], ZIKViperSection.businessUseCase.title),
    ]
    var known: Set<Extraction.Key> = []
    // At the end of the class a section that goes on stands before the new ones.
    let continued = sections.filter { endOfSection($0.title, in: controller) != nil }
    let added = sections.filter { endOfSection($0.title, in: controller) == nil }
    return (continued + added).flatMap { section in
        let members = section.kinds.flatMap { isProperty in
            extractions.filter { named in
                named.extraction.role == section.role && named.isInput == isProperty && named.isWritten
                    && known.insert(named.extraction.key).inserted
            }
        }
        let own = endOfSection(section.title, in: controller)
        let end =
            own ?? controller.homeUnit.lineStart(of: controller.declaration.memberBlock.rightBrace.range.lowerBound)
        let declarations = members.compactMap { named in named.declaration(layout).map { (named, $0) } }
        return declarations.enumerated().map { place, new in
            let (named, declaration) = new
            let mark = place == 0 && own == nil ? "// MARK: - \(section.title)\n\n" : ""
            let text = "\n" + (mark + declaration).indented(by: layout.indentation) + "\n"
            return SeparatingEdit(
                edit: TextEdit(range: end..<end, replacement: layout.withNewlines(text)),
                origin: named.extraction.range.lowerBound)
        }
    }
}

/// The properties that hold what the Interactor is made with, at the beginning of the class. Its initialiser takes them in
/// this order, which is that of their names: whoever calls it needn't care which body asks first.
private func dependencyEdits(
    _ extractions: [Separation.NamedExtraction], _ controller: Controller, _ layout: Layout
) -> [SeparatingEdit] {
    var known: Set<String> = []
    let start = controller.homeUnit.lineEnd(of: controller.declaration.memberBlock.leftBrace.range.lowerBound)
    let holders = extractions.compactMap { named in named.dependencyName.map { (name: $0, named: named) } }
    return holders.sorted { $0.name < $1.name }.compactMap { name, named in
        guard let dependency = named.extraction.dependency, known.insert(name).inserted else { return nil }
        let text = """
            // viper-split: interactor
            private let \(name): \(dependency.type) = \(dependency.value)

            """
        return SeparatingEdit(
            edit: TextEdit(
                range: start..<start, replacement: layout.withNewlines(text.indented(by: layout.indentation))),
            origin: named.extraction.range.lowerBound)
    }
}

/// The UTF-8 offset behind the last member of a section in the class's file, if it has members.
private func endOfSection(_ title: String, in controller: Controller) -> Int? {
    func isIt(_ section: Section?) -> Bool { section.map { normalizedTitle($0.title) } == normalizedTitle(title) }
    let bodies = controller.bodies.filter { $0.unit == controller.home && $0.conformances.isEmpty || !$0.isExtension }
    let sections = bodies.flatMap { body in
        body.marks.filter { isIt($0.section) }.map(\.members)
            + (isIt(body.section) && body.marks.isEmpty ? [body.members] : [])
    }
    let last = sections.last { !$0.isEmpty }?.last.map { controller.members[$0] }
    return last.flatMap { $0.sharesLine ? nil : $0.extent.upperBound }
}

extension String {
    /// Every line that isn't empty moved to the right.
    fileprivate func indented(by indentation: String) -> String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : indentation + $0 }
            .joined(separator: "\n")
    }
}

extension SourceUnit {
    /// A call at a place, as UTF-8 offset, may have a closure behind its parentheses: in a condition a brace begins the body.
    fileprivate func mayTrail(at offset: Int) -> Bool {
        guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return true }
        let ends: [SyntaxKind] = [.codeBlockItem, .closureExpr, .labeledExpr, .tupleExpr, .arrayElement]
        let around = sequence(first: Syntax(token), next: \.parent).prefix { !ends.contains($0.kind) }
        return !around.contains { part in
            part.is(ConditionElementSyntax.self)
                || part.parent?.as(SwitchExprSyntax.self).map { Syntax($0.subject).id == part.id } == true
                || part.parent?.as(ForStmtSyntax.self).map { Syntax($0.sequence).id == part.id } == true
        }
    }
}
