import Foundation
public import Testing

/// `VIPER_SPLIT_TESTS=all` runs every test; without it, those that take long are skipped, and say so.
public let runsAllTests = ProcessInfo.processInfo.environment["VIPER_SPLIT_TESTS"] == "all"

extension Trait where Self == ConditionTrait {
    /// A test that runs with all others only: it takes longer than a developer waits.
    public static var long: Self { .enabled(if: runsAllTests, "it is long; VIPER_SPLIT_TESTS=all runs it") }
}

/// The arguments of a test: all of them with all tests, else the first.
public func longOnes<Argument>(_ arguments: [Argument], first count: Int = 1) -> [Argument] {
    runsAllTests ? arguments : Array(arguments.prefix(count))
}
