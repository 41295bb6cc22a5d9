import SwiftSyntax

/// Whether what was taken out of bodies goes where it was to go.
extension SplitPlan {
    /// The members that stand for it.
    func generated(_ named: Separation.NamedExtraction) -> [Member] {
        controller.members(named: named.name).filter { $0.fullName == named.fullName }
    }

    /// - Parameter original: the controller that it was taken out of.
    func hasTaken(_ generated: [Member], _ named: Separation.NamedExtraction, of original: Controller) -> Bool {
        generated.count == 1 && owners[generated[0].id] == named.extraction.role
            && hasHolder(of: named.extraction, of: original) && !presenterHasName(of: named)
    }

    /// The property that the code goes through, if there is one, is of the same component.
    func hasHolder(of extraction: Extraction, of original: Controller) -> Bool {
        let holder = extraction.holder.flatMap { controller.id(of: $0, in: original) }
        return holder.map { owners[$0] == extraction.role } ?? true
    }

    /// What the Presenter does for a body has the name of that, and the Presenter needs it for whoever asks for the body, or has the
    /// body itself.
    private func presenterHasName(of named: Separation.NamedExtraction) -> Bool {
        named.extraction.role == .presenter
            && controller.members.contains { member in
                member.fullName == named.plainFullName
                    && (owners[member.id] == .presenter
                        || contracts.forwarders[.presenter, default: [:]][member.id] != nil)
            }
    }
}

extension Extraction {
    /// The UTF-8 offset in the original of a name in code that was taken out of it: as many of the same stand before it.
    func origin(of place: SourcePlace, in generated: Member, from host: Member) -> Int? {
        let body = generated.function?.body?.range ?? generated.declRange
        // What stands before the body wasn't taken out of anything.
        guard generated.unit == place.unit, body.contains(place.separated),
            let token = generated.decl.token(at: AbsolutePosition(utf8Offset: place.separated))
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
