import SwiftSyntax

/// The code of a region, with what leaves it in turn.
struct RegionText {
    let code: HostCode
    let range: Range<Int>

    /// - Parameter edits: what is done to the code inside, in offsets of the file.
    func text(with edits: [TextEdit]) -> String? { code.extracted(range, edits) }

    /// What leaves a region is called from there: where nothing in it binds `self` anew, by its name alone.
    ///
    /// - Returns: nil if it is reached by a name that the region doesn't have.
    func placed(_ extraction: Extraction) -> Extraction? {
        guard let node = code.member.separableCode?.node(at: extraction.range) ?? node(at: extraction.range.lowerBound)
        else { return nil }
        let inner = enclosingClosures(of: node).filter { range.contains($0.range.lowerBound) }
        let binding = code.controller.scopes.selfBinding(at: node).binding
        let isBoundInside = binding.map(range.contains) == true
        if isBoundInside { return extraction }
        guard ["", "self.", "self?."].contains(extraction.receiver) else { return nil }
        return extraction.received(by: inner.isEmpty ? "" : "self.")
    }

    private func node(at offset: Int) -> Syntax? {
        code.member.decl.token(at: AbsolutePosition(utf8Offset: offset))?.parent
    }
}
