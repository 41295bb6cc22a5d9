import SwiftSyntax

/// The code of a region, with what leaves it in turn.
struct RegionText {
    let code: HostCode
    let range: Range<Int>
    /// The names of the method's parameters.
    var parameters: [String] = []
    /// What stands in the code for what it is handed, in offsets of the file.
    var handed: [TextEdit] = []

    /// - Parameter edits: what is done to the code inside besides, in offsets of the file.
    func text(with edits: [TextEdit]) -> String? {
        code.extracted(range, (handed + edits).sorted(), hiding: parameters, handed: handed)
    }

    /// What leaves a region is called from there: where nothing in it binds `self` anew, by its name alone.
    ///
    /// - Returns: nil if it is reached by no name of the view controller's.
    func placed(_ extraction: Extraction) -> Extraction? {
        guard let node = code.member.separableCode?.node(at: extraction.range) ?? node(at: extraction.range.lowerBound)
        else { return nil }
        let inner = enclosingClosures(of: node).filter { range.contains($0.range.lowerBound) }
        let name = String(extraction.receiver.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        guard ["", name + ".", name + "?."].contains(extraction.receiver) else { return nil }
        let binding = code.controller.scopes.selfBinding(of: name.isEmpty ? "self" : name, at: node).binding
        let isBoundInside = binding.map(range.contains) == true
        let isCaughtInside = code.inheritedCaptures(in: range, besides: handed).contains {
            $0.closure.range.contains(extraction.range.lowerBound)
        }
        if isBoundInside || isCaughtInside { return extraction }
        return extraction.received(by: inner.isEmpty ? "" : "self.")
    }

    /// New members of the View stand in the class's own file, which doesn't know what another has for itself.
    var isVisibleInClass: Bool {
        let controller = code.controller
        guard code.member.unit != controller.home else { return true }
        return code.references(in: range).allSatisfy { reference in
            if case .fileScope = reference.target { return false }
            return reference.memberIDs.map { controller.members[$0] }.allSatisfy {
                $0.unit == controller.home || $0.modifiers.access.crossesFiles
            }
        }
    }

    private func node(at offset: Int) -> Syntax? {
        code.member.decl.token(at: AbsolutePosition(utf8Offset: offset))?.parent
    }
}
