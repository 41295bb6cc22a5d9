import Foundation

/// A line at a terminal that says how many of several things are done.
final class ProgressBar: @unchecked Sendable {
    // The lock guards the count and the line.
    private var done = 0
    private let count: Int
    private let isShown: Bool
    private let lock = NSLock()

    init(of count: Int, isShown: Bool) { (self.count, self.isShown) = (count, isShown) }

    /// One more is done, on whatever thread.
    func advance() {
        guard isShown else { return }
        lock.withLock {
            done += 1
            show("\r" + progressLine(done, of: count))
        }
    }

    /// Takes the line away.
    func clear() {
        if isShown { show("\r\u{1B}[K") }
    }

    private func show(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}

/// `[#####---------------] 5 of 20`
func progressLine(_ done: Int, of count: Int) -> String {
    let full = count == 0 ? 20 : done * 20 / count
    return "[" + String(repeating: "#", count: full) + String(repeating: "-", count: 20 - full)
        + "] \(done) of \(count)"
}
