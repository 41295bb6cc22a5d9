/// The section that governs a member: what the developer said of it by a mark, a banner or a conformance.
struct Section: Hashable {
    /// What the section says of its members' role.
    enum Claim: Hashable {
        /// A section or banner of ZIKViper's refactoring steps: what the developer asked for.
        case strong(Role)
        /// A title that hints at a role, as titles of real controllers do.
        case weak(Role)
        /// A title that says nothing of the role.
        case none

        /// What the developer asked for.
        var isStrong: Bool {
            if case .strong = self { return true }
            return false
        }
    }

    /// The title as it was written; empty for a bare separator.
    let title: String
    /// The section of ZIKViper's that has the title, or that it is a part of; nil for any other.
    let zikViper: ZIKViperSection?
    /// The section of ZIKViper's that it is a part of, by its index in `Controller.sections`.
    let whole: Int?
    let claim: Claim
    /// The mark's comment, or nil where the section is an extension's conformance.
    let mark: Mark?
    /// The index in `Controller.sections`.
    let id: Int

    init(title: String, claim: Claim, mark: Mark?, id: Int) {
        self.title = title
        zikViper = ZIKViperSection(title: title)
        whole = nil
        self.claim = claim
        self.mark = mark
        self.id = id
    }

    /// A part of a section of ZIKViper's: it says of its members what the whole says.
    init(title: String, partOf whole: Section, mark: Mark, id: Int) {
        self.title = title
        zikViper = whole.zikViper
        self.whole = whole.id
        claim = whole.claim
        self.mark = mark
        self.id = id
    }
}
