/// A place in the files as they were given, whatever separation has written into them since.
struct SourcePlace: Hashable, Sendable {
    /// The index of the file among the given ones.
    let unit: Int
    /// In UTF-8 code units.
    let offset: Int
}
