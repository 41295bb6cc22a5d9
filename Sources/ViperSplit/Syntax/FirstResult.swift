extension Sequence {
    /// The first result that isn't nil. A lazy `compactMap(_:).first` evaluates every step twice, which doubles with every
    /// level of a recursion.
    func firstResult<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
        for element in self {
            if let result = try transform(element) { return result }
        }
        return nil
    }
}
