extension String {
    /// The text with spaces after it up to the width.
    func padding(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
