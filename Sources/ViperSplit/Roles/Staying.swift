/// Why a member isn't where it was asked to go.
struct Staying: Hashable {
    /// The rule's name in findings.
    let rule: String
    /// Goes on where "`name` stays in the View:" ends, and tells the line in the given file.
    let reason: String
    /// What the developer can do about it.
    let advice: String
}
