/// Says where a split would put every method and property of a view controller of some files.
///
/// - Throws: `SplitError` when a split couldn't start.
public func planDocument(
    _ files: [SourceFile], options: SplitOptions, findsChanges: Bool = true
) throws(SplitError) -> PlanDocument? {
    try planDocument(GivenController(files, options: options), options: options, findsChanges: findsChanges)
}

/// Says where a split would put every method and property of the view controller, what would leave their bodies, and which
/// changes would let more leave.
///
/// - Parameters:
///   - options: those that it was read with.
///   - findsChanges: the changes are looked for, too; that makes a plan for each.
/// - Returns: the plan; nil if the controller is split already.
/// - Throws: `SplitError` when a split couldn't start.
public func planDocument(
    _ given: GivenController, options: SplitOptions, findsChanges: Bool = true
) throws(SplitError) -> PlanDocument? {
    try Planner(given, options)?.document(findsChanges: findsChanges)
}
