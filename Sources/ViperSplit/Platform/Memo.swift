import Foundation

/// Answers that are kept, whoever asks from whatever thread.
final class Memo<Question: Hashable & Sendable, Answer>: @unchecked Sendable {
    // What is kept never changes, and the lock guards the dictionary.
    private var answers: [Question: Answer] = [:]
    private let lock = NSLock()

    /// The answer, which is made if nobody has asked before.
    ///
    /// - Parameter make: called without the lock, so it may ask in turn; of two answers that are made at the same time, the
    ///   first stays.
    func answer(to question: Question, make: () -> Answer) -> Answer {
        if let known = lock.withLock({ answers[question] }) { return known }
        let made = make()
        return lock.withLock {
            let kept = answers[question] ?? made
            answers[question] = kept
            return kept
        }
    }
}
