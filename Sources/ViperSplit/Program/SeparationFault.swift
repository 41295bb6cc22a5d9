/// A difference that separation has made.
struct SeparationFault: Equatable {
    /// The member of the original whose code isn't the same any more, if it is one's.
    let member: Member.ID?
    let message: String
}
