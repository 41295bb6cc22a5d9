import SwiftSyntax

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
