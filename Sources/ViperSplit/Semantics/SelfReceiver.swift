import SwiftSyntax

/// What code that names nothing of the controller would have to write before one of its members.
///
/// - Parameter references: those of the member that the code belongs to.
/// - Returns: nil if the code runs without `self`, or if a closure would come to hold it.
func selfReceiver(at node: Syntax, _ references: [Reference], in controller: Controller) -> String? {
    let closures = enclosingClosures(of: node).filter { mayEscape($0, in: controller) }
    guard let innermost = closures.last else { return "" }
    let binding = SelfBinding(of: "self", at: node)
    guard binding.strength == .strong else { return nil }
    let isHeld = references.contains {
        innermost.range.contains($0.range.lowerBound) && $0.receiver?.strength == .strong
    }
    return binding.binding != nil || isHeld ? "self." : nil
}
