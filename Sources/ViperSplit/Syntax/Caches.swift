import Foundation
import SwiftSyntax

/// Values that were made not long ago. All are forgotten whenever their keys cost more than the limit together.
final class Remembered<Question: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    private let limit: Int
    private let lock = NSLock()
    private var values: [Question: Value] = [:]
    private var cost = 0

    init(limit: Int) { self.limit = limit }

    func value<Failure: Error>(
        for key: Question, cost keyCost: Int = 1, make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        if let known = lock.withLock({ values[key] }) { return known }
        let value = try make()
        lock.withLock {
            cost += keyCost
            if cost > limit { (values, cost) = ([:], keyCost) }
            values[key] = value
        }
        return value
    }
}

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

/// A value that is made when it is first asked for, by whatever thread.
final class Once<Value>: @unchecked Sendable {
    // The lock guards the value, which never changes once it is there.
    private var value: Value?
    private let lock = NSLock()

    var isMade: Bool { lock.withLock { value != nil } }

    /// - Parameter make: called with the lock, so it may not ask for this value in turn.
    func value(make: () -> Value) -> Value {
        lock.withLock {
            if let value { return value }
            let made = make()
            value = made
            return made
        }
    }
}

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
