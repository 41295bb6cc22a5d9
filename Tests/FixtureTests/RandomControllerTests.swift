import Oracle
import TestScope
import Testing

@testable import ViperSplit

/// Whatever members ask of each other, planning ends, what comes of it is verified, and their order decides nothing.
@Suite(.long) struct RandomControllerTests {
    /// Each a controller; every twentieth is large.
    private static let seeds: ClosedRange<UInt64> = 1...60

    @Test(arguments: stride(from: seeds.lowerBound, through: seeds.upperBound, by: 20).map { $0..<$0 + 20 })
    func planningEndsWithinItsBound(_ seeds: Range<UInt64>) throws {
        for seed in seeds {
            let random = RandomController(seed: seed, isLarge: seed % 20 == 0)
            let options = SplitOptions(context: random.context)
            let given = try GivenController([random.file], options: options)
            let plan = try #require(try Planner(given, options)?.plan())
            #expect(plan.rounds <= given.controller.members.count + 3, "\(seed):\n\(random.file.text)")
            // Every round of owners but the last takes something back.
            #expect(plan.owners.rounds <= plan.controller.members.count + 3, "\(seed):\n\(random.file.text)")
            // Writing and reading the output takes as long again.
            guard seed % 4 == 0, !plan.movedMembers.isEmpty else { continue }
            let output = try render(plan, outputDirectory: nil, header: options.header)
            #expect(verify(plan, output.changes) == [], "\(seed):\n\(random.file.text)")
        }
    }

    @Test(arguments: Array(stride(from: seeds.lowerBound, through: seeds.upperBound, by: 20)))
    func orderOfMembersDoesNotMatter(_ seed: UInt64) throws {
        let random = RandomController(seed: seed)
        let options = SplitOptions(context: random.context)
        let given = try GivenController([random.file], options: options)
        let difference = try DifferenceByOrder(
            of: [random.file], given, split: try split(given, options: options), options: options, seed: seed)
        #expect(difference.onlyShuffled == [], "\(seed):\n\(random.file.text)")
        #expect(difference.onlyAsItStands == [], "\(seed):\n\(random.file.text)")
    }

    /// What the others rest on: the members differ, and there is something to split.
    @Test func controllersDifferAndAreSplit() throws {
        let texts = (1...9).map { RandomController(seed: $0).file.text }
        #expect(Set(texts).count == texts.count)
        #expect(RandomController(seed: 1).file.text == texts[0])
        let random = RandomController(seed: 20, isLarge: true)
        let split = try split([random.file], options: SplitOptions(context: random.context))
        #expect(split.outcome == .split && split.summary.count == 4)
        #expect(split.summary.allSatisfy { $0.members > 0 }, "\(split.summary)")
    }
}
