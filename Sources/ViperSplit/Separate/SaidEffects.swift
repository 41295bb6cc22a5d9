import SwiftSyntax

extension HostCode {
    /// The signature of what leaves says all that its caller has to mark: code may suspend in an `async` function only, and throw
    /// in one that `throws`.
    func saysItsEffects(_ extraction: Extraction) -> Bool {
        guard isMarked, let said = extraction.form.marks else { return true }
        let staying = extraction.parameters.map(\.argument)
        return extraction.nodes(in: self).allSatisfy { node in
            said.isSuperset(of: semantics.effectMarks(of: node, besides: staying))
        }
    }
}

extension Extraction {
    /// The expression or the statements that leave.
    func nodes(in code: HostCode) -> [Syntax] {
        let body = code.member.separableCode
        return [range, sunk].compactMap { $0 }.flatMap { range in
            body?.node(at: range).map { [$0] } ?? body?.statements(in: range) ?? []
        }
    }
}

extension Extraction.Form {
    /// The effects that the signature says; nil if there is none, and the code stays where it was.
    fileprivate var marks: EffectMarks? {
        switch self {
        case .method(_, let effects):
            let words = effects.split(separator: " ")
            let isThrowing = words.contains { $0.hasPrefix("throws") || $0 == "rethrows" }
            return EffectMarks(words.contains("async") ? [.suspends] : []).union(isThrowing ? .throws : [])
        case .property: return []
        case .dependency, .inPlace: return nil
        }
    }
}

extension Syntax {
    /// The statements of one list that are in a range of UTF-8 offsets.
    fileprivate func statements(in range: Range<Int>) -> [Syntax] {
        guard let first = token(at: AbsolutePosition(utf8Offset: range.lowerBound)) else { return [] }
        let list = sequence(first: Syntax(first), next: \.parent).firstResult { node in
            node.as(CodeBlockItemListSyntax.self).flatMap { $0.range.upperBound >= range.upperBound ? $0 : nil }
        }
        return list.map { $0.filter { range.contains($0.range.lowerBound) }.map { Syntax($0) } } ?? []
    }
}
