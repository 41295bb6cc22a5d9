import SwiftSyntax

/// A closure of code that leaves, which has `self` as a closure around that code catches it: weakly or unowned. In a method of
/// its own it has to say so itself, or it would hold whose method that is.
///
/// ## Before
/// ```swift
/// checker.check { [weak self] _ in
///     alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self?.close() })
/// }
/// ```
/// ## After
/// ```swift
/// alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.close() })
/// ```
struct InheritedCapture {
    let closure: ClosureExprSyntax
    /// `weak` or `unowned`.
    private let specifier: String

    fileprivate init?(_ closure: ClosureExprSyntax, _ binding: SelfBinding) {
        switch binding.strength {
        case .strong: return nil
        case .weak: specifier = "weak"
        case .unowned: specifier = "unowned"
        }
        self.closure = closure
    }

    /// What is written into the closure's head.
    var edit: TextEdit {
        guard let signature = closure.signature else {
            return insertion(" [\(specifier) self] in", at: closure.leftBrace.range.upperBound)
        }
        if let list = signature.capture {
            return insertion("\(specifier) self, ", at: list.leftSquare.range.upperBound)
        }
        let start = signature.parameterClause?.range.lowerBound ?? signature.inKeyword.range.lowerBound
        return insertion("[\(specifier) self] ", at: start)
    }

    private func insertion(_ text: String, at offset: Int) -> TextEdit {
        TextEdit(range: offset..<offset, replacement: text)
    }
}

extension HostCode {
    /// The outermost of the closures in a range that may be kept and have `self` by its name from outside of the range.
    ///
    /// - Parameter edits: what is replaced anyway.
    func inheritedCaptures(in range: Range<Int>, besides edits: [TextEdit]) -> [InheritedCapture] {
        let uses =
            references(in: range).compactMap { reference in reference.receiver.map { (reference.node, $0) } }
            + unwrapsOfSelf.filter { range.contains($0.place) }.compactMap { unwrap in
                node(at: unwrap.place).map { ($0, unwrap.binding) }
            }
            + capturesOfSelf(in: range).compactMap { capture in
                // What a closure catches is evaluated around it.
                enclosingClosures(of: Syntax(capture)).last?.parent.map {
                    ($0, controller.scopes.selfBinding(at: Syntax(capture)))
                }
            }
        return uses.reduce(into: []) { captures, use in
            let (node, binding) = use
            guard let position = binding.binding, !range.contains(position), isCalledSelf(at: position),
                !edits.contains(where: { $0.range.contains(node.range.lowerBound) }),
                let closure = enclosingClosures(of: node).first(where: {
                    range.contains($0.range.lowerBound) && semantics.mayEscape($0)
                }), !captures.contains(where: { $0.closure.id == closure.id }),
                let capture = InheritedCapture(closure, binding)
            else { return }
            captures.append(capture)
        }
    }

    /// Where closures in a range catch `self`.
    func capturesOfSelf(in range: Range<Int>) -> [ClosureCaptureSyntax] {
        capturesOfSelf.filter { range.contains($0.range.lowerBound) }
    }

    private func isCalledSelf(at offset: Int) -> Bool {
        member.decl.token(at: AbsolutePosition(utf8Offset: offset))?.tokenKind == .keyword(.self)
    }

    private func node(at offset: Int) -> Syntax? {
        member.decl.token(at: AbsolutePosition(utf8Offset: offset))?.parent
    }
}

extension HostCode {
    /// The edit that leaves `self` out of the capture list of a closure which leaves, where the caller hands over all that the
    /// closure read of it.
    ///
    /// ## Before
    /// ```swift
    /// alert.addTextField { [weak self] field in field.text = self?.nameField.text }
    /// ```
    /// ## After
    /// ```swift
    /// alert.addTextField { field in field.text = text }
    /// ```
    ///
    /// - Parameter handed: what stands for the values that are handed over.
    /// - Returns: nil if the list doesn't name `self`, or something still reads it.
    func edit(leavingSelfOutOf closure: ClosureExprSyntax, handed: [TextEdit]) -> TextEdit? {
        guard let signature = closure.signature, let list = signature.capture,
            let caught = list.items.first(where: { $0.name.tokenKind == .keyword(.self) })
        else { return nil }
        let isRead = references(in: closure.statements.range).contains { reference in
            reference.receiver?.binding == caught.name.range.lowerBound
                && !handed.contains { $0.range.contains(reference.range.lowerBound) }
        }
        // `guard let self else { return }`
        let isUnwrapped = unwrapsOfSelf.contains { unwrap in
            closure.statements.range.contains(unwrap.place)
                && unwrap.binding.binding == caught.name.range.lowerBound
        }
        if isRead || isUnwrapped { return nil }
        let others = list.items.lazy.filter { $0.id != caught.id }.map {
            $0.with(\.trailingComma, nil).trimmedText
        }
        if !others.isEmpty {
            return TextEdit(range: list.range, replacement: "[\(others.joined(separator: ", "))]")
        }
        guard let next = list.rightSquare.nextToken(viewMode: .sourceAccurate) else { return nil }
        if signature.attributes.isEmpty, next.id == signature.inKeyword.id {
            let start = closure.leftBrace.range.upperBound
            return TextEdit(range: start..<signature.inKeyword.range.upperBound, replacement: "")
        }
        return TextEdit(range: list.range.lowerBound..<next.range.lowerBound, replacement: "")
    }
}
