import SwiftSyntax

/// Plans the split of a controller after separating its mixed bodies (design, 5).
///
/// Separation is only worth its while if the split moves what was taken out. So the plan decides: a body that can't leave
/// the View is separated as the View's, what was taken out and can't move is put back, and the plan is made anew. A body
/// that separation would change is left whole, with a finding. A round takes something back, or asks for what no round
/// before has asked for, so this ends.
///
/// - Parameter check: tells what separation has changed.
func planSeparated(
    _ given: AnalysedController, style: Style, moduleName: String, wishes: Wishes = Wishes(),
    checking check: (Controller, Controller, AppContext) -> [SeparationFault]
) -> SplitPlan {
    let given = given.deciding(wishes.roles)
    let (controller, context, analysis) = (given.controller, given.context, given.analysis)
    let classification = classify(controller, analysis, plan: wishes.roles, hasFormatter: style.hasFormatter)
    var rounds = SeparationRounds(given, classification, wishes)
    rounds.mayAsk = !style.viewSeesModels
    while true {
        rounds.count += 1
        let found = rounds.find()
        if found.isEmpty {
            if rounds.leaveViews() { continue }
            var plan = SplitPlan(
                controller, analysis, context: context, style: style, moduleName: moduleName, wishes: wishes,
                known: rounds.roles(in: controller).filter { rounds.namingUI.contains($0.key) })
            if rounds.drawAlong(plan) || rounds.takeInWorkers(of: plan)
                || rounds.tryRegions(of: plan, besides: found) || rounds.askForValues(of: plan)
            {
                continue
            }
            plan.leftWhole = rounds.leftWhole(in: controller)
            plan.rounds = rounds.count
            return plan
        }
        guard let separation = try? rounds.separate(found),
            let separated = try? rounds.analyse(separation.units, context)
        else {
            let broken = Dictionary(grouping: found, by: \.host).filter { found in
                (try? rounds.separate(found.value)).flatMap { try? rounds.analyse($0.units, context) } == nil
            }
            rounds.leaveWhole(Set(broken.keys))
            continue
        }
        var plan = SplitPlan(
            separated.controller, separated.analysis, context: separated.context, style: style, moduleName: moduleName,
            wishes: wishes, known: rounds.roles(in: separated.controller))
        plan.keepers = separation.keepers
        if rounds.takeBack(from: separation, plan) || rounds.takeInWorkers(of: plan)
            || rounds.tryRegions(of: plan, besides: found) || rounds.retry(separation, plan)
            || rounds.askForValues(of: plan)
        {
            continue
        }
        let faults = check(controller, separated.controller, context)
        if !faults.isEmpty {
            if rounds.giveUpQuestions(of: separation, in: faults.map(\.member)) { continue }
            rounds.leaveWhole(Set(faults.compactMap(\.member)))
            continue
        }
        plan.leftWhole = rounds.leftWhole(in: separated.controller)
        plan.fragments = separation.fragments
        plan.rounds = rounds.count
        return plan
    }
}
