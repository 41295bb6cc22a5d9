import Foundation
import Oracle
import Testing

/// All cases of the folder that the tests look at.
let allFixtures = FixtureCase.all(in: FixtureCase.folder)

func fixture(named name: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> FixtureCase {
    try #require(allFixtures.first { $0.name == name }, sourceLocation: sourceLocation)
}

/// The package's own cases, whatever folder the other tests look at.
let packageFixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

/// A comment that only draws a line, as above and below a mark: `// -----`.
func isRule(_ line: String) -> Bool { line.hasPrefix("//") && line.allSatisfy { "/-=*# ".contains($0) } }
