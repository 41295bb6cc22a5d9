import SwiftSyntax

/// What is known of the app's functions from their bodies: what each does itself, and those that it calls.
///
/// `Code` is a piece of the app's code that runs: a declaration, or a part of one.
struct Contributions<Code: Hashable, Value: SetAlgebra> {
    var own: Value = []
    var called: [Code] = []

    mutating func add(_ other: Contributions) {
        own.formUnion(other.own)
        called += other.called
    }
}

extension Semantics {
    /// The union of what a piece of code does and what all that it calls in turn does: one fixpoint per circle of calls.
    ///
    /// - Parameters:
    ///   - known: the summaries that were asked for before.
    ///   - everything: a value to which nothing can be added.
    ///   - contributions: what a piece of code does by itself.
    func summary<Code: Hashable, Value: SetAlgebra>(
        of code: Code, _ known: ReferenceWritableKeyPath<Semantics, [Code: Value]>, everything: Value,
        code contributions: (Code) -> Contributions<Code, Value>
    ) -> Value {
        if let value = self[keyPath: known][code] { return value }
        var found: [Code: Value] = [:]
        var callees: [Code: [Code]] = [:]
        var pending = [code]
        while let next = pending.popLast() {
            guard found[next] == nil else { continue }
            if let value = self[keyPath: known][next] {
                found[next] = value
                continue
            }
            let contributions = contributions(next)
            found[next] = contributions.own
            guard contributions.own != everything else { continue }
            callees[next] = contributions.called
            pending += contributions.called
        }
        var isSettled = false
        while !isSettled {
            isSettled = true
            for (caller, called) in callees {
                let all = called.reduce(into: found[caller] ?? []) { $0.formUnion(found[$1] ?? []) }
                if all != found[caller] { (found[caller], isSettled) = (all, false) }
            }
        }
        self[keyPath: known].merge(found) { $1 }
        return found[code] ?? everything
    }
}
