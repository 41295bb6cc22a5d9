/// The words of a refusal: what stands in the way, and what the developer can do about it.
struct Wording: Hashable, Sendable {
    let rule: Rule
    /// Lower case, no full stop; goes on where "`name` stays in the View:" ends.
    let reason: String
    let advice: String

    init(_ rule: Rule, _ reason: String, advice: String) {
        self.rule = rule
        self.reason = reason
        self.advice = advice
    }

    /// The reason with the line of the code that it speaks of.
    ///
    /// - Parameter line: nil where it is about the member as a whole, at whose first line the finding stands.
    func reason(line: Int?) -> String { line.map { "\(reason) (line \($0))" } ?? reason }
}
