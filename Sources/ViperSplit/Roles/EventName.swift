import SwiftSyntax

/// What a callback is called where somebody else is told of it: `didSelectRow(at:)` for `tableView(_:didSelectRowAt:)`.
struct EventName {
    let name: String
    /// The labels of the parameters that are kept.
    let labels: [String?]

    /// The event that is told with the second parameter, if there is one.
    init(_ member: Member) {
        self.init(member, keeping: (member.function?.parameterLabels.count ?? 0) > 1 ? [1] : [])
    }

    /// - Parameter kept: the places of the parameters that the event is told with.
    init(_ member: Member, keeping kept: [Int]) {
        let parameters = (member.function?.signature.parameterClause.parameters).map { Array($0) } ?? []
        let labels = member.function?.parameterLabels ?? []
        // A delegate method says what happened in the label of its second parameter.
        guard kept.first != 0, parameters.count > 1, labels[0] == nil, let label = labels[1],
            member.isDelegateCallback || isNamedAfter(parameters[0].type, member.name)
        else {
            name = member.writtenName
            self.labels = kept.map { labels[$0] }
            return
        }
        let (event, preposition) = splitPreposition(label)
        // `layoutFor` alone doesn't say the layout of what.
        let isOneWord = kept.isEmpty && event.allSatisfy(\.isLowercase)
        name = isOneWord ? member.writtenName + event.capitalizedFirst : event
        self.labels = kept.map { $0 == 1 ? preposition : labels[$0] }
    }
}

/// `floatingPanel(_: FloatingPanelController, ...)`: delegates of other frameworks are called as UIKit's are.
private func isNamedAfter(_ type: TypeSyntax, _ name: String) -> Bool {
    type.unwrapped.trimmedText.lowercasedFirst.hasPrefix(name)
}

/// `didSelectRowAt` as `didSelectRow` and `at`.
private func splitPreposition(_ label: String) -> (name: String, preposition: String?) {
    for preposition in ["At", "For", "With", "In", "Of", "From", "To"] where label.hasSuffix(preposition) {
        return (String(label.dropLast(preposition.count)), preposition.lowercased())
    }
    return (label, nil)
}
