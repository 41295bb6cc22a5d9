/// Says where a split would put every method and property of the view controller, what would leave their bodies, and which
/// changes would let more leave.
///
/// - Parameter findsChanges: the changes are looked for, too; that makes a plan for each.
/// - Returns: the plan; nil if the controller is split already.
/// - Throws: `SplitError` when a split couldn't start.
public func planDocument(
    _ files: [SourceFile], options: SplitOptions, findsChanges: Bool = true
) throws(SplitError) -> PlanDocument? {
    try Planner(GivenController(files, options: options), options)?.document(findsChanges: findsChanges)
}
