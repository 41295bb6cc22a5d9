import SwiftSyntax

/// Answers by node. A question that leads back to itself has none, and what was answered on the way isn't kept.
final class Answers<Answer> {
    private var answers: [SyntaxIdentifier: Answer?] = [:]
    private var pending: Set<SyntaxIdentifier> = []
    /// How many questions have led back to one that was pending.
    private var circles = 0

    /// The answer to a question about a node, from memory if it was asked before.
    ///
    /// - Parameter isKept: the answer holds for good.
    /// - Returns: nil if the question led back to itself.
    func answer(to node: SyntaxIdentifier, isKept: Bool, _ ask: () -> Answer?) -> Answer? {
        if let known = answers[node] { return known }
        guard pending.insert(node).inserted else {
            circles += 1
            return nil
        }
        let before = circles
        let answer = ask()
        pending.remove(node)
        if isKept, circles == before || pending.isEmpty { answers[node] = .some(answer) }
        return answer
    }
}
