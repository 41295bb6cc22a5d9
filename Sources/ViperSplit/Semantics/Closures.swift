import SwiftSyntax

/// Whether a closure may still run, or be held, after the call that takes it has returned.
///
/// Only what is known not to keep its closure counts as non-escaping.
func mayEscape(_ closure: ClosureExprSyntax, in controller: Controller) -> Bool {
    guard let call = callTaking(closure) else { return true }
    if call.calledExpression.id == ExprSyntax(closure).id { return false }
    let callee = call.calledExpression
    if let access = callee.as(MemberAccessExprSyntax.self) {
        let name = access.declName.baseName.identifierText
        if nonEscapingMethods.contains(name) { return isStream(call) }
        // Of queues; what an app synchronises may take its time.
        if name == "sync", access.base?.trimmedDescription.lowercased().contains("queue") == true { return false }
        guard access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" else { return true }
        return mayKeepClosures(name, in: controller)
    }
    guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return true }
    return !nonEscapingFunctions.contains(name)
        && mayKeepClosures(name, in: controller)
}

/// Whether a closure is handed to something that runs it off the main thread.
///
/// A constant may be named there whatever isolates it; a link to another component may not.
func runsElsewhere(_ closure: ClosureExprSyntax) -> Bool {
    guard let access = callTaking(closure)?.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    let dispatching: Set = [
        "addOperation", "async", "asyncAfter", "concurrentPerform", "detached", "notify", "schedule",
    ]
    return dispatching.contains(access.declName.baseName.text)
        && access.base?.tokens(viewMode: .sourceAccurate).contains { $0.text == "main" } != true
}

/// The call that a closure is the callee or an argument of.
private func callTaking(_ closure: ClosureExprSyntax) -> FunctionCallExprSyntax? {
    guard let parent = closure.parent else { return nil }
    if let call = parent.as(FunctionCallExprSyntax.self) { return call }
    if parent.is(LabeledExprSyntax.self) || parent.is(MultipleTrailingClosureElementSyntax.self) {
        return parent.parent?.parent?.as(FunctionCallExprSyntax.self)
    }
    return nil
}

private func mayKeepClosures(_ name: String, in controller: Controller) -> Bool {
    let functions = controller.members(named: name).compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    guard !functions.isEmpty else { return true }
    return functions.contains { function in
        function.signature.parameterClause.parameters.contains { parameter in
            !parameter.type.is(FunctionTypeSyntax.self) && parameter.type.mayBeFunction
        }
    }
}

/// `map` and `filter` of a publisher or an observable keep their closures, unlike those of a collection.
private func isStream(_ call: FunctionCallExprSyntax) -> Bool {
    let statement =
        sequence(first: Syntax(call), next: \.parent).first { $0.is(CodeBlockItemSyntax.self) } ?? Syntax(call)
    let operators: Set = [
        "sink", "subscribe", "assign", "eraseToAnyPublisher", "store", "bind", "drive", "disposed", "publisher",
    ]
    return statement.tokens(viewMode: .sourceAccurate).contains { operators.contains($0.text) }
}

private let nonEscapingFunctions: Set<String> = [
    "autoreleasepool", "withCheckedContinuation", "withCheckedThrowingContinuation", "withExtendedLifetime",
    "withTaskGroup",
    "withThrowingTaskGroup", "withUnsafeContinuation", "withUnsafeThrowingContinuation", "withoutActuallyEscaping",
]

private let nonEscapingMethods: Set<String> = [
    "allSatisfy", "compactMap", "compactMapValues", "contains", "drop", "elementsEqual", "enumerateObjects", "filter",
    "first",
    "firstIndex", "flatMap", "forEach", "last", "lastIndex", "map", "mapValues", "max", "merge", "merging", "min",
    "partition",
    "performAndWait", "performWithoutAnimation", "prefix", "reduce", "removeAll", "sort", "sorted", "split",
    "withLock",
    "withUnsafeBufferPointer", "withUnsafeBytes", "withUnsafeMutableBytes",
]

extension Member {
    /// The closures of the member's code that hold `self` strongly and may outlive the call.
    func closuresHoldingSelf(_ references: [Reference], in controller: Controller) -> [ClosureExprSyntax] {
        var found: [Int: ClosureExprSyntax] = [:]
        for reference in references {
            guard let receiver = reference.receiver, receiver.strength == .strong else { continue }
            for closure in enclosingClosures(of: reference.node)
            where receiver.strongClosures.contains(closure.range.lowerBound) && mayEscape(closure, in: controller) {
                found[closure.range.lowerBound] = closure
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The code suspends somewhere.
    var awaits: Bool { decl.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.await) } }
}
