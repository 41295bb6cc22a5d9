import SwiftSyntax

/// What is known of the app's functions from their bodies: what each does itself, and those that it calls.
struct Contributions<Value: SetAlgebra> {
    var own: Value = []
    /// The declarations of the app whose code runs.
    var called: [DeclSyntax] = []

    mutating func add(_ other: Contributions) {
        own.formUnion(other.own)
        called += other.called
    }
}

extension Semantics {
    /// The union of what a declaration does and what all that it calls in turn does: one fixpoint per circle of calls.
    ///
    /// - Parameters:
    ///   - known: the summaries that were asked for before.
    ///   - everything: a value to which nothing can be added.
    ///   - code: what a declaration's code does by itself.
    func summary<Value: SetAlgebra>(
        of decl: DeclSyntax, _ known: ReferenceWritableKeyPath<Semantics, [SyntaxIdentifier: Value]>,
        everything: Value, code: (DeclSyntax) -> Contributions<Value>
    ) -> Value {
        if let value = self[keyPath: known][decl.id] { return value }
        var found: [SyntaxIdentifier: Value] = [:]
        var callees: [SyntaxIdentifier: [SyntaxIdentifier]] = [:]
        var pending = [decl]
        while let next = pending.popLast() {
            guard found[next.id] == nil else { continue }
            if let value = self[keyPath: known][next.id] {
                found[next.id] = value
                continue
            }
            let code = code(next)
            found[next.id] = code.own
            guard code.own != everything else { continue }
            callees[next.id] = code.called.map(\.id)
            pending += code.called
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
        return found[decl.id] ?? everything
    }
}
