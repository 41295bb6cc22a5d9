import SwiftSyntax

extension Extraction {
    /// The UTF-8 offset in the original of a name in code that was taken out of it: as many of the same stand before it.
    func origin(of place: SourcePlace, in generated: Member, from host: Member) -> Int? {
        let body = generated.function?.body?.range ?? generated.declRange
        // What stands before the body wasn't taken out of anything.
        guard generated.unit == place.unit, body.contains(place.offset),
            let token = generated.decl.token(at: AbsolutePosition(utf8Offset: place.offset))
        else { return nil }
        func namesakes(_ decl: DeclSyntax, in range: Range<Int>) -> [Int] {
            decl.tokens(viewMode: .sourceAccurate).filter { $0.text == token.text }.map(\.range.lowerBound)
                .filter(range.contains)
        }
        let before = namesakes(generated.decl, in: body.lowerBound..<token.range.lowerBound).count
        let found = namesakes(host.decl, in: range)
        return found.dropFirst(before).first ?? found.last
    }
}
